/** Where a note lies that covers the table: where least of what is to be seen is hidden. */
import { expect, test } from 'vitest';
import { placeFor, placesIn, roomAround } from '#play/placed.ts';

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

test('between the two it is tried beside what is spoken of, and never over seats or dock', () => {
  const path = { top: 94, bottom: 150 };
  const line = { top: 340, bottom: 370 };
  expect(placesIn({ top: 94, bottom: 380 }, 60, [path, line])).toEqual([94, 320, 150, 280]);
  expect(placeFor(60, placesIn({ top: 94, bottom: 380 }, 60, [path, line]), [seats, path, line])).toBe(150);
});

test('what it unfolds has the room up to the seats or down to the dock; where that is too little, the seats are given too', () => {
  const board = { top: 94, bottom: 380 };
  expect(roomAround({ top: 94, bottom: 155 }, board, 44)).toEqual({ above: 0, below: 225 });
  expect(roomAround({ top: 320, bottom: 380 }, board, 44)).toEqual({ above: 226, below: 0 });
  expect(roomAround({ top: 154, bottom: 340 }, board, 44)).toEqual({ above: 110, below: 40 });
});
