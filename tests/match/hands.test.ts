/** A seat of a match of one device changes hands: a bot goes on for a person, who takes it back. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Move } from '#engine/game.ts';
import { branch, createMatch, rematch } from '#match/create.ts';
import { exportMatch, importFile } from '#match/transfer.ts';
import type { AskBot } from '#match/players.ts';
import { appendEntries, deleteMatch, listMatches, loadMatch, saveDraft } from '#store/matches.ts';
import { verify } from '#sync/verify.ts';
import { freshDevice } from '../support/browser.ts';
import { played } from '../support/log.ts';
import { bot, openMatch, person, playOn, randomBot, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { openLadder } from '../../src/routes/ladder/tries.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const two = [person('Ana'), person('Ben')];
const begun = (day?: string): Promise<string> =>
  createMatch({ game: 'toy', players: two, options: { first: 0, tokens: 8 }, day });
const pick: Move = { type: 'pick', times: 2 };

test('a bot of the level asked for goes on, its turn anew, until the person is back', async () => {
  const levels: string[] = [];
  const found: unknown[] = [];
  const ask: AskBot = (request, signal) => {
    levels.push(request.level);
    found.push(request.state['step']);
    return randomBot(request, signal);
  };
  const id = await begun();
  const match = await openMatch(id, { ask });
  await match.play([pick]);
  await match.hand(0, { name: 'Ana', kind: 'bot', level: 'keen' });
  // What Ana had begun is taken back; the bot plays a turn of its own, and then it is Ben’s.
  await until(() => match.person === 1 || match.view.turn === 'over');
  expect([found[0], new Set(levels)]).toEqual(['pick', new Set(['keen'])]);
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

test('lists know who plays now, and whether somebody else did for a while: in a file and in a copy too', async () => {
  const listed = async (id: string) => {
    const { players, mixed } = (await listMatches()).find((one) => one.id === id)!;
    return [players.map(({ kind }) => kind).join(' '), mixed];
  };
  const id = await begun();
  const match = await openMatch(id);
  expect(await listed(id)).toEqual(['person person', false]);
  await match.hand(1, person('Benedict'));
  expect(await listed(id), 'from person to person').toEqual(['person person', false]);
  await match.play([{ type: 'pass' }]);
  await match.hand(0, bot('Ana'));
  expect(await listed(id)).toEqual(['bot person', true]);
  expect(await listed(await branch(id, 99)), 'begun by a person').toEqual(['bot person', true]);
  await match.play([pick]);
  expect(await listed(id), 'with a turn in the making').toEqual(['bot person', true]);
  await match.hand(0, person('Ana'));
  expect(await listed(id)).toEqual(['person person', true]);
  match.close();
  await theSameAgain(id);
  expect(await listed(id)).toEqual(['person person', true]);
  expect(await listed(await branch(id, 99))).toEqual(['person person', true]);
  expect(await listed(await branch(id, 0))).toEqual(['person person', false]);
});

test('a bot of another level has somebody else play its seat, one of another name has not', async () => {
  const id = await createMatch({ game: 'toy', players: [person('Ana'), bot('Tin')], options: { first: 0 } });
  const mixed = async () => (await listMatches()).find((one) => one.id === id)!.mixed;
  const match = await openMatch(id, { ask: () => new Promise(() => undefined) });
  await match.hand(1, bot('Lead'));
  expect(await mixed()).toBe(false);
  await match.hand(1, { ...bot('Lead'), level: 'keen' });
  expect(await mixed()).toBe(true);
  match.close();
});

test.each([
  ['goes on to the end', false],
  ['is taken over from again', true]
])('alone, with a bot that %s: it counts for nobody’s record or ladder', async (_, back) => {
  const id = await createMatch({ game: 'toy', players: [person('Ana')], options: { first: 0, tokens: 8 } });
  const match = await openMatch(id, {
    ask: (request, signal) => (back ? new Promise(() => undefined) : randomBot(request, signal))
  });
  await match.hand(0, bot('Ana'));
  if (back) {
    await match.hand(0, person('Ana'));
    await playOn(match, 'alone');
  }
  await until(() => match.view.turn === 'over');
  match.close();
  const { tries, record } = await openLadder('toy');
  expect([tries, record.matches]).toEqual([[], 0]);
});

test('the seat of somebody else leaves the turn in the making as it is', async () => {
  const match = await openMatch(await begun());
  await match.play([pick]);
  await match.hand(1, bot('Ben'));
  expect(match.view.undoable?.move).toEqual(pick);
  expect(match.person).toBe(0);
  match.close();
});

test('a bot whose seat went to a person while its move waited plays nothing', async () => {
  const answers: ((move: Move) => void)[] = [];
  let open = (): void => undefined;
  let gate = Promise.resolve();
  const id = await createMatch({ game: 'toy', players: [bot('Tin'), person('Ben')], options: { first: 0 } });
  const match = await openMatch(id, {
    ask: () => new Promise((resolve) => answers.push(resolve)),
    store: { loadMatch: async (one) => (await gate, loadMatch(one)), appendEntries, saveDraft }
  });
  await until(() => answers.length === 1);
  gate = new Promise((resolve) => (open = resolve));
  const acts = [match.retry(), match.hand(0, person('Ana'))];
  answers[0]!(pick);
  await new Promise((resolve) => setTimeout(resolve, 10));
  open();
  await Promise.all(acts);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([match.person, match.view.history]).toEqual([0, []]);
  match.close();
});

test('a bot that answers after another has taken its seat leaves that one in peace', async () => {
  const asked: string[] = [];
  let late = (): void => undefined;
  const ask: AskBot = ({ level }) => {
    asked.push(level);
    return new Promise((resolve) => {
      if (level === 'easy') late = () => resolve(pick);
    });
  };
  const id = await createMatch({ game: 'toy', players: [bot('Tin'), person('Ben')], options: { first: 0 } });
  const match = await openMatch(id, { ask });
  await until(() => asked.length === 1);
  await match.hand(0, { name: 'Tin', kind: 'bot', level: 'keen' });
  late();
  await new Promise((resolve) => setTimeout(resolve, 10));
  await match.undo(); // whatever is done wakes a bot that is not being asked
  expect([asked, match.thinking, match.view.history]).toEqual([['easy', 'keen'], 0, []]);
  match.close();
});

test('a match of the day stays with whoever began it', async () => {
  const match = await openMatch(await begun('2026-11-20'));
  expect(match.handable).toBe(false);
  await expect(match.hand(1, bot('Ben'))).rejects.toThrow();
  match.close();
});
