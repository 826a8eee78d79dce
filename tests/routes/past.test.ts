/** The start page tells the end of a match as its result does. */
import { expect, test } from 'vitest';
import type { GameView } from '#games/view.ts';
import type { MatchSummary } from '#store/matches.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { ending } from '#games/atiwa/view/ending.ts';
import { glanceAt } from '#match/glance.ts';
import { words } from '#words/home.ts';
import { names, result, titleOf } from '../../src/routes/home/told.ts';

const past = (game: string, names: readonly string[], glance: MatchSummary['glance']): MatchSummary => ({
  id: 'm',
  game,
  rulesVersion: 1,
  edition: '',
  day: null,
  players: names.map((name) => ({ name, kind: 'person', level: null })),
  created: '2026-11-01T00:00:00.000Z',
  updated: '2026-11-01T00:00:00.000Z',
  status: 'over',
  entries: 9,
  glance,
  origin: null,
  damaged: false,
  mixed: false
});
const glance = (scores: readonly number[], places: readonly number[]) =>
  ({ turn: 'over', scores, places, state: {} }) as const;

test.each([
  [['Ada', 'Ben'], [9, 7], [1, 2], 'Ada wins'],
  [['Ada', 'Ben'], [9, 9], [2, 1], 'Ben wins'],
  [['Ada', 'Ben'], [9, 9], [1, 1], 'Ada and Ben share the win']
])('%j with %j points', (names, scores, places, told) => {
  expect(result(past('aiye', names, glance(scores, places)))).toBe(told);
});

test('an opponent without a seat can win', () => {
  expect(result(past('ayar', ['Ada'], glance([40, 52], [2, 1])))).toBe('The Ayllu wins');
});

test('whether a goal was met is told by the game', () => {
  const state = atiwa.setup(1);
  const view: Partial<GameView> = { result: ending };
  const match = past('atiwa', ['Ada'], glanceAt(atiwa, state, 'over'));
  const told = result(match, { view: view as GameView, game: atiwa });
  expect(told).toBe(ending(atiwa, state, ['Ada'])!.headline);
  expect(told).not.toBe(result(match));
});

test('a damaged match tells nothing of its end', () => {
  expect(result(past('aiye', ['Ada'], undefined))).toBe('damaged, may still open');
});

test('of a match of which not even the beginning can be read, what can be touched has a name all the same', () => {
  const match = { ...past('', [], undefined), damaged: true };
  const [title, nobody] = [titleOf(match), names(match)];
  expect([
    title,
    words.home.more(title, nobody),
    words.past.open(title, nobody),
    words.match.deleteText(title, nobody)
  ]).toEqual([
    'Unreadable match',
    'More about Unreadable match',
    'Watch Unreadable match again',
    'Unreadable match will be gone from this device. A file saved before stays.'
  ]);
});
