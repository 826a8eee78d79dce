/** Moons that pieces lying ready promise, though they score nothing yet. */
import { size, type Board } from '../rules/board.ts';
import type { Craft, PlayerSide } from '../rules/state.ts';
import type { Weights } from './weights.ts';

export function begunMoons(board: Board, w: Weights, player: PlayerSide, craft: Craft): number {
  if (craft === 1) return begunColumns(board, w, player);
  if (craft === 2) return begunBoxes(board, w, player);
  return craft === 3 ? boatAhead(board, w, player) : 0;
}

function begunColumns({ weaving }: Board, w: Weights, { weave }: PlayerSide): number {
  let before = 0;
  let share = w.columnBegun;
  let value = 0;
  let open = false;
  for (const { cells, moons } of weaving.byColumn) {
    const covered = size(cells & weave[0]!) / size(cells);
    if (covered < 1) open = true;
    if (open) {
      value += share * (moons - before) * covered;
      share *= w.coveredBeyond;
    }
    before = moons;
  }
  return value;
}

const begunBoxes = ({ boxes }: Board, w: Weights, { maize }: PlayerSide): number =>
  boxes.reduce((sum, box, i) => {
    const share = maize[i]! / box.maize;
    return share < 1 ? sum + w.boxBegun * box.moons * share * share : sum;
  }, 0);

/** The best island within two spaces of the boat, as far as it is better than the best built. */
function boatAhead({ nodes }: Board, w: Weights, { boat, islands }: PlayerSide): number {
  let best = 0;
  for (const island of islands) best = Math.max(best, nodes[island]!.moons);
  let ahead = best;
  for (const near of nodes[boat]!.near) {
    ahead = Math.max(ahead, nodes[near]!.moons);
    for (const further of nodes[near]!.near) ahead = Math.max(ahead, nodes[further]!.moons - 2);
  }
  return w.boatAhead * (ahead - best);
}
