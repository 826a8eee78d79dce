/** Where little height is left a note lies over the table: below the seats, or where else it hides nothing that it speaks of. */
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

/** For what lies over the page of a match; its place is `--at`, from where notes begin. Of the board below the seats it takes `--told`. */
export const placed: Attachment<HTMLElement> = (note) => {
  const page = note.closest('.play');
  const main = page?.querySelector('main');
  if (!page || !main) return;
  const place = (): void => {
    const from = note.parentElement!.getBoundingClientRect().top;
    const table = main.getBoundingClientRect();
    const seats = main.querySelector('.chips, .team')?.getBoundingClientRect();
    const dock = main.querySelector('.dock')?.getBoundingClientRect();
    // Seats and dock above and below the board, as on a phone; at its side a note has its usual place.
    const stacked = seats && dock && seats.width > table.width * 0.8 && dock.top > seats.bottom;
    const { height } = note.getBoundingClientRect();
    const lit = [...main.querySelectorAll('[data-lit]')].map((thing) => thing.getBoundingClientRect());
    const top = stacked ? placeFor(height, [seats.bottom, dock.top - height, from], [seats, ...lit]) : from;
    note.style.setProperty('--at', `${Math.round(top - from)}px`);
    main.style.setProperty('--told', `${stacked && top === seats.bottom ? Math.round(height) : 0}px`);
  };
  const sizes = new ResizeObserver(place);
  for (const one of [note, main]) sizes.observe(one);
  const marks = new MutationObserver(place);
  marks.observe(main, { subtree: true, attributes: true, attributeFilter: ['data-lit'] });
  return () => {
    sizes.disconnect();
    marks.disconnect();
    note.style.removeProperty('--at');
    main.style.removeProperty('--told');
  };
};
