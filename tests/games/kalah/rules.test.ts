/** The rules of Kalah, each by an example. */
import { expect, test } from 'vitest';
import { total } from '#engine/game.ts';
import { playAll } from '../../support/random.ts';
import { game } from './rules/index.ts';
import type { Move, State } from './rules/state.ts';

const sow = (pit: number): Move => ({ type: 'sow', pit });
const first = (seat: number): Move => ({ type: 'first', seat });
/** Seat 0 is to sow; its four pits and store, then those of seat 1. */
const board = (...ring: number[]): State => ({ phase: 'sow', seat: 0, turns: 0, ring });
const begun = board(3, 3, 3, 3, 0, 3, 3, 3, 3, 0);
const why = (state: State, move: Move): string | undefined => game.illegal(state, move)?.rule;

test('KAL-FIRST-01 lots are drawn for who begins, or it is agreed on', () => {
  const drawing = game.setup(2);
  expect(game.turn(drawing)).toBe('chance');
  expect(game.chances(drawing).map(({ move }) => move)).toEqual([first(0), first(1)]);
  expect(why(drawing, first(2))).toBe('KAL-FIRST-01');
  expect(game.turn(playAll(game, drawing, [first(1)]))).toBe(1);
  expect(game.setup(2, { first: 0, seeds: 3 })).toEqual(begun);
});

test('KAL-TURN-01 the others wait, and nothing else is done', () => {
  expect(why(game.setup(2), sow(0))).toBe('KAL-TURN-01');
  expect(why(begun, first(0))).toBe('KAL-TURN-01');
  expect(playAll(game, begun, [sow(0)])).toMatchObject({ seat: 1, turns: 1, phase: 'sow' });
});

test.each([
  ['a store', 4],
  ['a pit across', 5],
  ['what is not there', 10]
])('KAL-SOW-01 one sows from one’s own pits, and not from %s', (_what, pit) => {
  expect(why(begun, sow(pit))).toBe('KAL-SOW-01');
  expect(game.moves(begun)).toEqual([0, 1, 2, 3].map(sow));
});

test('KAL-SOW-02 an empty pit cannot be sown', () => {
  const state = board(0, 3, 3, 3, 0, 3, 3, 3, 3, 0);
  expect(why(state, sow(0))).toBe('KAL-SOW-02');
  expect(game.moves(state)).toEqual([1, 2, 3].map(sow));
});

test('KAL-SOW-03 seeds fall one by one, into one’s own store and past the other’s', () => {
  expect(playAll(game, begun, [sow(2)]).ring).toEqual([3, 3, 0, 4, 1, 4, 3, 3, 3, 0]);
  const long = board(1, 1, 1, 8, 0, 1, 1, 1, 1, 0);
  expect(playAll(game, long, [sow(3)]).ring).toEqual([2, 2, 2, 0, 1, 2, 2, 2, 2, 0]);
});

test('KAL-SOW-04 whoever ends in the own store sows again', () => {
  expect(playAll(game, begun, [sow(1)])).toMatchObject({ seat: 0, turns: 0, ring: [3, 0, 4, 4, 1, 3, 3, 3, 3, 0] });
});

test.each([
  ['takes it and what lies opposite', board(1, 0, 3, 0, 0, 2, 2, 5, 2, 0), 0, [0, 0, 3, 0, 6, 2, 2, 0, 2, 0]],
  ['takes nothing where nothing lies opposite', board(1, 0, 3, 0, 0, 2, 2, 0, 2, 0), 0, [0, 1, 3, 0, 0, 2, 2, 0, 2, 0]],
  ['takes nothing across', board(1, 0, 0, 2, 0, 0, 2, 2, 2, 0), 3, [1, 0, 0, 0, 1, 1, 2, 2, 2, 0]]
])('KAL-TAKE-01 the last seed in an empty pit %s', (_what, state, pit, ring) => {
  expect(playAll(game, state, [sow(pit)]).ring).toEqual(ring);
});

test('KAL-END-01 an empty side ends the game, and what is left goes to the store beside it', () => {
  const last = playAll(game, board(0, 0, 0, 1, 6, 2, 0, 0, 5, 4), [sow(3)]);
  expect(last).toMatchObject({ phase: 'over', ring: [0, 0, 0, 0, 7, 0, 0, 0, 0, 11] });
  expect(game.turn(last)).toBe('over');
});

test('KAL-END-02 the fuller store wins; the same is shared', () => {
  const over = (one: number, two: number): State => ({ ...board(0, 0, 0, 0, one, 0, 0, 0, 0, two), phase: 'over' });
  expect(game.score(over(7, 11)).map(total)).toEqual([7, 11]);
  expect(game.places(over(7, 11))).toEqual([2, 1]);
  expect(game.places(over(9, 9))).toEqual([1, 1]);
});

test('KAL-END-03 after the end nothing is sown', () => {
  const last = playAll(game, board(0, 0, 0, 1, 6, 2, 0, 0, 5, 4), [sow(3)]);
  expect(game.moves(last)).toEqual([]);
  expect(why(last, sow(0))).toBe('KAL-END-03');
});
