/** What plays Aya: a builder with a plan of the whole river, since placings cannot be searched. */
import type { Builder } from '#bots/mind.ts';
import type { AyaGame } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { createPlanner } from './bot/builder.ts';

export const createBuilder = (game: AyaGame): Builder<State, Move> => ({
  build: () => createPlanner(game),
  clock: ({ dominoes, pushes }) => Object.keys(dominoes).length + pushes.length
});
