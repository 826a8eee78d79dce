/** Which of the notes on the table can be written where they belong, so that none covers another. */
import type { Note } from './stage.ts';

type Placed = Pick<Note, 'verdict' | 'text'> & { readonly x: number; readonly y: number };

/** What matters most is written first. */
const order: readonly Note['verdict'][] = ['opposed', 'firebreak', 'far', 'dry', 'risky', 'safe'];
/** Pixels that a note takes: a letter and what is around the word; its height. */
const size = { letter: 8, sign: 18, height: 20 };

const width = ({ verdict, text }: Placed): number => size.letter * text.length + (verdict === 'safe' ? 4 : size.sign);

export function legible<T extends Placed>(notes: readonly T[]): readonly T[] {
  const written: T[] = [];
  const covers = (a: T, b: T): boolean =>
    Math.abs(a.y - b.y) < size.height && 2 * Math.abs(a.x - b.x) < width(a) + width(b);
  for (const note of [...notes].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict)))
    if (!written.some((other) => covers(note, other))) written.push(note);
  return written;
}
