/** Where a button over the picture stands: it covers as little as may be of what is built. */
import { expect, test } from 'vitest';
import { clearest, type Area, type Disc } from '#games/aya/view/clear.svelte.ts';

const home: Area = { left: 250, right: 350, top: 200, bottom: 244 };
const room: Area = { left: 6, right: 354, top: 50, bottom: 244 };
const disc = (x: number, y: number, r = 20, matters = 1): Disc => ({ x, y, r, matters });

test('it stands where it always does as long as nothing lies there', () => {
  expect(clearest(home, room, [], [disc(100, 100), disc(230, 180, 10)])).toEqual(home);
});

test('where something is built there, it goes above it, or to the other side', () => {
  expect(clearest(home, room, [], [disc(300, 220)])).toEqual({ left: 10, right: 110, top: 200, bottom: 244 });
  const taken = { left: 6, right: 150, top: 200, bottom: 244 };
  expect(clearest(home, room, [taken], [disc(300, 220)])).toMatchObject({ left: 250, top: 150 });
});

test('where everything is full, the least is covered, and never the place of the domino in hand', () => {
  const full = Array.from({ length: 400 }, (_, n) => disc(18 * (n % 20), 12 * Math.floor(n / 20)));
  const { left, top } = clearest(home, room, [], [...full, disc(300, 220, 20, 30)]);
  expect([left, top]).not.toEqual([250, 200]);
});

test('it leaves no room that it has, and lies over no other button', () => {
  const low = { ...room, top: 160 };
  expect(clearest(home, low, [{ left: 0, right: 360, top: 0, bottom: 190 }], [disc(300, 220), disc(60, 220)]).top).toBe(
    200
  );
  expect(clearest(home, low, [{ left: 0, right: 360, top: 0, bottom: 260 }], [])).toEqual(home);
});
