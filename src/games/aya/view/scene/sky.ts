/** The sky the table is painted with and floats in: paper clouds and, at dusk, a few paper stars. */
import { Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, type BufferGeometry } from 'three';
import { uneven } from './art/paint.ts';
import { blots, pad, type Disc } from './flats.ts';
import type { Textures } from './textures.ts';
import { colours, type Theme } from './themes.ts';
import type { Extent } from './view.ts';

/** How far below the table the other sky lies, in centimetres. */
const floor = -14;

/** A row of paper discs, high in the middle, on a straight foot. */
function cloud(x: number, z: number, long: number, chance: () => number): Disc[] {
  const heads = [-2, -1, 0, 1, 2].map((i): Disc => {
    const r = long * (0.3 - 0.055 * Math.abs(i) + 0.06 * chance());
    return [x + i * long * 0.27, z - r, r];
  });
  const foot = [-3, -2, -1, 0, 1, 2, 3].map((i): Disc => {
    const r = long * 0.13;
    return [x + i * long * 0.22, z - r, r];
  });
  return [...heads, ...foot];
}

/** Clouds on the boards, none of them over the edge. */
function onBoards({ x, z }: Extent): Disc[] {
  const chance = uneven(1234);
  const count = Math.round((x * z) / 190);
  const discs = Array.from({ length: count }, (_, n) => {
    const long = 7 + 8 * chance();
    const cx = -x + 6 + ((n * 0.618) % 1) * (2 * x - 12);
    const cz = -z + 6 + ((n + 0.5) / count) * (2 * z - 12);
    return cloud(cx, cz, long, chance);
  });
  return discs.flat().filter(([cx, cz, r]) => Math.abs(cx) + r < x && Math.abs(cz) + r < z);
}

const below = ({ x, z }: Extent): Disc[] =>
  Array.from({ length: 16 }, (_, n) => {
    const angle = n * 2.4;
    const out = 1.35 + 0.55 * ((n * 0.618) % 1);
    const long = 22 + 14 * ((n * 0.37) % 1);
    return cloud(out * x * Math.cos(angle), out * 1.25 * z * Math.sin(angle) + 8, long, uneven(n + 3));
  }).flat();

function starry({ x, z }: Extent): Disc[] {
  const chance = uneven(99);
  const within = (half: number): number => (2 * chance() - 1) * (half - 2);
  return Array.from({ length: 70 }, (): Disc => [within(x), within(z), 0.08 + 0.13 * chance()]);
}

export class Sky {
  readonly group = new Group();
  readonly #cloud = new MeshLambertMaterial();
  readonly #shade = new MeshLambertMaterial();
  readonly #floor = new MeshBasicMaterial();
  readonly #drift = new MeshBasicMaterial();
  readonly #stars: Mesh;

  constructor(table: Extent, textures: Textures) {
    const clouds = onBoards(table);
    this.#paste(blots(clouds.map(([x, z, r]) => [x + 0.16, z + 0.26, r])), this.#shade, 1);
    this.#paste(blots(clouds), this.#cloud, 2);
    this.#stars = this.#paste(blots(starry(table), 5), new MeshBasicMaterial({ color: '#9fb4d6' }), 3);
    const ground = this.#lay(pad(), this.#floor, 0);
    ground.scale.set(1200, 1, 1200);
    this.#lay(blots(below(table)), this.#drift, 0.1);
    const map = textures.own('soft', [128, 128], (brush) => {
      const fade = brush.createRadialGradient(64, 64, 20, 64, 64, 63);
      fade.addColorStop(0, '#0a162470');
      fade.addColorStop(0.6, '#0a162430');
      fade.addColorStop(1, '#0a162400');
      brush.fillStyle = fade;
      brush.fillRect(0, 0, 128, 128);
    });
    const shadow = this.#lay(pad(), new MeshBasicMaterial({ map, transparent: true, depthWrite: false }), 0.2);
    shadow.scale.set(2.9 * table.x, 1, 3.1 * table.z);
    shadow.position.x = 9;
    shadow.position.z = 10;
  }

  paint(theme: Theme): void {
    const { sky, drift, cloud: bright, cloudShade, hasStars } = colours[theme];
    this.#cloud.color.set(bright);
    this.#shade.color.set(cloudShade);
    this.#floor.color.set(sky);
    this.#drift.color.set(drift);
    this.#stars.visible = hasStars;
  }

  /** On the boards, layer over layer: too thin to be told apart by depth, so drawn in order and drawn nearer. */
  #paste(geometry: BufferGeometry, material: MeshLambertMaterial | MeshBasicMaterial, layer: number): Mesh {
    Object.assign(material, {
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -layer,
      polygonOffsetUnits: -4 * layer
    });
    const mesh = new Mesh(geometry, material);
    mesh.receiveShadow = true;
    mesh.renderOrder = layer - 10;
    this.group.add(mesh);
    return mesh;
  }

  #lay(geometry: BufferGeometry, material: MeshBasicMaterial, over: number): Mesh {
    const mesh = new Mesh(geometry, material);
    mesh.position.y = floor + over;
    this.group.add(mesh);
    return mesh;
  }
}
