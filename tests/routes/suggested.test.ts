/** Which level the new-match page suggests, from the matches on the device. */
import { describe, expect, it } from 'vitest';
import type { Player } from '#engine/log.ts';
import type { MatchSummary } from '#store/matches.ts';
import { suggested } from '../../src/routes/home/suggested.ts';

const ada: Player = { name: 'Ada', kind: 'person', level: null };
const bot = (level: string): Player => ({ name: 'Tin', kind: 'bot', level });

let count = 0;
function match(level: string, place: 1 | 2, changes: Partial<MatchSummary> = {}): MatchSummary {
  count += 1;
  return {
    id: `m${count}`,
    game: 'aiye',
    players: [ada, bot(level)],
    status: 'over',
    updated: `2026-11-01T00:00:${String(count).padStart(2, '0')}.000Z`,
    glance: { turn: 'over', scores: [0, 0], places: [place, 3 - place], state: {} },
    ...changes
  } as MatchSummary;
}

describe('the level that is suggested', () => {
  it('is none before a match against a bot was finished', () => {
    expect(suggested('aiye', [])).toBeUndefined();
    expect(suggested('aiye', [match('easy', 1, { status: 'open' })])).toBeUndefined();
    expect(suggested('aiye', [match('easy', 1, { game: 'ayar' })])).toBeUndefined();
    expect(suggested('aiye', [match('easy', 1, { mixed: true })])).toBeUndefined();
    expect(suggested('aiye', [match('easy', 1, { players: [ada, { ...ada, name: 'Ben' }, bot('easy')] })])).toBe(
      undefined
    );
  });

  it('rises after two won in a row, falls after two lost, and stays otherwise', () => {
    expect(suggested('aiye', [match('casual', 1), match('casual', 1)])).toEqual({
      level: 'keen',
      from: 'casual',
      streak: 'won'
    });
    expect(suggested('aiye', [match('casual', 2), match('casual', 2)])).toMatchObject({
      level: 'easy',
      streak: 'lost'
    });
    expect(suggested('aiye', [match('casual', 1), match('casual', 2)])).toMatchObject({ level: 'casual' });
    expect(suggested('aiye', [match('casual', 1)])).toMatchObject({ level: 'casual', streak: 'even' });
  });

  it('looks at the last two, whatever their order in the list, and at one level only', () => {
    const [lost, won, again] = [match('keen', 2), match('keen', 1), match('keen', 1)];
    expect(suggested('aiye', [again, lost, won])).toMatchObject({ level: 'medium', streak: 'won' });
    expect(suggested('aiye', [match('easy', 1), match('casual', 1)])).toMatchObject({
      level: 'casual',
      streak: 'even'
    });
  });

  it('goes no further than there are levels, and leaves trials aside', () => {
    expect(suggested('aiye', [match('expert', 1), match('expert', 1)])).toMatchObject({
      level: 'expert',
      streak: 'even'
    });
    expect(suggested('aiye', [match('easy', 2), match('easy', 2)])).toMatchObject({ level: 'easy', streak: 'even' });
    const trial = { origin: { why: 'trial' } } as unknown as Partial<MatchSummary>;
    expect(suggested('aiye', [match('easy', 1), match('easy', 1, trial)])).toMatchObject({ streak: 'even' });
  });
});
