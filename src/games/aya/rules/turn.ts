/** How building goes on from step to step: whose turn it is, and its end. AYA-PLACE-01, AYA-END. */
import type { Tell } from './events.ts';
import { seatOf, type State } from './state.ts';

/** The next stock's turn; it draws first unless it drew ahead (AYA-DRAW-05). */
export function nextTurn(state: State, tell?: Tell): void {
  state.turn = (state.turn + 1) % state.stock.length;
  state.due = state.hand[state.turn] === null ? 'draw' : 'place';
  state.resume = null;
  tell?.({ type: 'turn', stock: state.turn, seat: seatOf(state, state.turn) });
}

/** The domino in hand has been placed or put on the RESERVE: the end (AYA-END-02, AYA-END-03), or a draw ahead. */
export function handEmpty(state: State, tell?: Tell): void {
  const { turn } = state;
  const drawn = state.from[turn];
  state.hand[turn] = null;
  state.from[turn] = null;
  if (state.stock[turn] === 0 && drawn === 'stock') {
    state.turn = (turn + 1) % state.stock.length;
    endBuilding(state, tell);
  } else state.due = 'ahead';
}

/** No more hands: what lies stays lying, what is held is lost (AYA-R-12), and the seat that would act next pushes. */
export function endBuilding(state: State, tell?: Tell): void {
  state.phase = 'push';
  state.resume = null;
  state.hand.fill(null);
  state.from.fill(null);
  tell?.({ type: 'buildingOver' });
  awaitPush(state, tell);
}

/**
 * AYA-TOPPLE-03, AYA-TOPPLE-06: a push, if anything stands and the push can be paid; otherwise the count, unless the pushes are
 * only a trial.
 */
export function awaitPush(state: State, tell?: Tell): void {
  const stands = Object.values(state.dominoes).some((domino) => domino.is === 'upright');
  if (stands && state.retriggers >= priceOfPush(state)) state.due = 'push';
  else if (state.resume !== null) state.due = 'push';
  else endToppling(state, tell);
}

export function endToppling(state: State, tell?: Tell): void {
  state.phase = 'over';
  state.due = 'over';
  tell?.({ type: 'topplingOver' });
}

/** AYA-TOPPLE-05: the opening push costs nothing, nor does the first repeat under its option. */
export function priceOfPush({ pushes, options }: State): number {
  const free = options.firstRetriggerFree ? 2 : 1;
  return pushes.length < free ? 0 : 1;
}

/** AYA-END-04: how many dominoes a stock has left, hand included, once they are few; otherwise undefined. */
export function fewLeft(state: State, stock: number): number | undefined {
  const left = state.stock[stock]! + (state.from[stock] === 'stock' ? 1 : 0);
  return left <= 5 ? left : undefined;
}
