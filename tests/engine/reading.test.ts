/** Moves from outside are read exactly as they are shaped. */
import { expect, it, test } from 'vitest';
import type { Move } from '#engine/game.ts';
import { count, oneOf, readerOf, textOf } from '#engine/reading.ts';

const read = readerOf<Move>({
  pick: { times: count, from: oneOf(['left', 'right']) },
  name: { text: textOf(4) },
  end: {}
});

it.each([
  { type: 'pick', times: 0, from: 'left' },
  { from: 'right', times: 7, type: 'pick' },
  { type: 'name', text: '' },
  { type: 'name', text: 'four' },
  { type: 'end' }
])('reads %j', (move) => {
  expect(read(move)).toBe(move);
});

it.each([
  undefined,
  null,
  'end',
  [],
  ['end'],
  {},
  { type: 'toString' },
  { type: ['end'] },
  { type: 'end', more: 1 },
  { type: 'pick', times: 0 },
  { type: 'pick', times: 0, from: 'up' },
  { type: 'pick', times: 0, from: ['left'] },
  { type: 'pick', times: -1, from: 'left' },
  { type: 'pick', times: -0, from: 'left' },
  { type: 'pick', times: 0.5, from: 'left' },
  { type: 'pick', times: '1', from: 'left' },
  { type: 'pick', times: 0, from: 'left', text: '' },
  { type: 'name', text: 'fiver' },
  { type: 'name', text: 12 }
])('does not read %j', (value) => {
  expect(read(value)).toBeUndefined();
});

test('moves of one type may be told apart by another key', () => {
  const puts = readerOf<Move>({ flat: { use: oneOf(['flat']) }, high: { use: oneOf(['high']), by: count } }, 'use');
  expect(puts({ type: 'put', use: 'high', by: 2 })).toEqual({ type: 'put', use: 'high', by: 2 });
  expect(puts({ type: 'put', use: 'high' })).toBeUndefined();
  expect(puts({ use: 'flat' })).toBeUndefined();
  expect(puts({ type: 'put', use: 'low' })).toBeUndefined();
});
