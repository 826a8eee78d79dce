/** A button that comes where another one was just being touched. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settling } from '#games/aya/view/settling.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('cannot be pressed for a moment, and then it can', () => {
  const button = { disabled: false } as HTMLButtonElement;
  const leave = settling(button);
  expect(button.disabled).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(button.disabled).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(button.disabled).toBe(false);
  leave();
});
