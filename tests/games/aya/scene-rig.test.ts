/** The camera as it is told what to look at: all that lies there stays in the free part of the picture. */
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Spot } from '#games/aya/view/stage.ts';
import { Rig } from '#games/aya/view/scene/rig.ts';
import { areaOf, type Insets } from '#games/aya/view/scene/view.ts';

const table = { x: 55, z: 37.5 };
const whole = { at: { x: 0, z: 0 }, height: 'whole' } as const;
const near = { at: { x: 4000, z: 3000 }, height: 'near' } as const;
const bars: Insets = { top: 50, right: 0, bottom: 60, left: 0 };
/** Dominoes up to the rim, and in a corner only. */
const everywhere = [-5200, 0, 5200].flatMap((x) => [-3500, 3500].map((z) => ({ x, z })));
const corner = [
  { x: 3000, z: 1500 },
  { x: 5200, z: 3500 }
];

type Screen = readonly [width: number, height: number, insets: Insets];
const screens: Readonly<Record<string, Screen>> = {
  'a small phone': [360, 382, bars],
  'a long phone': [390, 586, bars],
  'a tablet': [800, 840, bars],
  'a laptop with the album': [1010, 610, { ...bars, right: 286 }]
};

/** How far foot and head of a domino on each of the spots are from the rim of the free part; less than 0 beyond it. */
function spare(rig: Rig, [width, height, { top, right, bottom, left }]: Screen, spots: readonly Spot[]): number {
  const rims = spots.flatMap(({ x, z }) =>
    [0, 4].flatMap((high) => {
      const at = rig.pixelOf([x / 100, high, z / 100]);
      return [at.x - left, width - right - at.x, at.y - top, height - bottom - at.y];
    })
  );
  return Math.min(...rims);
}

let rig: Rig;
beforeEach(() => {
  rig = new Rig(table);
});

describe.each(Object.entries(screens))('the whole on %s', (_name, screen) => {
  const [width, height, insets] = screen;

  it.each([
    ['all over the table', everywhere],
    ['in a corner', corner]
  ])('shows what stands %s', (_where, spots) => {
    const area = areaOf(table, spots);
    rig.size(width, height, insets, area, true);
    for (const yaw of [0, 0.7, 2.2]) {
      rig.move((view) => ({ ...view, yaw }));
      rig.look(whole, area, true);
      expect(spare(rig, screen, spots)).toBeGreaterThan(0);
    }
  });
});

test('the whole stays in sight when what covers the picture changes', () => {
  const area = areaOf(table, everywhere);
  const [width, height, insets] = screens['a long phone']!;
  rig.size(width, height, insets, area, true);
  rig.look(whole, area, true);
  for (const less of [300, 0]) {
    rig.size(width, height - less, insets, area, true);
    expect(spare(rig, [width, height - less, insets], everywhere)).toBeGreaterThan(0);
  }
});

test('the whole stays in sight when more is put on the table', () => {
  const screen = screens['a small phone']!;
  rig.size(...screen, areaOf(table, corner), true);
  rig.look(whole, areaOf(table, corner), true);
  expect(spare(rig, screen, everywhere)).toBeLessThan(0);
  rig.grow(areaOf(table, everywhere), true);
  expect(spare(rig, screen, everywhere)).toBeGreaterThan(0);
});

test('a look at one spot, and a view that fingers chose, stay where they are', () => {
  const screen = screens['a tablet']!;
  rig.size(...screen, areaOf(table, corner), true);
  rig.look(near, areaOf(table, corner), true);
  const { view } = rig;
  rig.grow(areaOf(table, everywhere), true);
  expect(rig.view).toEqual(view);
  rig.look(whole, areaOf(table, corner), true);
  rig.move((one) => ({ ...one, x: 3 }));
  const chosen = rig.view;
  rig.grow(areaOf(table, everywhere), true);
  rig.size(400, 700, bars, areaOf(table, everywhere), true);
  expect(rig.view).toEqual(chosen);
});

test('a look that was told before there is a picture is the first thing seen', () => {
  rig.look(near, areaOf(table, everywhere), true);
  rig.size(...screens['a tablet']!, areaOf(table, everywhere), true);
  expect(rig.view.far).toBeLessThan(150);
  expect(rig.view.x).toBeGreaterThan(20);
});
