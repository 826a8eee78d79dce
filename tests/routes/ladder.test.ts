import { describe, expect, test } from 'vitest';
import { dateOf, daysBefore, onDay, onRung, type Try } from '../../src/routes/ladder/standing.ts';

const one = (match: string, about: Partial<Try>): Try => ({
  match,
  rung: 'plain',
  day: null,
  created: `2026-11-2${match}T10:00:00Z`,
  updated: `2026-11-2${match}T11:00:00Z`,
  over: true,
  met: false,
  points: 100,
  ...about
});

describe('what was reached on a rung', () => {
  test('the best is the goal reached, then the points, then the earlier', () => {
    const tries = [
      one('3', { points: 101 }),
      one('1', { points: 140 }),
      one('2', { points: 121, met: true }),
      one('4', { points: 121, met: true }),
      one('5', { points: 150, rung: 'colony' })
    ];
    const { best, met, tries: done } = onRung(tries, 'plain');
    expect([best?.match, met]).toEqual(['2', true]);
    expect(done.map(({ match }) => match)).toEqual(['1', '2', '3', '4']);
    expect(onRung(tries, 'migration')).toEqual({ tries: [], best: undefined, met: false, open: undefined });
  });

  test('a match in play is to be continued, and counts for nothing yet', () => {
    const tries = [
      one('1', { over: false, points: 300, met: true }),
      one('2', { points: 60 }),
      one('3', { over: false })
    ];
    const { best, met, open } = onRung(tries, 'plain');
    expect([best?.match, met, open?.match]).toEqual(['2', false, '3']);
  });
});

describe('matches of a day', () => {
  const tries = [
    one('1', { day: '2026-11-19', points: 90 }),
    one('3', { day: '2026-11-21', points: 130, met: true }),
    one('2', { day: '2026-11-21', points: 99 }),
    one('4', { day: '2026-11-20', over: false })
  ];
  test('count for their day alone, first tries first', () => {
    expect(onRung(tries, 'plain').tries).toEqual([]);
    expect(onDay(tries, '2026-11-21').tries.map(({ match }) => match)).toEqual(['2', '3']);
    expect(onDay(tries, '2026-11-20').open?.match).toBe('4');
  });
  test('finished ones of earlier days are looked back at, the latest first', () => {
    expect(daysBefore(tries, '2026-11-21')).toEqual(['2026-11-19']);
    expect(daysBefore(tries, '2026-11-22')).toEqual(['2026-11-21', '2026-11-19']);
  });
  test('the date is that of the place where one is', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dateOf(new Date(2026, 10, 21, 0, 1))).toBe('2026-11-21');
  });
});
