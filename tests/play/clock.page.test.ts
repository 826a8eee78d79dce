/** The time of decisions: what a move carries of it, where it stands still, and what is kept of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '#engine/game.ts';
import { parse } from '#games/aya/rules/moves.ts';
import type { ClockRules } from '#games/view.ts';
import { DecisionClock, type Timed } from '#play/clock.svelte.ts';
import { keepTime, keptTime } from '#store/kept-time.ts';
import { changing, rooted } from '../support/rooted.svelte.ts';
import { emptyStorage } from '../support/storage.ts';

vi.mock('svelte', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/rooted.svelte.ts')).lifecycle
}));

class Page extends EventTarget {
  visibilityState = 'visible';
  show(how: 'visible' | 'hidden'): void {
    this.visibilityState = how;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page: Page;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', emptyStorage());
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
  return { clock: made, entered, stop };
}

const steps = (length: number) => Array.from({ length }) as Timed['history'];
const table: Timed = {
  id: 'm',
  state: {},
  decider: 0,
  writer: true,
  history: steps(3),
  entries: [],
  session: undefined
};
/** A match of which things can be said anew. */
const match = (fields: Partial<Timed> = {}) =>
  changing<{ -readonly [K in keyof Timed]: Timed[K] }>({ ...table, ...fields });

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

describe('the sand of a decision', () => {
  it('runs from the moment the position is at rest, whatever moved before it', async () => {
    const live = match({ decider: undefined });
    const { clock } = running(live, 60_000);
    await wait(1);
    Object.assign(live, { history: steps(4) });
    await wait(3000);
    Object.assign(live, { decider: 0 });
    await wait(1000);
    expect(clock.paused).toBe(false);
    expect(clock.stamp([{ type: 'askTile' }])).toEqual([{ type: 'askTile', ms: 1000, away: 0 }]);
  });

  it('stands still on a hidden page, though the page was hidden while a bot acted and its move still moved', async () => {
    const live = match({ decider: undefined });
    const { clock, entered } = running(live, 60_000);
    await wait(1);
    page.show('hidden');
    Object.assign(live, { history: steps(4) });
    await wait(3000);
    Object.assign(live, { decider: 0 });
    await wait(120_000);
    expect([clock.paused, clock.left, entered]).toEqual([true, 60_000, []]);
    page.show('visible');
    clock.resume();
    await wait(1000);
    expect(clock.stamp([{ type: 'askTile' }])).toEqual([{ type: 'askTile', ms: 1000, away: 120_000 }]);
  });

  it('does not run in a tab that only follows; one that takes over goes on from what was kept, behind a cover', async () => {
    const live = match({ writer: false, decider: undefined });
    const { clock, entered } = running(live, 60_000);
    await wait(120_000);
    expect(entered).toEqual([]);
    keepTime({ match: 'm', length: 3, ms: 20_000, away: 500, at: Date.now() });
    await wait(1000);
    Object.assign(live, { writer: true, decider: 0 });
    await wait(1000);
    expect([clock.paused, clock.left, entered]).toEqual([true, 40_000, []]);
    clock.resume();
    expect(clock.stamp([{ type: 'askTile' }])).toEqual([{ type: 'askTile', ms: 20_000, away: 2500 }]);
  });

  it('goes on from what the other tab used, when the match comes back to this one', async () => {
    const live = match();
    const { clock } = running(live, 60_000);
    await wait(1);
    clock.resume();
    await wait(5000);
    Object.assign(live, { writer: false, decider: undefined });
    await wait(1000);
    expect(clock.paused, 'nothing is covered that only looks on').toBe(false);
    keepTime({ match: 'm', length: 3, ms: 30_000, away: 0, at: Date.now() });
    Object.assign(live, { writer: true, decider: 0 });
    await wait(1);
    expect([clock.paused, clock.left]).toEqual([true, 30_000]);
  });

  it('stands still as soon as the page is hidden', async () => {
    const { clock, entered } = running(match({ decider: undefined }), 60_000);
    await wait(1);
    const live = match();
    const { clock: mine } = running(live, 60_000);
    await wait(1);
    mine.resume();
    await wait(1000);
    page.show('hidden');
    await wait(120_000);
    expect([mine.paused, mine.left, clock.paused, entered]).toEqual([true, 59_000, false, []]);
  });

  it('is carried once by several moves, and goes on from them in the next decision, however long they are stored', async () => {
    const live = match();
    const { clock } = running(live, 60_000);
    await wait(1);
    clock.resume();
    await wait(1000);
    const ms = (moves: readonly Move[]) => clock.stamp(moves).map((move) => move['ms']);
    expect(ms([{ type: 'askTile' }, { type: 'askTile' }])).toEqual([1000, 0]);
    await wait(500);
    Object.assign(live, { history: steps(5), state: {} });
    await wait(1000);
    expect(ms([{ type: 'askTile' }])).toEqual([1500]);
  });

  it('of another device is as that one told, for that decision alone', async () => {
    const live = match({ decider: undefined, entries: Array.from({ length: 2 }) });
    const { clock } = running(live, 60_000);
    await wait(1);
    clock.hear({ t: 'time', n: 2, left: 7000, stands: true });
    expect([clock.left, clock.paused]).toEqual([7000, true]);
    Object.assign(live, { entries: Array.from({ length: 3 }) });
    expect([clock.left > 7000, clock.paused]).toEqual([true, false]);
  });
});

describe('a page that is left', () => {
  it('keeps what was used up to that moment, and enters and stops nothing any more', async () => {
    const { clock, entered, stop } = running(match(), 60_000);
    await wait(1);
    clock.resume();
    await wait(700);
    stop();
    expect(keptTime('m', 3)).toMatchObject({ ms: 700, away: 1 });
    await wait(120_000);
    page.show('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect([entered, clock.paused, keptTime('m', 3)?.ms]).toEqual([[], false, 700]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps it also where a browser throws the page away without its end', async () => {
    const { clock } = running(match(), 60_000);
    await wait(1);
    clock.resume();
    await wait(700);
    window.dispatchEvent(new Event('pagehide'));
    expect(keptTime('m', 3)?.ms).toBe(700);
  });
});
