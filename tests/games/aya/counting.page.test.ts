/** The count of Aya is told once, and only to whoever looks. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { counting } from '../../support/aya/counting.svelte.ts';
import { begun } from '../../support/aya/table.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  page.hidden = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const hide = (hidden: boolean): void =>
  void Object.assign(page, { hidden }).dispatchEvent(new Event('visibilitychange'));

const playing = begun(['forest', 'desert']);
const over: State = { ...game.clone(playing), phase: 'over', due: 'over' };

const settle = async (): Promise<void> => {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
};

/** A count that has just begun, at this pace. */
async function told(pace: number) {
  const { counting: made, stop, goTo, watch } = counting(playing, pace);
  await settle();
  goTo(over);
  await settle();
  const see = async (watches: boolean): Promise<void> => {
    watch(watches);
    await settle();
  };
  return { made, stop, see, end: made.telling!.items.length };
}

test('a count that was told stays told when the fall is watched once more, and is not told meanwhile', async () => {
  const { made, stop, see } = await told(0);
  expect(made.telling?.done).toBe(false);
  made.telling?.all();
  await see(true);
  expect(made.telling).toBeUndefined();
  await see(false);
  expect(made.telling?.done).toBe(true);
  stop();
});

test('one in the middle goes on where it was', async () => {
  const { made, stop, see, end } = await told(10);
  const first = made.telling;
  await see(true);
  vi.advanceTimersByTime(60_000);
  await see(false);
  expect([made.telling === first, made.telling?.at]).toEqual([true, 0]);
  vi.advanceTimersByTime(60_000);
  expect(made.telling?.at).toBe(end);
  stop();
});

test('nothing is told to a page in the background: it goes on once somebody looks', async () => {
  const { made, stop, end } = await told(10);
  expect(end).toBeGreaterThan(0);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect(made.telling?.at).toBe(0);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(made.telling?.at).toBe(end);
  stop();
});
