/** Seats in the bar of a wide page: only where title and seats both find room. */
import { expect, test } from 'vitest';
import { seatsRoom } from '../../src/play/raised.ts';

test('four find room beside the title of a laptop, and two take no more than they need', () => {
  expect(seatsRoom(4, 1014, 16)).toBe(550);
  expect(seatsRoom(2, 1600, 16)).toBe(512);
});

test('a lone seat has its goal beside it', () => {
  expect(seatsRoom(1, 1600, 16)).toBe(seatsRoom(2, 1600, 16));
});

test('on a small window and with large letters they keep a line of their own', () => {
  expect(seatsRoom(4, 930, 16)).toBeUndefined();
  expect(seatsRoom(2, 1014, 32)).toBeUndefined();
});
