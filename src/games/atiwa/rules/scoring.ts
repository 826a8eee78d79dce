/** Points and places. ATW-SCORE. */
import { total, type ScoreLine } from '#engine/game.ts';
import { count, countOf, rowPoints, trained } from './area.ts';
import type { Board } from './board.ts';
import * as sp from './spaces.ts';
import { tokens, type Area, type State } from './state.ts';

export const goldPoints = (board: Board, area: Area): number => board.edition.scoring.goldEach * area.gold;
export const cardPoints = (board: Board, { cards }: Area): number =>
  cards.reduce((sum, kind) => sum + board.cards[kind]!.value, 0);
export const batPoints = (board: Board, area: Area): number =>
  board.edition.scoring.batEachBeyond * Math.max(0, count(area, sp.T.bat) - board.edition.scoring.batsFree);

/** The score lines of one area; the five supply rows are told apart (ATW-SCORE-03). */
export function scoreArea(board: Board, area: Area): ScoreLine[] {
  const rows = tokens.flatMap((token, t): ScoreLine[] =>
    board.rows[t] === null ? [] : [{ rule: 'ATW-SCORE-03', points: rowPoints(board, area, t), item: token }]
  );
  const { trainedFamilyEach } = board.edition.scoring;
  return [
    { rule: 'ATW-SCORE-01', points: goldPoints(board, area), item: 'gold' },
    { rule: 'ATW-SCORE-02', points: cardPoints(board, area), item: 'cards' },
    ...rows,
    { rule: 'ATW-SCORE-04', points: trainedFamilyEach * trained(area), item: 'trained' },
    { rule: 'ATW-SCORE-05', points: batPoints(board, area), item: 'bats' },
    { rule: 'ATW-SCORE-06', points: board.edition.food.missingFoodPoints * area.missing, item: 'missing' }
  ];
}

export const score = (board: Board, state: State): ScoreLine[][] => state.areas.map((area) => scoreArea(board, area));

/** Markers in the tableau and set aside (ATW-SCORE-09). */
export const pollution = (area: Area): number => countOf(area, sp.POLLUTION) + area.aside;

/** ATW-SCORE-07: points, then fewer pollution markers; those still equal share the place. */
export function places(board: Board, state: State): number[] {
  const points = state.areas.map((area) => total(scoreArea(board, area)));
  const markers = state.areas.map(pollution);
  const ahead = (a: number, b: number): boolean =>
    points[a]! > points[b]! || (points[a] === points[b] && markers[a]! < markers[b]!);
  return points.map((_, seat) => 1 + points.filter((_, other) => ahead(other, seat)).length);
}
