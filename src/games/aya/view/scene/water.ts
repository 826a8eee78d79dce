/** The river that has come to life: bright water running over the fallen dominoes it reached. */
import { Group, InstancedMesh, MeshBasicMaterial, type Texture } from 'three';
import type { Box } from '../../rules/box.ts';
import { groovesOf, face } from './art/domino.ts';
import type { Brush } from '#ui/brand/paint.ts';
import { water } from './art/grounds.ts';
import type { Bodies } from './bodies.ts';
import { coverOf, Pads } from './pads.ts';
import { matrixOf } from './pieces.ts';
import { ribbon } from './shapes.ts';
import type { Textures } from './textures.ts';

/** Centimetres a second at first, and the milliseconds until it stands still: nothing moves for ever. */
const speed = 3;
const running = 14_000;

function ripples(brush: Brush): void {
  const [w, h] = [64, 128];
  brush.fillStyle = '#2aa6ee';
  brush.fillRect(0, 0, w, h);
  brush.fillStyle = '#57c4fb';
  brush.fillRect(9, 0, 46, h);
  brush.lineCap = 'round';
  const dash = (x: number, y: number, long: number, width: number, ink: string): void => {
    brush.strokeStyle = ink;
    brush.lineWidth = width;
    for (const shift of [0, -h, h]) {
      brush.beginPath();
      brush.moveTo(x, y + shift);
      brush.lineTo(x, y + shift + long);
      brush.stroke();
    }
  };
  dash(20, 6, 34, 7, '#ffffff');
  dash(42, 62, 40, 7, '#e4f6ff');
  dash(31, 100, 18, 5, water.foam);
}

function halo(brush: Brush): void {
  const fade = brush.createRadialGradient(64, 64, 8, 64, 64, 64);
  fade.addColorStop(0, '#7fd4ffd0');
  fade.addColorStop(0.55, '#4db9f760');
  fade.addColorStop(1, '#1e8fd000');
  brush.fillStyle = fade;
  brush.fillRect(0, 0, 128, 128);
}

export class Water {
  readonly group = new Group();
  readonly #box: Box;
  readonly #map: Texture;
  readonly #halo: Pads;
  #ids = '';
  #left = 0;
  readonly #beds: { readonly garden: boolean; readonly mesh: InstancedMesh }[];

  constructor(box: Box, textures: Textures) {
    this.#box = box;
    this.#map = textures.own('ripples', [64, 128], ripples, true);
    this.#map.repeat.set(1, 0.5);
    const material = new MeshBasicMaterial({ map: this.#map });
    const bed = (garden: boolean): { garden: boolean; mesh: InstancedMesh } => {
      const groove = ribbon(groovesOf(garden ? 'garden' : 'forest'), face, box.size, 0.5);
      const mesh = new InstancedMesh(groove, material, garden ? box.ids.garden.length : box.dominoes.size);
      mesh.frustumCulled = false;
      mesh.count = 0;
      return { garden, mesh };
    };
    this.#beds = [bed(false), bed(true)];
    this.#halo = new Pads(textures.own('halo', [128, 128], halo), box.dominoes.size, 3);
    this.#halo.ink('#ffffff', 0.85);
    this.group.add(this.#halo.mesh, ...this.#beds.map(({ mesh }) => mesh));
  }

  wet(ids: readonly string[], bodies: Bodies): void {
    const lit = ids.filter((id) => bodies.has(id));
    const now = lit.join();
    if (now !== this.#ids) this.#left = running;
    this.#ids = now;
    for (const { garden, mesh } of this.#beds) {
      const own = lit.filter((id) => (this.#box.dominoes.get(id)!.type === 'garden') === garden);
      own.forEach((id, n) => mesh.setMatrixAt(n, matrixOf(bodies.get(id)!)));
      mesh.count = own.length;
      mesh.instanceMatrix.needsUpdate = true;
    }
    this.#halo.lay(
      lit.map((id) => coverOf(this.#box.size, bodies.get(id)!)),
      0.9,
      0.14
    );
  }

  /** Lets it run on for so many milliseconds, ever slower; answers whether it still runs. */
  flow(passed: number): boolean {
    if (this.#left <= 0 || this.#ids === '') return false;
    const way = (speed * (Math.min(200, passed) / 1000) * this.#left) / running;
    this.#map.offset.y = (this.#map.offset.y - way * this.#map.repeat.y) % 1;
    this.#left -= passed;
    return this.#left > 0;
  }
}
