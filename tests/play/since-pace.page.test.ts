/** How a recap goes on: by touch, or by itself at three paces; held where somebody wants to look; never while time runs out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '#engine/game.ts';
import { begin, carry, type Happening } from '#engine/timeline.ts';
import type { ClockRules, GameView, Sentence } from '#games/view.ts';
import type { Tale } from '#play/story.ts';
import { settings } from '#shell/settings.svelte.ts';
import { defaultSettings, type Settings } from '#store/settings.ts';
import { played } from '../support/played.ts';
import { recapping } from '../support/since.svelte.ts';
import { toy } from '../support/toy.ts';

const names = ['Ada', 'Baraka', 'Chen', 'Dela'];
/** Of different lengths, so that time for each letter can be told from time for the step. */
const texts = ['', 'One.', 'A sentence that takes longer to be read than the others do.', 'The third.'];

/** Everybody passes once; the first seat is next. */
function passed(): Happening[] {
  let state = begin(toy, {
    options: { first: 0 },
    players: names.map((name) => ({ name, kind: 'person' as const, level: null }))
  });
  return names.map((_, n) => {
    const { happening } = carry(toy, state, { type: 'pass' }, { n, by: n, draft: false });
    state = happening.after;
    return happening;
  });
}

/** Nothing is said of one whose text is missing. */
const sentences = (_game: object, { seat }: { seat: number }): readonly Sentence[] =>
  texts[seat] ? [{ text: texts[seat], seat }] : [];

function opened(clock?: Pick<ClockRules, 'left'>, seat: Seat = 0) {
  const view = {
    sentences,
    clock
  } as unknown as GameView;
  const tale: Tale = { game: toy, view, names };
  const all = recapping({ tale, history: passed(), seat });
  stops.push(all.stop);
  return all;
}
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  settings.now = defaultSettings;
  vi.useRealTimers();
});
const set = (part: Partial<Settings>): void => void (settings.now = { ...defaultSettings, ...part });
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('what others do opens by itself at the beginning of a first match, each time once, and later turns wait to be asked for', async () => {
  const view = { sentences } as unknown as GameView;
  const [first, ...others] = passed();
  const all = [first!, ...others];
  let early = true;
  const tale = { game: toy, view, names };
  const match = recapping({ tale, history: all, seat: 0, slow: true, fresh: () => early });
  stops.push(match.stop);
  await wait(0);
  expect(match.since.moment?.text).toBe('One.');
  match.since.close();
  await wait(0);
  expect(match.since.index).toBeUndefined();
  const round = (k: number) => passed().map((one, n) => ({ ...one, n: k * all.length + n }));
  match.goOn([...all, ...round(1)]);
  await wait(0);
  expect(match.since.moment?.text).toBe('One.');
  match.since.close();
  early = false;
  match.goOn([...all, ...round(1), ...round(2)]);
  await wait(0);
  expect(match.since.offered).toBe(true);
  expect(match.since.index).toBeUndefined();
});

it('goes on where one left it: what a seat has gone through comes first only where there is nothing else', async () => {
  set({ sincePace: 'touch' });
  const { since, goOn } = opened();
  const opens = async (): Promise<string> => {
    since.open();
    await wait(0);
    return since.moment!.key;
  };
  const all = passed();
  expect(await opens()).toBe('1');
  since.close();
  expect(await opens()).toBe('1');
  since.close();
  // The others act once more before it is one's turn.
  const more = all.slice(1).map((one, n) => ({ ...one, n: all.length + n }));
  goOn([...all, ...more]);
  expect(await opens()).toBe(`${all.length}`);
  since.back();
  await wait(0);
  expect(since.moment!.n).toBeLessThan(all.length);
});

