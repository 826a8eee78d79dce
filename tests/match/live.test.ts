import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Move } from '#engine/game.ts';
import { fakeLocks, freshDevice } from '../support/browser.ts';
import { bot, person, randomBot, until } from '../support/players.ts';
import { registerToy, type ToyState } from '../support/toy.ts';
import { createMatch } from '#match/create.ts';
import { LiveMatch, type LiveOptions } from '#match/live.svelte.ts';
import { Pacer } from '#match/pacer.ts';
import type { Frame } from '#engine/timeline.ts';
import { write } from '#store/db.ts';
import { appendEntries, loadMatch, saveDraft } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';

beforeAll(registerToy);
beforeEach(freshDevice);

const opened: LiveMatch[] = [];
afterEach(() => {
  for (const live of opened.splice(0)) live.close();
  vi.unstubAllGlobals();
});

async function live(players = [person('Ana'), person('Ben')]): Promise<LiveMatch> {
  const id = await createMatch({ game: 'toy', players, options: { first: 0 } });
  const match = await LiveMatch.open(id, { ask: randomBot });
  opened.push(match);
  return match;
}
const pick: Move = { type: 'pick', times: 2 };
const mark: Move = { type: 'mark', color: 'red' };

describe('a live match', () => {
  test('at rest says who decides and what may be played', async () => {
    const match = await live();
    expect(match.seats).toEqual([
      { seat: 0, name: 'Ana', bot: false },
      { seat: 1, name: 'Ben', bot: false }
    ]);
    expect([match.decider, match.moving, match.over, match.writer, match.problem]).toEqual([
      0,
      false,
      false,
      true,
      undefined
    ]);
    expect(match.moves).toContainEqual(pick);
    expect(match.frame).toEqual({ state: match.state, event: undefined });
  });

  test('plays, takes back and plays again', async () => {
    const match = await live();
    await match.play([pick]);
    expect([match.undoable?.move, match.redoable]).toEqual([pick, false]);
    await match.undo();
    expect([match.undoable, match.redoable, (match.frame.state as ToyState).step]).toEqual([undefined, true, 'pick']);
    await match.redo();
    await match.play([mark]);
    expect([match.history.length, match.entries.length, match.decider]).toEqual([3, 3, 1]);
  });

  test('while things move nobody decides; skipping shows the end', async () => {
    const match = await live();
    match.setPace(10_000, () => 1);
    await match.play([pick, mark]);
    expect([match.moving, match.decider, match.moves, match.frame.event?.type]).toEqual([
      true,
      undefined,
      [],
      'marked'
    ]);
    expect((match.state as ToyState).step).toBe('pick');
    match.skip();
    expect([match.moving, match.decider, match.frame]).toEqual([false, 1, { state: match.state, event: undefined }]);
  });

  test('bots play at a pace that can be followed, and think meanwhile', async () => {
    const match = await live([bot('Bot'), person('Ana')]);
    match.setPace(5, () => 1);
    await until(() => match.decider === 1);
    expect(match.history.some(({ by }) => by === 0)).toBe(true);
  });

  test('only where it is written something may be taken back, though all see it', async () => {
    const id = await createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } });
    const around: LiveOptions & { locks: LockManager } = { ask: randomBot, locks: fakeLocks() };
    const [writes, follows] = [await LiveMatch.open(id, around), await LiveMatch.open(id, around)];
    opened.push(writes, follows);
    await writes.play([pick]);
    await until(() => (follows.state as ToyState).step === 'mark');
    expect([writes.undoable?.move, follows.undoable]).toEqual([pick, undefined]);
    await writes.undo();
    await until(() => (follows.state as ToyState).step === 'pick');
    expect([writes.redoable, follows.redoable]).toEqual([true, false]);
  });

  test('what failed is tried again when the page is seen again: not as it is hidden, nor once it is left', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const show = async (how: 'visible' | 'hidden'): Promise<void> => {
      page.visibilityState = how;
      page.dispatchEvent(new Event('visibilitychange'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const log = { full: true, reads: 0 };
    const store = {
      loadMatch: (id: string) => ((log.reads += 1), loadMatch(id)),
      appendEntries: (...all: Parameters<typeof appendEntries>) =>
        log.full ? Promise.reject(new StoreProblem('full', 'no room')) : appendEntries(...all),
      saveDraft
    };
    const id = await createMatch({ game: 'toy', players: [person('Ana'), person('Ben')], options: { first: 0 } });
    const around: LiveOptions & { store: typeof store } = { ask: randomBot, store };
    vi.stubGlobal('document', page);
    const match = await LiveMatch.open(id, around);
    opened.push(match);
    await expect(match.play([{ type: 'pass' }])).rejects.toThrow();
    expect(match.problem).toBe('full');
    const { reads } = log;
    await show('hidden');
    expect([match.problem, log.reads]).toEqual(['full', reads]);
    await show('visible');
    await until(() => match.problem === undefined);
    expect(log.reads).toBe(reads + 1);
    await expect(match.play([{ type: 'pass' }])).rejects.toThrow();
    match.close();
    await show('visible');
    expect(log.reads).toBe(reads + 1);
  });

  test('a damaged one tells so, in words, and cannot be played', async () => {
    const first = await live();
    await first.play([{ type: 'pass' }]);
    await write(['entries'], (tables) => tables.entries.update([first.id, 0], { hash: '' }));
    const match = await LiveMatch.open(first.id, { ask: randomBot, words: (kind) => `Oh: ${kind}` });
    opened.push(match);
    expect([match.problem, match.damaged, match.decider, match.writer]).toEqual([
      'Oh: damaged',
      { at: 0 },
      undefined,
      false
    ]);
  });
});

