/** Triangles put together to the shape of a thing. */
import { BufferAttribute, BufferGeometry } from 'three';
import type { Vector } from '../../rules/pose.ts';

/** A corner of a triangle: where it is, where it looks, and the point of its picture. */
export type Corner = { readonly p: Vector; readonly n: Vector; readonly uv: readonly [number, number] };

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0]
];

/** Collects triangles, each turned to look the way its corners' normals do. */
export class Mould {
  readonly #p: number[] = [];
  readonly #n: number[] = [];
  readonly #uv: number[] = [];

  triangle(a: Corner, b: Corner, c: Corner): void {
    const out = cross(minus(b.p, a.p), minus(c.p, a.p));
    const sum: Vector = [a.n[0] + b.n[0] + c.n[0], a.n[1] + b.n[1] + c.n[1], a.n[2] + b.n[2] + c.n[2]];
    for (const { p, n, uv } of dot(out, sum) < 0 ? [a, c, b] : [a, b, c]) {
      this.#p.push(...p);
      this.#n.push(...n);
      this.#uv.push(...uv);
    }
  }

  quad(a: Corner, b: Corner, c: Corner, d: Corner): void {
    this.triangle(a, b, c);
    this.triangle(b, c, d);
  }

  cast(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#p), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.#n), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.#uv), 2));
    return geometry;
  }
}
