/** Which of the notes on the table can be written where they belong, so that none covers another, nor what stands there. */
import { beneath, type Area, type Disc } from './clear.svelte.ts';
import type { Note } from './stage.ts';

type Placed = Pick<Note, 'verdict' | 'text'> & { readonly x: number; readonly y: number };

/** What matters most is written first. */
const order: readonly Note['verdict'][] = ['opposed', 'firebreak', 'far', 'dry', 'risky', 'safe'];
/** Pixels that a note takes: a letter and what is around the word; its height with what is around it, and without. */
const size = { letter: 8, sign: 18, height: 20, high: 16 };
/** Pixels from what a note is about down to its middle, and how much further away it may be. */
export const below = 12;
const further = [0, 14, 28];

const width = ({ verdict, text }: Placed): number => size.letter * text.length + (verdict === 'safe' ? 4 : size.sign);

/** Where it hangs, then above, at the right and at the left, then the same further away. */
const placesOf = <T extends Placed>(note: T): readonly T[] =>
  further.flatMap((by) => {
    const aside = width(note) / 2 + 6 + by;
    const shifts = [
      [0, by] as const,
      [0, -2 * below - by] as const,
      [aside, -below] as const,
      [-aside, -below] as const
    ];
    return shifts.map(([x, y]) => ({ ...note, x: note.x + x, y: note.y + y }));
  });

const areaOf = (note: Placed): Area => ({
  left: note.x - width(note) / 2,
  right: note.x + width(note) / 2,
  top: note.y + below - size.high / 2,
  bottom: note.y + below + size.high / 2
});

/** `stands`: what a note is written beside, if there is room; where what may never be covered takes all of it, it is not written. */
export function legible<T extends Placed>(notes: readonly T[], stands: readonly Disc[] = []): readonly T[] {
  const written: T[] = [];
  const covers = (a: T, b: T): boolean =>
    Math.abs(a.y - b.y) < size.height && 2 * Math.abs(a.x - b.x) < width(a) + width(b);
  const isFree = (note: T): boolean => !written.some((other) => covers(note, other));
  for (const note of [...notes].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))) {
    if (!isFree(note)) continue;
    const reach = width(note) + 2 * below + further.at(-1)!;
    const near = stands.filter(({ x, y, r }) => Math.hypot(x - note.x, y - note.y) < reach + r);
    const hidden = (one: T): number => beneath(areaOf(one), near);
    const best = placesOf(note)
      .filter(isFree)
      .reduce((least, one) => (hidden(one) < hidden(least) ? one : least), note);
    if (hidden(best) < Infinity) written.push(best);
  }
  return written;
}
