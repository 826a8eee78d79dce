/** Why something cannot be done, in words. */
import { describe, expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { needsWords, refusalWords } from '#games/aya/words/refusals.ts';
import { animal, begun, refusalOf, stand } from '../../support/aya/table.ts';
import { after } from '../../support/aya/table.ts';

describe('what is said of a refusal', () => {
  test('AYA-TOKEN-06 a pair laid flat is not raised beside a domino that lies: that one is to be stood up first', () => {
    const state = begun(['poleCamera', 'desert'], { hand: 'natural' });
    const partner = stand(state, 'pole', [0, 0]);
    const laid = after(state, animal([2.5, 0], partner, 'buffer'));
    const [token] = Object.keys(laid.tokens) as [string];
    laid.dominoes[partner] = { ...laid.dominoes[partner]!, is: 'lying' };
    const illegal = refusalOf(laid, { type: 'raiseBuffer', token, by: 0, ms: 0, away: 0 })!;
    expect(illegal.rule).toBe('AYA-TOKEN-06');
    expect(refusalWords(game, illegal)).toBe('The domino that shares the animal must stand first.');
    expect(refusalWords(game, { rule: 'AYA-TOKEN-06' })).toBe('To lay it flat, its place must be free.');
  });

  test('AYA-SETUP-01 AYA-TILE-04 what a use needs goes on from its name', () => {
    for (const rule of ['AYA-SETUP-01', 'AYA-TILE-04', 'AYA-TILE-07', 'AYA-TOKEN-03', 'AYA-TOKEN-06', 'AYA-PLACE-07'])
      expect(needsWords(game, { rule })).toMatch(/^needs [^.]*(\d\.\d[^.]*)?$/);
  });
});
