/** What of a card of the Village is shown in the room there is for it. */
import { expect, test } from 'vitest';
import { cardShape, tooSmall } from '#games/aiye/view/table/cardshape.ts';

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

test('on the narrowest phone large letters have one line there too, and the Village is shown larger first', () => {
  const room = { width: 73, height: 64, large: true };
  expect(cardShape(room).single).toBe(true);
  expect(cardShape({ ...room, large: false }).single).toBe(false);
  expect(heights.map((height) => tooSmall({ ...room, height }))).toEqual(heights.map((height) => height < 80));
  expect(heights.some((height) => tooSmall({ ...room, height, large: false }))).toBe(false);
});
