/** The ruler's figures on the table: none over another, and those that matter most are there. */
import { expect, test } from 'vitest';
import { legible } from '#games/aya/view/legible.ts';

const note = (x: number, verdict: 'safe' | 'far' | 'firebreak', y = 0) => ({ x, y, verdict, text: '1.3' });

test('notes that have room are all written', () => {
  expect(legible([note(0, 'safe'), note(60, 'safe'), note(0, 'safe', 40)])).toHaveLength(3);
});

test('where one would cover another, the worse joint is written', () => {
  expect(legible([note(0, 'safe'), note(10, 'far'), note(20, 'safe')])).toEqual([note(10, 'far')]);
  expect(legible([note(0, 'far'), note(10, 'firebreak')])).toEqual([note(10, 'firebreak')]);
});

test('in a dense river none covers another, and every stretch keeps some', () => {
  const dense = Array.from({ length: 60 }, (_, n) => note(9 * n, 'safe'));
  const written = legible(dense).map(({ x }) => x);
  expect(written.length).toBeGreaterThan(12);
  written.slice(1).forEach((x, n) => expect(x - written[n]!).toBeGreaterThanOrEqual(28));
});
