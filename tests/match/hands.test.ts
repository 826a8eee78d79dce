/** A seat of a match of one device changes hands: a bot goes on for a person, who takes it back. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Move } from '#engine/game.ts';
import { createMatch, rematch } from '#match/create.ts';
import { exportMatch, importFile } from '#match/transfer.ts';
import type { AskBot } from '#match/players.ts';
import { deleteMatch, loadMatch } from '#store/matches.ts';
import { verify } from '#sync/verify.ts';
import { freshDevice } from '../support/browser.ts';
import { played } from '../support/log.ts';
import { bot, openMatch, person, playOn, randomBot, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const two = [person('Ana'), person('Ben')];
const begun = (day?: string): Promise<string> =>
  createMatch({ game: 'toy', players: two, options: { first: 0, tokens: 8 }, day });
const pick: Move = { type: 'pick', times: 2 };

test('a bot of the level asked for goes on, its turn anew, until the person is back', async () => {
  const levels: string[] = [];
  const ask: AskBot = (request, signal) => (levels.push(request.level), randomBot(request, signal));
  const id = await begun();
  const match = await openMatch(id, { ask });
  await match.play([pick]);
  await match.hand(0, { name: 'Ana', kind: 'bot', level: 'keen' });
  // What Ana had begun is taken back; the bot plays a turn of its own, and then it is Ben’s.
  await until(() => match.person === 1 || match.view.turn === 'over');
  expect(new Set(levels)).toEqual(new Set(['keen']));
  expect(match.view.devices.players.map(({ kind }) => kind)).toEqual(['bot', 'person']);

  await match.hand(0, person('Ana'));
  await playOn(match, 'back', 3);
  const seats = played(match.view.entries).flatMap((entry) => (entry.type === 'move' ? entry.seat : []));
  expect(seats).toContain(0);
  const asked = levels.length;
  await playOn(match, 'on');
  expect(levels).toHaveLength(asked);
  match.close();

  await theSameAgain(id);
});

/** Read from the store, by somebody who believes nothing, and from a file, it is the same. */
async function theSameAgain(id: string): Promise<void> {
  const { charter, entries } = await loadMatch(id);
  const { game } = await openMatch(id);
  expect(verify(game, { ...charter, entries }).broken).toBeUndefined();
  const { text } = await exportMatch(id);
  await deleteMatch(id);
  expect((await importFile(new Blob([text]))).matches).toMatchObject([{ id, outcome: 'new' }]);
  expect((await loadMatch(id)).entries).toEqual(entries);
}

test('a bot is asked with its temper, which stays so in the store, in a file and in a rematch', async () => {
  const miser = { ...bot('Tin'), temper: 'miser' };
  const asked: unknown[] = [];
  const ask: AskBot = (request, signal) => (asked.push(request.temper), randomBot(request, signal));
  const id = await createMatch({ game: 'toy', players: [person('Ana'), miser], options: { first: 1, tokens: 8 } });
  const match = await openMatch(id, { ask });
  await until(() => match.person === 0 || match.view.turn === 'over');
  expect(new Set(asked)).toEqual(new Set(['miser']));
  match.close();
  await theSameAgain(id);
  expect((await loadMatch(id)).charter.header.players[1]).toEqual(miser);
  expect((await loadMatch(await rematch(id))).charter.header.players).toContainEqual(miser);
});

test('who plays stays so over a reload and in a rematch', async () => {
  const id = await begun();
  const match = await openMatch(id);
  await match.hand(1, bot('Ben'));
  match.close();
  const again = await openMatch(id);
  expect(again.view.devices.players[1]).toEqual(bot('Ben'));
  expect((await loadMatch(await rematch(id))).charter.header.players[1]).toEqual(bot('Ben'));
  again.close();
});

test('the seat of somebody else leaves the turn in the making as it is', async () => {
  const match = await openMatch(await begun());
  await match.play([pick]);
  await match.hand(1, bot('Ben'));
  expect(match.view.undoable?.move).toEqual(pick);
  expect(match.person).toBe(0);
  match.close();
});

test('a match of the day stays with whoever began it', async () => {
  const match = await openMatch(await begun('2026-11-20'));
  expect(match.handable).toBe(false);
  await expect(match.hand(1, bot('Ben'))).rejects.toThrow();
  match.close();
});
