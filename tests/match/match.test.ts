import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RuleError, type Move } from '#engine/game.ts';
import { freshDevice } from '../support/browser.ts';
import { bot, openMatch, person, playOn, randomBot, until } from '../support/players.ts';
import { played } from '../support/log.ts';
import { registerToy, toy, type ToyState } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import type { Step } from '#engine/timeline.ts';
import { read, write } from '#store/db.ts';
import { listMatches, loadMatch } from '#store/matches.ts';
import { verify } from '#sync/verify.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const two = [person('Ana'), person('Ben')];
const begun = (players = two, options = {}): Promise<string> => createMatch({ game: 'toy', players, options });
const pick = (times: number): Move => ({ type: 'pick', times });
const mark = (color: string): Move => ({ type: 'mark', color });
const pass: Move = { type: 'pass' };
const tokens = async (id: string) => played((await loadMatch(id)).entries).filter(({ move }) => move.type === 'token');

describe('a new match', () => {
  test('is stored with the first draws already made', async () => {
    const id = await begun();
    const { entries, charter } = await loadMatch(id);
    expect(played(entries).map(({ type, move }) => [type, move.type])).toEqual([['draw', 'first']]);
    expect(charter.header).toMatchObject({ game: 'toy', players: two, options: { tokens: 3, first: null } });
  });

  test('is refused in words if seats, options, edition or game do not fit', async () => {
    await expect(begun([])).rejects.toThrow('1 to 4 players');
    await expect(begun(two, { tokens: 'many' })).rejects.toThrow('tokens: a number');
    await expect(createMatch({ game: 'toy', players: two, options: {}, edition: {} })).rejects.toThrow('values');
    await expect(createMatch({ game: 'chess', players: two, options: {} })).rejects.toThrow('chess');
    expect(await listMatches()).toEqual([]);
  });

  test('carries the data of a personal edition', async () => {
    const id = await createMatch({ game: 'toy', players: two, options: {}, edition: { values: 9 } });
    const match = await openMatch(id);
    expect((match.view.state as ToyState).bag).toHaveLength(9);
  });
});

describe('a turn', () => {
  test('is a draft, kept over a reload, until something is revealed', async () => {
    const id = await begun();
    const match = await openMatch(id);
    const seat = match.person!;
    await match.play([pick(2)]);
    expect((await loadMatch(id)).draft.moves).toEqual([pick(2)]);
    match.close();
    const again = await openMatch(id);
    expect([again.person, again.view.state['step'], again.view.entries.length]).toEqual([seat, 'mark', 1]);
    expect(again.view.undoable).toMatchObject({ n: 1, by: seat, move: pick(2), draft: true });
    await again.play([mark('red')]);
    expect(played(again.view.entries).map(({ move }) => move.type)).toEqual(['first', 'pick', 'mark', 'token']);
    expect(again.view.history.every(({ draft }) => !draft)).toBe(true);
    expect(again.view.undoable).toBeUndefined();
  });

  test('may be taken back and played again, over a reload too', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await match.play([pick(1)]);
    await match.undo();
    expect([match.view.redoable, match.view.state['step']]).toEqual([true, 'pick']);
    await match.undo();
    const again = await openMatch(id);
    expect(again.view.redoable).toBe(true);
    await again.redo();
    expect([again.view.redoable, again.view.undoable?.move]).toEqual([false, pick(1)]);
  });

  test('that only passes is final when the next seat is to decide', async () => {
    const match = await openMatch(await begun());
    await match.play([pass]);
    expect(match.view.entries.at(-1)).toMatchObject({ type: 'move', move: pass });
    expect(match.view.undoable).toBeUndefined();
  });

  test('keeps the moves before one that the rules refuse', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await expect(match.play([pick(1), pick(2)])).rejects.toThrow(RuleError);
    await expect(match.play([{ type: 'token', value: 1 }])).rejects.toThrow(RuleError);
    await expect(match.play([{ type: 'mark', color: 'red', extra: 1 }])).rejects.toThrow(RuleError);
    expect((await loadMatch(id)).draft.moves).toEqual([pick(1)]);
  });
});

