/** Flat paper on the table, looking up: squares, discs and strips. */
import type { BufferGeometry } from 'three';
import { Mould, type Corner } from './mould.ts';

/** A flat square of one by one, looking up; the picture's top points forwards, along x. */
export function pad(): BufferGeometry {
  const mould = new Mould();
  const corner = (x: number, z: number): Corner => ({ p: [x, 0, z], n: [0, 1, 0], uv: [0.5 + z, 0.5 + x] });
  mould.quad(corner(-0.5, -0.5), corner(-0.5, 0.5), corner(0.5, -0.5), corner(0.5, 0.5));
  return mould.cast();
}

export type Disc = readonly [x: number, z: number, radius: number];

/** Discs in one piece: what paper clouds are put together from. */
export function blots(discs: readonly Disc[], parts = 40): BufferGeometry {
  const mould = new Mould();
  const at = (x: number, z: number): Corner => ({ p: [x, 0, z], n: [0, 1, 0], uv: [x, z] });
  for (const [x, z, r] of discs)
    for (let n = 0; n < parts; n++) {
      const rim = (m: number): Corner =>
        at(x + r * Math.cos((2 * Math.PI * m) / parts), z + r * Math.sin((2 * Math.PI * m) / parts));
      mould.triangle(at(x, z), rim(n), rim(n + 1));
    }
  return mould.cast();
}

/** Strips from one edge of a table to the other, six corners each; their picture is repeated every `grain` cm. */
export function strips(
  half: number,
  rows: readonly (readonly [from: number, to: number])[],
  grain = 40
): BufferGeometry {
  const mould = new Mould();
  rows.forEach(([from, to], n) => {
    const corner = (x: number, z: number): Corner => ({
      p: [x, 0, z],
      n: [0, 1, 0],
      uv: [x / grain + ((n * 0.37) % 1), z / grain]
    });
    mould.quad(corner(-half, from), corner(half, from), corner(-half, to), corner(half, to));
  });
  return mould.cast();
}
