import { describe, expect, it } from 'vitest';
import { excerpt, matches, pieces, wordsOf } from '#ui/play/find.ts';

const marked = (text: string, query: string): string =>
  pieces(text, wordsOf(query))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('searching the rules', () => {
  it('minds neither case nor accents, on either side', () => {
    expect(marked('Àiyé is sown', 'aiye')).toBe('[Àiyé] is sown');
    expect(marked('Aiye is sown', 'ÀIYÉ')).toBe('[Aiye] is sown');
  });

  it('marks every word of the query, wherever it stands', () => {
    expect(marked('Sow the seeds of one column.', 'seed col')).toBe('Sow the [seed]s of one [col]umn.');
  });

  it('joins hits that overlap', () => {
    expect(marked('banana', 'ana')).toBe('b[anana]');
  });

  it('leaves a text without hits whole, and an empty one empty', () => {
    expect(pieces('nothing', wordsOf('seed'))).toEqual([{ text: 'nothing', hit: false }]);
    expect(pieces('', wordsOf('seed'))).toEqual([]);
  });

  it('keeps letters that have no plain form of the same length', () => {
    expect(marked('Straße ﬁnd', 'stra')).toBe('[Stra]ße ﬁnd');
    expect(marked('İstanbul is sown', 'sown')).toBe('İstanbul is [sown]');
    expect(marked('각 is sown', 'sown')).toBe('각 is [sown]');
  });

  it('finds a topic only if all words are in it, in any of its texts', () => {
    expect(matches(['Conflict', 'The tallest column is blocked.'], wordsOf('block conf'))).toBe(true);
    expect(matches(['Conflict', 'The tallest column is blocked.'], wordsOf('block mask'))).toBe(false);
  });

  it('cuts an excerpt at words around the first hit', () => {
    const text = `${'before '.repeat(20)}the hit itself ${'after '.repeat(20)}`.trim();
    const cut = excerpt([text], wordsOf('hit'), 60)!;
    expect(cut).toMatch(/^… before/);
    expect(cut).toContain('the hit itself');
    expect(cut).toMatch(/ …$/);
    expect(excerpt(['nothing here'], wordsOf('seed'))).toBeUndefined();
    expect(excerpt([text], wordsOf('before'), 60)).toMatch(/^before/);
    // A hit that is longer than what is cut is whole all the same.
    expect(excerpt([`${'a '.repeat(40)}${'long'.repeat(9)} end`], [`${'long'.repeat(9)}`], 30)).toContain(
      'long'.repeat(9)
    );
  });
});