it('remembers of each seat what that one has gone through, and never goes back before its beginning', async () => {
  set({ sincePace: 'touch' });
  const { since, goOn } = opened(undefined, 1);
  since.open();
  await wait(0);
  expect(since.moment?.key).toBe('2');
  since.back();
  await wait(0);
  expect([since.index, since.moment?.key]).toEqual([0, '2']);
  since.close();
  const all = passed();
  goOn([...all, ...[0, 2, 3].map((seat, n) => ({ ...all[seat]!, n: all.length + n }))]);
  since.open();
  await wait(0);
  expect(since.moment?.key).toBe('5');
});

/** Milliseconds after which each step gives way to the next, in order, up to the end of the recap. */
async function staying(since: ReturnType<typeof opened>['since']): Promise<number[]> {
  const all: number[] = [];
  since.open();
  await wait(0);
  while (since.index !== undefined && all.length < 9) {
    const { index } = since;
    let ms = 0;
    for (; since.index === index && ms < 20_000; ms += 20) await wait(20);
    all.push(ms);
  }
  return all;
}

describe('a recap', () => {
  it('goes on by touch alone where nothing else is wished', async () => {
    set({ sincePace: 'touch' });
    const { since } = opened();
    since.open();
    await wait(60_000);
    expect(since.index).toBe(0);
    expect(since.runs).toBe(false);
    for (const index of [1, 2, undefined]) {
      since.next();
      await wait(0);
      expect(since.index).toBe(index);
    }
  });

  it.each([
    ['slow', 2600, 60],
    ['normal', 1600, 40],
    ['quick', 900, 20]
  ] as const)(
    '%s: a step stays %i ms and %i for each letter, and the last leads back to now',
    async (pace, base, letter) => {
      set({ sincePace: pace });
      const { since } = opened();
      expect(await staying(since)).toEqual(texts.slice(1).map((text) => base + letter * text.length));
      expect(since.moment).toBeUndefined();
      expect(since.offered).toBe(false);
    }
  );

  it.each(['back', 'hold', 'pause'] as const)(
    'stays where it is once somebody wants it by “%s”, until that is wished otherwise',
    async (how) => {
      set({ sincePace: 'quick' });
      const { since } = opened();
      since.open(1);
      await wait(10);
      since[how]();
      const { index } = since;
      expect(index).toBe(how === 'back' ? 0 : 1);
      await wait(60_000);
      expect(since.index).toBe(index);
      expect(since.runs).toBe(false);
      since.pause();
      expect(since.runs).toBe(true);
      await wait(60_000);
      expect(since.index).toBeUndefined();
      // Opened again, it runs again; a touch takes a step at once, and the next one has its whole time.
      since.open();
      await wait(800);
      since.next();
      await wait(880);
      expect(since.index).toBe(1);
    }
  );

  it('changes its pace while it is looked at', async () => {
    set({ sincePace: 'touch' });
    const { since } = opened();
    since.open();
    await wait(5000);
    set({ sincePace: 'quick' });
    await wait(900 + 20 * texts[1]!.length + 20);
    expect(since.index).toBe(1);
  });
});

describe('while time counts', () => {
  /** The time that is left at the decision, and none where it has moved on. */
  const left =
    (first: number | undefined): ClockRules['left'] =>
    (state) =>
      (state as { passes?: number }).passes === 4 ? first : undefined;

  it('nothing is offered as long as it runs out, and all of it at the next decision that has time', () => {
    const { since, goTo } = opened({ left: left(60_000) });
    expect(since.offered).toBe(false);
    expect(since.moments).toEqual([]);
    goTo({ passes: 0 });
    expect(since.offered).toBe(true);
    expect(since.moments.map(({ text }) => text)).toEqual(texts.slice(1));
  });

  it('an open recap gives way to time that begins to run', async () => {
    const { since, goTo } = opened({
      left: (state) => ((state as { passes?: number }).passes === 9 ? 1000 : undefined)
    });
    since.open();
    await wait(0);
    expect(since.moment).toBeDefined();
    goTo({ passes: 9 });
    expect(since.moment).toBeUndefined();
  });

  it('time that is measured and does not end leaves it where it is', () => {
    expect(opened({ left: left(Infinity) }).since.offered).toBe(true);
    expect(opened({ left: left(undefined) }).since.offered).toBe(true);
  });

  it('off is off, whatever time there is', () => {
    set({ since: 'off' });
    expect(opened({ left: left(Infinity) }).since.moments).toEqual([]);
  });
});

