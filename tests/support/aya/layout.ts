/** Layouts written as chains, the way the worked examples of the count are: lengths in centimetres, angles in degrees. */
import { leaning, logged } from '#games/aya/rules/pose.ts';
import type { Layout } from '#games/aya/rules/count/scene.ts';
import type { Ground, Pose, Type } from '#games/aya/rules/state.ts';
import { game } from '#games/aya/rules/index.ts';

export type Chain = {
  readonly id: string;
  /** x, z and heading of the first domino. */
  readonly from: readonly [number, number, number];
  readonly pitch?: number;
  readonly turn?: number;
  readonly turns?: readonly number[];
  /** A letter for each place, `-` for an empty one. */
  readonly seq: string;
  readonly lastTilt?: number;
};
export type Sketch = {
  readonly tiles?: readonly {
    readonly id: string;
    readonly type: Type | 'start';
    readonly shape: string;
    readonly x: number;
    readonly z: number;
    readonly rot: number;
  }[];
  readonly chains?: readonly Chain[];
  readonly extra?: readonly {
    readonly id: string;
    readonly type: Ground;
    readonly x: number;
    readonly z: number;
    readonly a: number;
    readonly tilt: number;
  }[];
  readonly standing?: readonly string[];
  readonly standingAll?: boolean;
  readonly lying?: readonly string[];
  readonly tilts?: Readonly<Record<string, number>>;
  readonly tokens?: readonly {
    readonly id: string;
    readonly type: Type;
    readonly on: readonly [string, string];
    readonly at?: readonly [number, number];
    readonly off?: boolean;
  }[];
  readonly retriggers?: number;
};

export const grounds: Readonly<Record<string, Ground>> = {
  F: 'forest',
  M: 'mountain',
  D: 'desert',
  P: 'pole',
  L: 'field',
  G: 'garden'
};

type Stood = { readonly id: string; readonly type: Ground; x: number; z: number; a: number; readonly tilt: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The dominoes of a chain, each `pitch` on from the one before along the mean of the two headings. */
function walk({ id, from, pitch = 2, turn = 0, turns = [], seq, lastTilt = 90 }: Chain): Stood[] {
  let [x, z, a] = from;
  const places = seq.split(' ');
  return places.flatMap((letter, i) => {
    if (i > 0) {
      const by = turns[i - 1] ?? turn;
      x += pitch * Math.cos(radians(a + by / 2));
      z += pitch * Math.sin(radians(a + by / 2));
      a += by;
    }
    if (letter === '-') return [];
    return [{ id: `${id}${i}`, type: grounds[letter]!, x, z, a, tilt: i === places.length - 1 ? lastTilt : 71 }];
  });
}

/** In the units of the log. */
export const poseOf = ({ x, z, a }: { readonly x: number; readonly z: number; readonly a: number }): Pose => ({
  x: Math.round(x * 100) + 0,
  z: Math.round(z * 100) + 0,
  a: (Math.round(a * 10) + 36_000) % 3600
});

/** Turns a whole layout by `by` degrees about the origin, then shifts it. */
export type Shift = { readonly x: number; readonly z: number; readonly by: number };
export const unmoved: Shift = { x: 0, z: 0, by: 0 };

export function layoutOf(sketch: Sketch, shift: Shift = unmoved, jitter: () => number = () => 0): Layout {
  const c = Math.cos(radians(shift.by));
  const s = Math.sin(radians(shift.by));
  const move = (x: number, z: number): [number, number] => [x * c - z * s + shift.x, x * s + z * c + shift.z];
  const moved = ({ x, z, a }: { readonly x: number; readonly z: number; readonly a: number }): Pose => {
    const [mx, mz] = move(x, z);
    return poseOf({ x: mx, z: mz, a: a + shift.by });
  };
  const stood = [...(sketch.chains ?? []).flatMap(walk), ...(sketch.extra ?? [])].map((domino) => ({
    ...domino,
    x: domino.x + 0.02 * jitter(),
    z: domino.z + 0.02 * jitter(),
    a: domino.a + 0.4 * jitter()
  }));
  const tiltOf = ({ id, tilt }: Stood): number => {
    if (sketch.standingAll || sketch.standing?.includes(id)) return 0;
    return sketch.tilts?.[id] ?? tilt;
  };
  const byId = new Map(stood.map((domino) => [domino.id, domino]));
  const used = Math.max(0, (sketch.retriggers ?? 0) - 1);
  return {
    dominoes: stood.map((domino) => {
      const pose = moved(domino);
      const tilt = tiltOf(domino);
      const { p, q } = leaning(game.box.size, pose, Math.round(tilt * 10));
      const lying = sketch.lying?.includes(domino.id) ?? false;
      return { id: domino.id, type: domino.type, pose, end: tilt === 0 ? null : logged(p, q), lying };
    }),
    tiles: (sketch.tiles ?? []).map(({ id, type, shape, x, z, rot }) => ({
      id,
      type,
      pose: moved({ x, z, a: rot }),
      ports: game.box.edition.shapes[shape]!.ports.map(({ angle }) => angle * 10)
    })),
    tokens: (sketch.tokens ?? []).map(({ id, type, on, at, off }) => {
      const [a, b] = on.map((name) => byId.get(name)!) as [Stood, Stood];
      const [x, z] = at ?? [(a.x + b.x) / 2, (a.z + b.z) / 2];
      const { x: mx, z: mz } = moved({ x, z, a: 0 });
      return { id, type, on, put: !off, middle: [mx / 100, mz / 100] };
    }),
    retriggers: 10 - used
  };
}
