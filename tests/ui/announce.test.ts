/** What a screen reader is told, and the short notes at the foot of the screen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, spoken, toast, toasts } from '#ui/announce.svelte.ts';

const said = (): string => spoken.polite.replace('\u200b', '');
const shown = (): string[] => toasts.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  toasts.splice(0);
  vi.useRealTimers();
});

test('what comes at once is said together, in order, with a stop between any two', () => {
  announce('Ana takes a card');
  announce('It is your turn!');
  announce('');
  announce('Choose');
  expect(said()).toBe('');
  vi.advanceTimersByTime(200);
  expect(said()).toBe('Ana takes a card. It is your turn! Choose');
});

test('the same words twice are a change each time, and gone once they are long past', () => {
  announce('Done');
  vi.advanceTimersByTime(200);
  const first = spoken.polite;
  announce('Done');
  vi.advanceTimersByTime(200);
  expect([said(), spoken.polite === first]).toEqual(['Done', false]);
  // The first would be past by now, the second is not.
  vi.advanceTimersByTime(8050);
  expect(said()).toBe('Done');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('');
});

test('a note leaves by itself or for the next one; what can still be done stays until it is closed', () => {
  toast('Saved');
  toast('Copied');
  expect(shown()).toEqual(['Copied']);
  const close = toast('Newer', { label: 'Reload', run: () => undefined });
  toast('Shared');
  expect(shown()).toEqual(['Newer', 'Shared']);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['Newer']);
  close();
  close();
  expect(shown()).toEqual([]);
});
