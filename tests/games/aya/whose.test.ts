/** Whose turn the dock says it is. */
import { expect, test } from 'vitest';
import { game } from '#games/aya/rules/index.ts';
import { sayOf } from '#games/aya/view/dock.ts';
import { after, begun, plain } from '../../support/aya/table.ts';

const drawn = { type: 'draw', from: 'later', ms: 0, away: 0 } as const;
/** What is said to each in turn while the first two dominoes are placed. */
const said = (people: number, names: readonly string[]): string[] => {
  const first = begun(['forest', 'desert'], {}, people);
  const second = after(first, plain([-49.1, 0]), drawn);
  return [first, second].map((state) => sayOf(game, state, names).title);
};

test('two people are called by their names, somebody alone is told which hand it is', () => {
  expect(said(2, ['Ada', 'Ben'])).toEqual([expect.stringMatching(/^Ada: place/), expect.stringMatching(/^Ben: place/)]);
  expect(said(1, ['Ada'])).toEqual([expect.stringMatching(/^Ada: place/), expect.stringMatching(/^Other hand: place/)]);
});
