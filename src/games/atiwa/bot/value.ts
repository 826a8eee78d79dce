/**
 * Points an area may hope to end with: points after the maintenance ahead, and what its tokens and its room will be good
 * for in the rounds after that.
 */
import type { Seat } from '#engine/game.ts';
import { changeOf } from '../rules/board.ts';
import * as sp from '../rules/spaces.ts';
import type { Kind, State, Step } from '../rules/state.ts';
import { finishAction, finishFlight, fly } from './action.ts';
import type { Goal } from './goal.ts';
import { harvest } from './harvest.ts';
import type { Land } from './land.ts';
import { ahead, weigh, type Sets, type Weight, type Weights } from './weights.ts';

const { T } = sp;

/** Steps of a turn before its end, and those of the bats' flight. */
const working: readonly Step[] = ['work', 'draw', 'lay', 'pay', 'dusk'];
const flying: readonly Step[] = ['fly', 'fruit', 'plant'];

/** What positions are judged with. */
export type Sense = {
  readonly land: Land;
  readonly weights: Sets;
  /** By challenge. */
  readonly goals: ReadonlyMap<string, Goal>;
  /** A card that stands for one nobody has seen yet. */
  readonly typical: Kind;
};

export function valueOf(sense: Sense, state: State, seat: Seat): number {
  const atWork = state.seat === seat && working.includes(state.step);
  const stay = forecast(sense, state, seat, false);
  return atWork && !state.flown ? Math.max(stay, forecast(sense, state, seat, true)) : stay;
}

/** The value of things as they stand, with or without the bats' flight. */
function forecast({ land, weights, goals, typical }: Sense, state: State, seat: Seat, out: boolean): number {
  land.load(state.areas[seat]!);
  if (state.seat === seat) {
    if (working.includes(state.step)) finishAction(land, state, typical);
    if (flying.includes(state.step)) finishFlight(land, state);
    if (out && !fly(land)) return -Infinity;
  }
  harvest(land, state, seat);
  const { challenge } = state.options;
  const lone = state.areas.length === 1 && challenge === null;
  const hope = appraise(land, lone ? weights.lone : weights.together, state);
  return challenge === null ? hope : goals.get(challenge)!.hope(land, state, hope);
}

/** A tableau after the maintenance of the round. */
export function appraise(land: Land, w: Weights, state: State): number {
  const { board, counts } = land;
  const { scoring, food } = board.edition;
  const beyond = Math.max(0, counts[T.bat]! - scoring.batsFree);
  let value = land.points + scoring.goldEach * land.gold;
  value +=
    scoring.trainedFamilyEach * land.trained + scoring.batEachBeyond * beyond + food.missingFoodPoints * land.missing;
  for (let t = 0; t < counts.length; t++) value += land.rowPoints(t);

  const r = ahead(state.round);
  if (r === 0) return value;
  const at = (weight: Weight): number => weigh(weight, r);
  land.survey();
  const room = (kind: Parameters<typeof sp.spaceIndex>[0]): number => land.free[sp.spaceIndex(kind)]!;
  const useless = changeOf(board, state.options.challenge) === 'noTerrainCards';
  const demand = Math.max(0, land.rowNumber(T.family) - land.rowNumber(T.goat));

  value += at(w.trees) * counts[T.tree]!;
  value += at(w.fruit) * counts[T.fruit]!;
  value += at(w.animals) * counts[T.animal]!;
  value += at(w.goats) * counts[T.goat]!;
  value += at(w.batsToTen) * Math.min(10, counts[T.bat]!) + at(w.batsBeyond) * beyond;
  value += at(w.gold) * land.gold;
  value += at(w.untrained) * land.untrained + at(w.trained) * land.trained;
  value += at(w.houses) * Math.min(4, room('house'));
  value += useless ? 0 : at(w.nature) * land.nature + at(w.terrain) * Math.min(4, land.terrain);
  value += at(w.treeRoom) * Math.min(8, room('tree') + room('treeThenBatOrFruit') + room('treeThenAnimalOrFruit'));
  value += at(w.batRoom) * Math.min(8, room('fruitBat') + land.roosts);
  value += at(w.animalRoom) * Math.min(4, room('wildAnimal'));
  value += at(w.goatRoom) * Math.min(4, room('goat'));
  value += at(w.blankRoom) * Math.min(10, room('blank'));
  return value + at(w.need) * demand;
}