describe('chance', () => {
  test('undo never re-rolls: the same moves after any taking back reveal the same token', async () => {
    const id = await begun();
    const twin = await copyOfDatabase();
    const match = await openMatch(id);
    await match.play([pick(3), mark('red')]);
    const straight = (await tokens(id))[0];
    await twin();
    const other = await openMatch(id);
    await other.play([pick(1)]);
    await other.undo();
    await other.play([pick(3)]);
    await other.undo();
    await other.redo();
    await other.play([mark('red')]);
    expect((await tokens(id))[0]).toEqual(straight);
  });

  test('a reload never re-rolls: a draw whose storing was cut off comes out the same', async () => {
    const id = await begun();
    const match = await openMatch(id);
    await match.play([pick(2)]);
    const twin = await copyOfDatabase();
    await match.play([mark('blue')]);
    const first = (await tokens(id))[0];
    await twin(); // as if the page had been killed before the transaction was through
    const again = await openMatch(id);
    await again.play([mark('blue')]);
    expect((await tokens(id))[0]).toEqual(first);
  });

  test('every draw of a finished match can be proven from its record', async () => {
    const id = await begun();
    await playOn(await openMatch(id), 1);
    const { charter, ...stored } = await loadMatch(id);
    const entries = played(stored.entries);
    expect(verify(toy, { ...charter, entries })).toMatchObject({ broken: undefined, entries: entries.length });
    const n = entries.findIndex(({ move }) => move.type === 'token');
    const value = entries[n]!.move['value'] === 1 ? 2 : 1;
    const forged = entries.map((entry) => (entry.n === n ? { ...entry, move: { type: 'token', value } } : entry));
    const verdict = verify(toy, { ...charter, entries: forged });
    expect(verdict.entries).toBe(n);
    expect(verdict.broken).toContain('dice');
  });
});

describe('bots', () => {
  test('play by themselves, are never undone, and let the person go on', async () => {
    const id = await begun([person('Ana'), bot('Bot'), bot('Bat')]);
    const match = await openMatch(id);
    await playOn(match, 2);
    expect(match.view.turn).toBe('over');
    expect(new Set(match.view.history.map(({ by }) => by))).toEqual(new Set([0, 1, 2, 'chance']));
  });

  test('play the same again when the page is killed before a decision was stored', async () => {
    const id = await begun([bot('Bot'), bot('Bat')]);
    const twin = await copyOfDatabase();
    const match = await openMatch(id);
    await until(() => match.view.turn === 'over');
    await twin();
    const again = await openMatch(id);
    await until(() => again.view.turn === 'over');
    expect(again.view.entries).toEqual(match.view.entries);
  });

  test('a bot that fails or cheats is asked once more, then a legal move is played for it, and it is told', async () => {
    const id = await begun([bot('Bot'), person('Ana')], { first: 0 });
    const asked: string[] = [];
    const ask = (request: { seed: string }): Promise<Move> => {
      asked.push(request.seed);
      return asked.length % 2 ? Promise.reject(new Error('worker died')) : Promise.resolve({ type: 'token', value: 4 });
    };
    const match = await openMatch(id, { ask });
    await until(() => match.person === 1);
    expect(match.problem).toBe('bot');
    expect(asked.slice(0, 2)).toEqual([`${id}:0`, `${id}:0`]);
  });

  test('are stopped by closing', async () => {
    const id = await begun([bot('Bot'), person('Ana')], { first: 0 });
    let stopped = false;
    const ask = (_: unknown, signal: AbortSignal): Promise<Move> =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => ((stopped = true), reject(new Error('aborted'))))
      );
    const match = await openMatch(id, { ask });
    await until(() => match.thinking === 0);
    match.close();
    expect([stopped, match.thinking]).toEqual([true, undefined]);
  });
});

