/** The camera as numbers: what is under a finger, what fingers do to the view, and how far they may go. */
import { describe, expect, it, test } from 'vitest';
import type { Vector } from '#games/aya/rules/pose.ts';
import { bodiesOf, standing, type Body } from '#games/aya/view/scene/bodies.ts';
import { Pace } from '#games/aya/view/scene/pace.ts';
import { pick } from '#games/aya/view/scene/pick.ts';
import {
  alike,
  areaOf,
  eyeOf,
  fitted,
  lensOf,
  limited,
  limits,
  looking,
  meets,
  panned,
  pinched,
  project,
  rayAt,
  towards,
  usualTilt,
  whole,
  zoomed,
  type Pixel,
  type View
} from '#games/aya/view/scene/view.ts';
import { stage } from '../../support/aya/stage.ts';
import { box, pose } from '../../support/aya/table.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const phone = lensOf(360, 640, none);
const laptop = lensOf(1280, 800, { top: 56, right: 300, bottom: 140, left: 260 });
const table = { x: 55, z: 37.5 };
const view: View = { x: 4, z: -3, far: 110, yaw: 0.4, tilt: usualTilt };
const ground = (of: View, at: Pixel, lens = phone): { x: number; z: number } => meets(rayAt(of, lens, at))!;

describe('what is where', () => {
  test('the middle of the free part of the picture is what is looked at', () => {
    for (const lens of [phone, laptop]) {
      const at = ground(view, { x: lens.cx, y: lens.cy }, lens);
      expect(at.x).toBeCloseTo(view.x, 9);
      expect(at.z).toBeCloseTo(view.z, 9);
    }
    expect(laptop.cx).toBe(260 + (1280 - 560) / 2);
  });

  it.each([
    [0, 0],
    [359, 639],
    [100, 500]
  ])('a spot under a pixel is seen at that pixel (%i, %i)', (x, y) => {
    const at = ground(view, { x, y });
    const seen = project(view, phone, [at.x, 0, at.z]);
    expect(seen.x).toBeCloseTo(x, 6);
    expect(seen.y).toBeCloseTo(y, 6);
  });

  test('the axes of the eye are at right angles, and its distance is as said', () => {
    const { eye, right, up, ahead } = eyeOf(view);
    const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    for (const [a, b] of [
      [right, up],
      [up, ahead],
      [ahead, right]
    ] as const)
      expect(dot(a, b)).toBeCloseTo(0, 12);
    for (const axis of [right, up, ahead]) expect(dot(axis, axis)).toBeCloseTo(1, 12);
    expect(Math.hypot(eye[0] - view.x, eye[1], eye[2] - view.z)).toBeCloseTo(110, 9);
  });

  test('what is higher is higher in the picture, what is nearer is larger', () => {
    const [low, high] = [project(view, phone, [4, 0, -3]), project(view, phone, [4, 4, -3])];
    expect(high.y).toBeLessThan(low.y);
    expect(high.scale).toBeGreaterThan(low.scale);
  });

  test('above the horizon there is no table', () => {
    expect(meets({ from: [0, 10, 0], to: [1, 0.2, 0] })).toBeUndefined();
    expect(meets({ from: [0, 10, 0], to: [1, 0, 0] })).toBeUndefined();
  });
});

