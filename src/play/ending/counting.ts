/** In which order the points of a finished match are counted before everybody's eyes. */
import type { Seat } from '#engine/game.ts';
import type { Person, ScoreRow, ScoreSheet } from '#ui/play/types.ts';

type Part = { readonly seat: Seat; readonly label: string; readonly points: number };
/** One touch: what each seat gets, and what each has by then. */
export type Count = {
  /** The kinds of points, each once. */
  readonly labels: readonly string[];
  readonly parts: readonly Part[];
  /** By seat. */
  readonly totals: readonly number[];
};

/**
 * Kind after kind as the sheet has them. What everybody has is counted at once. What only some have (masks) would take a
 * touch each, while the others wait: there the first of each seat are counted side by side, then the second, and so on.
 * What is worth nothing to anybody is passed over.
 */
export function counting({ rows, totals }: ScoreSheet, people: readonly Person[]): Count[] {
  const counts: Count[] = [];
  const sums = totals.map(() => 0);
  const count = (parts: readonly Part[]): void => {
    if (parts.every(({ points }) => points === 0)) return;
    for (const { seat, points } of parts) sums[seat] = (sums[seat] ?? 0) + points;
    counts.push({ labels: [...new Set(parts.map(({ label }) => label))], parts, totals: [...sums] });
  };
  const part = ({ label, points }: ScoreRow, seat: Seat): Part => ({ seat, label, points: points[seat] ?? 0 });

  let own = new Map<Seat, ScoreRow[]>();
  const flush = (): void => {
    const most = Math.max(0, ...[...own.values()].map(({ length }) => length));
    for (let n = 0; n < most; n += 1) {
      count([...own].flatMap(([seat, mine]) => mine.slice(n, n + 1).map((row) => part(row, seat))));
    }
    own = new Map();
  };
  for (const row of rows) {
    const having = people.filter(({ seat }) => row.points[seat] !== undefined);
    if (having.length === people.length) {
      flush();
      count(having.map(({ seat }) => part(row, seat)));
    } else {
      for (const { seat } of having) if (row.points[seat] !== 0) own.set(seat, [...(own.get(seat) ?? []), row]);
    }
  }
  flush();
  return counts;
}
