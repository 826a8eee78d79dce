/** What a bot should know of Atiwa: how good a position is, and which moves are worth a look. */
import type { Mind } from '#bots/mind.ts';
import { finished } from './bot/finish.ts';
import { promise } from './bot/promise.ts';
import { valueOf } from './bot/value.ts';
import { weights, type Weights } from './bot/weights.ts';
import type { AtiwaGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import { turnsEach } from './rules/night.ts';
import type { State } from './rules/state.ts';

/** A card still to be drawn is worth about this much. */
const unseenCard = 2;

/** A mind for the cards of this game's edition. Other weights are for experiments. */
export function createMind(game: AtiwaGame, w: Weights = weights): Mind<State, Move> {
  const { board } = game;
  return {
    values: (state) => {
      const after = finished(game, state);
      const values = after.areas.map((_, seat) => valueOf(board, w, after, seat));
      if (after.step === 'draw') values[after.seat]! += unseenCard;
      return values;
    },
    promise: (state, move) => promise(board, state, move),
    clock: ({ round, turns, areas }) => Math.max(0, round - 1) * turnsEach * areas.length + turns,
    margin: 25
  };
}
