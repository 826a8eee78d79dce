/** Decisions that are everybody's: bots propose them and people make them, also for a bot's seat. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createBuilder } from '#games/aya/bot.ts';
import { game } from '#games/aya/rules/index.ts';
import { idsOf, type State } from '#games/aya/rules/state.ts';
import type { Player } from '#engine/log.ts';
import { createMatch } from '#match/create.ts';
import type { Match } from '#match/match.ts';
import type { AskBot } from '#match/players.ts';
import { createWorld } from '#games/aya/world.ts';
import { finish } from '#bots/bot.ts';
import { freshDevice } from '../support/browser.ts';
import { bot, openMatch, person, until } from '../support/players.ts';

beforeEach(freshDevice);

const builder: AskBot = ({ state }) =>
  Promise.resolve(
    finish(
      createBuilder(game)
        .build()
        .decide(state as unknown as State, 's')
    ).move
  );
const world = createWorld(game);
const at = (match: Match): State => match.view.state as unknown as State;

async function open(players: readonly Player[], options = {}): Promise<Match> {
  const id = await createMatch({ game: 'aya', players, options: { hand: 'guided', first: 0, ...options } });
  return openMatch(id, { ask: builder });
}
/** Nothing goes on by itself: a few turns of the event loop later all is as it was. */
async function rests(match: Match): Promise<void> {
  const { length } = match.view.history;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(match.view.history.length).toBe(length);
  expect(match.thinking).toBeUndefined();
}

describe('with bots alone', () => {
  test('AYA-TIME-01, AYA-TIME-05 the table waits with the glass for somebody to turn it', async () => {
    const match = await open([bot('Nia'), bot('Ovid')]);
    await until(() => match.person !== undefined);
    await rests(match);
    expect([match.person, at(match).due, match.proposal?.move]).toEqual([0, 'glass', { type: 'turnGlass' }]);
    await match.play([{ type: 'turnGlass' }]);
    expect(match.proposal).toBeUndefined();
    await until(() => idsOf(at(match).dominoes).length > 2);
    expect(match.person).toBeUndefined();
    match.close();
  });

  test('AYA-TOPPLE-01, AYA-TOPPLE-07 nor do they push first or say enough; a push that pays they make', async () => {
    const match = await open([bot('Nia'), bot('Ovid')], { glassMs: 24_000 });
    const answer = async (): Promise<void> => {
      await until(() => match.person !== undefined || match.world !== undefined);
      if (match.world !== undefined) await match.settle(await world.outcome(at(match)));
    };
    const done: string[] = [];
    for (let n = 0; n < 40 && match.view.turn !== 'over'; n++) {
      await answer();
      if (match.person === undefined) continue;
      await rests(match);
      const { move } = match.proposal!;
      done.push(`${at(match).phase} ${move.type}`);
      await match.play([move]);
      await until(() => match.view.turn === 'over' || match.person !== undefined || match.world !== undefined);
    }
    expect(done.slice(0, 3)).toEqual(['setup turnGlass', 'break turnGlass', 'push push']);
    expect(done.slice(3).every((one) => one === 'push enough')).toBe(true);
    expect(at(match).phase).toBe('over');
    const pushes = match.view.history.filter(({ move }) => move.type === 'push');
    expect(pushes.map(({ by }) => by)).toEqual(pushes.map((_, n) => (pushes[0]!.by as number) + n).map((n) => n % 2));
    match.close();
  });
});

describe('with a person at the table', () => {
  test('a person turns the glass for the bot whose turn it is, and otherwise than it proposes', async () => {
    const match = await open([bot('Nia'), person('Ada')]);
    await until(() => match.person !== undefined);
    expect(match.person).toBe(0);
    await match.play([{ type: 'turnGlass' }]);
    await until(() => match.person === 1);
    expect([at(match).due, match.proposal]).toEqual(['place', undefined]);
    match.close();
  });

  test('where it is a person’s turn nobody proposes anything', async () => {
    const match = await open([person('Ada'), bot('Nia')]);
    await match.play([{ type: 'start', x: -4500, z: 0, a: 0 }]);
    await rests(match);
    expect([match.person, match.proposal]).toEqual([0, undefined]);
    match.close();
  });

  test('a tab opened again waits as before', async () => {
    const id = await createMatch({ game: 'aya', players: [bot('Nia'), person('Ada')], options: { first: 0 } });
    const one = await openMatch(id, { ask: builder });
    await until(() => one.person !== undefined);
    one.close();
    const two = await openMatch(id, { ask: builder });
    await until(() => two.person !== undefined);
    expect([two.person, two.proposal?.move]).toEqual([0, { type: 'turnGlass' }]);
    two.close();
  });
});
