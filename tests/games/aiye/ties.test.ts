import { describe, expect, it, test } from 'vitest';
import { total } from '#engine/game.ts';
import { game } from '#games/aiye/rules/index.ts';
import { START, table } from '../../support/aiye/position.ts';

/** Places of these areas, all with the same points unless said otherwise; `first` is the starting player. */
function places(areas: readonly string[], first = 0, level = true): readonly number[] {
  const state = Object.assign(table({ areas, characters: { open: '- - - -' }, masks: { open: '- - - -' } }), { first });
  const totals = game.score(state).map(total);
  if (level) expect(new Set(totals).size, totals.join()).toBe(1);
  return game.places(state);
}

/** Four columns: so many cards with a sun or a moon symbol (2 points each), and seeds that no mask counts. */
const area = (suns: number, moons: number, seeds = ''): string => {
  const cards: string[] = [];
  for (let i = 0; i < suns; i++) cards.push(['CS1', 'CS3', 'CS4', 'CS5'][i % 4]!);
  for (let i = 0; i < moons; i++) cards.push(['CM1', 'CM3', 'CM4', 'CM5'][i % 4]!);
  const pile = (from: number): string => ['S', ...cards.slice(from, from + 2)].join(' ');
  return `c1[${pile(0)}]${seeds} | c2[${pile(2)}] | c3[${pile(4)}] | c4[${pile(6)}]`;
};

describe('the order of the places', () => {
  test('AIY-SCO-08 most points win', () => {
    expect(places([area(1, 0), area(2, 0), area(0, 3)], 0, false)).toEqual([3, 2, 1]);
  });

  it.each([
    ['AIY-TIE-01 pairs of a sun and a moon symbol come first (T-62)', [area(4, 1), area(2, 3)], [2, 1]],
    ['AIY-TIE-01 not the number of symbols', [area(5, 0, '9s9m'), area(4, 1)], [2, 1]],
    ['AIY-TIE-02 then pairs of a sun and a moon seed (T-62)', [area(2, 2, '3s3m'), area(2, 2, '9s2m')], [1, 2]],
    ['AIY-TIE-02 not the number of seeds', [area(2, 2, '9s'), area(2, 2, '1s1m')], [2, 1]],
    ['AIY-TIE-03 then the order of turns (T-62)', [area(2, 2, '3s3m'), area(2, 2, '3s3m')], [1, 2]],
    [
      'AIY-TIE-01 AIY-TIE-02 AIY-TIE-04 seeds decide only among those still tied (T-76)',
      [area(2, 2, '1s4m'), area(2, 2, '2s2m'), area(3, 1, '5s5m')],
      [2, 1, 3]
    ]
  ])('%s', (_title, areas, expected) => {
    expect(places(areas)).toEqual(expected);
  });

  it.each([
    [0, [1, 2, 3, 4]],
    [1, [4, 1, 2, 3]],
    [3, [2, 3, 4, 1]]
  ])('AIY-TIE-03 AIY-TIE-04 all equal, seat %i began: no place is shared', (first, expected) => {
    expect(places(Array<string>(4).fill(START), first)).toEqual(expected);
  });

  test('AIY-TIE-01 symbols of Council cards count too', () => {
    const council = 'c1[S CS1] | c2[S] | c3[S] | c4[S] Council(CM1)';
    const columns = 'c1[S CS3] | c2[S CN2] | c3[S] | c4[S] Council(M)';
    expect(places([columns, council])).toEqual([2, 1]);
  });
});
