/** What the turn under way will still bring its seat, played on a copy by rule of thumb. */
import { closed, parts, remaining } from '../rules/parts.ts';
import * as sp from '../rules/spaces.ts';
import type { Kind, State } from '../rules/state.ts';
import type { Part } from '../rules/board.ts';
import type { Land } from './land.ts';

const { T } = sp;

/** Carries the action space under way to its end. `typical` stands for a card still to be drawn. */
export function finishAction(land: Land, state: State, typical: Kind): void {
  if (state.step === 'pay') for (const { token, count } of state.owed) land.take(sp.tokenIndex(token), count);
  if (state.card >= 0) land.addCard(state.card);
  else if (state.step === 'draw') land.addCard(typical);
  if (state.space < 0) return;
  const list = parts(land.board, state);
  let chosen = 0;
  for (let i = 0; i < list.length; i++) {
    const part = list[i]!;
    if (part.choice > 0 && part.choice === chosen) continue;
    if (state.left[i] === 0 || closed(land.board, state, list, i)) continue;
    const times = part.act === 'houses' ? land.length : remaining(land.board, state, list, i);
    if (part.price > 0 && state.used[i] === 0) {
      if (part.act !== 'buy' && !wanted(land, part)) continue;
      if (land.gold < part.price) continue;
    }
    const done = carryOut(land, state, part, times, typical);
    if (done && part.price > 0 && state.used[i] === 0) land.gold -= part.price;
    if (done && part.choice > 0) chosen = part.choice;
  }
}

/** Whether there is room for what a price buys. */
const wanted = (land: Land, part: Part): boolean =>
  part.act === 'train' ? land.untrained > 0 : land.supply(part.token) > 0 && land.bestSpot(part.token) >= 0;

/** Whether anything was done. */
function carryOut(land: Land, state: State, part: Part, times: number, typical: Kind): boolean {
  switch (part.act) {
    case 'draw':
      land.addCard(typical);
      return true;
    case 'take': {
      const kind = state.open[part.slot]!;
      if (kind >= 0) land.addCard(kind);
      return kind >= 0;
    }
    case 'buy':
      if (state.stacks[part.location] === 0 || land.counts[T.tree]! < part.trees) return false;
      land.take(T.tree, part.trees);
      land.addCard(land.board.terrainCount + part.location);
      return true;
    case 'gold':
      land.gold += times;
      return true;
    case 'train':
      land.train(times);
      return true;
    case 'plant': {
      const spot = land.supply(T.tree) > 0 && land.supply(T.fruit) > 0 ? land.bestSpot(T.tree) : -1;
      if (spot >= 0) land.set(spot, sp.TREE_FRUIT);
      return spot >= 0;
    }
    case 'houses':
      for (let spot = 0; spot < land.length; spot++) {
        const space = land.spaces[spot];
        if (land.spots[spot] === sp.EMPTY && (space === sp.HOUSE || space === sp.RUIN)) land.set(spot, sp.BAT);
      }
      return true;
    case 'place':
      return land.put(part.token, times) > 0;
  }
}

/** Carries the flight of the bats to its end, once it has begun. */
export function finishFlight(land: Land, state: State): void {
  if (state.step === 'fly') {
    land.take(T.bat, state.flying);
    land.night += state.flying;
  }
  if (state.step === 'fly' || state.step === 'fruit') land.take(T.fruit, 1);
  land.put(T.tree, 1);
}

/** Sends the bats out if the rules and the room allow it (ATW-NIGHT-02, ATW-NIGHT-06). */
export function fly(land: Land): boolean {
  const { bats } = land.board.edition.batAction;
  if (land.counts[T.bat]! < bats || land.counts[T.fruit] === 0 || land.supply(T.tree) === 0) return false;
  if (land.bestSpot(T.tree) < 0) return false;
  land.take(T.bat, bats);
  land.night += bats;
  land.take(T.fruit, 1);
  land.put(T.tree, 1);
  return true;
}
