/** Which moves to look at first, and which not at all. */
import type { Board } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { bestSplit, type Split } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

const never = -Infinity;

export function promise(board: Board, state: State, move: Move): number {
  switch (move.type) {
    case 'lay':
      return layPromise(board, state, move.cell, move.facing);
    case 'build':
      return twinSlot(board, state, move.slot) ? never : 0;
    case 'llamas':
      return wasteful(board, state, move) ? never : -Math.abs(move.sun - move.moon);
    case 'endActivity':
    case 'keepMarkers':
      return -1;
    default:
      return 0;
  }
}

/** More than three llamas are left over, and not because the nearer result is the better one (AYR-RES-51). */
function wasteful(board: Board, state: State, { sun, moon }: Split): boolean {
  if (state.players[state.asked]!.llamas - sun - moon <= 3) return false;
  const best = bestSplit(board, state, state.asked);
  return best.sun !== sun || best.moon !== moon;
}

/** Of several slots with the same activity any will do: the first. */
function twinSlot(board: Board, state: State, id: string): boolean {
  if (state.phase === 'start') return false;
  const slot = board.slots.find((one) => one.id === id)!;
  return board.paths[slot.ayar]!.slots.some(
    ({ order, craft, index, gap }) =>
      order < slot.order && craft === slot.craft && state.built[index] === -1 && gap <= state.spaces[slot.ayar]!
  );
}

/** Facings that look alike count once; the first columns with gaps come first, further ones not at all. */
function layPromise(board: Board, state: State, cell: number, facing: number): number {
  const { facings } = board.textiles[state.cloth]!;
  const [first, second] = facings[facing]!;
  for (let other = facing % 2; other < facing; other += 2)
    if (facings[other]![0] === first && facings[other]![1] === second) return never;
  const { columns, byColumn } = board.weaving;
  const { weave } = state.players[state.seat]!;
  const open = byColumn.findIndex(({ cells }) => (cells & ~weave[0]!) !== 0);
  const ahead = (cell % columns) - open;
  return ahead > 2 ? never : -ahead;
}
