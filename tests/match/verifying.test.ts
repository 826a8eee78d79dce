import { beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../support/browser.ts';
import type { Move } from '#engine/game.ts';
import { games, loadGame } from '#games/index.ts';
import type { Builder } from '#bots/mind.ts';
import { finish } from '#bots/bot.ts';
import { createMatch } from '#match/create.ts';
import { verifyStored, type FindCompute } from '#match/verifying.ts';
import { openMatch, person } from '../support/players.ts';

beforeEach(freshDevice);

/** A short match of Aya, built by the builder and toppled by the real engine. */
async function toppled(): Promise<{ id: string; find: FindCompute; falls: number }> {
  const game = await loadGame('aya');
  const world = (await games['aya']!.world!())(game);
  const mind = (await games['aya']!.mind())(game) as Builder;
  const player = mind.build();
  const id = await createMatch({ game: 'aya', players: [person('Ana')], options: { glassMs: 60_000 } });
  const match = await openMatch(id);
  let falls = 0;
  for (let n = 0; match.view.turn !== 'over'; n++) {
    if (n > 2000) throw new Error('the match does not end');
    const { state } = match.view;
    if (match.world !== undefined) {
      falls += 1;
      await match.settle(await world.outcome(state));
    } else if (match.person !== undefined) await match.play([finish(player.decide(state, `${n}`)).move]);
    else await new Promise((resolve) => setTimeout(resolve, 1));
  }
  match.close();
  return {
    id,
    falls,
    find: (asked) => Promise.resolve(asked === 'aya' ? (_, state) => world.outcome(state) : undefined)
  };
}

test('LINK-VERIFY-01 AYA-R-15 what the world did is computed again: the same, otherwise, or not at all', async () => {
  // The draws may be such that nothing is ever pushed: then another match is built.
  let made = await toppled();
  for (let tries = 0; made.falls === 0 && tries < 20; tries++) made = await toppled();
  const { id, falls, find } = made;
  expect(falls).toBeGreaterThan(0);
  const plain = await verifyStored(id);
  expect([plain.broken, plain.again]).toEqual([undefined, undefined]);
  expect((await verifyStored(id, find)).again).toEqual({ all: falls, differing: [], unknown: 0 });

  const other: FindCompute = async (game) => {
    const compute = (await find(game))!;
    return async (rules, state, like): Promise<Move> => ({ ...(await compute(rules, state, like)), steps: 7 });
  };
  const { again, broken } = await verifyStored(id, other);
  expect([broken, again!.differing.length, again!.differing[0]!.own['steps']]).toEqual([undefined, falls, 7]);
  const none: FindCompute = () => Promise.resolve(() => Promise.reject(new Error('no engine')));
  expect((await verifyStored(id, none)).again).toEqual({ all: falls, differing: [], unknown: falls });
});