it('is put in words once, however many steps its seat takes then, and anew once others have acted', async () => {
  const said: number[] = [];
  const view = {
    sentences: (game: object, event: { readonly seat: number }) => {
      said.push(event.seat);
      return sentences(game, event);
    }
  } as unknown as GameView;
  const all = passed();
  const { since, stop, goOn } = recapping({ tale: { game: toy, view, names }, history: all, seat: 0 });
  stops.push(stop);
  await wait(0);
  const { moments } = since;
  expect(moments.map(({ text }) => text)).toEqual(texts.slice(1));
  said.length = 0;
  const own = (n: number): Happening => ({ ...all[0]!, n });
  goOn([...all, own(4)]);
  goOn([...all, own(4), own(5)]);
  await wait(0);
  expect(since.moments).toBe(moments);
  expect(said).toEqual([]);
  goOn([...all, own(4), own(5), { ...all[1]!, n: 6 }]);
  await wait(0);
  expect(since.moments.map(({ n }) => n)).toEqual([6]);
});

describe('the own harvest of somebody who learns the game', () => {
  /** At the meal of a harvest that asked this seat something before it, and at the worker after it. */
  const harvest = async () => {
    const { tale, history } = await played('atiwa', 8, () => false);
    const feed = history.findIndex(({ before, by }) => before['step'] === 'feed' && by !== 'chance');
    const seat = history[feed]!.by as Seat;
    const worker = history.findIndex(({ before, by }, n) => n > feed && by === seat && before['step'] === 'worker');
    return { tale, seat, feed: history.slice(0, feed), worker: history.slice(0, worker + 1) };
  };
  const learning = async (slow: boolean) => {
    const all = await harvest();
    const { tale, seat, feed } = all;
    const match = recapping({ tale, history: feed, seat, slow });
    stops.push(match.stop);
    await wait(0);
    return { ...all, ...match };
  };

  it('opens by itself where it begins, after turns that wait to be asked for; goes on by touch whatever the pace is, and is told once', async () => {
    set({ sincePace: 'quick' });
    const { since, seat, worker, goOn } = await learning(true);
    const { index } = since;
    expect(since.moments.map(({ event }) => event !== undefined).indexOf(true)).toBe(index);
    expect(index).toBeGreaterThan(0);
    await wait(60_000);
    expect(since.index).toBe(index);
    const told: unknown[] = [];
    for (let one = since.moment; one; one = since.moment) {
      told.push(one);
      since.next();
      await wait(0);
    }
    expect(told).toContainEqual(
      expect.objectContaining({ seat, text: expect.stringMatching(/ gets \d+ gold/) as string })
    );
    // What was told is one touch away, and what comes after it opens where that begins.
    expect(since.moments.length).toBeGreaterThan(0);
    goOn(worker.slice(0, -1));
    await wait(0);
    expect(since.moment?.text).not.toMatch(/ gets \d+ gold/);
    expect(since.moments.some(({ seat: whose, text }) => whose === seat && / gets \d+ gold/.test(text))).toBe(true);
    since.close();
    await wait(0);
    // Once its seat has gone on it stays closed.
    goOn(worker);
    await wait(0);
    expect(since.index).toBeUndefined();
  });

  it('waits to be asked for where nobody learns', async () => {
    const { since } = await learning(false);
    expect(since.offered).toBe(true);
    expect(since.index).toBeUndefined();
  });

  it('is not told where nothing is to be', async () => {
    set({ since: 'off' });
    expect((await learning(true)).since.index).toBeUndefined();
  });
});
