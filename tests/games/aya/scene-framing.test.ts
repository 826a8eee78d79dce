/** What is built is framed: all of it and large, where one goes on in the middle; at dusk it stands out from the boards. */
import { describe, expect, it, test } from 'vitest';
import type { Roll } from '#engine/game.ts';
import { seededRoll } from '#engine/chance.ts';
import { Viewport } from '#games/aya/view/flat/viewport.svelte.ts';
import { closest, scales, workOf } from '#games/aya/view/scene/framing.ts';
import { Rig } from '#games/aya/view/scene/rig.ts';
import { alike, areaOf, lensOf, type Insets } from '#games/aya/view/scene/view.ts';
import type { Domino, Pose } from '#games/aya/rules/state.ts';
import { box } from '../../support/aya/table.ts';

const table = { x: 55, z: 37.5 };
/** The stage of each screen, and how much of it lies under bars, team, album and dock. */
const screens: Readonly<Record<string, readonly [number, number, Insets]>> = {
  '360×640': [360, 378, { top: 54, right: 0, bottom: 60, left: 0 }],
  '360×560': [360, 298, { top: 54, right: 0, bottom: 60, left: 0 }],
  '1280×800': [1280, 744, { top: 54, right: 304, bottom: 250, left: 264 }]
};
const cases = Object.keys(screens).flatMap((name) =>
  [1, 4, 12, 30, 60, 110].flatMap((many) => [1, 2, 3].map((seed) => [name, many, seed] as const))
);

/** A line of so many dominoes that wanders over the table, and where it goes on. */
function wandering(many: number, roll: Roll): { dominoes: Record<string, Domino>; end: Pose } {
  const dominoes: Record<string, Domino> = {};
  let [x, z, a] = [roll(60) - 30, roll(40) - 20, roll(360)];
  for (let n = 0; n <= many; n += 1) {
    dominoes[`D${n}`] = { x: 100 * x, z: 100 * z, a: 10 * a, is: 'upright', seat: 0, end: null };
    a = (a + roll(41) - 20 + 360) % 360;
    const [dx, dz] = [2 * Math.cos((a * Math.PI) / 180), 2 * Math.sin((a * Math.PI) / 180)];
    if (Math.abs(x + dx) > table.x - 2) a = (540 - a) % 360;
    else x += dx;
    if (Math.abs(z + dz) > table.z - 2) a = 360 - a;
    else z += dz;
  }
  const { x: ex, z: ez, a: ea } = dominoes[`D${many}`]!;
  delete dominoes[`D${many}`];
  return { dominoes, end: { x: ex, z: ez, a: ea } };
}

function framedAt(name: string, many: number, seed: number, yaw = 0) {
  const [width, height, insets] = screens[name]!;
  const { dominoes, end } = wandering(many, seededRoll(`${many} ${seed}`));
  const rig = new Rig(table);
  const area = areaOf(table, Object.values(dominoes));
  rig.grow(area, true, workOf(box, { dominoes, tiles: {} }));
  rig.size(width, height, insets, area, true);
  if (yaw !== 0) rig.move((view) => ({ ...view, yaw }));
  rig.look({ at: end, height: 'work' }, area, true);
  const free = {
    left: insets.left,
    top: insets.top,
    width: width - insets.left - insets.right,
    height: height - insets.top - insets.bottom
  };
  const seen = Object.values(dominoes).flatMap(({ x, z }) => [0, 4].map((y) => rig.pixelOf([x / 100, y, z / 100])));
  const at = rig.pixelOf([end.x / 100, 2, end.z / 100]);
  const held = [0, 7].map((y) => rig.pixelOf([end.x / 100, y, end.z / 100]));
  return { rig, end, free, seen, held, at, lens: lensOf(width, height, insets) };
}
/** From -0.5 to 0.5 where it is in the free part. */
const place = ({ x, y }: { x: number; y: number }, { free }: ReturnType<typeof framedAt>): [number, number] => [
  (x - free.left) / free.width - 0.5,
  (y - free.top) / free.height - 0.5
];

