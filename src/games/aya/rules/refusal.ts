/** How one kind of move is written: what it offers, what it refuses and why, and what it does. */
import type { Illegal } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Box } from './box.ts';
import type { Tell } from './events.ts';
import type { Move, Of } from './moves.ts';
import type { State } from './state.ts';

/** Methods, so that one table can hold the rules of all moves: each is asked about its own only. */
export interface MoveRules<T extends Move['type']> {
  /** The legal moves of this kind that can be listed, in canonical order, taking no time. */
  list(box: Box, state: State): Of<T>[];
  /** Why a move of this kind is refused where its kind is due, found without listing. */
  refuse(box: Box, state: State, move: Of<T>): Illegal | undefined;
  play(box: Box, state: State, move: Of<T>, tell?: Tell): void;
}

export const refusal = (rule: string, detail?: JsonObject): Illegal => (detail ? { rule, detail } : { rule });
