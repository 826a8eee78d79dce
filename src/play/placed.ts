/** Where little height is left a note lies over the table: below the seats, or where else it hides nothing that it speaks of. */
import { afterFrame } from '#ui/later.svelte.ts';
import type { Attachment } from 'svelte/attachments';

export type Span = { readonly top: number; readonly bottom: number };

const shared = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The top of a note of this height: the first of these places where least of what is to be seen lies under it. */
export function placeFor(height: number, places: readonly number[], shows: readonly Span[]): number {
  const hidden = (top: number): number =>
    shows.reduce((sum, span) => sum + shared(span, { top, bottom: top + height }), 0);
  return places.reduce((best, top) => (hidden(top) < hidden(best) ? top : best));
}

/** Between the seats and the dock: first below the seats, then above the dock, then beside what is spoken of. */
export function placesIn({ top, bottom }: Span, height: number, spoken: readonly Span[]): number[] {
  const beside = spoken.flatMap((span) => [span.bottom, span.top - height]);
  return [top, bottom - height, ...beside.filter((at) => at > top && at < bottom - height)];
}

/** What a note unfolds is read by this much at a time at least, in pixels. */
const readable = 96;

/** How high that may be above a note and below it: from the seats to the dock; where that is too little, up over the seats as well. */
export function roomAround(note: Span, board: Span, from: number): { readonly above: number; readonly below: number } {
  const [above, below] = [note.top - board.top, board.bottom - note.bottom];
  return { above: Math.max(above, below) < readable ? note.top - from : above, below };
}

/** What a tip lights up, what a hint has laid on the table as if it had been touched, and what a table always shows. */
const spokenOf = '[data-lit], [data-stays], :is(.chosen, .set, .picked, .ghost):not(.dock *)';

/** How much a pixel of it counts: what is always to be seen most, and least where something would go, which the dock tells as well. */
const weightOf = (thing: Element): number => (thing.matches('[data-stays]') ? 3 : thing.matches('.ghost') ? 1 : 2);
const weighed = (thing: Element, weight: number): Span[] =>
  Array.from({ length: weight }, () => thing.getBoundingClientRect());

/** How high a note is at most, in large letters: it leaves a line of controls on the board to be touched, and its text is moved under the finger. */
const atMost = ({ top, bottom }: Span): number => Math.max(readable, bottom - top - 64);

/** How much of the board it takes at most, rather than to lie over it: the table needs the rest for what it shows there. */
const most = 0.4;

/** The height down to which a table makes room for a note above it, `--bears` of its styles; without it, it bears none. */
const bears = (main: HTMLElement): number =>
  parseFloat(getComputedStyle(main.querySelector('.game-table') ?? main).getPropertyValue('--bears')) || Infinity;

/**
 * For what lies over the page of a match. Where the table bears it, it stands above it instead, as on a higher screen (`data-stands`,
 * and `data-lowered` of the table's room). Else its place is `--at`, from where notes begin, its height up to `--most`. Of the board below
 * the seats it takes `--told`, and says so. Where it is too high for that it lies over the board, and what is touched there keeps
 * clear of it by `--noted`. What it unfolds goes where there is more room: to `--unfold`, an inset, with a height of up to `--room`.
 */
export const placed: Attachment<HTMLElement> = (note) => {
  const page = note.closest<HTMLElement>('.play');
  const main = page?.querySelector('main');
  if (!page || !main) return;
  const place = (): void => {
    const inFlow = getComputedStyle(note).position === 'relative';
    const stands = main.clientHeight - (inFlow ? 0 : note.offsetHeight) >= bears(main);
    note.toggleAttribute('data-stands', stands);
    main.toggleAttribute('data-lowered', stands);
    const from = note.parentElement!.getBoundingClientRect().top;
    const table = main.getBoundingClientRect();
    const seats = main.querySelector('.chips, .team')?.getBoundingClientRect();
    const dock = main.querySelector('.dock')?.getBoundingClientRect();
    const floats = getComputedStyle(note).position === 'absolute';
    // Seats and dock above and below the board, as on a phone; at its side a note has its usual place.
    const stacked = floats && seats && dock && seats.width > table.width * 0.8 && dock.top > seats.bottom;
    const { height: own, bottom } = note.getBoundingClientRect();
    // With the hairline above it, in whole pixels.
    const height = Math.ceil(own) + 1;
    const foot = dock && dock.top >= bottom ? dock.top : table.bottom;
    const board = stacked ? { top: seats.bottom, bottom: dock.top } : { top: bottom, bottom: foot };
    const spoken = [...main.querySelectorAll(spokenOf)].flatMap((thing) => weighed(thing, weightOf(thing)));
    const around = [...main.querySelectorAll('.chips, .team, .dock')].flatMap((thing) => weighed(thing, 3));
    const top = stacked ? placeFor(height, [...placesIn(board, height, spoken), from], [...around, ...spoken]) : from;
    const lies = stacked ? { top, bottom: top + height } : { top: bottom, bottom };
    const { above, below } = roomAround(lies, board, stacked ? from : bottom);
    if (stacked) note.style.setProperty('--most', `${Math.round(atMost(board))}px`);
    else note.style.removeProperty('--most');
    note.style.setProperty('--at', `${Math.round(top - from)}px`);
    note.style.setProperty('--unfold', above > below ? 'auto 0 100%' : '100% 0 auto');
    note.style.setProperty('--room', `${Math.round(Math.max(above, below))}px`);
    const isFirst = stacked === true && top === board.top;
    main.toggleAttribute('data-noted', isFirst);
    main.style.setProperty('--noted', `${isFirst ? Math.round(height) : 0}px`);
    const makesRoom = isFirst && height < most * (board.bottom - board.top);
    main.toggleAttribute('data-told', makesRoom);
    main.style.setProperty('--told', `${makesRoom ? Math.round(height) : 0}px`);
  };
  const sizes = new ResizeObserver(place);
  for (const one of [note, main]) sizes.observe(one);
  // Much changes with a touch: what lies over the table follows once that is on the screen.
  let due: (() => void) | undefined;
  const marks = new MutationObserver(() => {
    due ??= afterFrame(() => {
      due = undefined;
      place();
    });
  });
  marks.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lit', 'class'] });
  return () => {
    sizes.disconnect();
    marks.disconnect();
    due?.();
    note.removeAttribute('data-stands');
    main.removeAttribute('data-lowered');
    for (const name of ['--at', '--most', '--unfold', '--room']) note.style.removeProperty(name);
    for (const name of ['told', 'noted']) {
      main.style.removeProperty(`--${name}`);
      main.removeAttribute(`data-${name}`);
    }
  };
};
