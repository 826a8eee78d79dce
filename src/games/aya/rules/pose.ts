/** Bodies in space: from placement data to a pose of the log, and what such a pose shows from above. */
import type { Box } from './box.ts';
import { at, hull, rectangle, type Point, type Polygon } from './geometry.ts';
import { cosine, cosineOf, sine, sineOf } from './sine.ts';
import type { Pose, Pose3 } from './state.ts';

export type Vector = readonly [number, number, number];
export type Turn = readonly [x: number, y: number, z: number, w: number];

/** One in the log's parts of a quaternion. */
export const parts = 32767;

const rounded = (value: number): number => Math.round(value) + 0;
export const logged = ([x, y, z]: Vector, q: Turn): Pose3 => ({
  p: [rounded(x * 100), rounded(y * 100), rounded(z * 100)],
  q: [rounded(q[0] * parts), rounded(q[1] * parts), rounded(q[2] * parts), rounded(q[3] * parts)]
});

/** A pose of the log in centimetres, the quaternion made one long again. */
export function unlogged({ p, q }: Pose3): { readonly p: Vector; readonly q: Turn } {
  const size = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  return { p: [p[0] / 100, p[1] / 100, p[2] / 100], q: [q[0] / size, q[1] / size, q[2] / size, q[3] / size] };
}

/** `v` turned by the quaternion. */
export function turned([x, y, z, w]: Turn, [vx, vy, vz]: Vector): Vector {
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

/** The turn of something upright that heads for `a`. */
export const heading = (a: number): Turn => [0, -sine(a), 0, cosine(a)];

/**
 * A domino in the air, exactly: leaning by `lean` tenths of a degree over its front lower edge, or its rear one if
 * negative. Its own axes: x forwards, y up, z sideways; the watered face is the one at −x.
 */
export function leaning({ h, t }: Box['size'], pose: Pose, lean: number): { readonly p: Vector; readonly q: Turn } {
  const tilt = Math.abs(lean);
  const sign = lean < 0 ? -1 : 1;
  const forward = sign * (t / 2 - (t / 2) * cosineOf(tilt) + (h / 2) * sineOf(tilt));
  const height = (t / 2) * sineOf(tilt) + (h / 2) * cosineOf(tilt);
  const [x, z] = at(pose, forward, 0);
  const [, sy, , cy] = heading(pose.a);
  const sz = -sine(lean);
  const cz = cosine(lean);
  return { p: [x, height, z], q: [sy * sz, sy * cz, cy * sz, cy * cz] };
}

/** The ground under an upright domino. */
export const footprint = ({ t, w }: Box['size'], pose: Pose): Polygon => rectangle(pose, -t / 2, t / 2, w);

/** A body's outline from above: the hull of its eight corners. */
export function outline({ h, w, t }: Box['size'], end: Pose3): Polygon {
  const { p, q } = unlogged(end);
  const points: Point[] = [];
  for (const x of [-t / 2, t / 2])
    for (const y of [-h / 2, h / 2])
      for (const z of [-w / 2, w / 2]) {
        const corner = turned(q, [x, y, z]);
        points.push([p[0] + corner[0], p[2] + corner[2]]);
      }
  return hull(points);
}

/** The strip a domino covers that falls along its heading until it leans as far as the sine `s` says. */
export const reach = ({ h, w, t }: Box['size'], pose: Pose, s: number, c: number): Polygon =>
  rectangle(pose, t / 2 - t * c, t / 2 + h * s, w);

/** The lean of a fallen domino on the next one, as far as it is foreseen (AYA-TILE-04). */
export const usualLean = 710;

const cos20 = cosineOf(200);
const sin20 = sineOf(200);

/** How a body lies: the cosine of its lean, and how far the watered face looks up (the sine of the lean, forwards). */
export function attitude(end: Pose3): { readonly upright: number; readonly water: number } {
  const { q } = unlogged(end);
  return { upright: turned(q, [0, 1, 0])[1], water: turned(q, [-1, 0, 0])[1] };
}

/** AYA-TOPPLE-03, AYA-TOPPLE-09: up to a lean of 20 degrees it stands; with the water up it fell; else it went astray. */
export function fate(end: Pose3 | null): 'upright' | 'fallen' | 'astray' {
  if (!end) return 'upright';
  const { upright, water } = attitude(end);
  // A logged quaternion is rounded: a lean of just 20 degrees still counts as one.
  if (upright >= cos20 - 1e-4) return 'upright';
  return water > sin20 ? 'fallen' : 'astray';
}
