/** How far the match has come. */
import type { Board } from '../rules/board.ts';
import { sidesOf } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';

/** Turns handed over since the match began, starting activities among them; the Ayllu's belong to the person's. */
export function clock(board: Board, state: State): number {
  const seats = state.players.length;
  const sides = sidesOf(state);
  // Alone, the person has taken the odd turn wherever the First Player token is with the person.
  const taken = sides === seats ? state.taken : Math.floor((state.taken + (state.first === 0 ? 1 : 0)) / sides);
  if (state.round === 0) return taken;
  return board.edition.turns.perRound.slice(0, state.round - 1).reduce<number>((sum, n) => sum + n, 1) * seats + taken;
}

/** Dawns still to come, the one after this day included. */
export const dawnsLeft = (state: State): number => (state.phase === 'end' ? 0 : 5 - Math.max(1, state.round));
