import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AyaGame } from '#games/aya/rules/index.ts';
import { Projector } from '#games/aya/view/projector.svelte.ts';
import type { Done } from '#games/view.ts';

/** A fall of two seconds, in which nothing has to move: only its time counts here. */
const film = { fps: 60, ids: [], frames: Array.from({ length: 120 }, () => []), down: [] };
const eventOf = vi.hoisted(() => vi.fn<(game: object, before: object) => Promise<object>>());
vi.mock('#games/aya/world.ts', () => ({ eventOf, rateOf: () => 0 }));

const fall = { before: { due: 'fall', dominoes: {} }, move: { type: 'fall' }, n: 1 } as unknown as Done;

/** Node draws no frames: the tests draw them, at the times they choose. */
let now = 0;
let next: FrameRequestCallback | undefined;
beforeEach(() => {
  eventOf.mockReset().mockResolvedValue({ film });
  now = 0;
  next = undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    next = draw;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = undefined;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Draws every so many milliseconds until the film is over; answers the milliseconds it took. */
function drawEvery(milliseconds: number): number {
  for (let n = 0; next && n < 2000; n += 1) {
    now += milliseconds;
    const draw = next;
    next = undefined;
    draw(now);
  }
  return now;
}

const shown = async (): Promise<Projector> => {
  const projector = new Projector(
    () => ({}) as AyaGame,
    () => undefined
  );
  await projector.show(fall);
  return projector;
};

describe('a fall is shown at half its speed, and its end stands still for a moment', () => {
  // (120 + 24) frames / 60 a second / 0.5
  const whole = 4800;

  test.each([16, 100, 400])('in the same time on a device that draws every %i ms', async (milliseconds) => {
    const projector = await shown();
    const took = drawEvery(milliseconds);
    expect(took).toBeGreaterThanOrEqual(whole);
    expect(took).toBeLessThan(whole + 2 * milliseconds);
    expect(projector.busy).toBe(false);
  });

  test('and goes on about where it was when the page comes back after a minute', async () => {
    const projector = await shown();
    now += 60_000;
    next?.(now);
    expect(projector.watching?.frame).toBeLessThan(20);
  });

  test('until somebody skips it: then it is over at once, and nothing is drawn any more', async () => {
    const projector = await shown();
    let isOver = false;
    const over = projector.over().then(() => (isOver = true));
    projector.skip();
    await over;
    expect(isOver).toBe(true);
    expect(projector.watching).toBeUndefined();
    expect(next).toBeUndefined();
  });
});

test('a film ends with the moment that was looked back at, also while it is being made', async () => {
  const projector = new Projector(
    () => ({}) as AyaGame,
    () => undefined
  );
  const moment = {};
  const at = (n: number) => ({ ...fall, n }) as unknown as Done<AyaGame>;
  projector.follow(at(0), false);
  projector.follow(at(1), false, moment);
  expect(projector.showing).toBe(1);
  projector.follow(at(1), false);
  await vi.waitFor(() => expect(projector.busy).toBe(false));
  expect(projector.watching).toBeUndefined();
  // And one that runs.
  projector.follow(at(2), false, moment);
  await vi.waitFor(() => expect(projector.watching).toBeDefined());
  projector.follow(at(2), false);
  expect(projector.watching).toBeUndefined();
});

test.each<[string, (projector: Projector) => void]>([
  ['skips the first', (projector) => projector.skip()],
  ['leaves', (projector) => projector.close()]
])('of several falls nothing more is made once somebody %s', async (_, end) => {
  const projector = new Projector(
    () => ({}) as AyaGame,
    () => undefined
  );
  const all = projector.showAll([1, 2, 3].map((n) => ({ ...fall, n }) as unknown as Done<AyaGame>));
  end(projector);
  await all;
  expect([eventOf.mock.calls.length, projector.busy]).toEqual([1, false]);
});
