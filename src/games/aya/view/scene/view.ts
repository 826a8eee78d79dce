/**
 * The camera as numbers: what it looks at, from how far and from where; how fingers change that, within limits; and what
 * is under a finger. Plain mathematics, so that it can be tried without a screen. Centimetres, radians, pixels.
 */
import type { Vector } from '../../rules/pose.ts';
import type { Spot } from '../stage.ts';

/** The point of the table looked at, the distance from it, the turn about it, and the tilt (0: from straight above). */
export type View = {
  readonly x: number;
  readonly z: number;
  readonly far: number;
  readonly yaw: number;
  readonly tilt: number;
};
/** The picture: its size, the part of it that nothing covers, the middle of that, and the focal length. */
export type Lens = {
  readonly width: number;
  readonly height: number;
  readonly free: { readonly width: number; readonly height: number };
  readonly cx: number;
  readonly cy: number;
  readonly focal: number;
};
/** Half the width and depth of the table. */
export type Extent = { readonly x: number; readonly z: number };
export type Pixel = { readonly x: number; readonly y: number };
export type Ray = { readonly from: Vector; readonly to: Vector };
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

const degrees = Math.PI / 180;
/** The angle the height of the picture is seen under: narrow, so that distances can be judged. */
const opening = 26 * degrees;
export const limits = { tilt: [8 * degrees, 62 * degrees], closest: 45, slack: 1.25 } as const;
export const usualTilt = 44 * degrees;
/** The whole is seen more from above; most so where the picture is not wider than the table, by `than`. */
const wholeTilt = { wide: 36 * degrees, high: 24 * degrees, than: 1.5 };

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function lensOf(width: number, height: number, { top, right, bottom, left }: Insets): Lens {
  const tall = Math.max(height, 0.62 * width);
  return {
    width,
    height,
    // Where there is hardly any room, what covers the picture may cover something of what is looked at.
    free: { width: Math.max(width - left - right, width / 2), height: Math.max(height - top - bottom, height / 2) },
    cx: (left + width - right) / 2,
    cy: (top + height - bottom) / 2,
    focal: tall / 2 / Math.tan(opening / 2)
  };
}

/** The eye and its axes: to the right, up in the picture, and where it looks. */
export function eyeOf({ x, z, far, yaw, tilt }: View): {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly ahead: Vector;
} {
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const [st, ct] = [Math.sin(tilt), Math.cos(tilt)];
  return {
    eye: [x + far * st * s, far * ct, z + far * st * c],
    right: [c, 0, -s],
    up: [-ct * s, st, -ct * c],
    ahead: [-st * s, -ct, -st * c]
  };
}

/** The line of sight through a pixel. */
export function rayAt(view: View, { cx, cy, focal }: Lens, { x, y }: Pixel): Ray {
  const { eye, right, up, ahead } = eyeOf(view);
  const dx = (x - cx) / focal;
  const dy = (cy - y) / focal;
  const to = (i: 0 | 1 | 2): number => ahead[i] + dx * right[i] + dy * up[i];
  return { from: eye, to: [to(0), to(1), to(2)] };
}

/** Where a line of sight meets the level `height`; undefined if it goes above the horizon. */
export function meets({ from, to }: Ray, height = 0): { readonly x: number; readonly z: number } | undefined {
  if (to[1] > -1e-6) return undefined;
  const t = (height - from[1]) / to[1];
  return t > 0 ? { x: from[0] + t * to[0], z: from[2] + t * to[2] } : undefined;
}

/** Where a point is in the picture, and how large a centimetre is there. */
export function project(view: View, { cx, cy, focal }: Lens, [px, py, pz]: Vector): Pixel & { readonly scale: number } {
  const { eye, right, up, ahead } = eyeOf(view);
  const d: Vector = [px - eye[0], py - eye[1], pz - eye[2]];
  const scale = focal / Math.max(1e-6, dot(d, ahead));
  return { x: cx + dot(d, right) * scale, y: cy - dot(d, up) * scale, scale };
}

