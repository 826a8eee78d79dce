import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from '#ui/play/awake.ts';

type Sentinel = { released: boolean; release: () => Promise<void> };
let page: EventTarget & { visibilityState: string };
let locks: Sentinel[];
let refuse: boolean;
const on = (): number => locks.filter(({ released }) => !released).length;
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const tell = (name: string): void => void page.dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers();
  locks = [];
  refuse = false;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        await Promise.resolve();
        if (refuse) throw new DOMException('no', 'NotAllowedError');
        const made: Sentinel = { released: false, release: () => Promise.resolve(void (made.released = true)) };
        locks.push(made);
        return made;
      }
    }
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the screen stays on from the beginning, and may go dark at the end', async () => {
  const stop = keepAwake();
  await settled();
  expect(on()).toBe(1);
  stop();
  expect(on()).toBe(0);
  tell('visibilitychange');
  tell('pointerdown');
  await settled();
  expect(on()).toBe(0);
});

test('whoever leaves before the browser has answered keeps nothing on', async () => {
  keepAwake()();
  await settled();
  expect([locks.length, on()]).toEqual([1, 0]);
});

test('what the browser let go of out of sight is taken again in sight', async () => {
  keepAwake();
  await settled();
  page.visibilityState = 'hidden';
  await locks[0]!.release();
  tell('visibilitychange');
  await settled();
  expect(on()).toBe(0);
  page.visibilityState = 'visible';
  tell('visibilitychange');
  await settled();
  expect(on()).toBe(1);
});

test('ten minutes without a touch end it, a touch begins it again', async () => {
  keepAwake();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  tell('keydown');
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect([on(), locks.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(on()).toBe(0);
  tell('visibilitychange');
  await settled();
  expect(on()).toBe(0);
  tell('pointerdown');
  await settled();
  expect(on()).toBe(1);
});

test('where it is refused or unknown nothing happens', async () => {
  refuse = true;
  const stop = keepAwake();
  await settled();
  stop();
  vi.stubGlobal('navigator', {});
  keepAwake()();
  expect(locks).toEqual([]);
});