describe('in space', () => {
  it.each(cases)('%s shows %i dominoes large, or where one goes on (%i)', (name, many, seed) => {
    for (const yaw of [0, 1]) {
      const made = framedAt(name, many, seed, yaw);
      const [across, down] = place(made.at, made);
      const places = made.seen.map((one) => place(one, made));
      const isWhole = places.every(([x, y]) => Math.abs(x) <= 0.5 && Math.abs(y) <= 0.5);
      // Never specks, and never so near that one domino is all there is.
      expect(made.rig.scale).toBeGreaterThanOrEqual(scales.legible - 0.01);
      expect(made.rig.scale).toBeLessThanOrEqual(closest(made.lens) + 0.01);
      if (!isWhole) {
        expect(made.rig.scale).toBeCloseTo(scales.building, 6);
        expect(Math.max(Math.abs(across), Math.abs(down))).toBeLessThan(1 / 6);
        continue;
      }
      // With what is held, from its foot to its head above it.
      const all = [...places, ...made.held.map((one) => place(one, made))];
      const span = (n: 0 | 1): number => Math.max(...all.map((one) => one[n])) - Math.min(...all.map((one) => one[n]));
      const isClosest = made.rig.scale > closest(made.lens) - 0.01;
      if (!isClosest) expect(Math.max(span(0), span(1))).toBeGreaterThan(0.6);
      expect(Math.max(Math.abs(across), Math.abs(down))).toBeLessThanOrEqual(0.5);
    }
  });

  test('what fits at a legible size is shown whole, all of it', () => {
    const wholes = cases.map(([name, many, seed]) => {
      const made = framedAt(name, many, seed);
      return made.seen.every((one) => place(one, made).every((share) => Math.abs(share) <= 0.5));
    });
    // Short lines fit on every screen, long ones on the large one.
    cases.forEach(([, many], n) => many <= 4 && expect(wholes[n]).toBe(true));
    expect(wholes.filter(Boolean).length).toBeGreaterThan(cases.length * 0.6);
    expect(wholes.filter((one) => !one).length).toBeGreaterThan(0);
  });

  test('where there is room to spare, the end one goes on from is in the very middle', () => {
    const made = framedAt('1280×800', 1, 1);
    const [across, down] = place(made.at, made);
    expect(Math.abs(across)).toBeLessThan(0.02);
    expect(Math.abs(down)).toBeLessThan(0.08);
  });

  test('the picture keeps still as long as what is to be done is well in sight, and then frames what was placed as well', () => {
    const { rig, end } = framedAt('360×640', 30, 1);
    const before = rig.view;
    const area = areaOf(table, [end]);
    let away = 0;
    while (rig.view === before || alike(rig.view, before)) {
      const { x, y } = rig.pixelOf([end.x / 100 + away, 2, end.z / 100]);
      expect([x > 20, x < 340, y > 54, y < 318]).toEqual([true, true, true, true]);
      away += 2;
      rig.look({ at: { ...end, x: end.x + 100 * away }, height: 'work' }, area, true);
    }
    // The next two dominoes of a line find room at least, and it does not stay for ever.
    expect(away).toBeGreaterThanOrEqual(6);
    expect(away).toBeLessThan(40);
  });

  test('what is said below the picture makes it higher or lower, and what is in it stays nearly where it was', () => {
    const [width, height, insets] = screens['360×640']!;
    const { rig, end } = framedAt('360×640', 12, 2);
    const seen = rig.pixelOf([end.x / 100, 0, end.z / 100]);
    rig.size(width, height - 38, insets, areaOf(table, [end]), true);
    const now = rig.pixelOf([end.x / 100, 0, end.z / 100]);
    expect(Math.hypot(now.x - seen.x, now.y - seen.y)).toBeLessThan(5);
    // Another way round it is another picture.
    const { view } = rig;
    rig.size(height, width, insets, areaOf(table, [end]), true);
    expect(alike(rig.view, view)).toBe(false);
  });

  test('what is placed is framed until fingers take over', () => {
    const { rig } = framedAt('360×640', 4, 1);
    rig.move((view) => ({ ...view, x: view.x + 1 }));
    const chosen = rig.view;
    rig.grow(areaOf(table, []), true, []);
    expect(rig.view).toEqual(chosen);
  });
});

describe('from above', () => {
  test('the picture keeps still as long as what is to be done is well in sight', () => {
    let height = 378;
    const viewport = new Viewport(() => ({ width: 360, height, top: 54, right: 0, bottom: 60, left: 0 }));
    const part = { left: -10, top: -4, right: 12, bottom: 5 };
    const place = (x: number, z: number): void =>
      viewport.work({ ...part, right: Math.max(12, x + 6) }, { x: 100 * x, z: 100 * z });
    place(6, 0);
    const [scale, still] = [viewport.scale, viewport.pixel({ x: 0, z: 0 })];
    // A line of more height below it takes nothing away from under the finger.
    height = 340;
    place(8, 0);
    expect(viewport.pixel({ x: 0, z: 0 })).toEqual(still);
    expect(viewport.scale).toBe(scale);
    place(20, 0);
    expect(viewport.pixel({ x: 0, z: 0 })).not.toEqual(still);
    // Fingers have taken it elsewhere: it comes back.
    place(20, 1);
    viewport.pan(40, 0);
    const taken = viewport.x;
    place(20, 1);
    expect(viewport.x).not.toBe(taken);
  });

  it.each(Object.entries(screens))('%s', (_name, [width, height, insets]) => {
    const viewport = new Viewport(() => ({ width, height, ...insets }));
    const [cx, cy] = [(insets.left + width - insets.right) / 2, (insets.top + height - insets.bottom) / 2];
    const free = [width - insets.left - insets.right, height - insets.top - insets.bottom] as const;
    const pixel = (x: number, z: number): [number, number] => [
      (cx + (x - viewport.x) * viewport.scale - insets.left) / free[0] - 0.5,
      (cy + (z - viewport.z) * viewport.scale - insets.top) / free[1] - 0.5
    ];
    // It fits: all of it is there, and one axis is filled.
    const part = { left: -10, top: -4, right: 12, bottom: 5 };
    viewport.work(part, { x: 1000, z: 400 });
    const corners = [pixel(part.left, part.top), pixel(part.right, part.bottom)];
    corners.flat().forEach((share) => expect(Math.abs(share)).toBeLessThanOrEqual(0.5001));
    const filled = Math.max(corners[1]![0] - corners[0]![0], corners[1]![1] - corners[0]![1]);
    if (viewport.scale < 19.9) expect(filled).toBeGreaterThan(0.99);
    // The pixel under the spot says the same as the spot under the pixel.
    expect(viewport.spot(cx, cy)).toEqual({ x: 100 * viewport.x, z: 100 * viewport.z });
    // It does not: where one goes on is in the middle third, at a size that can be read.
    viewport.work({ left: -400, top: -400, right: 400, bottom: 400 }, { x: 39_800, z: -39_800 });
    pixel(398, -398).forEach((share) => expect(Math.abs(share)).toBeLessThan(1 / 6));
    expect(viewport.scale).toBeGreaterThanOrEqual(7);
  });
});
