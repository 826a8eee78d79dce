import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, upgraded } from '../support/browser.ts';
import { openMatch, person, playOn } from '../support/players.ts';
import { played } from '../support/log.ts';
import { registerToy, type ToyState } from '../support/toy.ts';
import type { Entry } from '#engine/log.ts';
import { branch, continueFromLastGood, createMatch } from '#match/create.ts';
import { openReplay } from '#match/replay.ts';
import { disconnect, read, write, type TableName } from '#store/db.ts';
import {
  appendEntries,
  deleteMatch,
  listMatches,
  loadMatch,
  putMatch,
  saveDraft,
  watchMatches
} from '#store/matches.ts';
import { when } from '#words/grammar.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const players = [person('Ana'), person('Ben')];
const begun = (): Promise<string> => createMatch({ game: 'toy', players, options: { first: 0 } });
const glance = { turn: 0, scores: [0, 0], places: [1, 1], state: {} };
const pass = (n: number): Entry => ({ n, type: 'move', seat: n % 2, move: { type: 'pass' } });
const end = async (id: string) => {
  const { entries, hashes } = await loadMatch(id);
  return { count: entries.length, tip: hashes.at(-1)! };
};
/** Changes a stored row behind the back of the store, as a bad disk would. */
const spoil = (table: TableName, key: string | [string, number], change: object): Promise<unknown> =>
  write([table], (tables) => (tables[table] as typeof tables.entries).update(key as [string, number], change));

