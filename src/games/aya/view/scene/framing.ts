/** How the camera frames what is built: all of it and large; where it is too long for that, where one goes on. */
import type { Box } from '../../rules/box.ts';
import type { Vector } from '../../rules/pose.ts';
import type { State } from '../../rules/state.ts';
import type { Spot } from '../stage.ts';
import { rim } from '../still.ts';
import { around, limits, panned, project, usualTilt, type Lens, type Pixel, type View } from './view.ts';

/**
 * Pixels a centimetre at which a sign on a domino can still be told, those at which one builds where not all can be seen,
 * and those from which on nothing is gained.
 */
export const scales = { legible: 7, building: 10, closest: { least: 15, most: 26, share: 22 } } as const;
/** How far what one goes on from may be from the middle of a picture that cannot show all, as a share of it. */
const aside = 0.13;
/** Pixels kept free along the rim of the picture. */
const edge = 10;
/** Centimetres around where one goes on that come into the picture with it: the next dominoes find room there, and it keeps still. */
const ahead = 5;
/** From the middle of a foot to its corners, and the height of a head (cm); what is held hangs higher. */
const domino = { half: 1.1, head: 4.1, hung: 7 };
const corners = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1]
] as const;
const eighths = Array.from(
  { length: 8 },
  (_, n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)] as const
);

const post = (x: number, z: number, head: number): Vector[] =>
  corners.flatMap(([dx, dz]) => [0, head].map((y): Vector => [x + dx * domino.half, y, z + dz * domino.half]));

/** The outline of what has been built, from foot to head: dominoes and tiles. */
export function workOf(box: Box, { dominoes, tiles }: Pick<State, 'dominoes' | 'tiles'>): Vector[] {
  const { tile } = box.size;
  return [
    ...Object.values(dominoes).flatMap(({ x, z }) => post(x / 100, z / 100, domino.head)),
    ...Object.values(tiles).flatMap(({ x, z }) =>
      eighths.map(([c, s]): Vector => [x / 100 + c * tile, 0, z / 100 + s * tile])
    )
  ];
}

/** The largest scale for a picture of this size: a single domino does not fill it. */
export function closest({ free, focal }: Lens): number {
  const { least, most, share } = scales.closest;
  const wanted = Math.max(least, Math.min(free.width, free.height) / share);
  return Math.min(most, wanted, focal / limits.closest);
}

/**
 * The view of what is built that is as near as can be while all of it is seen, `at`, where one goes on, as near to the
 * middle as that allows. What would be specks is shown at a legible scale instead, about `at`.
 */
export function framed(view: View, lens: Lens, work: readonly Vector[], at: Spot): View {
  const points = [
    ...work,
    ...post(at.x, at.z, domino.hung),
    ...eighths.map(([c, s]): Vector => [at.x + c * ahead, 0, at.z + s * ahead])
  ];
  const inner = { ...lens, free: { width: lens.free.width - 2 * edge, height: lens.free.height - 2 * edge } };
  const all = around({ ...view, tilt: usualTilt }, inner, points);
  const near = lens.focal / closest(lens);
  const far = lens.focal / scales.legible;
  if (all.far > far) return withinReach({ ...all, ...at, far: lens.focal / scales.building }, inner, points, at);
  return towardsMiddle({ ...all, far: Math.max(all.far, near) }, inner, points, at);
}

/** What is to be done here is well in sight: for that the picture need not move. */
export function isSeen(view: View, lens: Lens, at: Spot): boolean {
  const { cx, cy, free, focal } = lens;
  return (
    focal / view.far >= scales.legible &&
    post(at.x, at.z, domino.head).every((point) => {
      const { x, y } = project(view, lens, point);
      return Math.abs(x - cx) <= free.width / 2 - rim.x && Math.abs(y - cy) <= free.height / 2 - rim.y;
    })
  );
}

type Room = { readonly x: readonly [number, number]; readonly y: readonly [number, number] };

/** How far the picture may be moved each way, in pixels, so that the points fill it, or stay in it if they fit. */
function roomOf(view: View, lens: Lens, points: readonly Vector[]): Room {
  const seen = points.map((point) => project(view, lens, point));
  const span = (values: readonly number[], middle: number, size: number): readonly [number, number] => {
    const one = middle - size / 2 - Math.min(...values);
    const other = middle + size / 2 - Math.max(...values);
    return [Math.min(one, other), Math.max(one, other)];
  };
  return {
    x: span(
      seen.map(({ x }) => x),
      lens.cx,
      lens.free.width
    ),
    y: span(
      seen.map(({ y }) => y),
      lens.cy,
      lens.free.height
    )
  };
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));
const moved = (view: View, lens: Lens, by: Pixel): View =>
  panned(view, lens, { x: lens.cx, y: lens.cy }, { x: lens.cx + by.x, y: lens.cy + by.y });
const contains = ({ x, y }: Room): boolean => [x, y].every(([least, most]) => least <= 0.5 && most >= -0.5);

/** Moves a picture that shows all so that `at` comes towards its middle, as far as all stays in it. */
function towardsMiddle(view: View, lens: Lens, points: readonly Vector[], at: Spot): View {
  let best = view;
  for (let step = 0; step < 4; step += 1) {
    const room = roomOf(best, lens, points);
    const { x, y } = project(best, lens, [at.x, domino.head / 2, at.z]);
    const next = moved(best, lens, { x: within(lens.cx - x, room.x), y: within(lens.cy - y, room.y) });
    if (!contains(roomOf(next, lens, points))) break;
    best = next;
  }
  return best;
}

/** Moves a picture about `at` towards what there is to see, and no further than `at` may be from the middle. */
function withinReach(view: View, lens: Lens, points: readonly Vector[], at: Spot): View {
  const { x, y } = roomOf(view, lens, points);
  const seen = project(view, lens, [at.x, domino.head / 2, at.z]);
  const reach = (off: number, size: number): readonly [number, number] => [-aside * size - off, aside * size - off];
  return moved(view, lens, {
    x: within(within(0, x), reach(seen.x - lens.cx, lens.free.width)),
    y: within(within(0, y), reach(seen.y - lens.cy, lens.free.height))
  });
}
