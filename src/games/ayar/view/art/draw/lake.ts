import { cut, line, type Cut } from '#ui/brand/paper.ts';
import type { Board } from '../../facts.ts';

/** Tall enough for the southernmost space of any edition's drawing. */
export const lakeSize = [100, 146] as const;

const shore = 'M0 6h8V1h84v5h8v20h-3v30h3v44h-3v28h3v12h-10v6H20v-6H0v-12h3V100H0V56h3V26H0z';
const water = 'M4 9h8V5h76v4h8v16h-3v33h3v40h-3v33h3v8H84v6H16v-6H4v-8h3V98H4V58h3V25H4z';

const made = new WeakMap<Board, readonly Cut[]>();

/** The lake without anything on it: shore, water, and the dotted ways of the boats. */
export function lakeCuts(board: Board): readonly Cut[] {
  let cuts = made.get(board);
  if (!cuts) {
    const { nodes, edges } = board.edition.lakeBoard;
    const at = new Map(nodes.list.map(({ id, x, y }) => [id, `${x} ${y}`]));
    const ways = edges.list.map(([one, other]) => `M${at.get(one!)}L${at.get(other!)}`).join('');
    cuts = [
      cut(shore, '#c9a96c'),
      cut(water, '#2f86ad'),
      line('M20 20h8M74 16h7M40 68h6M62 78h7M26 124h8M70 122h9M44 28h5', '#cfeaf4', 0.7, { opacity: 0.6 }),
      line(ways, '#eef8fb', 0.9, { dash: '0.5 2.2' })
    ];
    made.set(board, cuts);
  }
  return cuts;
}
