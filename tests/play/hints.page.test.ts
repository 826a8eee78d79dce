/** A hint as it is followed on a page: each step when the match has come to it, asked for once and played once. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { GameView } from '#games/view.ts';
import type { Compared } from '#match/adviser.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { Desk } from '#play/desk.svelte.ts';
import { Hints } from '#play/hints.svelte.ts';
import type { Tale } from '#play/tale.ts';
import { toasts } from '#ui/announce.svelte.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import { changing, rooted } from '../support/rooted.svelte.ts';
import { toy } from '../support/toy.ts';

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  toasts.splice(0);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});
const wait = async (): Promise<void> => {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
};

const pick: Move = { type: 'pick', times: 2 };
const mark: Move = { type: 'mark', color: 'red' };
const view = {
  advice: (...[, , move]: readonly [object, JsonObject, Move]) => `${move.type}.`,
  item: (_: object, item: string) => item
} as unknown as GameView;
const tale: Tale = { game: toy, view, names: ['Ada', 'Ben'] };
const begin = (): JsonObject => toy.setup(2, { tokens: 2, first: 0 });
const after = (state: JsonObject, move: Move): JsonObject => {
  const next = toy.clone(state);
  toy.play(next, move);
  return next;
};

/** Something that others are asked, in the order in which they are. */
function asked<T>() {
  const open: ((found: T) => void)[] = [];
  const ask = vi.fn((..._given: readonly unknown[]) => new Promise<T>((resolve) => void open.push(resolve)));
  return { ask, open };
}

/** A match at which a turn of two steps is hinted. */
function hinted() {
  const { ask: compare, open: compared } = asked<Compared | undefined>();
  const live = changing({ state: begin(), decider: 0, history: [], compare });
  const busy = changing({ now: false });
  const { made: hints, stop } = rooted(() => new Hints(live as unknown as LiveMatch, tale, () => busy.now));
  stops.push(stop);
  hints.give([pick, mark]);
  return { hints, live, busy, compared };
}

describe('what speaks for a step', () => {
  test('that was left is not told of the next one, nor does it take its place', async () => {
    const { hints, live, compared } = hinted();
    await wait();
    expect([hints.now?.moves, hints.why]).toEqual([[pick, mark], undefined]);
    live.state = after(live.state, pick);
    await wait();
    expect([hints.now?.moves, hints.why, compared.length]).toEqual([[mark], undefined, 2]);
    // There is nothing to be said of the second; what is found of the first comes late.
    compared[1]!(undefined);
    await wait();
    expect(hints.why).toBeNull();
    compared[0]!(undefined);
    await wait();
    expect(hints.why).toBeNull();
  });
});

describe('a turn that is played as it was hinted', () => {
  test('is played step by step, each once the match has come to it', async () => {
    const { hints, live } = hinted();
    const played: (readonly Move[])[] = [];
    hints.playAll((moves) => {
      played.push(moves);
      live.state = moves.reduce(after, live.state);
      return Promise.resolve();
    });
    await wait();
    await wait();
    expect(played).toEqual([[pick], [mark]]);
  });

  test('tries each step once, though it can be stored only after a while, or never', async () => {
    const { hints, busy } = hinted();
    const { ask: play, open: played } = asked<undefined>();
    hints.playAll(async (moves) => {
      busy.now = true;
      await play(moves);
      busy.now = false;
      // As long as whoever asked hears of it later.
      await Promise.resolve();
      flushSync();
    });
    await wait();
    await wait();
    expect(play.mock.calls).toEqual([[[pick]]]);
    played[0]!(undefined);
    await wait();
    await wait();
    expect(play.mock.calls).toEqual([[[pick]]]);
  });

  test('is over with a step that was refused: whoever plays that then by hand plays nothing else', async () => {
    const { hints, live } = hinted();
    const played: (readonly Move[])[] = [];
    hints.playAll((moves) => {
      played.push(moves);
      return Promise.resolve();
    });
    await wait();
    live.state = after(live.state, pick);
    await wait();
    expect([hints.now?.moves, played]).toEqual([[mark], [[pick]]]);
  });
});

/** What lies around a table, at which moves are stored and hints are found when that is said. */
function desk() {
  const storing = asked<undefined>();
  const finding = asked<readonly Move[]>();
  const comparing = asked<Compared | undefined>();
  const live = changing({
    game: toy,
    state: begin(),
    decider: 0,
    history: [],
    problem: undefined,
    compare: comparing.ask,
    play: storing.ask,
    hint: finding.ask
  });
  const sounds = { play: () => undefined } as unknown as Sounds;
  const { made, stop } = rooted(() => new Desk(live as unknown as LiveMatch, tale, sounds));
  stops.push(stop);
  return { desk: made, live, storing, finding };
}

describe('a hint that was asked for', () => {
  test('lies on the table once it is found', async () => {
    const { desk: made, finding } = desk();
    const hint = made.hint();
    expect([made.searching, made.answers]).toEqual([true, true]);
    void made.hint();
    finding.open[0]!([pick, mark]);
    await hint;
    expect([made.hinted?.moves, made.searching, finding.ask.mock.calls.length]).toEqual([[pick, mark], false, 1]);
  });

  test.each([[[pick, mark]], [[]]])('for a position that is gone is dropped without a word', async (moves) => {
    const { desk: made, live, finding } = desk();
    const hint = made.hint();
    live.state = after(live.state, pick);
    finding.open[0]!(moves);
    await hint;
    expect([made.hinted, made.answers, made.searching, toasts]).toEqual([undefined, false, false, []]);
  });
});

test('a second touch while a move is being stored is no second move', async () => {
  const { desk: made, storing } = desk();
  const first = made.play([pick]);
  await made.play([pick]);
  await made.goOn([mark]);
  expect([made.playing, storing.ask.mock.calls]).toEqual([true, [[[pick], false]]]);
  let rests = false;
  void made.rested().then(() => (rests = true));
  await wait();
  expect(rests).toBe(false);
  storing.open[0]!(undefined);
  await first;
  await wait();
  expect([made.playing, rests]).toEqual([false, true]);
  void made.play([mark], true);
  expect(storing.ask.mock.calls.at(-1)).toEqual([[mark], true]);
  storing.open[1]!(undefined);
  await wait();
});