describe('fingers', () => {
  const [a, b] = [
    { x: 120, y: 300 },
    { x: 260, y: 420 }
  ];

  test('a pan keeps what was under the finger under it', () => {
    const was = ground(view, a);
    const is = ground(panned(view, phone, a, b), b);
    expect(is.x).toBeCloseTo(was.x, 9);
    expect(is.z).toBeCloseTo(was.z, 9);
  });

  test('a zoom keeps what is under the pointer there, and comes nearer', () => {
    const was = ground(view, a);
    const nearer = zoomed(view, phone, table, 1.5, a);
    expect(nearer.far).toBeCloseTo(110 / 1.5, 9);
    expect(ground(nearer, a).x).toBeCloseTo(was.x, 9);
    expect(ground(nearer, a).z).toBeCloseTo(was.z, 9);
  });

  test('two fingers turn the table with them and zoom', () => {
    const before = [
      { x: 130, y: 320 },
      { x: 230, y: 320 }
    ] as const;
    const quarter = [
      { x: 180, y: 250 },
      { x: 180, y: 390 }
    ] as const;
    const turned = pinched(view, phone, table, before, quarter);
    expect(turned.yaw).toBeCloseTo(view.yaw + Math.PI / 2, 9);
    expect(turned.far).toBeCloseTo((110 * 100) / 140, 9);
    const middle = { x: 180, y: 320 };
    expect(ground(turned, middle).x).toBeCloseTo(ground(view, middle).x, 9);
    // What lay to the right of the middle lies below it now, like the finger.
    const right = ground(view, { x: 230, y: 320 });
    const seen = project(turned, phone, [right.x, 0, right.z]);
    expect(seen.y).toBeGreaterThan(middle.y + 40);
    expect(Math.abs(seen.x - middle.x)).toBeLessThan(12);
  });

  test('two fingers moved together only pan', () => {
    const before = [
      { x: 130, y: 320 },
      { x: 230, y: 320 }
    ] as const;
    const moved = [
      { x: 160, y: 300 },
      { x: 260, y: 300 }
    ] as const;
    const panning = pinched(view, phone, table, before, moved);
    expect(panning.far).toBeCloseTo(110, 9);
    expect(panning.yaw).toBeCloseTo(view.yaw, 9);
    expect(panning.x).not.toBeCloseTo(view.x, 1);
  });
});

describe('limits', () => {
  test('the middle of the picture stays on the table', () => {
    expect(limited({ ...view, x: 400, z: -400 }, phone, table)).toMatchObject({ x: 55, z: -37.5 });
  });

  test('neither too near nor so far that the table is lost', () => {
    expect(limited({ ...view, far: 1 }, phone, table).far).toBe(limits.closest);
    const most = limited({ ...view, far: 1e5 }, phone, table);
    expect(most.far).toBeCloseTo(limits.slack * fitted(view, phone, whole(table)).far, 6);
    expect(limited(most, phone, table)).toEqual(most);
  });

  test('the table is never seen from its edge, nor from below', () => {
    expect(limited({ ...view, tilt: 2 }, phone, table).tilt).toBe(limits.tilt[1]);
    expect(limited({ ...view, tilt: -1 }, phone, table).tilt).toBe(limits.tilt[0]);
  });
});

describe('looks', () => {
  it.each([
    ['a phone', phone, 0],
    ['a laptop with panels', laptop, 0],
    ['a laptop, turned', laptop, 2.2]
  ])('the whole fits into the free part of %s, and not with much to spare', (_name, lens, yaw) => {
    const area = whole(table);
    const seen = looking({ ...view, yaw }, lens, area, { x: 0, z: 0 }, 'whole');
    const corners = area.x.flatMap((x) => area.z.map((z) => project(seen, lens, [x, 0, z])));
    const across = Math.max(...corners.map(({ x }) => Math.abs(x - lens.cx))) / (lens.free.width / 2);
    const along = Math.max(...corners.map(({ y }) => Math.abs(y - lens.cy))) / (lens.free.height / 2);
    expect(Math.max(across, along)).toBeLessThan(1.001);
    expect(Math.max(across, along)).toBeGreaterThan(0.9);
  });

  test('near is near enough to place: eleven pixels a centimetre and more', () => {
    for (const lens of [phone, laptop]) {
      const near = looking(view, lens, whole(table), { x: 10, z: 5 }, 'near');
      expect(near).toMatchObject({ x: 10, z: 5, yaw: view.yaw });
      expect(lens.focal / near.far).toBeGreaterThanOrEqual(11);
      expect(looking(view, lens, whole(table), { x: 10, z: 5 }, 'middle').far).toBeGreaterThan(near.far);
    }
  });

  test('an area is what lies on the table and room around it, within the rim', () => {
    expect(areaOf(table, [])).toEqual({ x: [-58, 58], z: [-40.5, 40.5] });
    const { x, z } = areaOf(table, [
      { x: -4500, z: 0 },
      { x: 1000, z: 500 }
    ]);
    expect(x).toEqual([-52, 17]);
    expect(z[1] - z[0]).toBe(34);
  });

  test('a glide comes ever nearer, the shorter way round, and arrives', () => {
    const goal = { ...view, x: 40, far: 60, yaw: view.yaw - 2 * Math.PI + 0.3 };
    let at = view;
    let away = Infinity;
    for (let n = 0; n < 60; n++) {
      at = towards(at, goal, 0.2);
      expect(Math.abs(at.x - 40)).toBeLessThan(away);
      away = Math.abs(at.x - 40);
      expect(at.yaw).toBeGreaterThanOrEqual(view.yaw - 1e-9);
    }
    expect(alike(at, goal)).toBe(true);
    expect(alike(view, goal)).toBe(false);
  });
});

