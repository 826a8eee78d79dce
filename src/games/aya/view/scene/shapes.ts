/** The bodies of the pieces: a domino with softened edges, a disc, and ribbons of water. */
import type { BufferGeometry } from 'three';
import type { Box } from '../../rules/box.ts';
import type { Vector } from '../../rules/pose.ts';
import type { Groove } from './art/domino.ts';
import { Mould, type Corner } from './mould.ts';

/** Where the sheet glued round a box has its parts, in parts of its side, from the upper left. */
export type Cell = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type Wrap = {
  readonly front: Cell;
  readonly back: Cell;
  readonly side: Cell;
  readonly top: Cell;
  readonly edge: Cell;
};

const on = ({ x, y, w, h }: Cell, u: number, v: number): [number, number] => [x + u * w, 1 - (y + (1 - v) * h)];

/**
 * A box about its middle, x forwards, y up, z sideways, its edges broken by `soft`. The front is the face at −x, seen
 * upright by who stands behind the domino and looks the way it will fall.
 */
export function softBox([hx, hy, hz]: Vector, soft: number, wrap: Wrap): BufferGeometry {
  const half = [hx, hy, hz];
  const mould = new Mould();
  const uvOf = (axis: number, sign: number, p: Vector): [number, number] => {
    const [x, y, z] = [p[0] / hx, p[1] / hy, p[2] / hz];
    if (axis === 0)
      return sign < 0 ? on(wrap.front, (1 + z) / 2, (1 + y) / 2) : on(wrap.back, (1 - z) / 2, (1 + y) / 2);
    if (axis === 2) return on(wrap.side, (1 + sign * x) / 2, (1 + y) / 2);
    return sign > 0 ? on(wrap.top, (1 + z) / 2, (1 + x) / 2) : on(wrap.edge, 0.5, 0.5);
  };
  /** The corner of the face of `axis` at the octant `signs`; on the broken edges it takes the plain wood. */
  const corner = (axis: number, signs: readonly number[], plain: boolean): Corner => {
    const at = (i: number): number => signs[i]! * (half[i]! - (i === axis ? 0 : soft));
    const off = (i: number): number => (i === axis ? signs[i]! : 0);
    const p: Vector = [at(0), at(1), at(2)];
    const n: Vector = [off(0), off(1), off(2)];
    return { p, n, uv: plain ? on(wrap.edge, 0.5, 0.5) : uvOf(axis, signs[axis]!, p) };
  };
  const signs = [-1, 1];
  const octant = (i: number, a: number, j: number, b: number, c: number): number[] => {
    const out = [c, c, c];
    out[i] = a;
    out[j] = b;
    return out;
  };
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    for (const a of signs) {
      const face = signs.flatMap((b) => signs.map((c) => corner(i, octant(i, a, j, b, c), false)));
      mould.quad(face[0]!, face[1]!, face[2]!, face[3]!);
      for (const b of signs) {
        const edge = [i, j].flatMap((axis) => signs.map((c) => corner(axis, octant(i, a, j, b, c), true)));
        mould.quad(edge[0]!, edge[1]!, edge[2]!, edge[3]!);
      }
    }
  }
  for (const a of signs)
    for (const b of signs)
      for (const c of signs) {
        const [x, y, z] = [0, 1, 2].map((axis) => corner(axis, [a, b, c], true));
        mould.triangle(x!, y!, z!);
      }
  return mould.cast();
}

/** A disc about its middle: the picture on top, plain edge and underside from the middle of the picture's rim. */
export function disc(radius: number, thick: number, parts = 48): BufferGeometry {
  const mould = new Mould();
  const soft = Math.min(0.04, thick / 3);
  const rim = (n: number, out: number, y: number, normal: Vector): Corner => {
    const angle = (2 * Math.PI * n) / parts;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const u = Math.min(0.985, out / radius);
    return {
      p: [out * c, y, out * s],
      n: [normal[0] * c, normal[1], normal[0] * s],
      uv: [0.5 + 0.5 * u * c, 0.5 - 0.5 * u * s]
    };
  };
  const up: Vector = [0, 1, 0];
  const middle: Corner = { p: [0, thick / 2, 0], n: up, uv: [0.5, 0.5] };
  for (let n = 0; n < parts; n++) {
    const ring = (out: number, y: number, normal: Vector): [Corner, Corner] => [
      rim(n, out, y, normal),
      rim(n + 1, out, y, normal)
    ];
    const top = ring(radius - soft, thick / 2, up);
    const side = ring(radius, thick / 2 - soft, [1, 0, 0]);
    const foot = ring(radius, -thick / 2, [1, 0, 0]);
    const under = ring(radius, -thick / 2, [0, -1, 0]);
    mould.triangle(middle, ...top);
    mould.quad(...top, ...side);
    mould.quad(...side, ...foot);
    mould.triangle({ p: [0, -thick / 2, 0], n: [0, -1, 0], uv: [0.5, 0.01] }, ...under);
  }
  return mould.cast();
}

/** A ribbon along rivers drawn on the watered face of a domino, just above it; v runs along, one a centimetre. */
export function ribbon(
  grooves: readonly Groove[],
  [gridW, gridH]: readonly [number, number],
  { h, w, t }: Box['size'],
  width: number
): BufferGeometry {
  const mould = new Mould();
  const steps = 10;
  for (const { start, curves } of grooves) {
    let from = start;
    const line: [number, number][] = [];
    for (const [b, c, d] of curves) {
      for (let n = line.length ? 1 : 0; n <= steps; n++) {
        const s = n / steps;
        const k = [(1 - s) ** 3, 3 * s * (1 - s) ** 2, 3 * s * s * (1 - s), s ** 3];
        const mixed = (i: 0 | 1): number => k[0]! * from[i] + k[1]! * b[i] + k[2]! * c[i] + k[3]! * d[i];
        const y = Math.min(h / 2, Math.max(-h / 2, h / 2 - (mixed(1) / gridH) * h));
        line.push([(mixed(0) / gridW - 0.5) * w, y]);
      }
      from = d;
    }
    let along = 0;
    const edge = line.map(([z, y], n): [Corner, Corner] => {
      const [za, ya] = line[Math.max(0, n - 1)]!;
      const [zb, yb] = line[Math.min(line.length - 1, n + 1)]!;
      const far = Math.hypot(zb - za, yb - ya) || 1;
      const side = [(yb - ya) / far, -(zb - za) / far];
      if (n > 0) along += Math.hypot(z - za, y - ya);
      const corner = (sign: number): Corner => ({
        p: [-t / 2 - 0.012, y + (sign * side[1]! * width) / 2, z + (sign * side[0]! * width) / 2],
        n: [-1, 0, 0],
        uv: [0.5 + sign / 2, along]
      });
      return [corner(-1), corner(1)];
    });
    edge.slice(1).forEach((next, n) => mould.quad(...edge[n]!, ...next));
  }
  return mould.cast();
}
