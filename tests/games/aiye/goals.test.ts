import { describe, expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { goals } from '#games/aiye/view/goals.ts';
import { table, type Table } from '../../support/aiye/position.ts';

const of = (area: string, more: Partial<Table> = {}): readonly string[] =>
  goals(game, table({ areas: [area], characters: { open: '- - - -' }, masks: { open: '- - - -' }, ...more }), 0);

describe('what an area is close to', () => {
  test('the next tier of each mask, as far as there is one', () => {
    expect(of('c1[S joy]3m | c2[M generosity] | c3[S] | c4[M courage] | c5[S] | c6[M]')).toEqual([
      'Joy: 3 of 4 moon seeds for 8 points.',
      'Generosity: 0 of 1 column with 4 cards for 5 points.',
      'One more mask, and the next round is the last.'
    ]);
    expect(of('c1[S joy]6m | c2[M] | c3[S] | c4[M] | c5[S] | c6[M]')).toEqual([]);
  });

  test('what a mask counts is said as what lies there: columns by their cards', () => {
    expect(of('c1[S patience] | c2[M S M] | c3[S] | c4[M] | c5[S] | c6[M]')).toEqual([
      'Patience: 1 of 2 columns with exactly 3 cards for 5 points.'
    ]);
  });

  test('a tier that pays nothing is no goal: Force pays from two', () => {
    expect(of('c1[S force] | c2[M] | c3[S] | c4[M] | c5[S] | c6[M]')).toEqual([
      'Force: 1 of 2 Conflict icons for 5 points.'
    ]);
  });

  test('AIY-END-02 the card that brings the end', () => {
    const seventeen = 'c1[S S S S] | c2[M M M M] | c3[S S S S] | c4[M M M M] | c5[S]';
    expect(of(seventeen)).toEqual(['One more card, and the next round is the last.']);
  });
});
