import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeLocks, freshDevice } from '../support/browser.ts';
import { bot, openMatch, person, playOn, until } from '../support/players.ts';
import { registerToy } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import type { Entry } from '#engine/log.ts';
import { write } from '#store/db.ts';
import { appendEntries, deleteMatch, loadMatch, putMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const players = [person('Ana'), person('Ben')];
const begun = (): Promise<string> => createMatch({ game: 'toy', players, options: { first: 0 } });

describe('two tabs', () => {
  test('one writes, the other follows, drafts and taking back included', async () => {
    const id = await begun();
    const locks = fakeLocks();
    const writer = await openMatch(id, { locks });
    const follower = await openMatch(id, { locks });
    expect([writer.writer, follower.writer, follower.person]).toEqual([true, false, undefined]);
    await writer.play([{ type: 'pick', times: 2 }]);
    await until(() => follower.view.state['step'] === 'mark');
    await writer.undo();
    await until(() => follower.view.state['step'] === 'pick');
    await writer.play([
      { type: 'pick', times: 3 },
      { type: 'mark', color: 'red' }
    ]);
    await until(() => follower.view.entries.length === 3);
    expect(follower.view.state).toEqual(writer.view.state);
    await expect(follower.play([{ type: 'pass' }])).rejects.toThrow();
    await expect(follower.undo()).resolves.toBeUndefined();
  });

  test('the follower is shown each move once, as it is played', async () => {
    const id = await begun();
    const locks = fakeLocks();
    const writer = await openMatch(id, { locks });
    const shown: string[] = [];
    const follower = await openMatch(id, { locks }, (told) =>
      shown.push(...(told === 'jump' ? ['jump'] : told.map(({ happening }) => happening.move.type)))
    );
    await writer.play([{ type: 'pick', times: 2 }, { type: 'mark', color: 'red' }, { type: 'pass' }]);
    await until(() => follower.view.entries.length === writer.view.entries.length);
    expect(shown).toEqual(['pick', 'mark', 'token', 'pass']);
  });

  test('the follower may take over: the other stops writing at once and follows', async () => {
    const id = await begun();
    const locks = fakeLocks();
    const first = await openMatch(id, { locks });
    const second = await openMatch(id, { locks });
    await first.play([{ type: 'pick', times: 2 }]);
    await second.takeOver();
    await until(() => !first.writer);
    expect([second.writer, second.person, second.view.undoable?.move.type]).toEqual([true, 0, 'pick']);
    await expect(first.play([{ type: 'mark', color: 'red' }])).rejects.toThrow();
    await second.play([{ type: 'mark', color: 'blue' }]);
    await until(() => first.view.entries.length === 3);
    expect(first.view.state).toEqual(second.view.state);
  });

  test('when the writing tab closes the next in line writes', async () => {
    const id = await begun();
    const locks = fakeLocks();
    const first = await openMatch(id, { locks });
    const second = await openMatch(id, { locks });
    await first.play([{ type: 'pass' }]);
    first.close();
    await until(() => second.person === 1);
    await second.play([{ type: 'pass' }]);
    expect((await loadMatch(id)).entries).toHaveLength(2);
  });

  test('a tab that closes while it stores is let finish before the next one writes', async () => {
    const id = await begun();
    const locks = fakeLocks();
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    let storing = false;
    const slow: typeof appendEntries = async (...what) => {
      storing = true;
      await gate;
      return appendEntries(...what);
    };
    const first = await openMatch(id, { locks, store: { loadMatch, saveDraft, appendEntries: slow } });
    const second = await openMatch(id, { locks });
    const played = first.play([{ type: 'pass' }]);
    await until(() => storing);
    first.close();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(second.writer).toBe(false);
    open();
    await played;
    await until(() => second.person === 1);
    second.close();
  });

  test('a tab that takes over knows also what it was not told of', async () => {
    const id = await begun();
    const locks = fakeLocks();
    const first = await openMatch(id, { locks });
    const second = await openMatch(id, { locks });
    const { charter, draft } = await loadMatch(id);
    // As if written by a page whose news are lost.
    const pass: Entry = { n: 0, type: 'move', seat: 0, move: { type: 'pass' } };
    await write(['records', 'entries', 'matches'], (tables) =>
      putMatch(tables, charter, [pass], draft, { turn: 1, scores: [0, 0], places: [1, 1], state: {} })
    );
    await second.takeOver();
    await until(() => second.writer && second.view.entries.length > 0);
    expect([second.view.entries, second.person]).toEqual([[pass], 1]);
    for (const match of [first, second]) match.close();
  });

  test('only the writing tab asks the bots', async () => {
    const id = await createMatch({ game: 'toy', players: [bot('Bot'), person('Ana')], options: { first: 0 } });
    const locks = fakeLocks();
    let asked = 0;
    const ask = (): Promise<never> => {
      asked++;
      return new Promise(() => undefined);
    };
    await openMatch(id, { locks, ask });
    await openMatch(id, { locks, ask });
    expect(asked).toBe(1);
  });
});

describe('without locks two writers', () => {
  test('never interleave: the later one is refused, sees what the other has written, and may go on', async () => {
    const id = await begun();
    const one = await openMatch(id);
    const two = await openMatch(id);
    await one.play([
      { type: 'pick', times: 2 },
      { type: 'mark', color: 'red' }
    ]);
    await expect(two.play([{ type: 'pass' }])).rejects.toMatchObject({ kind: 'conflict' });
    expect([two.view.entries, two.problem]).toEqual([one.view.entries, 'conflict']);
    await two.play([{ type: 'pass' }]);
    expect([two.problem, two.view.entries.length]).toEqual([undefined, 4]);
  });

  test('playing the same match to its end at the same time leave one whole log', async () => {
    const id = await begun();
    const tabs = await Promise.all([openMatch(id), openMatch(id)]);
    const play = async (match: (typeof tabs)[number], seed: number): Promise<void> => {
      while (match.view.turn !== 'over') {
        await playOn(match, seed, 1).catch((error: unknown) => {
          if (!(error instanceof StoreProblem)) throw error;
        });
      }
    };
    await Promise.all(tabs.map(play));
    const { entries, damage } = await loadMatch(id);
    expect(damage).toBeUndefined();
    for (const match of [...tabs, await openMatch(id)]) {
      await match.retry().catch(() => undefined);
      expect(match.view.entries).toEqual(entries);
    }
  });

  test('a match deleted in another tab is told, not written again', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await deleteMatch(id);
    await expect(match.play([{ type: 'pass' }])).rejects.toMatchObject({ kind: 'missing' });
    await expect(loadMatch(id)).rejects.toMatchObject({ kind: 'missing' });
  });
});