/** A part of the table, from corner to corner. */
export type Area = { readonly x: readonly [number, number]; readonly z: readonly [number, number] };
/** Centimetres around what is looked at, of the table's rim, and from the table to the head of what stands on it. */
const margin = 7;
const frame = 3;
const rise = 4.5;

export const whole = ({ x, z }: Extent): Area => ({ x: [-x, x], z: [-z, z] });

/** What is to be seen as a whole: all these spots with room around them, but not too little, and not beyond the table. */
export function areaOf(table: Extent, spots: readonly Spot[]): Area {
  const span = (values: readonly number[], edge: number, least: number): [number, number] => {
    if (values.length === 0) return [-edge - frame, edge + frame];
    const [low, high] = [Math.min(...values) / 100 - margin, Math.max(...values) / 100 + margin];
    const more = Math.max(0, least - (high - low)) / 2;
    return [Math.max(-edge - frame, low - more), Math.min(edge + frame, high + more)];
  };
  return {
    x: span(
      spots.map(({ x }) => x),
      table.x,
      44
    ),
    z: span(
      spots.map(({ z }) => z),
      table.z,
      34
    )
  };
}

/**
 * The view of the same turn and tilt that shows all of an area with what stands on it, as near as can be. Each side of the
 * picture is a plane through the eye, so how far back the eye has to be follows from the point that lies furthest out there.
 */
export const fitted = (view: View, lens: Lens, { x, z }: Area): View =>
  around(
    view,
    lens,
    x.flatMap((px) => z.flatMap((pz) => [0, rise].map((py): Vector => [px, py, pz])))
  );

/** The same for points in space. */
export function around(view: View, lens: Lens, points: readonly Vector[]): View {
  const { right, up, ahead } = eyeOf(view);
  /** Along an axis of the picture that is so many pixels long: the middle, and how far ahead of it the eye may be. */
  const along = (axis: Vector, pixels: number): { readonly middle: number; readonly ahead: number } => {
    const slope = pixels / 2 / lens.focal;
    const most = (side: number): number =>
      Math.max(...points.map((point) => side * dot(point, axis) - slope * dot(point, ahead)));
    const [one, other] = [most(1), most(-1)];
    return { middle: (one - other) / 2, ahead: -(one + other) / (2 * slope) };
  };
  const [across, upright] = [along(right, lens.free.width), along(up, lens.free.height)];
  const forth = Math.min(across.ahead, upright.ahead);
  const eye = [0, 1, 2].map((i) => across.middle * right[i]! + upright.middle * up[i]! + forth * ahead[i]!);
  const far = eye[1]! / -ahead[1];
  return { ...view, x: eye[0]! + far * ahead[0], z: eye[2]! + far * ahead[2], far };
}

/** What a look means: near and middle are so many pixels a centimetre, for pictures of this size. */
export function looking(
  view: View,
  lens: Lens,
  area: Area,
  at: { readonly x: number; readonly z: number },
  height: 'near' | 'middle' | 'whole'
): View {
  const { free } = lens;
  const wide = free.width > wholeTilt.than * free.height;
  const tilt = height !== 'whole' ? usualTilt : wide ? wholeTilt.wide : wholeTilt.high;
  const all = fitted({ ...view, tilt }, lens, area);
  if (height === 'whole') return all;
  const pixels = clamp(Math.min(free.width, free.height) / 24, 13, 21);
  const far = lens.focal / (height === 'near' ? pixels : pixels * 0.66);
  return far < all.far ? { ...view, ...at, far, tilt } : all;
}

/** Centimetres beyond the table that a look shows at the most, where the table is large enough for that. */
const beyond = 6;

