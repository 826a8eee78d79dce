/** Where every piece is to be seen, from the position: what the rules know as bodies, and what waits laid aside. */
import type { Box } from '../../rules/box.ts';
import { at } from '../../rules/geometry.ts';
import { bodiesBefore } from '../../rules/outcome.ts';
import { heading, leaning, unlogged, type Turn, type Vector } from '../../rules/pose.ts';
import { idsOf, type Pose, type Pose3, type State } from '../../rules/state.ts';
import type { Film } from '../../physics/simulate.ts';

/** A piece in space: its middle in centimetres, and how it is turned. */
export type Body = { readonly p: Vector; readonly q: Turn };
export type Bodies = ReadonlyMap<string, Body>;

/** Quaternions of quarter turns: a domino on its back, and one across. */
const half = Math.SQRT1_2;

/** `a` after `b`. */
const after = ([ax, ay, az, aw]: Turn, [bx, by, bz, bw]: Turn): Turn => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz
];

/** AYA-TOKEN-06: laid flat beside its place, across the line, with the water up. */
export function laidDomino({ h, w, t }: Box['size'], pose: Pose): Body {
  const [x, z] = at(pose, 0, w / 2 + h / 2 + 0.4);
  const onItsBack: Turn = [0, 0, -half, half];
  const across: Turn = [0, -half, 0, half];
  return { p: [x, t / 2, z], q: after(heading(pose.a), after(across, onItsBack)) };
}

/** Its animal waits on it. */
export function laidToken(size: Box['size'], pose: Pose): Body {
  const [x, , z] = laidDomino(size, pose).p;
  return { p: [x, size.t + size.tokenThickness / 2, z], q: heading(0) };
}

/** Every piece on the table but tiles, which lie flat where they were put. */
export function bodiesOf(box: Box, state: State): Map<string, Body> {
  const { size } = box;
  const bodies = new Map<string, Body>();
  for (const [id, pose] of bodiesBefore(box, state)) bodies.set(id, unlogged(pose));
  for (const id of idsOf(state.dominoes)) {
    const domino = state.dominoes[id]!;
    if (domino.is === 'laid') bodies.set(id, laidDomino(size, domino));
  }
  for (const id of idsOf(state.tokens)) {
    const token = state.tokens[id]!;
    if (token.at === 'off' && token.end) bodies.set(id, unlogged(token.end));
    if (token.at === 'laid') bodies.set(id, laidToken(size, state.dominoes[token.on[0]]!));
  }
  return bodies;
}

/** Where an animal lies on two dominoes: over the middle between their feet. */
export const tokenOver = ({ h, tokenThickness }: Box['size'], a: Pose, b: Pose): Body => ({
  p: [(a.x + b.x) / 200, h + tokenThickness / 2, (a.z + b.z) / 200],
  q: heading(0)
});

export const standing = (size: Box['size'], pose: Pose): Body => leaning(size, pose, 0);

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Between two bodies: straight in space, the shorter way round in turn (nlerp: turns from frame to frame are small). */
export function between(a: Body, b: Body, t: number): Body {
  const dot = a.q[0] * b.q[0] + a.q[1] * b.q[1] + a.q[2] * b.q[2] + a.q[3] * b.q[3];
  const sign = dot < 0 ? -1 : 1;
  const q = [0, 1, 2, 3].map((i) => mix(a.q[i]!, sign * b.q[i]!, t)) as [number, number, number, number];
  const size = Math.hypot(...q) || 1;
  return {
    p: [mix(a.p[0], b.p[0], t), mix(a.p[1], b.p[1], t), mix(a.p[2], b.p[2], t)],
    q: [q[0] / size, q[1] / size, q[2] / size, q[3] / size]
  };
}

/** True if nobody sees the difference. */
export const alike = (a: Body, b: Body): boolean =>
  a.p.every((value, i) => Math.abs(value - b.p[i]!) < 0.02) &&
  Math.abs(a.q[0] * b.q[0] + a.q[1] * b.q[1] + a.q[2] * b.q[2] + a.q[3] * b.q[3]) > 0.9999;

const shot = (frame: Int16Array, n: number): Body => {
  const [x, y, z, a, b, c, d] = frame.subarray(7 * n, 7 * n + 7);
  return unlogged({ p: [x!, y!, z!], q: [a!, b!, c!, d!] } satisfies Pose3);
};

/** The n-th body of a film at a frame, parts of one allowed. */
export function filmed(film: Film, n: number, frame: number): Body {
  const last = film.frames.length - 1;
  const at = Math.min(last, Math.max(0, frame));
  const whole = Math.floor(at);
  const body = shot(film.frames[whole]!, n);
  return whole === at ? body : between(body, shot(film.frames[whole + 1]!, n), at - whole);
}
