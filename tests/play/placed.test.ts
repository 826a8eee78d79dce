/** Where a note lies that covers the table: where least of what is to be seen is hidden. */
import { expect, test } from 'vitest';
import { placeFor } from '#play/placed.ts';

const seats = { top: 44, bottom: 94 };
const places = [94, 320, 44];

test('it lies below the seats, as long as it hides nothing there that it speaks of', () => {
  expect(placeFor(60, places, [seats])).toBe(94);
  expect(placeFor(60, places, [seats, { top: 154, bottom: 200 }])).toBe(94);
});

test('where it would, it lies above the dock; and where all of it is spoken of, where least is hidden', () => {
  expect(placeFor(60, places, [seats, { top: 100, bottom: 200 }])).toBe(320);
  expect(placeFor(60, places, [seats, { top: 130, bottom: 380 }])).toBe(94);
});
