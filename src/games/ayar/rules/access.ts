/** Which activities can be performed, and which choices of marker, line and Ayar lead to one. AYR-RES-02, 03, 05. */
import type { Seat } from '#engine/game.ts';
import { bit, tambosIn, type Board } from './board.ts';
import { leastForBoat } from './lake.ts';
import { arrowsAt, living, powerBonus } from './sides.ts';
import { gold, none, type Ayar, type Craft, type Line, type Marker, type PlayerSide, type State } from './state.ts';

/** Two free neighbouring slots of the weaving area are left (AYR-RES-37). */
export function clothFits({ weaving }: Board, player: PlayerSide): boolean {
  const free = weaving.all & ~player.weave[0]!;
  return (free & (free >>> weaving.columns)) !== 0 || (free & (free >>> 1) & ~weaving.lastColumn) !== 0;
}

/** The least power with which a seat can perform an activity (AYR-RES-05); Infinity if it cannot at all. */
export function leastPower(board: Board, state: State, seat: Seat, craft: Craft): number {
  const player = state.players[seat]!;
  switch (craft) {
    case 0: {
      if (player.pots.length >= board.pottery.slots) return Infinity;
      let least = state.stack > 0 ? board.market.stackPower : Infinity;
      state.market.forEach((pot, place) => {
        if (pot !== none) least = Math.min(least, board.market.slots[place]!.power);
      });
      return least;
    }
    case 1: {
      if (!clothFits(board, player)) return Infinity;
      let least = Infinity;
      state.tops.forEach((top, stack) => {
        if (top !== none) least = Math.min(least, board.stacks.powers[stack]!);
      });
      return least;
    }
    case 2:
      return player.maize.some((gone, box) => gone < board.boxes[box]!.maize) ? 1 : Infinity;
    default:
      return player.islands.length < board.reed.suns.length - 1 ? leastForBoat(board, state, seat) : Infinity;
  }
}

export const canPerform = (board: Board, state: State, seat: Seat, craft: Craft, power: number): boolean =>
  leastPower(board, state, seat, craft) <= power;

/** AYR-ACT-02: empty cells of a line once one more tambo has left it. */
export const basePower = (player: PlayerSide, line: Line): number => 5 - tambosIn(player.tambos, line);

/** AYR-MOVE-02, AYR-MOVE-03. */
export const destination = (board: Board, state: State, ayar: Ayar, arrows: number): number =>
  Math.min(board.paths[ayar]!.end, state.spaces[ayar]! + arrows);

/** AYR-RES-14. */
export const isBehind = (gap: number, space: number): boolean => gap <= space;

/** AYR-STEP-02, AYR-STEP-03, AYR-RES-01: no marker of the seat stands or lies at the line, and a tambo is left there. */
export const lineOpen = (player: PlayerSide, line: Line): boolean =>
  !player.at.includes(line) && tambosIn(player.tambos, line) > 0;

/** AYR-STEP-01: neither laid this round nor retired. */
export const markerStands = (state: State, player: PlayerSide, marker: Marker): boolean =>
  !bit(player.laid, marker) && (marker === gold || state.retired[marker] === 0);

/** AYR-RES-02, for one choice: a slot behind the moved Ayar whose activity can be performed. */
export function leadsToActivity(board: Board, state: State, line: Line, ayar: Ayar): boolean {
  const player = state.players[state.seat]!;
  const space = destination(board, state, ayar, arrowsAt(board, state, line));
  return board.paths[ayar]!.slots.some(
    ({ index, gap, craft }) =>
      isBehind(gap, space) &&
      state.built[index] === none &&
      canPerform(board, state, state.seat, craft, basePower(player, line) + powerBonus(board, player, craft))
  );
}

export type Choice = { readonly marker: Marker; readonly line: Line };

/** What may be laid where, before asking whether it leads anywhere. */
function open(state: State, player: PlayerSide): Choice[] {
  const choices: Choice[] = [];
  for (let marker = 0; marker <= gold; marker++) {
    if (!markerStands(state, player, marker)) continue;
    for (let line = 0; line < 8; line++) if (lineOpen(player, line)) choices.push({ marker, line });
  }
  return choices;
}

/**
 * Every marker and line of the seat to act. `idle`: none of them leads to an activity, so that all are allowed
 * (AYR-RES-03). The same as asking `leadsToActivity` of each, but everything is looked up once.
 */
export function choices(board: Board, state: State): { readonly list: Choice[]; readonly idle: boolean } {
  const player = state.players[state.seat]!;
  const needed = [0, 1, 2, 3].map(
    (craft) => leastPower(board, state, state.seat, craft) - powerBonus(board, player, craft)
  );
  const alive = living(state);
  // The least base power with which each Ayar opens an activity, by how far it may go.
  const from = alive.map((ayar) => {
    const least = new Array<number>(board.paths[ayar]!.end + 1).fill(Infinity);
    for (const { index, gap, craft } of board.paths[ayar]!.slots)
      if (state.built[index] === none) least[gap] = Math.min(least[gap]!, needed[craft]!);
    for (let space = 1; space < least.length; space++) least[space] = Math.min(least[space]!, least[space - 1]!);
    return least;
  });
  const all = open(state, player);
  const list = all.filter(({ marker, line }) =>
    alive.some((ayar, i) => {
      if (marker !== gold && marker !== ayar) return false;
      return from[i]![destination(board, state, ayar, arrowsAt(board, state, line))]! <= basePower(player, line);
    })
  );
  return list.length > 0 ? { list, idle: false } : { list: all, idle: true };
}

/** The same question as `idle`, asked choice by choice. */
export const nothingToPerform = (board: Board, state: State): boolean =>
  !open(state, state.players[state.seat]!).some(({ marker, line }) =>
    living(state).some((ayar) => (marker === gold || marker === ayar) && leadsToActivity(board, state, line, ayar))
  );
