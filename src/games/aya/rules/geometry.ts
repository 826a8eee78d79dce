/** Convex shapes seen from above, in centimetres, with + − × ÷ and square roots only: equal on every machine. */
import { cosineOf, sineOf } from './sine.ts';
import type { Pose } from './state.ts';

export type Point = readonly [x: number, z: number];
/** Corners of a convex shape in order around it. */
export type Polygon = readonly Point[];

/** What rounding may add; limits belong to what they limit. */
const crumb = 1e-9;

export const cm = (hundredths: number): number => hundredths / 100;
export const middleOf = ({ x, z }: { readonly x: number; readonly z: number }): Point => [cm(x), cm(z)];

/** A point given forwards and sideways in the frame of `pose`. */
export function at(pose: Pose, forward: number, side: number): Point {
  const c = cosineOf(pose.a);
  const s = sineOf(pose.a);
  return [cm(pose.x) + forward * c - side * s, cm(pose.z) + forward * s + side * c];
}

/** `point` in the frame of `pose`: forwards and sideways. */
export function within(pose: Pose, [x, z]: Point): Point {
  const c = cosineOf(pose.a);
  const s = sineOf(pose.a);
  const dx = x - cm(pose.x);
  const dz = z - cm(pose.z);
  return [dx * c + dz * s, dz * c - dx * s];
}

/** The rectangle from `back` to `front` along the heading of `pose`, `width` across. */
export const rectangle = (pose: Pose, back: number, front: number, width: number): Polygon => [
  at(pose, back, -width / 2),
  at(pose, front, -width / 2),
  at(pose, front, width / 2),
  at(pose, back, width / 2)
];

const cross = ([ox, oz]: Point, [ax, az]: Point, [bx, bz]: Point): number =>
  (ax - ox) * (bz - oz) - (az - oz) * (bx - ox);

/** The convex hull of some points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort(([ax, az], [bx, bz]) => ax - bx || az - bz);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of list) {
      while (out.length > 1 && cross(out[out.length - 2]!, out[out.length - 1]!, point) <= 0) out.pop();
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const edges = (shape: Polygon): [Point, Point][] => shape.map((point, i) => [point, shape[(i + 1) % shape.length]!]);

/** The distance of a point from a stretch of line. */
export function toSegment([px, pz]: Point, [ax, az]: Point, [bx, bz]: Point): number {
  const dx = bx - ax;
  const dz = bz - az;
  const square = dx * dx + dz * dz;
  const along = square === 0 ? 0 : ((px - ax) * dx + (pz - az) * dz) / square;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const x = px - (ax + t * dx);
  const z = pz - (az + t * dz);
  return Math.sqrt(x * x + z * z);
}

export function between([ax, az]: Point, [bx, bz]: Point): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (az - bz) * (az - bz));
}

/** True for a point in the shape or on its edge. */
export function inside(shape: Polygon, point: Point): boolean {
  let left = false;
  let right = false;
  for (const [a, b] of edges(shape)) {
    const side = cross(a, b, point);
    if (side > crumb) left = true;
    if (side < -crumb) right = true;
  }
  return !(left && right);
}

/** The distance of a point from a shape; 0 inside. */
export const toShape = (point: Point, shape: Polygon): number =>
  inside(shape, point) ? 0 : Math.min(...edges(shape).map(([a, b]) => toSegment(point, a, b)));

/** True if two shapes share more than an edge: no line separates them. */
export function overlap(a: Polygon, b: Polygon): boolean {
  const separates = (shape: Polygon, other: Polygon): boolean =>
    edges(shape).some(([from, to]) => {
      const nx = to[1] - from[1];
      const nz = from[0] - to[0];
      const reach = (points: Polygon): [number, number] => {
        const along = points.map(([x, z]) => x * nx + z * nz);
        return [Math.min(...along), Math.max(...along)];
      };
      const [low, high] = reach(shape);
      const [least, most] = reach(other);
      return least >= high - crumb || most <= low + crumb;
    });
  return !separates(a, b) && !separates(b, a);
}

/** The distance between two shapes; 0 if they overlap. */
export function apart(a: Polygon, b: Polygon): number {
  if (overlap(a, b)) return 0;
  const from = (one: Polygon, other: Polygon): number =>
    Math.min(...one.flatMap((point) => edges(other).map(([p, q]) => toSegment(point, p, q))));
  return Math.min(from(a, b), from(b, a));
}

/** True up to and including the limit. */
export const atMost = (value: number, limit: number): boolean => value <= limit + crumb;
export const atLeast = (value: number, limit: number): boolean => value >= limit - crumb;

/** The smaller angle between two headings, 0 to 1800 tenths of a degree. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 3600;
  return turn > 1800 ? 3600 - turn : turn;
}
