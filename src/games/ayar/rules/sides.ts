/** The sides of the table: the players, and in the solo game the Ayllu after the only player. */
import type { Seat } from '#engine/game.ts';
import type { Board, SoloLevel } from './board.ts';
import type { LlamaSource, Tell } from './events.ts';
import { none, type Ayar, type Craft, type PlayerSide, type Side, type State } from './state.ts';

export const sidesOf = (state: State): number => state.players.length + (state.ayllu ? 1 : 0);
export const sideOf = (state: State, seat: Seat): Side => state.players[seat] ?? state.ayllu!;
/** Clockwise from `seat`, `seat` first. */
export const around = (state: State, seat: Seat): Seat[] => {
  const sides = sidesOf(state);
  return Array.from({ length: sides }, (_, k) => (seat + k) % sides);
};
export const isAyllu = (state: State, seat: Seat): boolean => seat >= state.players.length;

/** The player whose turn it is. */
export const active = (state: State): PlayerSide => state.players[state.seat]!;
/** The player who is asked. */
export const askedOne = (state: State): PlayerSide => state.players[state.asked]!;

export const levelOf = (board: Board, state: State): SoloLevel =>
  board.levels.find(({ level }) => level === state.options.level)!;

/** Two-player arrows and viracocha also serve the solo game (AYR-SOLO-04). */
export const column = (state: State): number => Math.max(2, state.players.length) - 2;
export const arrowsAt = (board: Board, state: State, line: number): number => board.arrows[column(state)]![line]!;

export const living = (state: State): Ayar[] => [0, 1, 2, 3].filter((ayar) => state.retired[ayar] === 0);

/** A viracocha slot with its full number (AYR-VIR-02). */
export const complete = (board: Board, player: PlayerSide, slot: number): boolean =>
  slot !== none && player.viracocha[slot]! >= board.viracocha[slot]!.needs;

/** AYR-ACT-03, AYR-RES-06: what the permanent bonus adds for this activity. */
export const powerBonus = (board: Board, player: PlayerSide, craft: Craft): number =>
  complete(board, player, board.powerSlot[craft]!) ? 1 : 0;

export function giveLlamas(state: State, seat: Seat, many: number, why: LlamaSource, tell?: Tell): void {
  sideOf(state, seat).llamas += many;
  tell?.({ type: 'llama', seat, many, why });
}