/** Looks at the rim from further in: little of the picture is to be lost to what lies beyond the table. */
export function inward(view: View, lens: Lens, table: Extent): View {
  const { width, height, cx, cy, focal } = lens;
  const wide = (Math.min(cx, width - cx) / focal) * view.far;
  const deep = ((Math.min(cy, height - cy) / focal) * view.far) / Math.cos(view.tilt);
  const [s, c] = [Math.abs(Math.sin(view.yaw)), Math.abs(Math.cos(view.yaw))];
  const most = (edge: number, seen: number): number => Math.max(0, edge + beyond - seen);
  const x = most(table.x, c * wide + s * deep);
  const z = most(table.z, s * wide + c * deep);
  return { ...view, x: clamp(view.x, -x, x), z: clamp(view.z, -z, z) };
}

/** The view within what makes sense: over the table, not too near, not so far that it is lost, not flat on the ground. */
export function limited(view: View, lens: Lens, table: Extent): View {
  const tilt = clamp(view.tilt, ...limits.tilt);
  const most = limits.slack * fitted({ ...view, tilt }, lens, whole(table)).far;
  return {
    x: clamp(view.x, -table.x, table.x),
    z: clamp(view.z, -table.z, table.z),
    far: clamp(view.far, Math.min(limits.closest, most), most),
    yaw: Math.atan2(Math.sin(view.yaw), Math.cos(view.yaw)),
    tilt
  };
}

/** Moves the view so that what was under one pixel is under the other. */
function held(view: View, lens: Lens, before: View, from: Pixel, to: Pixel): View {
  const was = meets(rayAt(before, lens, from));
  const is = meets(rayAt(view, lens, to));
  return was && is ? { ...view, x: view.x + was.x - is.x, z: view.z + was.z - is.z } : view;
}

/** The view in which all stays where it was in the picture, whose size has changed a little: that of what lies below it has. */
export function kept(view: View, before: Lens, lens: Lens): View {
  const middle = { x: before.cx, y: before.cy };
  const nearer = { ...view, far: (view.far * lens.focal) / before.focal };
  const was = meets(rayAt(view, before, middle));
  const is = meets(rayAt(nearer, lens, middle));
  return was && is ? { ...nearer, x: nearer.x + was.x - is.x, z: nearer.z + was.z - is.z } : view;
}

export const panned = (view: View, lens: Lens, from: Pixel, to: Pixel): View => held(view, lens, view, from, to);

/** Nearer or farther about a pixel. */
export function zoomed(view: View, lens: Lens, table: Extent, by: number, about: Pixel): View {
  const { far } = limited({ ...view, far: view.far / by }, lens, table);
  return held({ ...view, far }, lens, view, about, about);
}

/** Two fingers: what was under each stays under it as far as a turn and a zoom can do. */
export function pinched(
  view: View,
  lens: Lens,
  table: Extent,
  from: readonly [Pixel, Pixel],
  to: readonly [Pixel, Pixel]
): View {
  const middle = ([a, b]: readonly [Pixel, Pixel]): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Pixel, Pixel]): number => Math.max(8, Math.hypot(a.x - b.x, a.y - b.y));
  const angle = ([a, b]: readonly [Pixel, Pixel]): number => Math.atan2(b.y - a.y, b.x - a.x);
  const far = (view.far * apart(from)) / apart(to);
  const turned = { ...view, far, yaw: view.yaw + angle(to) - angle(from) };
  return held(limited(turned, lens, table), lens, view, middle(from), middle(to));
}

/** A part of the way from one view to another; distances by their ratio, turns the shorter way round. */
export function towards(from: View, to: View, part: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const turn = Math.atan2(Math.sin(to.yaw - from.yaw), Math.cos(to.yaw - from.yaw));
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    far: Math.exp(mix(Math.log(from.far), Math.log(to.far))),
    yaw: from.yaw + turn * part,
    tilt: mix(from.tilt, to.tilt)
  };
}

/** True if nobody sees the difference. */
export const alike = (a: View, b: View): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) < 0.02 &&
  Math.abs(a.far - b.far) < 0.001 * a.far &&
  Math.abs(Math.sin((a.yaw - b.yaw) / 2)) < 0.0005 &&
  Math.abs(a.tilt - b.tilt) < 0.001;
