/** Whoever looks at another area is told whose they come back to: not always that of whoever acts. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { game as aiye } from '#games/aiye/rules/index.ts';
import AiyeDock from '#games/aiye/view/table/Dock.svelte';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import AtiwaDock from '#games/atiwa/view/table/Dock.svelte';

const looking = {
  names: ['Ana', 'Ben', 'Cem'],
  decider: undefined,
  looking: 2,
  home: 0,
  onback: () => undefined,
  event: undefined,
  undo: undefined,
  redo: undefined
};
const nothing = { open: false, mode: undefined, kept: [], back: () => undefined };

test('on the table of Àiyé', () => {
  const state = { ...aiye.setup(3), seat: 1, step: 'source' as const, round: 1 };
  const choosing = { ...nothing, now: { state, moves: [] } } as never;
  expect(render(AiyeDock, { props: { ...looking, game: aiye, state, choosing } }).body).toContain('Back to Ana');
});

test('on the table of Atiwa', () => {
  const state = { ...atiwa.setup(3), seat: 1, step: 'worker' as const, round: 1 };
  const choosing = { ...nothing, plan: undefined } as never;
  const props = { ...looking, game: atiwa, state, choosing, closes: undefined };
  expect(render(AtiwaDock, { props }).body).toContain('Back to Ana');
});
