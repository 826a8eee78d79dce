/** The ruler's figures on the table: none over another, and those that matter most are there. */
import { expect, test } from 'vitest';
import { below, legible } from '#games/aya/view/legible.ts';

const note = (x: number, verdict: 'safe' | 'far' | 'firebreak', y = 0) => ({ x, y, verdict, text: '1.3' });

test('notes that have room are all written', () => {
  expect(legible([note(0, 'safe'), note(60, 'safe'), note(0, 'safe', 40)])).toHaveLength(3);
});

test('where one would cover another, the worse joint is written', () => {
  expect(legible([note(0, 'safe'), note(10, 'far'), note(20, 'safe')])).toEqual([note(10, 'far')]);
  expect(legible([note(0, 'far'), note(10, 'firebreak')])).toEqual([note(10, 'firebreak')]);
});

test('in a dense river none covers another, and every stretch keeps some', () => {
  const dense = Array.from({ length: 60 }, (_, n) => note(9 * n, 'safe'));
  const written = legible(dense).map(({ x }) => x);
  expect(written.length).toBeGreaterThan(12);
  written.slice(1).forEach((x, n) => expect(x - written[n]!).toBeGreaterThanOrEqual(28));
});

/** A domino seen from above, across the river, with its middle there. */
const across = (x: number, matters = 1) => [-16, 0, 16].map((y) => ({ x, y, r: 10, matters }));
const along = (y: number, matters = 1) => [-16, 0, 16].map((x) => ({ x, y, r: 10, matters }));
const hole = { x: 0, y: 0, verdict: 'firebreak' as const, text: '4.3 cm' };
/** How far the sign is from the middle of a disc, at the least. */
const away = ({ x, y, text }: typeof hole, discs: readonly { x: number; y: number }[]): number => {
  const half = (8 * text.length + 18) / 2;
  return Math.min(
    ...discs.map((disc) =>
      Math.hypot(Math.max(Math.abs(disc.x - x) - half, 0), Math.max(Math.abs(disc.y - y - below) - 8, 0))
    )
  );
};

test('where a note would hang over dominoes that stand, it is written beside them: below, above, or at a side', () => {
  const [level, upright] = [
    [...across(-20), ...across(20)],
    [...along(-20), ...along(20)]
  ];
  for (const stands of [level, upright]) {
    const [written] = legible([hole], stands);
    expect(away(written!, stands)).toBeGreaterThanOrEqual(10);
    // It is still seen what it is about.
    expect(Math.hypot(written!.x, written!.y + below)).toBeLessThan(90);
    expect(legible([hole], stands)).toEqual([written]);
  }
});

test('where nothing stands it hangs where it always does, and so it does where all is full', () => {
  expect(legible([hole], across(200))).toEqual([hole]);
  const full = Array.from({ length: 900 }, (_, n) => ({
    x: 10 * (n % 30) - 150,
    y: 10 * Math.floor(n / 30) - 150,
    r: 9
  }));
  expect(
    legible(
      [hole],
      full.map((disc) => ({ ...disc, matters: 1 }))
    )
  ).toHaveLength(1);
});

test('it never lies over the domino in hand or its place, and is not written where there is nothing else', () => {
  const held = across(0, Infinity);
  expect(away(legible([hole], held)[0]!, held)).toBeGreaterThanOrEqual(10);
  const all = Array.from({ length: 9 }, (_, n) => across(30 * n - 120, Infinity)).flat();
  expect(legible([hole], [...all, ...along(45, Infinity), ...along(-45, Infinity)])).toEqual([]);
});
