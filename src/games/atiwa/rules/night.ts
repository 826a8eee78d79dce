/** The second half of a turn: three bats fly out, a fruit is spent, a tree grows. ATW-NIGHT. */
import type { Illegal } from '#engine/game.ts';
import { areaOf, count, hasRoom, makesTreeRoom, removeToken, supply } from './area.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import { open } from './parts.ts';
import { listPlaces, playPlace, refusePlace } from './placing.ts';
import * as sp from './spaces.ts';
import { spendForced } from './spending.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import type { Area, Spot, State } from './state.ts';

/** Whether some token of this type would leave room for a tree behind. */
const someMakesRoom = (board: Board, area: Area, token: 'fruitBat' | 'fruit'): boolean =>
  area.spots.some((what, spot) => sp.tokensOn(what).includes(token) && makesTreeRoom(board, area, spot));

/** Whether the tree will find room, with `bats` more to fly (the switch of ATW-NIGHT-06). */
function roomAhead(board: Board, state: State, area: Area, bats: number): boolean {
  if (hasRoom(board, area, sp.T.tree)) return true;
  if (state.options.nightRoom === 'before') return false;
  return (bats > 0 && someMakesRoom(board, area, 'fruitBat')) || someMakesRoom(board, area, 'fruit');
}

/** ATW-NIGHT-01, ATW-NIGHT-02: why no bats can fly now. */
export function flightRefused(board: Board, state: State): Illegal | undefined {
  const area = areaOf(state);
  const { bats } = board.edition.batAction;
  if (state.flown) return refusal('ATW-NIGHT-01');
  if (count(area, sp.T.bat) < bats) return refusal('ATW-NIGHT-02', { bats: count(area, sp.T.bat), of: bats });
  if (count(area, sp.T.fruit) === 0) return refusal('ATW-NIGHT-02', { token: 'fruit' });
  if (supply(board, area, sp.T.tree) === 0) return refusal('ATW-NIGHT-02', { token: 'tree' });
  return roomAhead(board, state, area, bats) ? undefined : refusal('ATW-NIGHT-06');
}

/** Why this bat cannot fly, once the action is under way or begins with it. */
function batRefused(board: Board, state: State, spot: Spot, after: number): Illegal | undefined {
  const area = areaOf(state);
  const what = area.spots[spot];
  if (what === undefined || sp.has[sp.T.bat]![what] !== 1) return refusal('ATW-NIGHT-03', { spot });
  if (state.options.nightRoom === 'before' || makesTreeRoom(board, area, spot)) return undefined;
  return roomAhead(board, state, area, after) ? undefined : refusal('ATW-NIGHT-06', { spot });
}

function flights(board: Board, state: State, after: number): Of<'fly'>[] {
  const moves: Of<'fly'>[] = [];
  for (let spot = 0; spot < areaOf(state).spots.length; spot++)
    if (!batRefused(board, state, spot, after)) moves.push({ type: 'fly', spot });
  return moves;
}

function flyOut(board: Board, state: State, spot: Spot, tell?: Tell): void {
  const area = areaOf(state);
  removeToken(area, spot, sp.T.bat);
  area.night += 1;
  state.flying -= 1;
  tell?.({ type: 'flew', seat: state.seat, spot });
  if (state.flying > 0 && count(area, sp.T.bat) === state.flying)
    return flyOut(
      board,
      state,
      area.spots.findIndex((what) => sp.has[sp.T.bat]![what] === 1),
      tell
    );
  if (state.flying > 0) return;
  state.step = 'fruit';
  state.owed = [{ token: 'fruit', count: 1 }];
  spendForced(board, state, tell);
}

/** The end of a turn: the bat action is offered, and the turn is handed over (ATW-NIGHT-09). */
export const dusk: StepRules<'fly' | 'endTurn'> = {
  accepts: ['fly', 'endTurn'],
  list: (board, state) => {
    const last: Of<'endTurn'> = { type: 'endTurn' };
    if (flightRefused(board, state)) return [last];
    return [...flights(board, state, board.edition.batAction.bats - 1), last];
  },
  refuse: (board, state, move) => {
    if (move.type === 'endTurn') return undefined;
    return flightRefused(board, state) ?? batRefused(board, state, move.spot, board.edition.batAction.bats - 1);
  },
  play: (board, state, move, tell) => {
    if (move.type === 'endTurn') return endTurn(board, state, tell);
    state.flown = true;
    state.flying = board.edition.batAction.bats;
    state.step = 'fly';
    flyOut(board, state, move.spot, tell);
  }
};

export const fly: StepRules<'fly'> = {
  accepts: ['fly'],
  list: (board, state) => flights(board, state, state.flying - 1),
  refuse: (board, state, { spot }) => batRefused(board, state, spot, state.flying - 1),
  play: (board, state, { spot }, tell) => flyOut(board, state, spot, tell)
};

/** The tree is part of the trade and cannot be left (ATW-NIGHT-07). */
export const plant: StepRules<'place'> = {
  accepts: ['place'],
  list: listPlaces,
  refuse: refusePlace,
  play: (board, state, move, tell) => {
    playPlace(board, state, move, tell);
    state.step = 'dusk';
  }
};

/** The fruit is gone: the tree is asked for, or put where alone it can go. */
export function beginPlanting(board: Board, state: State, tell?: Tell): void {
  state.step = 'plant';
  open(board, state);
  const [only, ...others] = listPlaces(board, state);
  if (only && others.length === 0) plant.play(board, state, only, tell);
}

/** ATW-RND-02: three turns each, clockwise from the start player; then maintenance, the holder of the marker first. */
function endTurn(board: Board, state: State, tell?: Tell): void {
  const seats = state.areas.length;
  tell?.({ type: 'turnEnded', seat: state.seat });
  state.flown = false;
  state.turns += 1;
  if (state.turns < turnsEach * seats) {
    state.seat = (state.first + state.turns) % seats;
    state.step = 'worker';
    return;
  }
  // ATW-START-02
  state.first = state.marker;
  state.seat = state.first;
  state.step = 'income';
  tell?.({ type: 'maintenance', round: state.round, first: state.first });
}

/** Turns of each player in a round (ATW-RND-02). */
export const turnsEach = 3;
