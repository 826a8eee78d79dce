/** What can be played back goes on frame by frame, and comes to rest at once when somebody does not want to wait. */
import { expect, test, vi } from 'vitest';
import type { GameEvent } from '#engine/game.ts';
import { Playback } from '../../src/routes/replay/playback.svelte.ts';

const event = (n: number): GameEvent => ({ type: 'step', n });
/** Three entries of four events each. */
const played = {
  history: [{}, {}, {}],
  at: (n: number) => ({ at: n }),
  frames: (n: number) => [0, 1, 2, 3].map((k) => ({ state: { at: n, k }, event: event(k) }))
} as unknown as ConstructorParameters<typeof Playback>[0];
const opened = (): Playback =>
  new Playback(
    played,
    0,
    () => 1,
    () => 100
  );

test('a step is seen event by event', async () => {
  vi.useFakeTimers();
  const player = opened();
  player.go(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(player.frame.state).toEqual({ at: 0, k: 2 });
  await vi.advanceTimersByTimeAsync(200);
  expect(player.frame).toEqual({ state: { at: 1 }, event: undefined });
});

test('a touch ends all that is left of the step, and the rest is played on', async () => {
  vi.useFakeTimers();
  const player = opened();
  player.toggle();
  await vi.advanceTimersByTimeAsync(50);
  player.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(player.frame).toEqual({ state: { at: 1 }, event: undefined });
  await vi.advanceTimersByTimeAsync(300);
  expect([player.playing, player.at]).toEqual([true, 2]);
  player.stop();
});

test('a pause in the middle of a step is one: nothing moves any more', async () => {
  vi.useFakeTimers();
  const player = opened();
  player.toggle();
  await vi.advanceTimersByTimeAsync(50);
  player.stop();
  await vi.advanceTimersByTimeAsync(1);
  expect([player.playing, player.frame]).toEqual([false, { state: { at: 1 }, event: undefined }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.at).toBe(1);
});

test('a jump in the middle of a step leaves nothing of it behind', async () => {
  vi.useFakeTimers();
  const player = opened();
  player.go(1);
  await vi.advanceTimersByTimeAsync(50);
  player.go(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.frame).toEqual({ state: { at: 3 }, event: undefined });
});
