/** How dates are said. */
import { expect, test } from 'vitest';
import { dateOf, when } from '#words/grammar.ts';

const now = new Date(2026, 10, 20, 12);
const day = (date: number, month = 10): string => new Date(2026, month, date, 12).toISOString();

test('a day is said the shorter, the nearer it is', () => {
  expect([20, 19, 15, 8].map((date) => when(day(date), now))).toEqual(['today', 'yesterday', 'Sun', '8 Nov']);
  expect(when(new Date(2025, 10, 20, 12).toISOString(), now)).toBe('20 Nov 2025');
  expect(dateOf(day(20))).toBe('20 Nov 2026');
});

test('of a time that is not known nothing is said, and no page breaks over it', () => {
  for (const unknown of ['', '2026-99-99T00:00:00Z']) expect([when(unknown, now), dateOf(unknown)]).toEqual(['', '']);
});