describe('the pacer', () => {
  const frame = (n: number, type?: string): Frame => ({ state: { n }, event: type ? { type } : undefined });
  const paced = (milliseconds: number, beats: (event: { type: string }) => number) => {
    const shown: [unknown, boolean][] = [];
    const pacer = new Pacer((one, moving) => shown.push([one.state['n'], moving]));
    pacer.setPace(milliseconds, beats);
    return { pacer, shown };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows each frame for its beats, and those of none only together with the next', () => {
    const { pacer, shown } = paced(100, ({ type }) => (type === 'quiet' ? 0 : type === 'long' ? 3 : 1));
    pacer.add([frame(1, 'a'), frame(2, 'quiet'), frame(3, 'long'), frame(4)], false);
    expect(shown).toEqual([[1, true]]);
    vi.advanceTimersByTime(100);
    expect(shown.at(-1)).toEqual([3, true]);
    vi.advanceTimersByTime(299);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown.slice(2)).toEqual([[4, false]]);
  });

  test('without a pace shows only the last frame', () => {
    const { pacer, shown } = paced(0, () => 1);
    pacer.add([frame(1, 'a'), frame(2, 'b'), frame(3)], true);
    expect(shown).toEqual([[3, false]]);
  });

  test('lets what a bot has done stand for a beat', () => {
    const { pacer, shown } = paced(100, () => 0);
    pacer.add([frame(1)], true);
    pacer.add([frame(2)], true);
    expect(shown).toEqual([[1, true]]);
    vi.advanceTimersByTime(100);
    expect(shown.at(-1)).toEqual([2, true]);
    vi.advanceTimersByTime(100);
    expect(shown.at(-1)).toEqual([2, false]);
  });

  test('drops what was to come when the position jumps or motion is turned off', () => {
    const { pacer, shown } = paced(100, () => 1);
    pacer.add([frame(1, 'a'), frame(2, 'b'), frame(3)], false);
    pacer.jump(frame(9));
    expect(shown.at(-1)).toEqual([9, false]);
    pacer.add([frame(10, 'a'), frame(11)], false);
    pacer.setPace(0, () => 1);
    expect(shown.at(-1)).toEqual([11, false]);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(4);
  });
});
