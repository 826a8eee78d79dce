/** How one step of a turn is written: what it offers, what it refuses and why, and what a move does. */
import type { Illegal } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Deck } from './deck.ts';
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
  list(deck: Deck, state: State): Of<T>[];
  /** Why a move of an accepted type is refused, found without listing. */
  refuse(deck: Deck, state: State, move: Of<T>): Illegal | undefined;
  play(deck: Deck, state: State, move: Of<T>, tell?: Tell): void;
}

export const refusal = (rule: string, detail?: JsonObject): Illegal => (detail ? { rule, detail } : { rule });
