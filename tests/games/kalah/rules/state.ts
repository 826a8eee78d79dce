/** The board of Kalah: one ring of pits, each side's followed by its store. */
import type { Move as AnyMove, Seat } from '#engine/game.ts';

export type Options = {
  /** Who begins; null: by lot. */
  readonly first: Seat | null;
  /** Seeds in each pit at the beginning. */
  readonly seeds: number;
};
/** What is printed: the pits on each side of the board. */
export type Edition = { readonly game: 'kalah'; readonly pits: number };

/** A type, not an interface: it is plain JSON, and types of JSON have an index. */
export type State = {
  phase: 'first' | 'sow' | 'over';
  seat: Seat;
  /** Turns that have been handed over. */
  turns: number;
  /** Seeds in each pit of the ring: those of seat 0, its store, those of seat 1, its store. */
  ring: number[];
};

export type Move = AnyMove &
  (
    | { readonly type: 'first'; readonly seat: Seat }
    /** A pit by its place in the ring. */
    | { readonly type: 'sow'; readonly pit: number }
  );

export type Event =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly pit: number; readonly seeds: number }
  | { readonly type: 'dropped'; readonly pit: number }
  | { readonly type: 'again'; readonly seat: Seat }
  | { readonly type: 'captured'; readonly seat: Seat; readonly pit: number; readonly seeds: number }
  | { readonly type: 'swept'; readonly seat: Seat; readonly seeds: number };

export const seats: readonly Seat[] = [0, 1];

export const sideOf = ({ ring }: State): number => ring.length / 2 - 1;
export const storeOf = (state: State, seat: Seat): number => seat * (sideOf(state) + 1) + sideOf(state);
/** The small pits of a seat, in the order in which seeds fall. */
export const pitsOf = (state: State, seat: Seat): number[] =>
  Array.from({ length: sideOf(state) }, (_, index) => seat * (sideOf(state) + 1) + index);
/** The pit across the board. */
export const opposite = (state: State, pit: number): number => 2 * sideOf(state) - pit;

/** Where each seed out of this pit falls, in order (KAL-SOW-03). */
export function way(state: State, seat: Seat, pit: number): number[] {
  const passed = storeOf(state, 1 - seat);
  const found: number[] = [];
  for (let at = pit; found.length < state.ring[pit]!;) {
    at = (at + 1) % state.ring.length;
    if (at !== passed) found.push(at);
  }
  return found;
}
