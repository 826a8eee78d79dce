/** Flat marks on the table, many of a kind at once: soft shade where pieces touch it, rings about what is meant. */
import { Color, InstancedMesh, Matrix4, MeshBasicMaterial, Quaternion, Vector3, type Texture } from 'three';
import type { Box } from '../../rules/box.ts';
import { at } from '../../rules/geometry.ts';
import { turned } from '../../rules/pose.ts';
import type { Pose } from '../../rules/state.ts';
import type { Brush } from '#ui/brand/paint.ts';
import type { Body } from './bodies.ts';
import { pad } from './flats.ts';

/** The ground a body covers: its middle, its length and width, and which way it lies (radians from +x to +z). */
export type Cover = {
  readonly x: number;
  readonly z: number;
  readonly long: number;
  readonly wide: number;
  readonly angle: number;
};

/** A domino's cover: along the way its axis leans, as long as its shadow at noon. */
export function coverOf({ h, w, t }: Box['size'], { p, q }: Body): Cover {
  const up = turned(q, [0, h, 0]);
  const deep = turned(q, [t, 0, 0]);
  const across = turned(q, [0, 0, w]);
  const flat = (v: readonly number[]): number => Math.hypot(v[0]!, v[2]!);
  const leans = flat(up) > 0.35 * h;
  const [ax, , az] = leans ? up : deep;
  const angle = Math.atan2(az, ax);
  const along = (v: readonly number[]): number => Math.abs(v[0]! * Math.cos(angle) + v[2]! * Math.sin(angle));
  const aside = (v: readonly number[]): number => Math.abs(v[2]! * Math.cos(angle) - v[0]! * Math.sin(angle));
  return {
    x: p[0],
    z: p[2],
    long: along(up) + along(deep) + along(across),
    wide: aside(up) + aside(deep) + aside(across),
    angle
  };
}

/** Where an arrow lies that pushes a domino: behind it, pointing the way it will fall. */
export function behind(pose: Pose): Cover {
  const [x, z] = at(pose, -2.6, 0);
  return { x, z, long: 3, wide: 2.4, angle: (pose.a * Math.PI) / 1800 };
}

const up = new Vector3(0, 1, 0);
const [place, size, turn, matrix] = [new Vector3(), new Vector3(), new Quaternion(), new Matrix4()];

export class Pads {
  readonly mesh: InstancedMesh;
  readonly #material: MeshBasicMaterial;

  constructor(map: Texture, most: number, order: number) {
    this.#material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
    this.mesh = new InstancedMesh(pad(), this.#material, most);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.mesh.count = 0;
  }

  ink(colour: string, opacity: number): void {
    this.#material.color = new Color(colour);
    this.#material.opacity = opacity;
  }

  /** Lays the marks, each `grow` larger on every side than what it is about, `y` above the table. */
  lay(covers: readonly Cover[], grow: number, y: number): void {
    const count = Math.min(covers.length, this.mesh.instanceMatrix.count);
    for (let n = 0; n < count; n++) {
      const { x, z, long, wide, angle } = covers[n]!;
      turn.setFromAxisAngle(up, -angle);
      this.mesh.setMatrixAt(n, matrix.compose(place.set(x, y, z), turn, size.set(long + 2 * grow, 1, wide + 2 * grow)));
    }
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** Gives each mark its own colour. */
  tint(colours: readonly string[]): void {
    const count = Math.min(colours.length, this.mesh.instanceMatrix.count);
    for (let n = 0; n < count; n++) this.mesh.setColorAt(n, new Color(colours[n]));
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }
}

/** Paints a soft dark square, to be coloured. */
export function softSquare(brush: Brush): void {
  brush.globalAlpha = 0.09;
  brush.fillStyle = '#ffffff';
  for (let n = 0; n < 16; n++) {
    brush.beginPath();
    brush.roundRect(n, n, 64 - 2 * n, 64 - 2 * n, 14);
    brush.fill();
  }
}

/** Paints a light that fades to its edge, with a rim, to be coloured. */
export function glow(brush: Brush): void {
  brush.fillStyle = '#ffffff';
  brush.globalAlpha = 0.1;
  for (let n = 0; n < 12; n++) {
    brush.beginPath();
    brush.roundRect(2 * n, 2 * n, 64 - 4 * n, 64 - 4 * n, 16);
    brush.fill();
  }
  brush.strokeStyle = '#ffffff';
  brush.globalAlpha = 1;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.roundRect(10, 10, 44, 44, 10);
  brush.stroke();
}

/** Paints a ring with a glow, to be coloured. */
export function ring(brush: Brush): void {
  brush.strokeStyle = '#ffffff';
  for (const [width, alpha] of [
    [22, 0.25],
    [10, 1]
  ] as const) {
    brush.globalAlpha = alpha;
    brush.lineWidth = width;
    brush.beginPath();
    brush.roundRect(14, 14, 100, 100, 26);
    brush.stroke();
  }
}

/** Paints an arrow that points up, to be coloured. */
export function arrow(brush: Brush): void {
  const path = new Path2D('M64 10L116 66H86V118H42V66H12z');
  brush.lineJoin = 'round';
  brush.strokeStyle = '#00000055';
  brush.lineWidth = 8;
  brush.stroke(path);
  brush.fillStyle = '#ffffff';
  brush.fill(path);
}
