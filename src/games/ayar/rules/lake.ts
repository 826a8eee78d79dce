/** Where a boat may go and what it costs. AYR-REED, AYR-RES-42, AYR-RES-43, AYR-RES-46. */
import type { Seat } from '#engine/game.ts';
import { bit, type Board } from './board.ts';
import type { State } from './state.ts';

/** AYR-REED-02: a space with any island is free. */
export const costOf = (board: Board, state: State, node: number): number =>
  state.islands[node] === 0 ? board.nodes[node]!.power : 0;

/** AYR-REED-04, AYR-RES-43: an exclusive slot holds one boat. */
export const mayStop = (board: Board, state: State, seat: Seat, node: number): boolean =>
  !board.nodes[node]!.exclusive || !state.players.some(({ boat }, other) => other !== seat && boat === node);

/** AYR-REED-03, AYR-REED-04: an island is built on entering. */
export function builds(board: Board, state: State, seat: Seat, node: number): boolean {
  const { island, exclusive } = board.nodes[node]!;
  const there = state.islands[node]!;
  return island && !bit(there, seat) && !(exclusive && there !== 0);
}

/** The least power still needed after entering `node` to end on a space the boat may occupy (AYR-RES-46). */
export function stillNeeded(
  board: Board,
  state: State,
  seat: Seat,
  node: number,
  seen: readonly number[] = []
): number {
  if (mayStop(board, state, seat, node)) return 0;
  let least = Infinity;
  for (const next of board.nodes[node]!.near) {
    if (seen.includes(next) || board.nodes[next]!.start) continue;
    least = Math.min(least, costOf(board, state, next) + stillNeeded(board, state, seat, next, [...seen, node]));
  }
  return least;
}

/** The least power with which the boat can move at all. */
export function leastForBoat(board: Board, state: State, seat: Seat): number {
  let least = Infinity;
  for (const next of board.nodes[state.players[seat]!.boat]!.near) {
    if (board.nodes[next]!.start) continue;
    least = Math.min(least, costOf(board, state, next) + stillNeeded(board, state, seat, next));
  }
  return least;
}
