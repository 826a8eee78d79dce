/** What Aya's table says of the next push: what it wins as the dominoes really fall. */
import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { planPush, type PushPlan } from '#games/aya/bot/push.ts';
import { loadPhysics, type Faller } from '#games/aya/physics/index.ts';
import { count } from '#games/aya/rules/count/count.ts';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Falls } from '#games/aya/view/doubts.svelte.ts';
import { advising } from '../../support/aya/pushing.svelte.ts';
import { positions } from '../../support/aya/positions.ts';

type Case = { readonly state: State; readonly plan: PushPlan; readonly wins: number };

const won = (state: State): number => count(game.box, state).verdicts.filter(({ fails }) => fails === null).length;

let fall: Faller;
/** A table half built, after a push that came to nothing: what is advised next, and what that really wins. */
function* cases(seed: string, wild: number): Generator<Case> {
  for (const at of positions(seed, wild, 200)) {
    if (Object.keys(at.dominoes).length < 30) continue;
    const pushes = [{ by: 0, domino: Object.keys(at.dominoes)[0]! }];
    const state: State = { ...game.clone(at), phase: 'push', due: 'push', resume: null, pushes };
    const plan = planPush(game, state);
    if (plan.move.type !== 'push' || plan.photos === 0) continue;
    const trial = game.clone(state);
    game.play(trial, plan.move);
    const after = game.clone(trial);
    game.play(after, fall(game.box, trial).move);
    yield { state, plan, wins: won(after) - won(state) };
  }
}
const find = (seed: string, wild: number, fits: (one: Case) => boolean): Case => {
  for (const one of cases(seed, wild)) if (fits(one)) return one;
  throw new Error('there is no such push');
};
let vain: Case;
let good: Case;
beforeAll(async () => {
  fall = await loadPhysics();
  vain = find('ready', 1e9, ({ wins }) => wins === 0);
  good = find('a', 12, ({ plan, wins }) => wins === plan.photos);
});

const falls: Falls = (_game, state) => Promise.resolve(fall(game.box, state).move);
const none: Falls = () => Promise.reject(new Error('no engine'));

async function saidOf({ state, plan }: Case, by: Falls): Promise<readonly (string | undefined)[]> {
  const { pushing, stop } = advising(state, plan, by);
  flushSync();
  const first = pushing.note;
  await new Promise((done) => setTimeout(done));
  const then = pushing.note;
  stop();
  return [first, then];
}

test('a push that should win a photo, and as things fall wins none, is said to be in vain', async () => {
  const [first, then] = await saidOf(vain, falls);
  expect(first).toMatch(/^Push .* 1 photo more can be won\.$/);
  expect(then).toMatch(/ could be pushed, but as things stand no photo comes of it\.$/);
});

test('one that wins what it should says so without a “can”', async () => {
  const [, then] = await saidOf(good, falls);
  expect(then).toMatch(new RegExp(`^Push .*: ${good.wins} photos? more\\.$`));
});

/** As if it had been reckoned that no push is worth it. */
const stopping = ({ plan }: Case): PushPlan => ({
  ...plan,
  move: { type: 'enough' },
  photos: 0,
  weighed: plan.move.type === 'push' ? [plan.move.domino] : []
});

test('that no push is worth it is said once each has been tried out; one that wins a photo is advised instead', async () => {
  for (const [one, advice] of [
    [vain, 'enough'],
    [good, 'push']
  ] as const) {
    const { pushing, stop, planned } = advising(one.state, stopping(one), falls);
    flushSync();
    expect(pushing.note).toBe('Trying out whether another push wins a photo that is worth it …');
    await new Promise((done) => setTimeout(done, 20));
    flushSync();
    expect(planned().move.type).toBe(advice);
    expect(pushing.note).toMatch(
      advice === 'push' ? /^Push .*: \d photos? more\.$/ : /^Touch Enough: no push would win/
    );
    stop();
  }
});

test('where the physics cannot run it is said that none should be', async () => {
  const { pushing, stop } = advising(good.state, stopping(good), none);
  flushSync();
  await new Promise((done) => setTimeout(done, 20));
  expect(pushing.note).toMatch(/^Touch Enough: no push would win/);
  stop();
});

test('where the physics cannot run it is said what should come', async () => {
  const [first, then] = await saidOf(vain, none);
  expect(then).toBe(first);
});
