/** What fails around a table of several devices is tried again, or told; never is it lost without a word. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bring, linksFor } from '#match/brought.ts';
import type { Entry } from '#engine/log.ts';
import type { LinkRow } from '#store/links.ts';
import { StoreProblem } from '#store/problem.ts';
import { LinkRefused } from '#sync/ports.ts';
import { toasts } from '#ui/announce.svelte.ts';
import { words } from '#words/home.ts';
import { words as said } from '#words/link.ts';
import { companyOf } from '../support/company.svelte.ts';

const read = vi.hoisted(() => vi.fn<() => Promise<LinkRow | undefined>>());
vi.mock('#store/links.ts', async (original) => ({ ...(await original<object>()), loadLink: read }));
vi.mock('#match/reach.ts', () => ({ reach: () => ({ wake: () => undefined, close: () => undefined }) }));

const lost = new StoreProblem('lost', 'the connection');
const keys = { room: 'r'.repeat(12), secret: 's'.repeat(32), key: 'a'.repeat(64), tokens: {} };
const row: LinkRow = { room: keys.room, match: 'm', keys, lagging: false, agreed: [], table: null };

const unhandled = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue(row);
  toasts.splice(0);
  unhandled.mockClear();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.useRealTimers();
  expect(unhandled).not.toHaveBeenCalled();
});
const pass = async (milliseconds: number): Promise<void> => {
  flushSync();
  await vi.advanceTimersByTimeAsync(milliseconds);
};

describe('what opens the room', () => {
  test('is read again where it could not be read: till then nobody says that this device takes no part', async () => {
    read.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const { company, stop } = companyOf('m');
    await pass(5900);
    expect([company.keys, read.mock.calls.length]).toEqual([undefined, 2]);
    await pass(200);
    expect(company.keys).toEqual(keys);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(3);
    stop();
  });

  test('is not there: only then this device takes no part', async () => {
    read.mockResolvedValue(undefined);
    const { company, stop } = companyOf('m');
    await pass(0);
    expect(company.keys).toBeNull();
    stop();
  });

  test('is not looked for any more once the page is left', async () => {
    read.mockRejectedValue(lost);
    const { stop } = companyOf('m');
    await pass(100);
    stop();
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('links that came with a match sent by hand', () => {
  const links = [{ place: 1, link: 'b'.repeat(64) }];

  test('are taken once this device takes part', async () => {
    bring('m', links);
    const take = vi.fn(() => Promise.resolve());
    const { seat, stop } = companyOf('m');
    await pass(0);
    expect(take).not.toHaveBeenCalled();
    seat(take);
    await pass(0);
    expect(take.mock.calls).toEqual([[links]]);
    stop();
  });

  test('that a session took and could not store: that is told', async () => {
    bring('m', links);
    const { stop } = companyOf('m', () => Promise.reject(lost));
    await pass(0);
    expect(toasts.map(({ text }) => text)).toEqual([words.problems.lost]);
    stop();
  });

  test('that came to a session that had ended are there for the next', async () => {
    bring('m', links);
    const { seat, stop } = companyOf('m', () => Promise.reject(new LinkRefused('closed')));
    await pass(0);
    expect(toasts).toEqual([]);
    const take = vi.fn(() => Promise.resolve());
    seat(undefined);
    await pass(0);
    seat(take);
    await pass(0);
    expect(take.mock.calls).toEqual([[links]]);
    expect(linksFor('m')).toEqual([]);
    stop();
  });
});

describe('what became of a question of ours', () => {
  const move: Entry = { n: 0, type: 'move', seat: 1, move: { type: 'pass' } };
  const accord = (by: number): Entry => ({ n: 0, type: 'accord', by, with: [0, 1], what: { type: 'end' } });
  const { granted, refused } = said.question;

  test.each([
    ['agreed to', [], [accord(0)], [granted]],
    ['refused', [], [], [refused]],
    ['still open', [{ id: 'ours', by: 0 }], [], []],
    ['gone with what else happened', [], [move], []],
    ['gone as the others agreed on theirs', [], [accord(1)], []]
  ])('that is %s is said once, and only if it is that', async (_, questions, entries, told) => {
    const { becomes, stop } = companyOf('m', () => Promise.resolve());
    await pass(0);
    becomes({ questions: [{ id: 'ours', by: 0 }], entries: [] });
    await pass(0);
    expect(toasts).toEqual([]);
    becomes({ questions, entries });
    await pass(0);
    expect(toasts.map(({ text }) => text)).toEqual(told);
    becomes({ questions, entries: [...entries, move] });
    await pass(0);
    expect(toasts.map(({ text }) => text)).toEqual(told);
    stop();
  });

  test('one of the others is theirs to hear of', async () => {
    const { becomes, stop } = companyOf('m', () => Promise.resolve());
    await pass(0);
    becomes({ questions: [{ id: 'theirs', by: 1 }], entries: [] });
    await pass(0);
    becomes({ questions: [], entries: [] });
    await pass(0);
    expect(toasts).toEqual([]);
    stop();
  });
});
