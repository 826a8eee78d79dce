/** What the pieces stand on: painted boards in a wooden rim, under one sky and over another; by day, and at dusk. */
import { BufferAttribute, Color, Group, Mesh, MeshLambertMaterial, type BufferGeometry, type Scene } from 'three';
import { boardGrain, grain, uneven } from './art/paint.ts';
import { strips } from './flats.ts';
import { Light } from './light.ts';
import { softBox, type Cell } from './shapes.ts';
import { Sky } from './sky.ts';
import type { Textures } from './textures.ts';
import { colours, type Theme } from './themes.ts';
import type { Extent } from './view.ts';

/** Widths of a board, of the gap between two and of the rim, and how far the rim stands out, in centimetres. */
const measure = { board: 7.5, gap: 0.16, rim: 3.2, over: 1.1, under: 3.5 };

export class Room {
  readonly group = new Group();
  readonly light: Light;
  readonly #sky: Sky;
  readonly #boards: BufferGeometry;
  readonly #gaps = new MeshLambertMaterial({ polygonOffset: true, polygonOffsetFactor: -0.5, polygonOffsetUnits: -2 });
  readonly #rim: MeshLambertMaterial;

  constructor(table: Extent, textures: Textures) {
    const { x, z } = table;
    const count = Math.round((2 * z) / measure.board);
    const seam = (n: number): number => -z + (n * 2 * z) / count;
    const rows = Array.from({ length: count }, (_, n): [number, number] => [seam(n), seam(n + 1)]);
    const half = measure.gap / 2;
    this.#boards = strips(x, rows);
    const map = textures.own('boards', [512, 512], (brush) => boardGrain(brush, 512), true);
    this.#lay(this.#boards, new MeshLambertMaterial({ vertexColors: true, map }), -20);
    this.#lay(
      strips(
        x,
        rows.slice(1).map(([from]) => [from - half, from + half])
      ),
      this.#gaps,
      -19
    );
    const wood = textures.own('rim', [512, 64], (brush) => {
      brush.fillStyle = '#ffffff';
      brush.fillRect(0, 0, 512, 64);
      brush.rotate(Math.PI / 2);
      grain(brush, { x: 0, y: -512, w: 64, h: 512 }, 31, '#5d3a17');
    });
    this.#rim = new MeshLambertMaterial({ map: wood });
    this.#frame(table);
    this.light = new Light(table);
    this.#sky = new Sky(table, textures);
    this.group.add(this.light.group, this.#sky.group);
  }

  paint(theme: Theme, scene: Scene): void {
    const { sky, boards, gap, rim } = colours[theme];
    const chance = uneven(5);
    const rows = this.#boards.getAttribute('position').count / 6;
    const tints = Array.from({ length: rows }, () => new Color(boards[Math.floor(chance() * 3)]));
    const paints = tints.flatMap(({ r, g, b }) => Array.from({ length: 6 }, () => [r, g, b]).flat());
    this.#boards.setAttribute('color', new BufferAttribute(new Float32Array(paints), 3));
    this.#gaps.color.set(gap);
    this.#rim.color.set(rim);
    scene.background = new Color(sky);
    this.light.paint(theme);
    this.#sky.paint(theme);
  }

  #lay(geometry: BufferGeometry, material: MeshLambertMaterial, order: number): void {
    const mesh = new Mesh(geometry, material);
    mesh.receiveShadow = true;
    mesh.renderOrder = order;
    this.group.add(mesh);
  }

  #frame({ x, z }: Extent): void {
    const { rim, over, under } = measure;
    const high = (over + under) / 2;
    const all: Cell = { x: 0, y: 0, w: 1, h: 1 };
    const bar = (long: number, px: number, pz: number, turned: boolean): void => {
      // Made along z, so that the grain of its sheet runs the long way on top.
      const shape = softBox([rim / 2, high, long / 2], 0.35, { front: all, back: all, side: all, top: all, edge: all });
      const mesh = new Mesh(shape, this.#rim);
      mesh.position.set(px, over - high, pz);
      if (turned) mesh.rotation.y = Math.PI / 2;
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      this.group.add(mesh);
    };
    for (const side of [-1, 1]) {
      bar(2 * z + 2 * rim, side * (x + rim / 2), 0, false);
      bar(2 * x + 2 * rim, 0, side * (z + rim / 2), true);
    }
  }
}
