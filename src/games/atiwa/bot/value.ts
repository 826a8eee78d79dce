/**
 * Points an area may hope to end with: points after the maintenance ahead, and what its tokens and its room will be good
 * for in the rounds after that.
 */
import type { Seat } from '#engine/game.ts';
import { changeOf, rounds } from '../rules/board.ts';
import * as sp from '../rules/spaces.ts';
import type { Kind, State, Step } from '../rules/state.ts';
import { finishAction, finishFlight, fly } from './action.ts';
import { harvest } from './harvest.ts';
import type { Land } from './land.ts';
import type { Weight, Weights } from './weights.ts';

const { T } = sp;

/** Steps of a turn before its end, and those of the bats' flight. */
const working: readonly Step[] = ['work', 'draw', 'lay', 'pay', 'dusk'];
const flying: readonly Step[] = ['fly', 'fruit', 'plant'];

export function valueOf(land: Land, w: Weights, state: State, seat: Seat, typical: Kind): number {
  const atWork = state.seat === seat && working.includes(state.step);
  const stay = forecast(land, w, state, seat, typical, false);
  return atWork && !state.flown ? Math.max(stay, forecast(land, w, state, seat, typical, true)) : stay;
}

/** The value of things as they stand, with or without the bats' flight. */
function forecast(land: Land, w: Weights, state: State, seat: Seat, typical: Kind, out: boolean): number {
  land.load(state.areas[seat]!);
  if (state.seat === seat) {
    if (working.includes(state.step)) finishAction(land, state, typical);
    if (flying.includes(state.step)) finishFlight(land, state);
    if (out && !fly(land)) return -Infinity;
  }
  harvest(land, state, seat);
  return appraise(land, w, state);
}

/** Free spaces by kind, and trained families with room for a bat. */
const free = new Uint8Array(16);

/** A tableau after the maintenance of the round. */
function appraise(land: Land, w: Weights, state: State): number {
  const { board, counts } = land;
  const { scoring, food } = board.edition;
  const beyond = Math.max(0, counts[T.bat]! - scoring.batsFree);
  let value = land.points + scoring.goldEach * land.gold;
  value +=
    scoring.trainedFamilyEach * land.trained + scoring.batEachBeyond * beyond + food.missingFoodPoints * land.missing;
  for (let t = 0; t < counts.length; t++) value += land.rowPoints(t);

  const r = Math.max(0, (rounds - Math.max(1, state.round)) / (rounds - 1));
  if (r === 0) return value;
  const at = ({ early, late }: Weight): number => late + (early - late) * r;
  free.fill(0);
  let roosts = 0;
  for (let spot = 0; spot < land.length; spot++) {
    const what = land.spots[spot]!;
    if (what === sp.EMPTY) free[land.spaces[spot]!]! += 1;
    else if (what === sp.TRAINED) roosts += 1;
  }
  const room = (kind: Parameters<typeof sp.spaceIndex>[0]): number => free[sp.spaceIndex(kind)]!;
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
  value += at(w.batRoom) * Math.min(8, room('fruitBat') + roosts);
  value += at(w.animalRoom) * Math.min(4, room('wildAnimal'));
  value += at(w.goatRoom) * Math.min(4, room('goat'));
  value += at(w.blankRoom) * Math.min(10, room('blank'));
  return value + at(w.need) * demand;
}
