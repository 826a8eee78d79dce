/** Points and places. ATW-SCORE. */
import { total, type ScoreLine } from '#engine/game.ts';
import { countOf, gone, trained } from './area.ts';
import type { Board } from './board.ts';
import * as sp from './spaces.ts';
import { tokens, type Area, type State } from './state.ts';

/** What counts in the end, wherever it lies. */
export type Holding = {
  readonly gold: number;
  /** The values of the cards together. */
  readonly cards: number;
  /** Tokens that are off the supply board, by type; bats in the tableau. */
  readonly off: readonly number[];
  readonly trained: number;
  readonly missing: number;
};

const holdingOf = (board: Board, area: Area): Holding => ({
  gold: area.gold,
  cards: area.cards.reduce((sum, kind) => sum + board.cards[kind]!.value, 0),
  off: tokens.map((_, t) => gone(area, t)),
  trained: trained(area),
  missing: area.missing
});

/** The score lines of one player; the five supply rows are told apart (ATW-SCORE-03). */
export function scoreHolding({ edition, rows }: Board, { gold, cards, off, trained, missing }: Holding): ScoreLine[] {
  const { goldEach, trainedFamilyEach, batEachBeyond, batsFree } = edition.scoring;
  const ofRows = tokens.flatMap((token, t): ScoreLine[] => {
    const row = rows[t];
    return row ? [{ rule: 'ATW-SCORE-03', points: row.points[off[t]! - 1] ?? 0, item: token }] : [];
  });
  return [
    { rule: 'ATW-SCORE-01', points: goldEach * gold, item: 'gold' },
    { rule: 'ATW-SCORE-02', points: cards, item: 'cards' },
    ...ofRows,
    { rule: 'ATW-SCORE-04', points: trainedFamilyEach * trained, item: 'trained' },
    { rule: 'ATW-SCORE-05', points: batEachBeyond * Math.max(0, off[sp.T.bat]! - batsFree), item: 'bats' },
    { rule: 'ATW-SCORE-06', points: edition.food.missingFoodPoints * missing, item: 'missing' }
  ];
}

export const scoreArea = (board: Board, area: Area): ScoreLine[] => scoreHolding(board, holdingOf(board, area));

export const score = (board: Board, state: State): ScoreLine[][] => state.areas.map((area) => scoreArea(board, area));

/** Markers in the tableau and set aside (ATW-SCORE-09). */
export const pollution = (area: Area): number => countOf(area, sp.POLLUTION) + area.aside;

/** ATW-SCORE-07: points, then fewer pollution markers; those still equal share the place. */
export function places(board: Board, state: State): number[] {
  return rank(
    state.areas.map((area) => total(scoreArea(board, area))),
    state.areas.map(pollution)
  );
}

/** Places by points, then by fewer markers. */
export function rank(points: readonly number[], markers: readonly number[]): number[] {
  const ahead = (a: number, b: number): boolean =>
    points[a]! > points[b]! || (points[a] === points[b] && markers[a]! < markers[b]!);
  return points.map((_, seat) => 1 + points.filter((_, other) => ahead(other, seat)).length);
}
