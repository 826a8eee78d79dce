/** A photo of Aya that waits for the river alone, and what the table says of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyPhotos } from '#games/aya/aid/ready.ts';
import { count } from '#games/aya/rules/count/count.ts';
import { game } from '#games/aya/rules/index.ts';
import { leaning, logged, usualLean } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import { watching } from '../../support/aya/ready.svelte.ts';
import { positions } from '../../support/aya/positions.ts';

const { box } = game;
const ids = (state: State): string[] => readyPhotos(box, state).map(({ id }) => id);
/** Two positions, one domino apart, of which the second has one ready photo more. */
function becoming(): [State, State] {
  let before: State | undefined;
  for (const state of positions('ready', 1e9, 200)) {
    const grown = before && Object.keys(state.dominoes).length - Object.keys(before.dominoes).length;
    if (before && grown === 1 && ids(state).length > ids(before).length) return [before, game.clone(state)];
    before = game.clone(state);
  }
  throw new Error('nothing became ready');
}
const [before, after] = becoming();
const fresh = ids(after).filter((id) => !ids(before).includes(id));

/** Effects run when what changed them is done. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('AYA-ANIM-07, AYA-LAND-06: ready is what is won once everything that stands has fallen cleanly', () => {
  const down = game.clone(after);
  for (const [id, domino] of Object.entries(down.dominoes)) {
    const { p, q } = leaning(box.size, domino, usualLean);
    down.dominoes[id] = { ...domino, is: 'fallen', end: logged(p, q) };
  }
  const won = (state: State): string[] =>
    count(box, state).verdicts.flatMap(({ id, fails }) => (fails === null ? [id] : []));
  expect(won(after)).toEqual([]);
  expect(won(down).sort()).toEqual(ids(after).sort());
});

test('it has a sign for good, and words for a moment when it becomes so', async () => {
  const { ready, goTo, stop } = watching(before);
  await settle();
  expect([ready.news, ready.tags.map(({ text }) => text).join('')]).toEqual([undefined, '']);
  goTo(after);
  await settle();
  expect(ready.news).toMatch(/^Photos? ready: .*\. Only a clean fall is still to come\.$/);
  expect(ready.tags.filter(({ text }) => text === 'Ready')).toHaveLength(fresh.length);
  expect(ready.tags.every(({ of }) => of !== undefined && of !== '')).toBe(true);
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(ready.news).toBeUndefined();
  expect(ready.tags.map(({ kind, text }) => [kind, text])).toEqual(ids(after).map(() => ['ready', '']));
  stop();
});

test('what was ready when the table was opened, or is leafed to, is no news; after the push nothing waits any more', async () => {
  const opened = watching(after);
  await settle();
  expect([opened.ready.news, opened.ready.tags.length]).toEqual([undefined, ids(after).length]);
  opened.stop();
  const { ready, goTo, stop } = watching(before);
  await settle();
  goTo({ ...before, dominoes: {}, tiles: {}, tokens: {} });
  await settle();
  goTo(after);
  await settle();
  expect(ready.news).toBeUndefined();
  goTo({ ...after, phase: 'push', due: 'push', pushes: [{ by: 0, domino: 'F01' }] });
  await settle();
  expect(ready.tags).toEqual([]);
  stop();
});
