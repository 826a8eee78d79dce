/** What an activity is worth to a side at this moment: suns and moons. Parts 5 to 8 of the ledger, AYR-SOLO-22 to 28. */
import type { Seat } from '#engine/game.ts';
import { size, type Board } from './board.ts';
import { complete, isAyllu, levelOf } from './sides.ts';
import { wild, type Ayllu, type Craft, type PlayerSide, type State } from './state.ts';

/** AYR-WEAVE-04, AYR-RES-38: half suns that meet across a shared edge, and suns printed complete. */
function weavingSuns({ weaving }: Board, { weave }: PlayerSide): number {
  const [, top, right, bottom, left, printed] = weave as [number, number, number, number, number, number];
  return size(bottom & (top >>> weaving.columns)) + size(right & (left >>> 1) & ~weaving.lastColumn) + printed;
}

/** AYR-WEAVE-05: the last column of the unbroken run from the left. */
function weavingMoons({ weaving }: Board, { weave }: PlayerSide): number {
  let moons = 0;
  for (const column of weaving.byColumn) {
    if ((column.cells & ~weave[0]!) !== 0) break;
    moons = column.moons;
  }
  return moons;
}

/** AYR-POT-07, AYR-POT-08, AYR-RES-34: sets of colours, wild pots joined to them for the best sum. */
function potteryMoons({ pottery, pots, colours }: Board, player: PlayerSide): number {
  const count = new Array<number>(colours).fill(0);
  let wilds = 0;
  for (const pot of player.pots) {
    if (pot === wild) wilds++;
    else count[pots[pot]!.colour]!++;
  }
  const { points } = pottery;
  const set = (n: number): number => points[n < points.length ? n : points.length - 1]!;
  if (wilds === 0) return count.reduce((sum, n) => sum + set(n), 0);
  // best[k]: the most that the colours so far give with k wild pots among them.
  let best = new Array<number>(wilds + 1).fill(0);
  for (const n of count)
    best = best.map((_, k) => {
      let most = 0;
      for (let j = 0; j <= k; j++) most = Math.max(most, best[k - j]! + set(n + j));
      return most;
    });
  return best[wilds]!;
}

/** AYR-TERR-04, AYR-TERR-05. */
function terraceSuns({ boxes }: Board, { maize }: PlayerSide): number {
  let suns = 0;
  for (let i = 0; i < boxes.length; i++) suns += boxes[i]!.suns[maize[i]!]!;
  return suns;
}
function terraceMoons({ boxes }: Board, { maize }: PlayerSide): number {
  let moons = 0;
  for (let i = 0; i < boxes.length; i++) if (maize[i] === boxes[i]!.maize) moons += boxes[i]!.moons;
  return moons;
}

/** AYR-REED-07, AYR-SOLO-28: the highest value beside an own island. */
function best({ nodes }: Board, islands: readonly number[]): number {
  let moons = 0;
  for (const node of islands) moons = Math.max(moons, nodes[node]!.moons);
  return moons;
}

export function playerSuns(board: Board, player: PlayerSide, craft: Craft): number {
  switch (craft) {
    case 0:
      return board.pottery.suns[player.pots.length]!;
    case 1:
      return weavingSuns(board, player);
    case 2:
      return terraceSuns(board, player);
    default:
      return board.reed.suns[player.islands.length]!;
  }
}

export function playerMoons(board: Board, player: PlayerSide, craft: Craft): number {
  switch (craft) {
    case 0:
      return potteryMoons(board, player);
    case 1:
      return weavingMoons(board, player);
    case 2:
      return terraceMoons(board, player);
    default:
      return best(board, player.islands);
  }
}

/** Pieces the Ayllu has put down for an activity, and how many there can be (AYR-SOLO-15). */
export function aylluPieces(ayllu: Ayllu, craft: Craft): number {
  return [ayllu.pots, ayllu.cloths, ayllu.maize, ayllu.gone][craft]!;
}
const trackOf = (board: Board, state: State, craft: Craft): { suns: readonly number[]; moons?: readonly number[] } => {
  const level = levelOf(board, state);
  return [level.pottery, level.weaving, level.terrace, level.reed][craft]!;
};
export const aylluRoom = (board: Board, state: State, craft: Craft): number =>
  trackOf(board, state, craft).suns.length - 1 - aylluPieces(state.ayllu!, craft);

/** Suns of an activity, without the extra one. */
export function suns(board: Board, state: State, seat: Seat, craft: Craft): number {
  if (!isAyllu(state, seat)) return playerSuns(board, state.players[seat]!, craft);
  return trackOf(board, state, craft).suns[aylluPieces(state.ayllu!, craft)]!;
}

/** Moons of an activity; AYR-RES-82 for the Ayllu. */
export function moons(board: Board, state: State, seat: Seat, craft: Craft): number {
  if (!isAyllu(state, seat)) return playerMoons(board, state.players[seat]!, craft);
  const { moons: along } = trackOf(board, state, craft);
  return along ? along[aylluPieces(state.ayllu!, craft)]! : best(board, state.ayllu!.islands);
}

/** Inti devotion that an activity gives: its suns, and the extra one (AYR-VIR-06, AYR-RES-26, AYR-RES-27). */
export function devotion(board: Board, state: State, seat: Seat, craft: Craft): number {
  const player = state.players[seat];
  const effect = board.extraSun >= 0 ? board.viracocha[board.extraSun]!.effect : undefined;
  const extra = player && effect?.type === 'extraSun' && complete(board, player, board.extraSun) ? effect.amount : 0;
  return suns(board, state, seat, craft) + extra;
}
