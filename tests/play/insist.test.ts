import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insist } from '#play/insist.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  const work = vi.fn<() => Promise<string>>().mockResolvedValue('there');
  for (let time = 0; time < times; time++) work.mockRejectedValueOnce(new TypeError('not fetched'));
  return work;
};

test('what fails is done again after a pause, until it succeeds, and not after that', async () => {
  const [work, done] = [failing(2), vi.fn()];
  insist(work, done, 1000);
  await vi.advanceTimersByTimeAsync(1900);
  expect([work.mock.calls.length, done.mock.calls]).toEqual([2, []]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([work.mock.calls.length, done.mock.calls]).toEqual([3, [['there']]]);
});

test('whoever has left hears of nothing, and nothing is done for them', async () => {
  const [works, late, done] = [failing(0), failing(1), vi.fn()];
  const leave = [insist(works, done, 1000), insist(late, done, 1000)];
  leave[0]!();
  await vi.advanceTimersByTimeAsync(10);
  leave[1]!();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([works.mock.calls.length, late.mock.calls.length, done.mock.calls]).toEqual([1, 1, []]);
});
