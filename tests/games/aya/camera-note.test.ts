/** What the dock says of a camera: what is proposed and why, and never that there is no room where there is. */
import { expect, test } from 'vitest';
import type { Illegal } from '#engine/game.ts';
import { game } from '#games/aya/rules/index.ts';
import { cameraNoteOf } from '#games/aya/view/dock.ts';
import type { Use } from '#games/aya/view/uses.ts';
import { words } from '#games/aya/words/en.ts';
import { begun } from '../../support/aya/table.ts';

const d = words.dock;
const why = 'next to a desert domino, towards the dry opening of the desert tile';
const near: Illegal = { rule: 'AYA-TOKEN-01' };

/** What is said where plain is proposed; `left` of tiles and animals, and what stands against the animal here. */
function said({ glassMs = 0, left = 3, illegal = undefined as Illegal | undefined, elsewhere = false } = {}) {
  const state = begun(['forest', 'desert'], { hand: 'guided', glassMs });
  const uses: readonly Use[] = [
    { use: 'plain', left: undefined, illegal: undefined, elsewhere: false },
    { use: 'tile', left, illegal: undefined, elsewhere: false },
    { use: 'animal', left, illegal, elsewhere }
  ];
  return cameraNoteOf(game, state, { keeps: false, proposes: true, use: 'plain', weighs: false }, uses, why);
}

test('what could be here and is not proposed: what the place is for instead', () => {
  expect(said()).toBe(d.proposed(why));
});

test('with little sand: that it would hardly be finished', () => {
  expect(said({ glassMs: 60_000 })).toBe(d.late);
});

test('what cannot be here says why; only empty stacks have nothing left', () => {
  expect(said({ illegal: near })).toMatch(/^Animal .*\.$/);
  expect(said({ left: 0, illegal: near })).toBe(d.nothingLeft);
});
