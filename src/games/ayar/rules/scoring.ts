/** The end of the game: llamas are shared out, the lower marker counts. AYR-END, AYR-FLOW-02, AYR-RES-51, AYR-RES-52. */
import type { Rival, ScoreLine, Seat } from '#engine/game.ts';
import { atMost, type Board } from './board.ts';
import type { Tell } from './events.ts';
import { around, askedOne, isAyllu, levelOf, sideOf, sidesOf } from './sides.ts';
import { refusal, type Of, type PassageRules, type StepRules } from './step.ts';
import { moonFrom, sunFromLlamas, type Side, type State } from './state.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export const sunOf = (side: Side): number => sum(side.sun);
export const moonOf = (side: Side): number => sum(side.moon);

/** AYR-END-02, AYR-END-03: the lower marker, then how near the higher one is. */
type Result = { readonly low: number; readonly distance: number };
const resultOf = (sun: number, moon: number): Result => ({ low: Math.min(sun, moon), distance: Math.abs(sun - moon) });
const better = (a: Result, b: Result): boolean => a.low > b.low || (a.low === b.low && a.distance < b.distance);

export type Split = { readonly sun: number; readonly moon: number };

/** Points for n llamas on one marker (AYR-END-01; AYR-RES-76 for the Ayllu). */
const tableOf = (board: Board, state: State, seat: Seat): readonly number[] =>
  isAyllu(state, seat) ? levelOf(board, state).llamas : board.llamas;

/** The best split: highest lower marker, then smallest distance; llamas may stay unused (AYR-RES-51, AYR-RES-76). */
export function bestSplit(board: Board, state: State, seat: Seat): Split {
  const side = sideOf(state, seat);
  const table = tableOf(board, state, seat);
  const result = ({ sun, moon }: Split): Result =>
    resultOf(sunOf(side) + atMost(table, sun), moonOf(side) + atMost(table, moon));
  return splits(side.llamas).reduce((best, split) => (better(result(split), result(best)) ? split : best));
}

const splits = (llamas: number): Split[] =>
  Array.from({ length: llamas + 1 }, (_, sun) =>
    Array.from({ length: llamas + 1 - sun }, (_unused, moon) => ({ sun, moon }))
  ).flat();

function convert(board: Board, state: State, seat: Seat, { sun, moon }: Split, tell?: Tell): void {
  const side = sideOf(state, seat);
  const table = tableOf(board, state, seat);
  const points = { suns: atMost(table, sun), moons: atMost(table, moon) };
  side.sun = side.sun.with(sunFromLlamas, points.suns);
  side.moon = side.moon.with(moonFrom.llamas, points.moons);
  tell?.({ type: 'llamasShared', seat, sun, moon, ...points });
  state.answered += 1;
  state.step = 'share';
}

/** From the First Player clockwise (AYR-RES-59); who has no llama is not asked. */
export const share: PassageRules = (board, state, tell) => {
  if (state.answered === sidesOf(state)) {
    state.answered = 0;
    state.step = 'over';
    tell?.({ type: 'over', results: around(state, 0).map((seat) => resultOf(...markersOf(state, seat)).low) });
    return;
  }
  const seat = (state.first + state.answered) % sidesOf(state);
  if (isAyllu(state, seat)) convert(board, state, seat, bestSplit(board, state, seat), tell);
  else if (sideOf(state, seat).llamas === 0) convert(board, state, seat, { sun: 0, moon: 0 }, tell);
  else {
    state.asked = seat;
    state.step = 'llamas';
  }
};

export const llamas: StepRules<'llamas'> = {
  accepts: ['llamas'],
  list: (_board, state): Of<'llamas'>[] =>
    splits(askedOne(state).llamas).map((split) => ({ type: 'llamas', ...split })),
  refuse: (_board, state, { sun, moon }) =>
    sun + moon <= askedOne(state).llamas ? undefined : refusal('AYR-END-01', { llamas: askedOne(state).llamas }),
  play: (board, state, { sun, moon }, tell) => convert(board, state, state.asked, { sun, moon }, tell)
};

const markersOf = (state: State, seat: Seat): [number, number] => {
  const side = sideOf(state, seat);
  return [sunOf(side), moonOf(side)];
};

/**
 * Sun points, then moon points, then the higher of the two taken off again: what remains is the lower (AYR-END-02), so
 * that the lines of a side add up to its result.
 */
function linesOf(side: Side): ScoreLine[] {
  return [
    { rule: 'AYR-DAWN-01', points: sum(side.sun.slice(0, sunFromLlamas)), item: 'dawns' },
    { rule: 'AYR-END-01', points: side.sun[sunFromLlamas]!, item: 'sunLlamas' },
    { rule: 'AYR-TSCORE-01', points: side.moon[moonFrom.bonus]!, item: 'templeBonus' },
    { rule: 'AYR-TSCORE-02', points: side.moon[moonFrom.temples]!, item: 'temples' },
    { rule: 'AYR-SSCORE-02', points: side.moon[moonFrom.markers]!, item: 'markers' },
    { rule: 'AYR-END-01', points: side.moon[moonFrom.llamas]!, item: 'moonLlamas' },
    { rule: 'AYR-END-02', points: 0 - Math.max(sunOf(side), moonOf(side)), item: 'higher' }
  ];
}

export const score = (state: State): ScoreLine[][] => state.players.map(linesOf);

/** AYR-RES-52: places by the result, ties by distance, what is still equal shares a place. */
function ranking(results: readonly Result[]): number[] {
  return results.map((mine) => 1 + results.filter((other) => better(other, mine)).length);
}
const resultsOf = (state: State): Result[] => around(state, 0).map((seat) => resultOf(...markersOf(state, seat)));

export const places = (state: State): number[] => ranking(resultsOf(state).slice(0, state.players.length));

/** The Ayllu's score lines, and the places of the person and of it (AYR-SOLO-33, AYR-RES-78); undefined without it. */
export const rival = (state: State): Rival | undefined =>
  state.ayllu ? { lines: linesOf(state.ayllu), places: ranking(resultsOf(state)) } : undefined;
