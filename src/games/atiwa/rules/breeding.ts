/** Maintenance, step 5: young of families and animals; then the next seat's maintenance, or the end. ATW-BREED. */
import { rounds, type Board } from './board.ts';
import type { Tell } from './events.ts';
import { open } from './parts.ts';
import { listPlaces, playPlace, refusePlace } from './placing.ts';
import type { StepRules } from './step.ts';
import { tokens, type State } from './state.ts';

export function offspring(board: Board, state: State, tell?: Tell): void {
  state.step = 'breed';
  open(board, state);
  tell?.({
    type: 'breeding',
    seat: state.seat,
    tokens: board.breeding[state.round - 1]!.map(({ token }) => tokens[token]!)
  });
  goOn(board, state);
}

/** Ends when no condition can be used any more. */
function goOn(board: Board, state: State): void {
  if (listPlaces(board, state).length === 0) close(state);
}

function close(state: State): void {
  state.left = [];
  state.used = [];
  state.step = 'nextSeat';
}

export const breed: StepRules<'place' | 'done'> = {
  accepts: ['place', 'done'],
  list: (board, state) => [...listPlaces(board, state), { type: 'done' }],
  refuse: (board, state, move) => (move.type === 'done' ? undefined : refusePlace(board, state, move)),
  play: (board, state, move, tell) => {
    if (move.type === 'done') return close(state);
    playPlace(board, state, move, tell);
    goOn(board, state);
  }
};

/** Steps 2 to 5 go round the table; after round VII the match is over (ATW-END-01). */
export function nextSeat(_board: Board, state: State, tell?: Tell): void {
  state.seat = (state.seat + 1) % state.areas.length;
  if (state.seat !== state.first) state.step = 'growTrees';
  else if (state.round < rounds) state.step = 'prepare';
  else {
    state.step = 'over';
    tell?.({ type: 'over' });
  }
}