describe('what is told', () => {
  test('a move with its events, a frame for each with the position at that moment, and the draws after it', async () => {
    const id = await begun(two, { first: 0 });
    const told: Step[] = [];
    const match = await openMatch(id, {}, (steps) => void (steps !== 'jump' && told.push(...steps)));
    await match.play([pick(2), mark('red')]);
    expect(told.map(({ happening }) => happening.move.type)).toEqual(['pick', 'mark', 'token']);
    const { happening, frames } = told[2]!;
    expect(happening).toMatchObject({ n: 2, by: 'chance', draft: false });
    expect(frames.map(({ event }) => event?.type)).toEqual(['drawn', 'counted', undefined]);
    expect(frames.map(({ state }) => (state as ToyState).points[0])).toEqual([
      0,
      2 * (happening.move['value'] as number),
      expect.anything()
    ]);
    expect(frames.at(-1)!.state).toEqual(match.view.state);
  });

  test('nothing is told that is not stored', async () => {
    const id = await begun();
    let ahead = 0;
    const stored = async (): Promise<void> => {
      const told = match.view.history.length;
      const { entries, draft } = await loadMatch(id);
      if (entries.length + draft.moves.length < told) ahead++;
    };
    const checks: Promise<void>[] = [];
    const match = await openMatch(id, {}, (told) => void (told !== 'jump' && told.length > 0 && checks.push(stored())));
    await playOn(match, 3);
    await Promise.all(checks);
    expect([ahead, checks.length > 10]).toEqual([0, true]);
  });

  test('a hint comes from the strongest bot and is not played', async () => {
    const match = await openMatch(await begun(), {
      adviser: {
        turn: async (request, signal) => [await randomBot({ ...request, seed: request.level }, signal)],
        find: () => Promise.reject(new Error('nothing is asked'))
      }
    });
    const [move] = await match.hint();
    expect(match.game.illegal(match.view.state, move!)).toBeUndefined();
    expect(match.view.undoable).toBeUndefined();
  });

  test('whoever thinks about a hint is let go when the position changes or the match is closed, and not before', async () => {
    const signals: AbortSignal[] = [];
    const turn = (_: unknown, signal: AbortSignal): Promise<never> => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('let go'))));
    };
    const find = (): Promise<never> => Promise.reject(new Error('nothing is asked'));
    const match = await openMatch(await begun(), { adviser: { turn, find } });
    const letGo = (): boolean[] => signals.map(({ aborted }) => aborted);
    const first = match.hint();
    await match.retry();
    expect(letGo(), 'nothing has changed').toEqual([false]);
    await match.play([{ type: 'pick', times: 1 }]);
    expect([letGo(), await first]).toEqual([[true], []]);

    const second = match.hint();
    await match.undo();
    expect([letGo(), await second]).toEqual([[true, true], []]);

    const third = match.hint();
    expect(letGo()).toEqual([true, true, false]);
    match.close();
    expect([letGo(), await third]).toEqual([[true, true, true], []]);
  });

  test('there is no hint where nobody can be asked, or whoever is asked fails', async () => {
    const fails = (): Promise<never> => Promise.reject(new Error('worker died'));
    const alone = await openMatch(await begun());
    expect(await alone.hint()).toEqual([]);
    expect(
      await alone.compare({ state: alone.view.state, seat: 0 }, [pass], () => true, new AbortController().signal)
    ).toBeUndefined();
    const match = await openMatch(await begun(), { adviser: { turn: fails, find: fails } });
    expect(await match.hint()).toEqual([]);
  });
});

/** Remembers what is stored; the function returned puts it back as it was. */
async function copyOfDatabase(): Promise<() => Promise<void>> {
  const names = ['records', 'entries', 'matches'] as const;
  const rows = await read(names, (tables) => Promise.all(names.map((name) => tables[name].toArray())));
  return () =>
    write(names, async (tables) => {
      for (const [i, name] of names.entries()) {
        await tables[name].clear();
        await tables[name].bulkPut(rows[i]!);
      }
    });
}
