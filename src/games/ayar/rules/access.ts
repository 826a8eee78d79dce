/** Which activities can be performed, and which choices of marker, line and Ayar lead to one. AYR-RES-02, 03, 05. */
import type { Seat } from '#engine/game.ts';
import { bit, tambosIn, type Board } from './board.ts';
import { leastForBoat } from './lake.ts';
import { arrowsAt, living, powerBonus } from './sides.ts';
import { gold, none, type Ayar, type Craft, type Line, type Marker, type PlayerSide, type State } from './state.ts';

/** The left or upper cells of two free neighbouring slots of the weaving area, lying and standing, a bit a cell (AYR-WEAVE-03). */
export function clothRoom({ weaving }: Board, player: PlayerSide): readonly [lying: number, standing: number] {
  const free = weaving.all & ~player.weave[0]!;
  return [free & (free >>> 1) & ~weaving.lastColumn, free & (free >>> weaving.columns)];
}

/** Two free neighbouring slots of the weaving area are left (AYR-RES-37). */
export function clothFits(board: Board, player: PlayerSide): boolean {
  const [lying, standing] = clothRoom(board, player);
  return (lying | standing) !== 0;
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

/** There are as many crafts as Ayars. */
const four = [0, 1, 2, 3] as const;

/** The lines at which the seat may lay a marker, a bit a line. */
function openLines(player: PlayerSide): number {
  let lines = 0;
  for (let line = 0; line < 8; line++) if (lineOpen(player, line)) lines |= 1 << line;
  return lines;
}

/**
 * The lines from which each Ayar opens an activity, a bit a line: a slot behind where it would go, free, of a craft for which
 * the line gives power enough. The same as asking `leadsToActivity` of each, but everything is looked up once.
 */
function leading(board: Board, state: State, player: PlayerSide, open: number): readonly number[] {
  const needed = four.map((craft) => leastPower(board, state, state.seat, craft) - powerBonus(board, player, craft));
  const nearest = four.map((ayar) => nearestGaps(board, state, ayar));
  const lines: [number, number, number, number] = [0, 0, 0, 0];
  for (let line = 0; line < 8; line++) {
    if (!bit(open, line)) continue;
    const power = basePower(player, line);
    const arrows = arrowsAt(board, state, line);
    for (const ayar of four) {
      if (state.retired[ayar] !== 0) continue;
      const space = destination(board, state, ayar, arrows);
      const gaps = nearest[ayar]!;
      for (const craft of four)
        if (needed[craft]! <= power && isBehind(gaps[craft]!, space)) {
          lines[ayar] |= 1 << line;
          break;
        }
    }
  }
  return lines;
}

/** By craft, the first gap of an Ayar's path with a free slot of it; Infinity where there is none. */
function nearestGaps(board: Board, state: State, ayar: Ayar): readonly number[] {
  const gaps: [number, number, number, number] = [Infinity, Infinity, Infinity, Infinity];
  for (const { index, gap, craft } of board.paths[ayar]!.slots)
    if (state.built[index] === none && gap < gaps[craft]!) gaps[craft] = gap;
  return gaps;
}

/** For each marker of the seat to act the lines at which it may be laid, a bit a line: those that lead to an activity, or all if none does (AYR-RES-03). */
export function choices(board: Board, state: State): readonly number[] {
  const player = state.players[state.seat]!;
  const open = openLines(player);
  const own = leading(board, state, player, open);
  const leads = [...own, own.reduce((all, one) => all | one, 0)];
  const laid = (lines: number, marker: Marker): number => (markerStands(state, player, marker) ? lines : 0);
  const lines = leads.map(laid);
  return lines.some(Boolean) ? lines : leads.map((_, marker) => laid(open, marker));
}

/** No choice of the seat to act leads to an activity: asked choice by choice. */
export function nothingToPerform(board: Board, state: State): boolean {
  const player = state.players[state.seat]!;
  const alive = living(state);
  for (let marker = 0; marker <= gold; marker++) {
    if (!markerStands(state, player, marker)) continue;
    const movable = marker === gold ? alive : [marker];
    for (let line = 0; line < 8; line++)
      if (lineOpen(player, line) && movable.some((ayar) => leadsToActivity(board, state, line, ayar))) return false;
  }
  return true;
}
