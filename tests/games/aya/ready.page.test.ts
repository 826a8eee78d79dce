/** A photo of Aya that waits for the river alone, and what the table says of it. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allPushed, doubts, readyPhotos } from '#games/aya/aid/ready.ts';
import { loadPhysics, type Faller } from '#games/aya/physics/index.ts';
import { count } from '#games/aya/rules/count/count.ts';
import { game } from '#games/aya/rules/index.ts';
import { leaning, logged, usualLean } from '#games/aya/rules/pose.ts';
import type { State } from '#games/aya/rules/state.ts';
import { waiting, type Falls } from '#games/aya/view/doubts.svelte.ts';
import { tellPiece } from '#games/aya/view/pieces.ts';
import { watching } from '../../support/aya/ready.svelte.ts';
import { positions } from '../../support/aya/positions.ts';

const { box } = game;
const ids = (state: State): string[] => readyPhotos(box, state).map(({ id }) => id);
/** Two positions, one domino apart, of which the second has one photo more that should be ready; in doubt, if asked. */
function becoming(seed: string, wild: number, doubt = false): [State, State] {
  let before: State | undefined;
  for (const state of positions(seed, wild, 200)) {
    const grown = before && Object.keys(state.dominoes).length - Object.keys(before.dominoes).length;
    if (before && grown === 1 && ids(state).length > ids(before).length && doubt === isDoubted(state))
      return [before, game.clone(state)];
    before = game.clone(state);
  }
  throw new Error('nothing became ready');
}
let fall: Faller;
let before: State;
let after: State;
let fresh: readonly string[];
beforeAll(async () => {
  fall = await loadPhysics();
  [before, after] = becoming('ready', 1e9);
  fresh = ids(after).filter((id) => !ids(before).includes(id));
});
const falls: Falls = (_game, state) => Promise.resolve(fall(box, state).move);
/** As if the engine could not run. */
const none: Falls = () => Promise.reject(new Error('no engine'));
function isDoubted(state: State): boolean {
  const trial = allPushed(game, state);
  return doubts(game, trial, fall(box, trial).move).size > 0;
}

/** Effects run when what changed them is done; a fall is asked for a little later. */
const settle = () => vi.advanceTimersByTimeAsync(300);

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
  const { ready, goTo, stop } = watching(before, falls);
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
  const opened = watching(after, none);
  await settle();
  expect([opened.ready.news, opened.ready.tags.length]).toEqual([undefined, ids(after).length]);
  opened.stop();
  const { ready, goTo, stop } = watching(before, falls);
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

/** What of these is lost when the river comes to one run after the other, each fall computed for itself. */
function lostOneByOne(state: State, photos: readonly string[]): string[] {
  const table = game.clone(state);
  for (const head of allPushed(game, state).cause!.dominoes) {
    if (table.dominoes[head]!.is !== 'upright') continue;
    const cause = { type: 'push' as const, dominoes: [head], from: null, dir: table.dominoes[head]!.a, lean: 0 };
    Object.assign(table, { phase: 'push', due: 'fall', resume: null, pushes: [{ by: 0, domino: head }], cause });
    game.play(table, fall(box, table).move);
  }
  const won = new Set(count(box, table).verdicts.flatMap(({ id, fails }) => (fails === null ? [id] : [])));
  return photos.filter((id) => !won.has(id));
}

test('AYA-ANIM-04 what is lost as things really fall is in doubt, and nothing else', () => {
  let doubted = 0;
  let n = 0;
  for (const state of positions('m', 20, 600)) {
    n += 1;
    if (n > 97) break;
    if (![30, 49, 63, 80, 97].includes(n)) continue;
    const trial = allPushed(game, state);
    const lost = doubts(game, trial, fall(box, trial).move);
    expect([...lost.keys()].sort()).toEqual(lostOneByOne(state, ids(state)).sort());
    doubted += lost.size;
  }
  expect(doubted).toBeGreaterThan(1);
});

test('a photo in doubt has another sign, and a sentence that says why', async () => {
  const [was, is] = becoming('m', 20, true);
  const { ready, goTo, stop } = watching(was, falls);
  await settle();
  goTo(is);
  await settle();
  const doubted = ready.tags.filter(({ kind }) => kind === 'doubt');
  expect(doubted).toEqual([expect.objectContaining({ text: 'Not ready yet', why: 'it lies on a tile' })]);
  expect(ready.news).toMatch(
    /^Photo not ready yet: \w+\. If everything fell now: it lies on a tile\. What you build beside it may change that\.$/
  );
  // Another page of the same table says the same of this position.
  const { lost, ready: others } = waiting(game, is);
  expect([...lost.values()]).toEqual(['AYA-ANIM-04']);
  const [id] = [...lost.keys()] as [string];
  expect(others.map((one) => one.id)).not.toContain(id);
  expect(tellPiece(game, is, [], id, lost)!.text).toContain(
    'As it stands its photo would not count: it lies on a tile.'
  );
  stop();
});
