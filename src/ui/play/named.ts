/**
 * What things on a page are called: what a screen reader says of them, so that there is one name a thing. `data-says` is for
 * what is told to it otherwise. Groups have names too, but nothing that is seen is one.
 */
const things = [
  'button',
  'a[href]',
  'summary',
  'input',
  'li[aria-label]',
  '[role="img"]',
  '[role="timer"]',
  '[data-topic]',
  '[data-says]'
].join();
/** Pictures that show many things: those are asked about by their place. */
const pictures = 'canvas, [data-picture]';

export type Named = {
  readonly thing: Element;
  readonly says: string;
  /** There is more to read about it. */
  readonly rule: boolean;
};

const text = (of: Element | null | undefined): string => (of?.textContent ?? '').replace(/\s+/g, ' ').trim();

function saysOf(thing: Element): string {
  const { says } = (thing as HTMLElement).dataset;
  const label = thing.getAttribute('aria-labelledby');
  return (
    says ??
    thing.getAttribute('aria-label') ??
    (label === null ? undefined : text(document.getElementById(label))) ??
    thing.closest('label')?.textContent?.trim() ??
    text(thing)
  );
}

/** The innermost thing around this one that has a name. */
export function thingOf(target: EventTarget | null): Element | undefined {
  let thing = target instanceof Element ? target.closest(things) : null;
  while (thing && saysOf(thing) === '') thing = thing.parentElement?.closest(things) ?? null;
  return !thing || thing.matches(pictures) || thing.closest('dialog') ? undefined : thing;
}

export function nameOf(target: EventTarget | null): Named | undefined {
  const thing = thingOf(target);
  return thing && { thing, says: saysOf(thing), rule: thing.closest('[data-topic]') !== null };
}

/** The name is there to be read already. */
export const isPlain = ({ thing, says, rule }: Named): boolean => !rule && text(thing) === says;