describe('the log of a match', () => {
  test('grows at its end only', async () => {
    const id = await begun();
    const start = await end(id);
    await appendEntries(id, start, [pass(0), pass(1)], glance);
    expect((await loadMatch(id)).entries).toEqual([pass(0), pass(1)]);
    await appendEntries(id, await end(id), [pass(2)], glance);
    await expect(appendEntries(id, start, [pass(0)], glance)).rejects.toMatchObject({ kind: 'conflict' });
    const beyond = { count: 5, tip: 'f'.repeat(64) };
    await expect(appendEntries(id, beyond, [pass(5)], glance)).rejects.toMatchObject({ kind: 'conflict' });
    const elsewhere = { ...(await end(id)), tip: 'f'.repeat(64) };
    await expect(appendEntries(id, elsewhere, [pass(3)], glance)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await loadMatch(id)).entries).toEqual([pass(0), pass(1), pass(2)]);
  });

  test('of two writers at the same place only one gets through', async () => {
    const id = await begun();
    const at = await end(id);
    const other: Entry = { n: 0, type: 'move', seat: 0, move: { type: 'pick', times: 1 } };
    const results = await Promise.allSettled([
      appendEntries(id, at, [pass(0), pass(1)], glance),
      appendEntries(id, at, [other], glance)
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await loadMatch(id)).entries).toEqual([pass(0), pass(1)]);
  });

  test('an append whose answer was lost may be repeated', async () => {
    const id = await begun();
    const at = await end(id);
    await appendEntries(id, at, [pass(0)], glance);
    await appendEntries(id, at, [pass(0)], glance);
    expect((await loadMatch(id)).entries).toHaveLength(1);
  });

  test('a draft belongs to one end of the log', async () => {
    const id = await begun();
    const at = await end(id);
    await saveDraft(id, at, { moves: [{ type: 'pass' }], undone: [] }, glance);
    expect((await loadMatch(id)).draft.moves).toHaveLength(1);
    await appendEntries(id, at, [pass(0)], glance);
    expect((await loadMatch(id)).draft.moves).toEqual([]);
    await expect(saveDraft(id, at, { moves: [], undone: [] }, glance)).rejects.toMatchObject({ kind: 'conflict' });
    const earlier = await end(id);
    await appendEntries(id, earlier, [pass(1)], glance);
    await expect(saveDraft(id, earlier, { moves: [], undone: [] }, glance)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await listMatches())[0]).toMatchObject({ id, entries: 2 });
  });

  test('that takes the place of a longer one leaves nothing of it', async () => {
    const id = await begun();
    await appendEntries(id, await end(id), [pass(0), pass(1), pass(2)], glance);
    const { charter, entries, draft } = await loadMatch(id);
    await write(['records', 'entries', 'matches'], (tables) =>
      putMatch(tables, charter, entries.slice(0, 2), draft, glance)
    );
    expect(await loadMatch(id)).toMatchObject({ entries: [pass(0), pass(1)], damage: undefined });
  });

  test('takes what follows its end in one transaction', async () => {
    const id = await begun();
    await appendEntries(id, await end(id), [pass(0)], glance);
    const at = await end(id);
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await saveDraft(id, at, { moves: [{ type: 'pass' }], undone: [] }, glance);
    await appendEntries(id, at, [pass(1), pass(2)], glance);
    expect(transactions).toHaveBeenCalledTimes(2);
    transactions.mockRestore();
    expect((await loadMatch(id)).entries).toEqual([pass(0), pass(1), pass(2)]);
  });

  test('is nowhere if the match is not there', async () => {
    const at = { count: 0, tip: '' };
    await expect(loadMatch('none')).rejects.toMatchObject({ kind: 'missing' });
    await expect(appendEntries('none', at, [pass(0)], glance)).rejects.toMatchObject({ kind: 'missing' });
    await expect(saveDraft('none', at, { moves: [], undone: [] }, glance)).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('the list of matches', () => {
  test('shows the last played first, with what a ticket needs', async () => {
    const [a, b] = [await begun(), await begun()];
    const match = await openMatch(a);
    await match.play([{ type: 'pick', times: 3 }]);
    const list = await listMatches();
    expect(list.map(({ id }) => id)).toEqual([a, b]);
    expect(list[0]).toMatchObject({ game: 'toy', players, status: 'open', entries: 0, origin: null, damaged: false });
    expect(list[0]!.glance).toMatchObject({ turn: 0, scores: [0, 0], state: { step: 'mark' } });
    await playOn(match, 1);
    expect((await listMatches())[0]).toMatchObject({ id: a, status: 'over' });
  });

  test('names where a copy comes from, and takes nothing else for one', async () => {
    const id = await begun();
    await (await openMatch(id)).play([{ type: 'pass' }]);
    const copy = await branch(id, 1);
    const origin = async () => (await listMatches()).find((one) => one.id === copy)!.origin;
    expect(await origin()).toEqual({ match: id, entries: 1, why: 'trial' });
    // One that came by hand has been copied somewhere else.
    await spoil('records', copy, { 'charter.copy': null });
    expect(await origin()).toBeNull();
  });

  test('tells when it changes', async () => {
    const heard = vi.fn();
    const stop = watchMatches(heard);
    const id = await begun();
    await deleteMatch(id);
    stop();
    await begun();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('forgets what is deleted, all of it', async () => {
    const id = await begun();
    await playOn(await openMatch(id), 1);
    await deleteMatch(id);
    await deleteMatch(id);
    expect(await listMatches()).toEqual([]);
    expect(await read(['entries'], (tables) => tables.entries.count())).toBe(0);
  });
});

describe('damage', () => {
  /** A match of some entries, the one of number `n` spoilt; another match beside it. */
  async function spoilt(n: number): Promise<{ id: string; other: string }> {
    const [id, other] = [await begun(), await begun()];
    await playOn(await openMatch(id), 4, 8);
    await spoil('entries', [id, n], { entry: { n, type: 'move', seat: 0, move: { type: 'pick', times: 2 } } });
    return { id, other };
  }

  test('a damaged entry: the match opens read-only up to the one before it, everything else opens', async () => {
    const { id, other } = await spoilt(3);
    expect(await loadMatch(id)).toMatchObject({ damage: { at: 3 } });
    const match = await openMatch(id);
    expect([match.damage, match.writer, match.view.entries.length]).toEqual([{ at: 3 }, false, 3]);
    await expect(match.play([{ type: 'pass' }])).rejects.toThrow();
    await (await openMatch(other)).play([{ type: 'pass' }]);
    expect(await listMatches()).toHaveLength(2);
    expect(await openReplay(id)).toMatchObject({ history: { length: 3 }, damaged: true });
    expect((await openReplay(other)).damaged).toBe(false);
  });

  test('a damaged match goes on as a copy from its last good entry', async () => {
    const { id } = await spoilt(3);
    const copy = await continueFromLastGood(id);
    const match = await openMatch(copy);
    expect(match.view.entries.length).toBeGreaterThanOrEqual(3);
    await playOn(match, 5);
    const listed = (await listMatches()).find((one) => one.id === copy);
    expect(listed).toMatchObject({ status: 'over', origin: { match: id, entries: 3, why: 'repair' } });
  });

  test('entries that are missing at the end are noticed, and what was drafted after them is gone', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await match.play([{ type: 'pass' }, { type: 'pass' }, { type: 'pass' }, { type: 'pick', times: 2 }]);
    expect((await loadMatch(id)).draft.moves).toHaveLength(1);
    await write(['entries'], (tables) => tables.entries.delete([id, 2]));
    const { damage, draft, entries } = await loadMatch(id);
    expect([damage, draft.moves, entries]).toEqual([{ at: 2 }, [], [pass(0), pass(1)]]);
  });

  test('a damaged summary costs no more than the draft', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await match.play([{ type: 'pass' }, { type: 'pick', times: 1 }]);
    await spoil('matches', id, { count: 'many', glance: null });
    expect(await listMatches()).toMatchObject([{ id, game: 'toy', players, damaged: true }]);
    const again = await openMatch(id);
    expect([again.view.entries.length, again.damage]).toEqual([1, undefined]);
    await again.play([{ type: 'pass' }]);
    expect((await listMatches())[0]).toMatchObject({ damaged: false, entries: 2 });
  });

  test('a damaged header is told as such; the list and other matches still open', async () => {
    const [id, other] = [await begun(), await begun()];
    await spoil('records', id, { 'charter.header': { game: 7 } });
    await expect(loadMatch(id)).rejects.toMatchObject({ kind: 'damaged' });
    await expect(openMatch(id)).rejects.toMatchObject({ kind: 'damaged' });
    const listed = (await listMatches()).find((one) => one.id === id)!;
    expect(listed).toMatchObject({ damaged: true });
    expect(when(listed.created)).toBe(''); // its menu, by which it can be deleted, says nothing of it
    await (await openMatch(other)).play([{ type: 'pass' }]);
    await deleteMatch(id);
    expect(await listMatches()).toHaveLength(1);
  });

  test('an entry that fits its hash but not the rules ends the log as well', async () => {
    const id = await begun();
    await appendEntries(
      id,
      await end(id),
      [pass(0), { n: 1, type: 'move', seat: 1, move: { type: 'token', value: 1 } }],
      glance,
      { moves: [{ type: 'pick', times: 1 }], undone: [] }
    );
    const match = await openMatch(id);
    expect([match.damage, match.view.undoable, match.view.history.length]).toEqual([{ at: 1 }, undefined, 1]);
  });
});

describe('dice that are lost', () => {
  test.each([null, 'f'.repeat(64)])(
    '(secret %s): the match stops where chance is to speak, and goes on as a copy',
    async (secret) => {
      const id = await begun();
      await (await openMatch(id)).play([{ type: 'pass' }]);
      await spoil('records', id, { 'charter.secrets': [secret] });
      const match = await openMatch(id);
      await match.play([{ type: 'pick', times: 1 }]);
      await expect(match.play([{ type: 'mark', color: 'red' }])).rejects.toThrow('dice');
      expect([match.problem, match.damage, match.person, match.view.undoable?.move.type]).toEqual([
        'dice',
        { at: 1 },
        undefined,
        'pick'
      ]);
      const copy = await openMatch(await continueFromLastGood(id));
      expect(copy.view.entries).toHaveLength(1);
      await playOn(copy, 1);
      expect(copy.view.turn).toBe('over');
    }
  );
});

describe('a match of other rules', () => {
  test('is refused when opened, and still listed', async () => {
    const id = await begun();
    await spoil('records', id, { 'charter.header.rulesVersion': 99 });
    await write(['entries'], (tables) => tables.entries.clear());
    await expect(openMatch(id)).rejects.toMatchObject({ kind: 'rules' });
    expect(await listMatches()).toHaveLength(1);
  });
});

describe('the database connection', () => {
  test('that is lost is opened again, and what was being done is done once', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await match.play([{ type: 'pick', times: 1 }]);
    let left = 2;
    const transaction = IDBDatabase.prototype.transaction; // eslint-disable-line @typescript-eslint/unbound-method
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      if (left-- > 0) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return transaction.apply(this, args);
    });
    await match.play([{ type: 'mark', color: 'red' }]);
    spy.mockRestore();
    expect(played((await loadMatch(id)).entries).map(({ move }) => move.type)).toEqual(['pick', 'mark', 'token']);
    expect(match.problem).toBeUndefined();
  });

  test('closed under our feet does not matter', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await disconnect();
    await match.play([{ type: 'pass' }]);
    expect((await loadMatch(id)).entries).toHaveLength(1);
  });

  test('to data of a newer Wayside is refused in words', async () => {
    await begun();
    await upgraded();
    await expect(listMatches()).rejects.toMatchObject({ kind: 'newer' });
  });

  test('lets an upgrade in another tab go ahead', async () => {
    await begun();
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('wayside', 9999);
      request.onblocked = () => reject(new Error('blocked'));
      request.onsuccess = () => (request.result.close(), resolve());
    });
    await expect(listMatches()).rejects.toMatchObject({ kind: 'newer' });
  });
});

describe('a trial from the middle', () => {
  test('begins with the entries before that point and goes on with dice of its own; the original stays', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await match.play([{ type: 'pick', times: 1 }, { type: 'mark', color: 'red' }, { type: 'pass' }]);
    const before = await loadMatch(id);
    const trial = await branch(id, 2);
    const { entries, charter } = await loadMatch(trial);
    expect(entries.slice(0, 2)).toEqual(before.entries.slice(0, 2));
    expect(entries[2]).toMatchObject({ type: 'draw', move: { type: 'token' } });
    expect(charter.header.id).not.toBe(id);
    expect(await loadMatch(id)).toEqual(before);
    const opened = await openMatch(trial);
    expect((opened.view.state as ToyState).step).toBe('pick');
    await playOn(opened, 7);
    expect(opened.view.turn).toBe('over');
  });
});
