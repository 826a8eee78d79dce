/** How far the match has come. */
import type { Board } from '../rules/board.ts';
import { sidesOf } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';

/** Turns handed over since the match began, starting activities and turns of the Ayllu among them. */
export function clock(board: Board, state: State): number {
  if (state.round === 0) return state.taken;
  const before = board.edition.turns.perRound.slice(0, state.round - 1).reduce<number>((sum, n) => sum + n, 1);
  return before * sidesOf(state) + state.taken;
}

/** Dawns still to come, the one after this day included. */
export const dawnsLeft = (state: State): number => (state.phase === 'end' ? 0 : 5 - Math.max(1, state.round));
