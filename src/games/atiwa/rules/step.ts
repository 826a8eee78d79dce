/** How one step is written: what it offers, what it refuses and why, and what a move does. */
import type { Chance, Illegal } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

type ByType = { readonly [M in Move as M['type']]: M };
export type Of<T extends Move['type']> = ByType[T];

/** Methods, so that one table can hold the steps of all moves: each is asked about its own only. */
export interface StepRules<T extends Move['type']> {
  /** The moves this step is about; any other is refused for being out of order. */
  readonly accepts: readonly T[];
  /** Every legal move, in canonical order. */
  list(board: Board, state: State): Of<T>[];
  /** Why a move of an accepted type is refused, found without listing. */
  refuse(board: Board, state: State, move: Of<T>): Illegal | undefined;
  play(board: Board, state: State, move: Of<T>, tell?: Tell): void;
}

/** A step at which chance acts: every outcome with the number of ways that lead to it. */
export interface ChanceRules<T extends Move['type']> extends Omit<StepRules<T>, 'list'> {
  chances(board: Board, state: State): Chance<Of<T>>[];
}

export const refusal = (rule: string, detail?: JsonObject): Illegal => (detail ? { rule, detail } : { rule });
