import { describe, expect, test } from 'vitest';
import type { MatchSummary } from '#store/matches.ts';
import { recordOf } from '../../src/routes/ladder/record.ts';

const me = { name: 'Ada', kind: 'person', level: null } as const;
const bot = (level: string) => ({ name: level, kind: 'bot', level }) as const;

/** A finished match of Ada; `won` tells whether she was first. */
function match(day: number, won: boolean, about: Partial<MatchSummary> = {}): MatchSummary {
  const at = `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  return {
    id: `m${day}`,
    game: 'aiye',
    rulesVersion: 1,
    edition: '',
    day: null,
    players: [me, bot('keen')],
    mixed: false,
    created: at,
    updated: at,
    status: 'over',
    entries: 9,
    glance: { turn: 'over', scores: [40 + day, 30], places: won ? [1, 2] : [2, 1], state: {} },
    origin: null,
    damaged: false,
    ...about
  };
}

describe('a record of one’s own', () => {
  test('counts matches, wins by the strongest bot at the table, wins in a row, and the best', () => {
    const matches = [
      match(4, true),
      match(1, true),
      match(2, true),
      match(3, false),
      match(5, true, {
        players: [me, bot('keen'), bot('expert')],
        glance: { ...match(5, true).glance!, scores: [50, 1, 2], places: [1, 3, 2] }
      })
    ];
    expect(recordOf('aiye', matches)).toEqual({
      matches: 5,
      best: 50,
      levels: [
        { level: 'keen', matches: 4, won: 3 },
        { level: 'expert', matches: 1, won: 1 }
      ],
      streak: 2,
      longest: 2
    });
  });

  test('leaves out what is running, tried out, another game, or played by several persons or by others for a while', () => {
    const matches = [
      match(1, true, { status: 'open' }),
      match(2, true, { origin: { match: 'm1', entries: 3, why: 'trial' } }),
      match(3, true, { game: 'ayar' }),
      match(4, true, { players: [me, { ...me, name: 'Ben' }] }),
      match(5, true, { mixed: true })
    ];
    expect(recordOf('aiye', matches)).toEqual({ matches: 0, best: undefined, levels: [], streak: 0, longest: 0 });
  });

  test('alone there is nobody to win against, and no streak is broken', () => {
    const alone = match(3, false, { players: [me] });
    const { matches, best, streak } = recordOf('aiye', [match(2, true), alone, match(4, true)]);
    expect([matches, best, streak]).toEqual([3, 44, 2]);
  });
});
