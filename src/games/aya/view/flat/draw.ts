/** The table from above as a handful of paths: one for all bodies of a type, one for all arrows, and so on. */
import type { Box } from '../../rules/box.ts';
import { at, inside, toShape, type Point, type Polygon } from '../../rules/geometry.ts';
import { fate, footprint, logged, outline, reach, turned, unlogged, usualLean } from '../../rules/pose.ts';
import { cosineOf, sineOf } from '../../rules/sine.ts';
import { types, type Ground, type Pose, type Pose3, type State } from '../../rules/state.ts';
import { bodyAt } from '../projector.svelte.ts';
import { laidDomino, laidToken, tokenOver } from '../scene/bodies.ts';
import type { Watching } from '../stage.ts';

export const grounds: readonly Ground[] = [...types, 'garden'];

/** How a body shows: standing, river, lying (or astray), or laid beside its place. */
export type Look = 'standing' | 'river' | 'lying' | 'laid';
export type Flat = {
  readonly id: string;
  readonly type: Ground;
  readonly camera: boolean;
  readonly look: Look;
  readonly pose: Pose;
  readonly shape: Polygon;
  /** The ends of the long axis of a body that lies. */
  readonly axis: readonly [Point, Point] | null;
};

function lies(box: Box, end: Pose3): readonly [Point, Point] {
  const { p, q } = unlogged(end);
  const [x, , z] = turned(q, [0, box.size.h / 2, 0]);
  return [
    [p[0] - x, p[2] - z],
    [p[0] + x, p[2] + z]
  ];
}

const lookOf = (end: Pose3 | null): Look => {
  const how = fate(end);
  return how === 'upright' ? 'standing' : how === 'fallen' ? 'river' : 'lying';
};

/** Where bodies are at a moment of a film; those that are not in it stay. */
export function filmed(watching: Watching | undefined): ReadonlyMap<string, Pose3> {
  const found = new Map<string, Pose3>();
  const numbers: number[] = [];
  watching?.film.ids.forEach((id, n) => {
    const [x, y, z, a, b, c, d] = bodyAt(watching, n, numbers) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number
    ];
    found.set(id, { p: [x, y, z], q: [a, b, c, d] });
  });
  return found;
}

/** AYA-TOKEN-06: a domino on its back beside its place. */
export function laidShape({ size }: Box, pose: Pose): Polygon {
  const { p, q } = laidDomino(size, pose);
  return outline(size, logged(p, q));
}

/** The middle of an animal: on its two dominoes, on the one that lies flat for now, or where it was thrown or falls. */
export function animalAt(box: Box, state: State, film: ReadonlyMap<string, Pose3>, id: string): Point {
  const { on, at: where, end } = state.tokens[id]!;
  const lying = film.get(id) ?? end;
  if (lying) return [lying.p[0] / 100, lying.p[2] / 100];
  const [own, other] = [state.dominoes[on[0]]!, state.dominoes[on[1]]!];
  const [x, , z] = where === 'laid' ? laidToken(box.size, own).p : tokenOver(box.size, own, other).p;
  return [x, z];
}

