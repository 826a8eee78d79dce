/** Who is put at a new table: everybody of last time, each once, and whoever was chosen to begin stays chosen. */
import { expect, test } from 'vitest';
import { meta } from '#games/aiye/meta.ts';
import { botName, firstSeats, firstWithout, missing, nextSeat } from '../../src/routes/home/wanted.ts';

const namesOf = (seats: readonly { readonly name: string }[]): string[] => seats.map(({ name }) => name);

test('a name that is remembered twice sits down once: with two of it no match could start', () => {
  const seats = firstSeats(meta, ['Ben', 'ben ', 'Ada']);
  expect(namesOf(seats)).toEqual(['Ben', 'Ada']);
  expect(missing(seats)).toBeUndefined();
});

test('seats without a name are as many as they were', () => {
  expect(namesOf(firstSeats(meta, ['', '', 'Ada']))).toEqual(['', '', 'Ada']);
});

test('nobody who comes is called like somebody who sits there, however that is written', () => {
  const seats = firstSeats(meta, ['tin', 'ADA']);
  expect(botName(seats)).not.toBe('Tin');
  expect(nextSeat(seats, ['tin', 'ADA', 'Ada']).name).toBe('');
});

test('whoever is chosen to begin still is when another seat is taken away; their own gone, it is by lot', () => {
  expect([0, 1, 2].map((gone) => firstWithout(gone, 1))).toEqual([0, undefined, 1]);
  expect(firstWithout(0, undefined)).toBeUndefined();
});
