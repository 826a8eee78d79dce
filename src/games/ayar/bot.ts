/** What a bot should know of Ayar: how good a position is, and which moves are worth a look. */
import type { Mind } from '#bots/mind.ts';
import type { Temper } from '#bots/temper.ts';
import { promise } from './bot/promise.ts';
import { clock } from './bot/clock.ts';
import { createValuer } from './bot/value.ts';
import { quickWeights, weightsOf } from './bot/weights.ts';
import type { AyarGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** A mind for the boards of this game's edition. Of a `temper`, it weighs some of that otherwise. */
export function createMind({ board }: AyarGame, temper?: Temper): Mind<State, Move> {
  return {
    values: createValuer(board, weightsOf(temper)),
    quick: createValuer(board, quickWeights),
    promise: (state, move) => promise(board, state, move),
    clock: (state) => clock(board, state),
    margin: 12,
    astray: { easy: 0.065, casual: 0.35, keen: 0.125 },
    farsighted: true,
    // Who retires tonight and which slots are left turns with every Ayar that walks; what that was worth shows at the end.
    fickle: true
  };
}
