/**
 * Points an area may hope to end with: points now, what its tokens and its room are good for in the rounds that are
 * left, and what the maintenance ahead brings and costs.
 */
import { total } from '#engine/game.ts';
import type { Seat } from '#engine/game.ts';
import { changeOf, rounds, type Board } from '../rules/board.ts';
import * as area from '../rules/area.ts';
import { demandOf, edible, worth } from '../rules/feeding.ts';
import { scoreArea } from '../rules/scoring.ts';
import * as sp from '../rules/spaces.ts';
import type { Area, State, Step } from '../rules/state.ts';
import type { Weight, Weights } from './weights.ts';

/** Mean gold on a marker, less what a polluted space costs. */
const perMarker = 0.55;

/** Free spaces by kind, blank ones among them. */
function freeSpaces(board: Board, { cards, spots }: Area): Uint8Array {
  const free = new Uint8Array(10);
  for (let c = 0; c < cards.length; c++) {
    const { spaces } = board.cards[cards[c]!]!;
    for (let i = 0; i < 8; i++) {
      const what = spots[c * 8 + i]!;
      if (what === sp.EMPTY) free[spaces[i]!]! += 1;
      else if (what === sp.TRAINED) free[sp.spaceIndex('fruitBat')]! += 1;
    }
  }
  return free;
}

const afterFood: readonly Step[] = ['breed', 'over', 'eat'];

/** Whether this seat has still to collect its income, and to eat, in the present round. */
function ahead(state: State, seat: Seat): { readonly income: boolean; readonly food: boolean } {
  const working = ['first', 'tile', 'reveal', 'worker', 'work', 'draw', 'lay', 'pay', 'dusk', 'fly', 'fruit', 'plant'];
  if (state.step === 'over') return { income: false, food: false };
  if (working.includes(state.step)) return { income: true, food: true };
  const seats = state.areas.length;
  const place = (seat - state.first + seats) % seats;
  const now = (state.seat - state.first + seats) % seats;
  if (state.step === 'marker') return { income: place > now, food: true };
  return { income: false, food: place > now || (place === now && !afterFood.includes(state.step)) };
}

export function valueOf(board: Board, w: Weights, state: State, seat: Seat): number {
  const own = state.areas[seat]!;
  const points = total(scoreArea(board, own));
  if (state.step === 'over') return points;
  const r = Math.max(0, (rounds - Math.max(1, state.round)) / (rounds - 1));
  const at = ({ early, late }: Weight): number => (r === 0 ? 0 : late + (early - late) * r);

  const bats = area.count(own, sp.T.bat) + own.night;
  const untrained = area.untrained(own);
  const trained = area.trained(own);
  const goats = area.count(own, sp.T.goat);
  const demand = demandOf(board, own);
  const free = freeSpaces(board, own);
  const room = (kind: Parameters<typeof sp.spaceIndex>[0]): number => free[sp.spaceIndex(kind)]!;
  const useless = changeOf(board, state.options.challenge) === 'noTerrainCards';
  const nature = useless ? 0 : area.natureIcons(board, own);

  let value = points;
  value += at(w.trees) * area.count(own, sp.T.tree);
  value += at(w.fruit) * area.count(own, sp.T.fruit);
  value += at(w.animals) * area.count(own, sp.T.animal);
  value += at(w.goats) * goats;
  value += at(w.batsToTen) * Math.min(10, bats) + at(w.batsBeyond) * Math.max(0, bats - 10);
  value += at(w.gold) * Math.min(own.gold, 12);
  value += at(w.untrained) * untrained + at(w.trained) * trained;
  value += at(w.houses) * Math.min(4, room('house'));
  value += at(w.nature) * nature + at(w.terrain) * Math.min(4, area.terrainCards(board, own));
  value += at(w.treeRoom) * Math.min(8, room('tree') + room('treeThenBatOrFruit') + room('treeThenAnimalOrFruit'));
  value += at(w.batRoom) * Math.min(8, room('fruitBat'));
  value += at(w.animalRoom) * Math.min(4, room('wildAnimal'));
  value += at(w.goatRoom) * Math.min(4, room('goat'));
  value += at(w.blankRoom) * Math.min(10, room('blank'));
  value += at(w.need) * demand;
  // Bats on the night card will be points again once they are home.
  value += Math.min(own.night, Math.max(0, bats - 10));

  const due = ahead(state, seat);
  if (due.income) value += trained + perMarker * untrained;
  if (due.food && demand > 0) {
    const income = due.income ? trained + perMarker * untrained : 0;
    const have = worth(board, edible(own)) + income;
    value -= 0.8 * Math.min(demand, have) + 3 * Math.max(0, demand - have);
  }
  return value;
}
