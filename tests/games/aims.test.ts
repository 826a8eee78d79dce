/** What one plays for, as the bar tells it: always what the score of the rules says. */
import { expect, test } from 'vitest';
import { total } from '#engine/game.ts';
import { game as aiye } from '#games/aiye/rules/index.ts';
import { aim as inAiye } from '#games/aiye/view/goals.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { aim as inAtiwa } from '#games/atiwa/view/aim.ts';
import { game as aya } from '#games/aya/rules/index.ts';
import { aim as inAya } from '#games/aya/view/aim.ts';
import { game as ayar } from '#games/ayar/rules/index.ts';
import { aim as inAyar } from '#games/ayar/view/aim.ts';
import { table as village, type Table } from '../support/aiye/position.ts';
import { table as land } from '../support/atiwa/position.ts';

const shut = { characters: { open: '- - - -' }, masks: { open: '- - - -' } } as const;
const row = (areas: string[], more: Partial<Table> = {}) => village({ areas, ...shut, ...more });
const few = 'c1[S] | c2[M] | c3[S] | c4[M] | c5[S] | c6[M]';

test('AIY-END-01 AIY-END-02 Àiyé: the points, and what brings the end, whoever brings it', () => {
  const say = (state: ReturnType<typeof row>) => inAiye(aiye, state, 0);
  expect(say(row([few, few]))).toMatchObject({ what: 'points' });
  const masks = 'c1[S joy] | c2[M generosity] | c3[S] | c4[M courage] | c5[S] | c6[M]';
  expect(say(row([few, masks]))?.what).toBe('1 mask to go');
  expect(say(row([few, masks]))?.says).toContain('One more mask, and the next round is the last.');
  const cards = 'c1[S S S S] | c2[M M M M] | c3[S S S S] | c4[M M M M] | c5[S]';
  expect(say(row([cards, few]))).toMatchObject({ what: '1 card to go' });
  const near = row([few, few]);
  expect(say({ ...near, round: 4, lastRound: 5 })).toMatchObject({ what: 'end is near' });
  expect(say({ ...near, round: 5, lastRound: 5 })).toMatchObject({ what: 'last round' });
  expect(say(near)?.have).toBe(`${total(aiye.score(near)[0]!)}`);
});

test('ATW-SOLO-07 Atiwa: alone the goal of the match or of the challenge, with others the most points', () => {
  const two = land({ areas: ['Village | fill t8', 'Village'] });
  expect(inAtiwa(atiwa, two, 1)).toMatchObject({ have: `${total(atiwa.score(two)[1]!)}`, what: 'points' });
  const alone = land({ areas: ['Village | fill t8'], options: { challenge: null } });
  const points = total(atiwa.score(alone)[0]!);
  expect(inAtiwa(atiwa, alone, 0)).toEqual({
    have: `${points}/120`,
    what: 'points',
    says: `Points: ${points} of 120.`
  });
  const bats = land({ areas: ['Village | fill B30'], options: { challenge: 'colony' } });
  expect(inAtiwa(atiwa, bats, 0)?.says).toContain('Bats: 30 of ');
});

test.each([
  [[2, 3], [1, 1], '2', 'lower: moon', 'The moon counts, since it is the lower: sun 5, moon 2.'],
  [[2], [1, 6], '2', 'lower: sun', 'The sun counts, since it is the lower: sun 2, moon 7.'],
  [[3], [3], '3', 'both equal', 'Sun and moon are both at 3. The lower of the two is the score.']
])('AYR-END-02 Ayar: the lower of sun %j and moon %j', (sun, moon, have, what, says) => {
  const state = ayar.setup(2);
  const [first, ...others] = state.players;
  expect(inAyar(ayar, { ...state, players: [{ ...first!, sun, moon }, ...others] }, 0)).toEqual({ have, what, says });
});

test('AYA-SCORE-04 Aya: the points of the team and its push tokens', () => {
  const state = aya.setup(2);
  expect(inAya(aya, state)).toMatchObject({ have: '10 points', what: '10 push tokens' });
  expect(inAya(aya, { ...state, retriggers: 1 })?.says).toContain('1 push token is left');
});
