import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { canonical, type Json } from '#engine/json.ts';
import { freshDevice } from '../support/browser.ts';
import { bot, openMatch, person, playOn, until } from '../support/players.ts';
import { registerToy, toy } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import { appendEntries, loadMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';
import { verify } from '#sync/verify.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const players = [person('Ana'), bot('Bot'), person('Ben')];

/** A store that stops working at its `at`-th write: before it (nothing stored) or after it (stored, but never answered). */
function dying(at: number, when: 'before' | 'after') {
  let writes = 0;
  const state = { dead: false };
  const guard =
    <A extends unknown[]>(work: (...args: A) => Promise<void>) =>
    async (...args: A): Promise<void> => {
      if (state.dead) return new Promise(() => undefined);
      const last = ++writes === at;
      if (!last || when === 'after') await work(...args);
      if (!last) return;
      state.dead = true;
      return new Promise(() => undefined); // a page that was killed never goes on
    };
  return { store: { loadMatch, appendEntries: guard(appendEntries), saveDraft: guard(saveDraft) }, state };
}

describe('a page killed at any write', () => {
  test.each(['before', 'after'] as const)(
    '%s it takes effect: the match goes on, and every draw holds',
    async (when) => {
      const id = await createMatch({ game: 'toy', players, options: {} });
      let seen: readonly Json[] = [];
      for (let kill = 0; kill < 60; kill++) {
        const { store, state } = dying(1 + (kill % 4), when);
        const match = await openMatch(id, { store });
        const moves = match.view.history.map(({ move }) => move);
        // What was told before is still there, move by move; at most the write that was cut off came through besides.
        expect(canonical(moves.slice(0, seen.length))).toBe(canonical(seen));
        expect(match.damage).toBeUndefined();
        void playOn(match, kill).catch(() => undefined);
        await until(() => state.dead || match.view.turn === 'over');
        seen = match.view.history.map(({ move }) => move);
        if (match.view.turn === 'over' && !state.dead) break;
      }
      const match = await openMatch(id);
      await playOn(match, 99);
      const { charter, entries, damage } = await loadMatch(id);
      expect([match.view.turn, damage]).toEqual(['over', undefined]);
      expect(verify(toy, { ...charter, entries }).broken).toBeUndefined();
    }
  );
});

describe('a store that fails', () => {
  const failing = (kind: StoreProblem['kind']) => {
    const state = { failing: true };
    const guard =
      <A extends unknown[]>(work: (...args: A) => Promise<void>) =>
      (...args: A): Promise<void> =>
        state.failing ? Promise.reject(new StoreProblem(kind, kind)) : work(...args);
    return { store: { loadMatch, appendEntries: guard(appendEntries), saveDraft: guard(saveDraft) }, state };
  };

  test.each(['full', 'lost', 'unknown'] as const)(
    '(%s): the move is not played, the problem is told, and play goes on later',
    async (kind) => {
      const id = await createMatch({ game: 'toy', players: [person('Ana')], options: {} });
      const { store, state } = failing(kind);
      const match = await openMatch(id, { store });
      const before = match.view.history;
      await expect(match.play([{ type: 'pick', times: 1 }])).rejects.toThrow(StoreProblem);
      expect([match.problem, match.view.history]).toEqual([kind, before]);
      state.failing = false;
      await match.play([
        { type: 'pick', times: 1 },
        { type: 'mark', color: 'red' }
      ]);
      expect([match.problem, match.view.entries.length]).toEqual([undefined, 4]);
    }
  );

  test('in the middle of closing a turn leaves the draft as it was stored', async () => {
    const id = await createMatch({ game: 'toy', players: [person('Ana')], options: {} });
    const { store, state } = failing('full');
    const match = await openMatch(id, { store: { ...store, saveDraft } });
    await match.play([{ type: 'pick', times: 1 }]);
    await expect(match.play([{ type: 'mark', color: 'red' }])).rejects.toThrow(StoreProblem);
    expect([match.view.state['step'], match.view.undoable?.move.type]).toEqual(['mark', 'pick']);
    state.failing = false;
    await match.undo();
    expect(match.view.state['step']).toBe('pick');
  });

  test('stops a bot, which goes on after a retry', async () => {
    const id = await createMatch({ game: 'toy', players: [bot('Bot'), person('Ana')], options: { first: 0 } });
    const { store, state } = failing('lost');
    const match = await openMatch(id, { store });
    await until(() => match.problem === 'lost' && match.thinking === undefined);
    state.failing = false;
    await match.retry();
    await until(() => match.person === 1);
    expect(match.problem).toBeUndefined();
  });

  test('a transaction that fails half-way stores nothing of it', async () => {
    const id = await createMatch({ game: 'toy', players: [person('Ana')], options: {} });
    const match = await openMatch(id);
    await match.play([{ type: 'pick', times: 1 }]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(match.play([{ type: 'mark', color: 'red' }])).rejects.toMatchObject({ kind: 'full' });
    put.mockRestore();
    const { entries, draft, damage } = await loadMatch(id);
    expect([entries.length, draft.moves.length, damage]).toEqual([1, 1, undefined]);
  });
});
