/**
 * The camera as numbers: what it looks at, from how far and from where; how fingers change that, within limits; and what
 * is under a finger. Plain mathematics, so that it can be tried without a screen. Centimetres, radians, pixels.
 */
import type { Vector } from '../../rules/pose.ts';

/** The point of the table looked at, the distance from it, the turn about it, and the tilt (0: from straight above). */
export type View = {
  readonly x: number;
  readonly z: number;
  readonly far: number;
  readonly yaw: number;
  readonly tilt: number;
};
/** The picture: its size, the point of it that the view centres on, and the focal length. */
export type Lens = {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  readonly focal: number;
};
/** Half the width and depth of the table. */
export type Table = { readonly x: number; readonly z: number };
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

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function lensOf(width: number, height: number, { top, right, bottom, left }: Insets): Lens {
  const tall = Math.max(height, 0.62 * width);
  return {
    width,
    height,
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
  const to = [0, 1, 2].map((i) => ahead[i]! + dx * right[i]! + dy * up[i]!);
  return { from: eye, to: to as unknown as Vector };
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
  const dot = (v: Vector): number => d[0] * v[0] + d[1] * v[1] + d[2] * v[2];
  const scale = focal / Math.max(1e-6, dot(ahead));
  return { x: cx + dot(right) * scale, y: cy - dot(up) * scale, scale };
}

/** The distance from which a centimetre is so many pixels. */
export const farFor = ({ focal }: Lens, pixels: number): number => focal / pixels;

/** Room for the picture beside what covers it. */
const free = ({ width, height, cx, cy }: Lens): { readonly width: number; readonly height: number } => ({
  width: 2 * Math.min(cx, width - cx),
  height: 2 * Math.min(cy, height - cy)
});

/** The distance from which all of this is seen at this tilt. */
export function farForAll(lens: Lens, { x, z }: Table, { tilt, yaw }: Pick<View, 'tilt' | 'yaw'>): number {
  const room = free(lens);
  const [s, c] = [Math.abs(Math.sin(yaw)), Math.abs(Math.cos(yaw))];
  const wide = x * c + z * s;
  const deep = x * s + z * c;
  // What is nearer is larger: the near edge decides how wide, the depth foreshortens how high.
  const across = (2 * wide * lens.focal) / room.width + deep * Math.sin(tilt);
  const along = (2 * deep * Math.cos(tilt) * lens.focal) / room.height + 0.35 * deep * Math.sin(tilt);
  return 1.04 * Math.max(across, along);
}

/** What a look from a height means: how near, in pixels a centimetre, for pictures of this size. */
export function farOf(
  lens: Lens,
  table: Table,
  view: Pick<View, 'tilt' | 'yaw'>,
  height: 'near' | 'middle' | 'whole'
): number {
  const all = farForAll(lens, table, view);
  if (height === 'whole') return all;
  const room = free(lens);
  const pixels = clamp(Math.min(room.width, room.height) / 28, 12, 20);
  return Math.min(all, farFor(lens, height === 'near' ? pixels : pixels * 0.66));
}

/** The view within what makes sense: over the table, not too near, not so far that it is lost, not flat on the ground. */
export function limited(view: View, lens: Lens, table: Table): View {
  const tilt = clamp(view.tilt, ...limits.tilt);
  const most = limits.slack * farForAll(lens, table, { ...view, tilt });
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

export const panned = (view: View, lens: Lens, from: Pixel, to: Pixel): View => held(view, lens, view, from, to);

/** Nearer or farther about a pixel. */
export function zoomed(view: View, lens: Lens, table: Table, by: number, about: Pixel): View {
  const { far } = limited({ ...view, far: view.far / by }, lens, table);
  return held({ ...view, far }, lens, view, about, about);
}

/** Two fingers: what was under each stays under it as far as a turn and a zoom can do. */
export function pinched(
  view: View,
  lens: Lens,
  table: Table,
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
