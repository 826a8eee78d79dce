/** What a bot should know of Àiyé: how good a position is, and which moves are worth a look. */
import type { Mind } from '#bots/mind.ts';
import type { Temper } from '#bots/temper.ts';
import { prepare } from './bot/kinds.ts';
import { promise } from './bot/promise.ts';
import { clock } from './bot/tempo.ts';
import { createValuer } from './bot/value.ts';
import { weightsOf } from './bot/weights.ts';
import type { AiyeGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** A mind for the cards of this game's edition. Of a `temper`, it weighs some of that otherwise. */
export function createMind(game: AiyeGame, temper?: Temper): Mind<State, Move> {
  const { deck } = game;
  const w = weightsOf(temper);
  return {
    values: createValuer(deck, prepare(deck, w), w),
    promise: (state, move) => promise(deck, state, move),
    clock,
    margin: 25,
    astray: { easy: 0.1, casual: 0.3, keen: 0.1 }
  };
}
