import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import { counting } from '#play/ending/counting.ts';
import { bestRound, bestTurn, closeness, decisive } from '#play/ending/moments.ts';
import type { GrowthPoint, ScoreSheet } from '#ui/play/types.ts';

const ada = { seat: 0, name: 'Ada' };
const ben = { seat: 1, name: 'Ben' };
const row = (label: string, ...points: (number | undefined)[]) => ({ item: label, label, points });
const sheetOf = (...rows: ReturnType<typeof row>[]): ScoreSheet => ({
  rows,
  totals: [0, 1].map((seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
});

describe('the order in which points are counted', () => {
  const sheet = sheetOf(
    row('Characters', 5, 7),
    row('Joy', 8, undefined),
    row('Force', undefined, 3),
    row('Courage', undefined, 0),
    row('Serenity', 2, undefined),
    row('Council', 0, 0),
    row('Columns', -3, 4)
  );
  const counts = counting(sheet, [ada, ben]);

  it('counts at once what all have, and side by side what each has for itself', () => {
    expect(counts.map(({ labels }) => labels)).toEqual([['Characters'], ['Joy', 'Force'], ['Serenity'], ['Columns']]);
    expect(counts[1]!.parts).toEqual([
      { seat: 0, label: 'Joy', points: 8 },
      { seat: 1, label: 'Force', points: 3 }
    ]);
  });
  it('adds up to the totals of the sheet, step by step', () => {
    expect(counts.map(({ totals }) => totals)).toEqual([
      [5, 7],
      [13, 10],
      [15, 10],
      [12, 14]
    ]);
    expect(counts.at(-1)!.totals).toEqual(sheet.totals);
  });
  it('counts everything one by one for somebody alone, and nothing where there is nothing', () => {
    const alone: ScoreSheet = { rows: [row('Gold', 4), row('Cards', 0), row('Bats', 2)], totals: [6] };
    expect(counting(alone, [ada]).map(({ labels }) => labels)).toEqual([['Gold'], ['Bats']]);
    expect(counting({ rows: [row('Gold', 0)], totals: [0] }, [ada])).toEqual([]);
  });
});

/** A position is the points of all and the round. */
const game: Pick<Game, 'score' | 'round'> = {
  score: ({ points }) => (points as number[]).map((own) => [{ rule: 'T-1', item: 'wood', points: own }]),
  round: ({ round }) => Number(round)
};

/** Each entry: who, and the points of all and the round before and after. */
const log = (
  ...entries: readonly (readonly [Happening['by'], readonly number[], readonly number[], number?, number?])[]
) =>
  entries.map(([by, before, after, round = 1, then = round], n): Happening => ({
    n,
    by,
    move: { type: 'step' },
    before: { points: before, round },
    after: { points: after, round: then },
    events: [],
    draft: false
  }));

describe('the best single turn', () => {
  it('is the one with the largest rise, all its steps together, and leads to the step that brought most', () => {
    const history = log(
      [0, [0, 0], [4, 0]],
      [1, [4, 0], [4, 1]],
      [1, [4, 1], [4, 5]],
      ['chance', [4, 5], [4, 5]],
      [1, [4, 5], [4, 6]],
      [0, [4, 6], [3, 6]]
    );
    expect(bestTurn(game, history)).toEqual({
      seat: 1,
      rise: 6,
      n: 2,
      from: { points: [4, 0], round: 1 },
      to: { points: [4, 6], round: 1 }
    });
  });
  it('leaves out what comes to several at once, after the round, or in an upkeep', () => {
    const history = log(
      [0, [0, 0], [2, 0]],
      [1, [2, 0], [9, 9]],
      [0, [9, 9], [10, 9]],
      [0, [10, 9], [30, 9], 2],
      [1, [30, 9], [30, 10], 2]
    );
    expect(bestTurn(game, history)).toEqual({
      seat: 0,
      rise: 2,
      n: 0,
      from: { points: [0, 0], round: 1 },
      to: { points: [2, 0], round: 1 }
    });
    const night = ({ points }: JsonObject): boolean => (points as number[])[0] === 0;
    expect(bestTurn(game, history, night)).toEqual({
      seat: 0,
      rise: 1,
      n: 2,
      from: { points: [9, 9], round: 1 },
      to: { points: [10, 9], round: 1 }
    });
  });
  it('is none where hardly any turn brings points, or nobody’s turn ends', () => {
    const turns = Array.from({ length: 9 }, (_, n) => [n % 2, [n, 0], [n, 0]] as const);
    expect(bestTurn(game, log(...turns, [1, [9, 0], [9, 5]]))).toBeUndefined();
    expect(bestTurn(game, log([0, [0], [3]], [0, [3], [7]]))).toBeUndefined();
  });
});

describe('the curve', () => {
  const curve = (...totals: number[][]): GrowthPoint[] =>
    totals.map((points, index) => ({ label: String(index), totals: points }));

  it('tells the best round', () => {
    expect(bestRound(curve([0, 0], [3, 1], [4, 8], [9, 10]), [ada, ben])).toEqual({ seat: 1, rise: 7, label: '2' });
  });
  it('tells when it was closest, the latest time of several, and how often the lead changed', () => {
    expect(closeness(curve([0, 0], [5, 4], [4, 8], [10, 9], [14, 9]), [ada, ben])).toEqual({
      gap: 1,
      seats: [0, 1],
      label: '3',
      changes: 2,
      led: { seat: 0, label: '3' }
    });
  });
  it('was closest the latest time of several', () => {
    const close = closeness(curve([0, 0], [3, 3], [5, 4], [9, 8], [14, 9]), [ada, ben]);
    expect(close).toMatchObject({ gap: 1, label: '3' });
    // As close as at the end is no more than the end tells.
    const end = closeness(curve([0, 0], [3, 3], [5, 4], [9, 7], [10, 9]), [ada, ben]);
    expect(end).toMatchObject({ gap: 1, label: undefined });
  });
  it('does not tell of the first half, in which nobody is far ahead yet', () => {
    const close = closeness(curve([0, 0], [3, 3], [9, 4], [19, 9], [30, 12]), [ada, ben]);
    expect(close).toMatchObject({ gap: 5, label: '2', changes: 0, led: { seat: 0, label: '2' } });
  });
  it('says so where it was never closer than at the end', () => {
    const close = closeness(curve([0, 0], [5, 1], [9, 6], [12, 12]), [ada, ben]);
    expect(close).toMatchObject({ gap: 0, label: undefined, led: undefined });
  });
  it('has nothing to tell alone, or of a match of one round', () => {
    expect(closeness(curve([0], [4], [9]), [ada])).toBeUndefined();
    expect(closeness(curve([0, 0], [4, 9]), [ada, ben])).toBeUndefined();
  });
  it('what made the difference is where the first was most ahead of the second', () => {
    const sheet = sheetOf(row('Gold', 9, 8), row('Cards', 3, 9), row('Joy', 6, undefined));
    expect(decisive(sheet, 0, 1)).toEqual({ label: 'Joy', mine: 6, theirs: 0 });
    expect(decisive(sheetOf(row('Gold', 2, 2)), 0, 1)).toBeUndefined();
  });
});
