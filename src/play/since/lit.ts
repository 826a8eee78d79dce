/**
 * What a step changed on a table, whichever game’s it is: every thing that looks otherwise than before it, and holds no smaller
 * thing that does. Marked with `data-lit`, as what a lesson speaks of.
 */
const things = '[data-topic], [data-card], [data-column], [data-space], .stage button, .stage li, .chip';
/** What tells of the decision itself, and not of the table. */
const apart = '.foot, .dock, .rooms, .story';
/** Of the table, at most; what is larger is no thing on it. */
const largest = 0.4;

export type Seen = ReadonlyMap<Element, string>;

/**
 * How a thing looks: whatever is drawn of it, or what it says of itself by `data-look`, where much that is drawn only counts what
 * lies elsewhere. Whose turn it is shows on chips, and is no change of theirs.
 */
const look = (thing: Element): string =>
  thing.getAttribute('data-look') ??
  (thing.matches('.chip')
    ? (thing.textContent ?? '')
    : thing.outerHTML.replaceAll(/ (?:data-lit|class|style)="[^"]*"/g, ''));

const allIn = (root: HTMLElement | undefined): Element[] =>
  [...(root?.querySelectorAll(things) ?? [])].filter((thing) => !thing.closest(apart));

/** Everything on the table, as it looks now. */
export const seen = (root: HTMLElement | undefined): Seen => new Map(allIn(root).map((thing) => [thing, look(thing)]));

/** Lights what looks otherwise than it did. */
export function litChanges(root: HTMLElement | undefined, was: Seen): void {
  if (!root) return;
  const { width, height } = root.getBoundingClientRect();
  const changed = new Set(allIn(root).filter((thing) => was.get(thing) !== look(thing)));
  for (const thing of changed) {
    const size = thing.getBoundingClientRect();
    const small = size.width > 0 && size.width * size.height < width * height * largest;
    const inner = [...thing.querySelectorAll(things)].some((one) => changed.has(one));
    if (small && !inner) thing.setAttribute('data-lit', 'since');
  }
  // What lies in a part that scrolls comes into sight.
  root.querySelector('[data-lit]:not(.chip)')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What the coach lights as soon as nothing is told any more stays lit. */
export function clearLit(root: HTMLElement | undefined): void {
  for (const thing of root?.querySelectorAll('[data-lit="since"]') ?? []) thing.removeAttribute('data-lit');
}
