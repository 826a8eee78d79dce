/** How one step of a turn is written: what it offers, what it refuses and why, and what a move does. */
import type { Chance, GameEvent, Illegal, Move, Tell } from './game.ts';
import type { JsonObject } from './json.ts';

/** The moves of one type among those of a game. */
export type OfType<M extends Move, T extends M['type']> = { readonly [One in M as One['type']]: One }[T];

/**
 * For moves of type `T`; `Box` is what is printed, ready to be asked. Methods, so that one table can hold the steps of all moves:
 * each is asked about its own only.
 */
export interface Step<Box, S, M extends Move, T extends M['type'], E extends GameEvent> {
  /** The moves this step is about; any other is refused for being out of order. */
  readonly accepts: readonly T[];
  /** Every legal move, in canonical order. */
  list(box: Box, state: S): OfType<M, T>[];
  /** Why a move of an accepted type is refused, found without listing. */
  refuse(box: Box, state: S, move: OfType<M, T>): Illegal | undefined;
  play(box: Box, state: S, move: OfType<M, T>, tell?: Tell<E>): void;
}

/** A step at which chance acts: every outcome with the number of ways that lead to it. */
export interface ChanceStep<Box, S, M extends Move, T extends M['type'], E extends GameEvent> extends Omit<
  Step<Box, S, M, T, E>,
  'list'
> {
  chances(box: Box, state: S): Chance<OfType<M, T>>[];
}

export const refusal = (rule: string, detail?: JsonObject): Illegal => (detail ? { rule, detail } : { rule });
