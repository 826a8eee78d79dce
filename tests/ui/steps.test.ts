/** Sheets and the steps of the browser's history that they stand for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({ state: {} }));
vi.mock('$app/state', () => ({ page }));
vi.mock('$app/navigation', () => ({
  pushState: (_: string, state: { sheets: number }) => void (page.state = state)
}));

import { depth, enter, leave } from '#ui/steps.svelte.ts';

const target = new EventTarget();
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  page.state = {};
  vi.stubGlobal('window', target);
  vi.stubGlobal('history', {
    // A step back arrives in its own time.
    back: () =>
      setTimeout(() => {
        page.state = { sheets: depth() - 1 };
        target.dispatchEvent(new Event('popstate'));
      }, 5)
  });
});

test('one that opens in the place of another takes its step, whichever of the two is told first', async () => {
  for (const order of ['closes', 'opens'] as const) {
    page.state = {};
    await enter();
    expect(depth()).toBe(1);
    const left = order === 'closes' ? leave() : undefined;
    const entered = enter();
    await (left ?? leave());
    expect([order, await entered, depth()]).toEqual([order, 1, 1]);
  }
});

test('two that close at once are one step back, and a browser that swallows it holds nothing up for ever', async () => {
  await enter();
  const back = vi.fn();
  vi.stubGlobal('history', { back });
  vi.useFakeTimers();
  const left = Promise.all([leave(), leave()]);
  expect(back).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  await left;
  void leave();
  expect(back).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
});
