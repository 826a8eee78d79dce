import { expect, test } from 'vitest';
import { early, withEarly } from '#play/early.svelte.ts';

test('the first three matches of a game are early ones, each counted once, whatever is played beside', () => {
  let known: Parameters<typeof withEarly>[0] = {};
  for (const match of ['a', 'a', 'b', 'a', 'c', 'd', 'b']) known = withEarly(known, 'aiye', match);
  expect(known).toEqual({ aiye: ['a', 'b', 'c'] });
  expect(known['aiye']).toHaveLength(early);
  expect(withEarly(known, 'ayar', 'd')).toEqual({ aiye: ['a', 'b', 'c'], ayar: ['d'] });
  expect(withEarly(known, 'aiye', 'd')).toBe(known);
});