/** Every domino of the table as it shows from above. */
export function flatten(box: Box, state: State, film: ReadonlyMap<string, Pose3>): Flat[] {
  const accident = state.due === 'accident';
  return Object.keys(state.dominoes).map((id): Flat => {
    const { x, z, a, is, end: logged } = state.dominoes[id]!;
    const { type, camera } = box.dominoes.get(id)!;
    const pose = { x, z, a };
    const end = film.get(id) ?? logged;
    const seen = is === 'laid' ? 'laid' : is === 'lying' ? 'lying' : lookOf(end);
    // Nothing is river before the last push: what falls by accident only lies.
    const look = seen === 'river' && (accident || is === 'lying') ? 'lying' : seen;
    const shape = end ? outline(box.size, end) : look === 'laid' ? laidShape(box, pose) : footprint(box.size, pose);
    return { id, type, camera, look, pose, shape, axis: end && look !== 'standing' ? lies(box, end) : null };
  });
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
export const polygon = (shape: Polygon): string => `M${shape.map(([x, z]) => `${n(x)} ${n(z)}`).join('L')}z`;
const stroke = (points: readonly Point[]): string => `M${points.map(([x, z]) => `${n(x)} ${n(z)}`).join('L')}`;
const disc = ([x, z]: Point, r: number): string =>
  `M${n(x - r)} ${n(z)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Signs of the types in the frame of a foot (forwards, sideways), as strokes: leaf, peak, dune, flake, furrows, star. */
const signs: Readonly<Record<Ground, readonly (readonly Point[])[]>> = {
  forest: [
    [
      [0, -0.45],
      [-0.2, 0],
      [0, 0.45],
      [0.2, 0],
      [0, -0.45]
    ]
  ],
  mountain: [
    [
      [0.2, -0.45],
      [-0.22, 0],
      [0.2, 0.45]
    ]
  ],
  desert: [
    [
      [0.15, -0.5],
      [-0.12, -0.25],
      [0.15, 0],
      [-0.12, 0.25],
      [0.15, 0.5]
    ]
  ],
  pole: [
    [
      [0, -0.45],
      [0, 0.45]
    ],
    [
      [-0.22, -0.25],
      [0.22, 0.25]
    ],
    [
      [0.22, -0.25],
      [-0.22, 0.25]
    ]
  ],
  field: [
    [
      [-0.22, -0.35],
      [0.22, -0.35]
    ],
    [
      [-0.22, 0],
      [0.22, 0]
    ],
    [
      [-0.22, 0.35],
      [0.22, 0.35]
    ]
  ],
  garden: [
    [
      [0.22, -0.4],
      [-0.05, 0],
      [0.22, 0.4]
    ],
    [
      [-0.05, 0],
      [-0.25, 0]
    ]
  ]
};

/** Centimetres from the middle of a top edge to its signs, and how small they are there. */
const beside = 0.64;
const small = (look: Look): number => (look === 'standing' ? 0.62 : 1);

/** What is drawn of one type. */
export type Layer = {
  readonly type: Ground;
  readonly standing: string;
  readonly river: string;
  readonly down: string;
  readonly sign: string;
};

export const layers = (flats: readonly Flat[]): Layer[] =>
  grounds.map((type) => {
    const own = flats.filter((flat) => flat.type === type);
    const all = (...looks: Look[]): string =>
      own.flatMap(({ look, shape }) => (looks.includes(look) ? polygon(shape) : [])).join('');
    const sign = own.flatMap(({ pose, axis, look, camera }) => {
      const [a, b] = axis ?? [];
      const from = a && b ? { ...pose, x: (a[0] + b[0]) * 50, z: (a[1] + b[1]) * 50 } : pose;
      if (look === 'laid') return [];
      // On a top edge the river runs between sign and camera, or between two signs.
      const sides = look !== 'standing' ? [0] : camera ? [-beside] : [-beside, beside];
      return sides.flatMap((side) =>
        signs[type].map((line) => stroke(line.map(([f, s]) => at(from, f * small(look), side + s * small(look)))))
      );
    });
    return { type, standing: all('standing'), river: all('river'), down: all('lying', 'laid'), sign: sign.join('') };
  });

/** Where standing dominoes head: a small point before the foot. */
export const arrows = (flats: readonly Flat[]): string =>
  flats
    .filter(({ look }) => look === 'standing' || look === 'laid')
    .map(({ pose }) => polygon([at(pose, 0.5, -0.35), at(pose, 0.95, 0), at(pose, 0.5, 0.35)]))
    .join('');

/** The places that are kept for what lies flat. */
export const kept = (box: Box, flats: readonly Flat[]): string =>
  flats.flatMap(({ look, pose }) => (look === 'laid' ? polygon(footprint(box.size, pose)) : [])).join('');

/** The river over the top edges of what stands, from the watered side to the back. */
export const crossings = (flats: readonly Flat[]): string =>
  flats
    .filter(({ look }) => look === 'standing')
    .map(({ pose }) => stroke([at(pose, -0.35, 0), at(pose, 0.35, 0)]))
    .join('');

/** Feet of what stands and outlines of what lies: what throws a shadow. */
export const shapes = (flats: readonly Flat[], standing: boolean): string =>
  flats.flatMap(({ look, shape }) => ((look === 'standing') === standing ? polygon(shape) : [])).join('');

export const cameras = (flats: readonly Flat[]): string =>
  flats
    .flatMap(({ camera, look, pose }) => (camera && look === 'standing' ? disc(at(pose, 0, beside + 0.04), 0.22) : []))
    .join('');

/** The water on what has fallen, in the order in which it fell. */
export const water = (flats: readonly Flat[], among?: ReadonlySet<string>): string =>
  flats
    .filter(({ look, id }) => look === 'river' && (among?.has(id) ?? true))
    .map(({ axis }) => stroke(axis!))
    .join('');

/** A stroke through everything that lies. */
export const crosses = (flats: readonly Flat[]): string =>
  flats.flatMap(({ look, axis }) => (look === 'lying' && axis ? stroke(axis) : [])).join('');

/** The strip that a domino would fall over. */
export const strip = (box: Box, pose: Pose): string =>
  polygon(reach(box.size, pose, sineOf(usualLean), cosineOf(usualLean)));
/** Little points along the strip, the way the water goes. */
export const flow = (pose: Pose): string =>
  [1.2, 2.2, 3.2]
    .map((far) => stroke([at(pose, far - 0.3, -0.4), at(pose, far, 0), at(pose, far - 0.3, 0.4)]))
    .join('');

/** The domino under a point, or the nearest within `slack` (cm). */
export function under(flats: readonly Flat[], point: Point, slack: number): Flat | undefined {
  let best: Flat | undefined;
  let nearest = slack;
  for (const flat of flats) {
    const far = inside(flat.shape, point) ? 0 : toShape(point, flat.shape);
    if (far > nearest || (far === nearest && best)) continue;
    best = flat;
    nearest = far;
  }
  return best;
}
