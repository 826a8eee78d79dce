/** The time of decisions: what a move carries of it, where it stands still, and what is kept of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '#engine/game.ts';
import { parse } from '#games/aya/rules/moves.ts';
import type { ClockRules } from '#games/view.ts';
import { DecisionClock, type Timed } from '#play/clock.svelte.ts';
import { keepTime } from '#store/kept-time.ts';
import { rooted } from '../support/rooted.svelte.ts';

// The end of a component is that of its effects.
vi.mock('svelte', async (original) => ({ ...(await original<object>()), onDestroy: () => undefined }));

class Page extends EventTarget {
  visibilityState = 'visible';
}
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new Page());
  vi.stubGlobal('window', new EventTarget());
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const days = (n: number): number => n * 86_400_000;

/** A clock whose sand takes so long, and what it enters by itself. */
function running(live: Timed, sand: number) {
  const rules: ClockRules = {
    left: () => sand,
    timed: (move, ms, away) => ({ ...move, ms, away }),
    out: (_, away) => ({ type: 'sandOut', ms: sand, away }),
    taken: () => 0
  };
  const entered: Move[] = [];
  const { made, stop } = rooted(() => new DecisionClock(live, rules, (move) => entered.push(move)));
  stops.push(stop);
  return { clock: made, entered };
}

const steps = (length: number) => Array.from({ length }) as Timed['history'];
const table: Timed = { id: 'm', state: {}, decider: 0, history: steps(3), entries: [], session: undefined };

describe('a match that was put aside for longer than a move can carry (AYA-R-13)', () => {
  const asked = { type: 'askTile', ms: 0, away: 0 };

  it('is played on', async () => {
    keepTime({ match: 'm', length: 3, ms: 1000.5, away: 0, at: Date.now() - days(25) });
    const { clock } = running(table, 60_000);
    await wait(1);
    clock.resume();
    const [move] = clock.stamp([asked]);
    expect(move).toEqual({ ...asked, ms: 1000, away: 2 ** 31 - 1 });
    expect(parse(move)).toEqual(move);
  });

  it('comes to the end of its sand', async () => {
    keepTime({ match: 'm', length: 3, ms: 59_000.5, away: 0.5, at: Date.now() - days(25) });
    const { clock, entered } = running(table, 60_000);
    await wait(1);
    clock.resume();
    await wait(1500);
    expect(entered[0]).toMatchObject({ type: 'sandOut', ms: 60_000, away: 2 ** 31 - 1 });
    expect(parse(entered[0])).toEqual(entered[0]);
  });

  it('is played on without sand, where whoever decides may take as long', async () => {
    keepTime({ match: 'm', length: 3, ms: days(25), away: 0, at: Date.now() });
    const { clock } = running(table, Infinity);
    await wait(1);
    clock.resume();
    const [move] = clock.stamp([asked]);
    expect(move).toEqual({ ...asked, ms: 2 ** 31 - 1, away: 1 });
    expect(parse(move)).toEqual(move);
  });
});
