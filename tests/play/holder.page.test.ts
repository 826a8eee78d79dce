/** Who holds the device: persons who share it hand it over, behind a curtain. */
import { afterEach, expect, test } from 'vitest';
import type { Seat } from '#engine/game.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { Holder } from '#play/holder.svelte.ts';
import { changing, rooted } from '../support/rooted.svelte.ts';
import { toy } from '../support/toy.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The first seat decides, and persons sit in these. */
function sitting(persons: readonly Seat[], onTable = false) {
  const live = changing<{ decider: Seat | undefined }>({ decider: 0 });
  const whole = Object.defineProperties(
    { game: toy, frame: { state: toy.setup(3, { tokens: 2, first: 0 }) }, history: [] },
    {
      decider: { get: () => live.decider }
    }
  ) as unknown as LiveMatch;
  const { made, stop } = rooted(
    () =>
      new Holder(
        whole,
        () => onTable,
        () => persons
      )
  );
  stops.push(stop);
  const now = (decider: Seat | undefined): unknown[] => {
    live.decider = decider;
    return [made.decider, made.next];
  };
  return { holder: made, now };
}

test('the next person is to take the device first; whoever has it goes on without', () => {
  const { holder, now } = sitting([0, 1]);
  expect(now(0)).toEqual([0, undefined]);
  expect(now(undefined)).toEqual([undefined, undefined]);
  expect([now(1), holder.viewer]).toEqual([[undefined, 1], 0]);
  holder.take();
  expect([now(1), holder.viewer]).toEqual([[1, undefined], 1]);
  expect(now(0)).toEqual([undefined, 0]);
});

test('where all decide together whoever has the device decides for a bot too: nobody is asked to hand it over', () => {
  const { holder, now } = sitting([0, 1]);
  expect([now(2), holder.viewer]).toEqual([[2, undefined], 0]);
});

test('nobody hands over what lies on the table, or is played by one alone', () => {
  expect(sitting([0, 1], true).now(1)).toEqual([1, undefined]);
  expect(sitting([0]).now(1)).toEqual([1, undefined]);
});
