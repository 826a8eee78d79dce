/** Every game of the app that has a mind, and bots quick enough for tests. */
import type { Game } from '#engine/game.ts';
import { draw, seededRoll } from '#engine/chance.ts';
import type { JsonObject } from '#engine/json.ts';
import type { GameEntry } from '#games/entry.ts';
import { loadGame } from '#games/index.ts';
import { hardBudget, hardBot } from '#bots/hard.ts';
import { createBot } from '#bots/create.ts';
import { mediumBudget, turnBot } from '#bots/turn.ts';
import { rivalBudget } from '#bots/rehearsal.ts';
import type { Mind } from '#bots/mind.ts';
import * as published from '../../src/games/list.ts';

export type Table = { readonly id: string; readonly game: Game; readonly mind: Mind };

export const tables: readonly Table[] = (
  await Promise.all(
    Object.values<GameEntry>(published).map(async (entry) => {
      const { id } = entry.meta;
      const game = await loadGame(id);
      const mind = (await entry.mind())(game);
      return 'build' in mind ? [] : [{ id, game, mind }];
    })
  )
).flat();

/** The levels with a small part of their budgets. */
export const quick: typeof createBot = (policy, game, mind) => {
  if ('build' in mind) return createBot(policy, game, mind);
  const narrow = { beam: 4, each: 1, keep: 3 };
  if (policy === 'hard' || policy === 'expert') {
    const tree = { ...hardBudget.tree, iterations: 2, root: narrow, inner: narrow };
    const rehearsal = { ...rivalBudget, rehearsals: 2, width: { ...narrow, keep: 2 } };
    return hardBot(game, mind, { tree, rival: rehearsal, alone: rehearsal });
  }
  if (policy === 'medium') return turnBot(game, mind, { ...mediumBudget, width: narrow, draws: 1 });
  return createBot(policy, game, mind);
};

/** For tests that play whole matches: slow machines share their cores. */
export const patience = 120_000;

/** A position of a seat with more than one move, `plies` random moves into a match. */
export function position({ game }: Table, seed: string, plies: number, seats = game.seats.most): JsonObject {
  const roll = seededRoll(seed);
  const state = game.setup(seats);
  for (let n = 0; n < game.horizon; n++) {
    const turn = game.turn(state);
    if (turn === 'over') throw new Error('the match ended before');
    const moves = game.moves(state);
    if (n >= plies && moves.length > 1) return state;
    game.play(state, turn === 'chance' ? draw(game, state, roll) : moves[roll(moves.length)]!);
  }
  throw new Error('no such position');
}
