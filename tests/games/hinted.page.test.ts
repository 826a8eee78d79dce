/** A hint at a table: it lies there as if it had been touched, and goes without taking anything else along. */
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Move } from '#engine/game.ts';
import { picking } from '../support/composing.svelte.ts';
import { rooted } from '../support/rooted.svelte.ts';
import { toy } from '../support/toy.ts';

// As in a page: where Node is asked, nothing is followed.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

const pick = (times: number): Move & { readonly times: number } => ({ type: 'pick', times });
let end: (() => void) | undefined;
afterEach(() => end?.());

function table() {
  const { made, stop } = rooted(() => picking(toy.setup(2, { tokens: 2, first: 0 })));
  end = stop;
  const hint = (move?: Move): void => {
    made.hinted(move);
    flushSync();
  };
  hint();
  return { composer: made.composer, hint };
}

test('lies on the table, and goes with what it laid there', () => {
  const { composer, hint } = table();
  hint(pick(1));
  expect(composer.pending).toEqual([pick(1)]);
  hint();
  expect(composer.pending).toBeUndefined();
});

test('leaves what was chosen instead of it', () => {
  const { composer, hint } = table();
  hint(pick(1));
  composer.touch(2);
  flushSync();
  hint();
  expect(composer.pending).toEqual([pick(2)]);
});

test('that lays nothing leaves what had been chosen before it', () => {
  const { composer, hint } = table();
  composer.touch(2);
  hint({ type: 'stop' });
  expect(composer.pending).toEqual([pick(2)]);
  hint();
  expect(composer.pending).toEqual([pick(2)]);
});
