/** What a bot should know of Atiwa: how good a position is, and which moves are worth a look. */
import type { Mind } from '#bots/mind.ts';
import type { Temper } from '#bots/temper.ts';
import { Goal } from './bot/goal.ts';
import { Known } from './bot/known.ts';
import { Land } from './bot/land.ts';
import { promise } from './bot/promise.ts';
import { typicalTerrain } from './bot/typical.ts';
import { valueOf, type Sense } from './bot/value.ts';
import { goalWeights, weightsOf, type Sets } from './bot/weights.ts';
import type { AtiwaGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import { turnsEach } from './rules/night.ts';
import type { State } from './rules/state.ts';

/** A mind for the cards of this game's edition. Of a `temper`, it weighs some of that otherwise. */
export const createMind = (game: AtiwaGame, temper?: Temper): Mind<State, Move> => mindOf(game, weightsOf(temper));

/** A mind of any weights, as they are tried out (`scripts/fit.ts`, `scripts/evolve.ts`). */
export function mindOf(game: AtiwaGame, weights: Sets): Mind<State, Move> {
  const { board } = game;
  const sense: Sense = {
    land: new Land(board),
    weights,
    goals: new Map([...board.challenges].map(([id, challenge]) => [id, new Goal(board, challenge, goalWeights)])),
    typical: typicalTerrain(board)
  };
  const others = new Known();
  return {
    values: (state) =>
      state.areas.map((_, seat) => {
        const value = (): number => valueOf(sense, state, seat);
        return seat === state.seat ? value() : others.recall(state, seat, value);
      }),
    promise: (state, move) => promise(board, state, move),
    // The maintenance between two rounds counts as a turn of its own.
    clock: ({ round, turns, areas }) => Math.max(0, round - 1) * (turnsEach * areas.length + 1) + turns,
    margin: 25,
    astray: { easy: 0.056, casual: 0.062, keen: 0.041 },
    farsighted: true
  };
}
