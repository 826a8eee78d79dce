/** Maintenance, steps 2 and 3: animals bring trees, trees fruit, fruit bats; then the bats come home. ATW-GROW, ATW-RET. */
import { areaOf, room, rowNumber, spaceAt, supply } from './area.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import { open } from './parts.ts';
import { listPlaces, playPlace, putDown, refusePlace } from './placing.ts';
import * as sp from './spaces.ts';
import type { StepRules } from './step.ts';
import { tokens, type Area, type Spot, type State, type Step } from './state.ts';

type Growth = { readonly step: Step; readonly row: sp.TokenIndex; readonly gives: sp.TokenIndex; readonly next: Step };
const growths = {
  trees: { step: 'trees', row: sp.T.animal, gives: sp.T.tree, next: 'growFruit' },
  fruits: { step: 'fruits', row: sp.T.tree, gives: sp.T.fruit, next: 'growBats' },
  bats: { step: 'bats', row: sp.T.fruit, gives: sp.T.bat, next: 'night' }
} as const satisfies Record<string, Growth>;

/** Begins a sub-step: its number is read once (ATW-GROW-05), and cut to what the supply holds. */
const begin =
  (growth: Growth) =>
  (board: Board, state: State, tell?: Tell): void => {
    const area = areaOf(state);
    const number = rowNumber(board, area, growth.row);
    const most = Math.min(number, supply(board, area, growth.gives));
    state.step = growth.step;
    open(board, state);
    state.left = [most];
    const token = tokens[growth.gives]!;
    tell?.({ type: 'growth', seat: state.seat, row: tokens[growth.row]!, number, token });
    if (most < number) tell?.({ type: 'noneLeft', seat: state.seat, token, count: number - most });
    goOn(board, state, growth, tell);
  };

export const growTrees = begin(growths.trees);
export const growFruit = begin(growths.fruits);
export const growBats = begin(growths.bats);

/** Ends the sub-step when nothing is left to place or no room is left for it (ATW-GROW-04). */
function goOn(board: Board, state: State, growth: Growth, tell?: Tell): void {
  const left = state.left[0]!;
  if (left > 0 && listPlaces(board, state).length > 0) return;
  if (left > 0) tell?.({ type: 'noRoom', seat: state.seat, token: tokens[growth.gives]!, count: left });
  close(state, growth);
}

function close(state: State, growth: Growth): void {
  state.left = [];
  state.used = [];
  state.step = growth.next;
}

const grow = (growth: Growth): StepRules<'place' | 'done'> => ({
  accepts: ['place', 'done'],
  list: (board, state) => [...listPlaces(board, state), { type: 'done' }],
  refuse: (board, state, move) => (move.type === 'done' ? undefined : refusePlace(board, state, move)),
  play: (board, state, move, tell) => {
    if (move.type === 'done') {
      tell?.({ type: 'declined', seat: state.seat, token: tokens[growth.gives]!, count: state.left[0]! });
      return close(state, growth);
    }
    playPlace(board, state, move, tell);
    goOn(board, state, growth, tell);
  }
});

export const trees = grow(growths.trees);
export const fruits = grow(growths.fruits);
export const bats = grow(growths.bats);

/** The night bats come home: as many as can (ATW-RET-01). */
export function night(board: Board, state: State, tell?: Tell): void {
  state.step = 'home';
  open(board, state);
  comeHome(board, state, tell);
}

/**
 * Spaces that bats could fill one after another: a card's blank spaces open with the first bat on it (ATW-RET-03). In
 * whatever order they are filled, all of them are in the end (ATW-RET-02).
 */
function roosts(board: Board, area: Area): Spot[] {
  const direct = room(board, area, sp.T.bat);
  const cards = new Set(direct.map((spot) => spot >> 3));
  const list: Spot[] = [];
  for (let spot = 0; spot < area.spots.length; spot++) {
    const free = area.spots[spot] === sp.EMPTY && spaceAt(board, area, spot) === sp.BLANK;
    if (direct.includes(spot) || (free && cards.has(spot >> 3))) list.push(spot);
  }
  return list;
}

function comeHome(board: Board, state: State, tell?: Tell): void {
  const area = areaOf(state);
  const { seat } = state;
  if (area.night > 0) {
    const spots = roosts(board, area);
    if (spots.length > area.night) {
      state.left = [area.night];
      return;
    }
    for (const spot of spots) {
      area.night -= 1;
      putDown(board, state, { token: 'fruitBat', spot }, tell);
    }
  }
  if (area.night > 0) tell?.({ type: 'noRoom', seat, token: 'fruitBat', count: area.night });
  area.night = 0;
  state.left = [];
  state.used = [];
  state.step = 'hunger';
}

/** Only where; staying out is no choice. */
export const home: StepRules<'place'> = {
  accepts: ['place'],
  list: listPlaces,
  refuse: refusePlace,
  play: (board, state, move, tell) => {
    areaOf(state).night -= 1;
    playPlace(board, state, move, tell);
    comeHome(board, state, tell);
  }
};
