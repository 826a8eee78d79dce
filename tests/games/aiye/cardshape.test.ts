/** What of a card of the Village is shown in the room there is for it. */
import { expect, test } from 'vitest';
import { cardShape } from '#games/aiye/view/table/cardshape.ts';

const heights = Array.from({ length: 140 }, (_, n) => n + 30);

test('its picture never without its name, and its name wherever that has the height', () => {
  for (const height of heights) {
    const { low, lined, named } = cardShape({ width: 80, height, large: false });
    expect(low).toBe(!named);
    expect(lined || named).toBe(height >= 48);
  }
});

test('a name has two lines where they do not reach into the price, with large letters later', () => {
  const single = (height: number, large: boolean): boolean => cardShape({ width: 80, height, large }).single;
  expect([56, 57, 68, 80].map((height) => single(height, false))).toEqual([true, false, false, false]);
  expect([56, 57, 68, 80].map((height) => single(height, true))).toEqual([true, false, true, false]);
});