describe('touching', () => {
  const { state, ids } = stage({ chains: [{ id: 'a', from: [0, 0, 0], pitch: 2, seq: 'F F F' }] });
  const bodies = bodiesOf(box, state);
  const at = (point: Vector, slop = 0, among: ReadonlyMap<string, Body> = bodies): string | undefined => {
    const pixel = project(view, phone, point);
    return pick(box, among, state.tiles, rayAt(view, phone, pixel), slop);
  };

  test('the domino that is seen there, not the one behind it', () => {
    expect(at([0, 3.9, 0])).toBe(ids.get('a0'));
    expect(at([4, 2, 0])).toBe(ids.get('a2'));
    const behind = { ...view, yaw: -Math.PI / 2, tilt: 1.05 };
    const pixel = project(behind, phone, [0, 2, 0]);
    expect(pick(box, bodies, {}, rayAt(behind, phone, pixel), 0)).toBe(ids.get('a0'));
    const front = { ...behind, yaw: Math.PI / 2 };
    const over = project(front, phone, [0, 2, 0]);
    expect(pick(box, bodies, {}, rayAt(front, phone, over), 0)).not.toBe(ids.get('a0'));
  });

  test('a finger may miss a little; what is hit squarely goes first', () => {
    expect(at([0, 0, 1.6])).toBeUndefined();
    expect(at([0, 0, 1.6], 0.8)).toBe(ids.get('a0'));
    expect(at([2, 4, 0.9], 3)).toBe(ids.get('a1'));
  });

  test('tiles where nothing stands, and the free table', () => {
    const { x, z } = state.tiles[box.startTile]!;
    expect(at([x / 100 + 4.9, 0, z / 100])).toBe(box.startTile);
    expect(at([x / 100 + 5.1, 0, z / 100])).toBeUndefined();
  });

  test('an animal is touched on its disc', () => {
    const token = box.animals.forest[0]!;
    const lying = { ...standing(box.size, pose([20, 20])), p: [20, 4.1, 20] as const };
    expect(at([21.2, 4.1, 20], 0, new Map([[token, lying]]))).toBe(token);
    expect(at([22, 4.1, 20], 0, new Map([[token, lying]]))).toBeUndefined();
  });
});

describe('the pace', () => {
  /** Draws frames that take so long each; how many of them were timed. */
  const draw = (pace: Pace, times: number, took: number): number => {
    let timed = 0;
    for (let n = 0; n < times; n++) {
      if (pace.isCurious) timed++;
      pace.drawn(took);
    }
    return timed;
  };

  test('a quick device draws sharp all the time, and is rarely timed', () => {
    const pace = new Pace();
    expect(draw(pace, 200, 16)).toBe(3);
    expect(pace.sharpness(true)).toBe(1);
  });

  test('the first frames, which load, are not counted', () => {
    const pace = new Pace();
    draw(pace, 2, 900);
    draw(pace, 50, 16);
    expect(pace.sharpness(true)).toBe(1);
  });

  test('a slow one draws coarser step by step while things move, never without end, and sharp at rest', () => {
    const pace = new Pace();
    draw(pace, 5, 90);
    const first = pace.sharpness(true);
    expect(first).toBeLessThan(1);
    draw(pace, 5, 90);
    expect(pace.sharpness(true)).toBeLessThan(first);
    draw(pace, 500, 900);
    expect(pace.sharpness(true)).toBeGreaterThan(0.3);
    expect(pace.sharpness(false)).toBe(1);
  });

  test('one that gets slow later is noticed', () => {
    const pace = new Pace();
    draw(pace, 10, 16);
    draw(pace, 300, 90);
    expect(pace.sharpness(true)).toBeLessThan(1);
  });
});
