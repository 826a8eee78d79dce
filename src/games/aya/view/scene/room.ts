/** What the pieces stand on and are lit by: painted sky boards with paper clouds in a wooden rim; by day, and at dusk. */
import {
  BufferAttribute,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Vector3,
  type BufferGeometry,
  type Scene,
  type Texture
} from 'three';
import { uneven, grain } from './art/paint.ts';
import { blots, pad, softBox, type Cell } from './shapes.ts';
import { boardGrain, type Textures } from './textures.ts';
import type { Table, View } from './view.ts';

export type Theme = 'light' | 'dark';

type Colours = {
  readonly sky: string;
  readonly boards: readonly [string, string, string];
  readonly gap: string;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly rim: string;
  readonly above: string;
  readonly below: string;
  readonly ambient: number;
  readonly sun: string;
  readonly sunlight: number;
  readonly fill: string;
  readonly filling: number;
  readonly stars: number;
};
const colours: Readonly<Record<Theme, Colours>> = {
  light: {
    sky: '#b3d3e4',
    boards: ['#e3f0f0', '#d9ebee', '#eaf4f2'],
    gap: '#aecad6',
    cloud: '#fbfcf8',
    cloudShade: '#bfd7e0',
    rim: '#dca768',
    above: '#edf4ff',
    below: '#ead2b2',
    ambient: 1.5,
    sun: '#fff6e6',
    sunlight: 1.72,
    fill: '#fff4e6',
    filling: 0.72,
    stars: 0
  },
  dark: {
    sky: '#0f1722',
    boards: ['#2e4560', '#293f58', '#334b66'],
    gap: '#16222f',
    cloud: '#45608a',
    cloudShade: '#1d2d42',
    rim: '#80563a',
    above: '#a9c0ec',
    below: '#51404a',
    ambient: 0.95,
    sun: '#ffdcae',
    sunlight: 1.7,
    fill: '#a9b8e6',
    filling: 0.5,
    stars: 1
  }
};

/** Width of a board, of the rim, and how far the rim stands over the table, in centimetres. */
const measure = { board: 7.5, gap: 0.16, rim: 3.2, over: 1.1, under: 3.5, floor: -14 };
/** From where the sun shines: the upper left, behind the table. */
const sunFrom = new Vector3(-0.62, 1, -0.5).normalize();
const plain: Cell = { x: 0, y: 0, w: 1, h: 1 };

export class Room {
  readonly group = new Group();
  readonly sun = new DirectionalLight();
  readonly #table: Table;
  readonly #sky = new HemisphereLight();
  /** A little light from where one looks, without shadows: it gives the dark sides their form. */
  readonly #fill = new DirectionalLight();
  readonly #boards: Mesh<BufferGeometry, MeshLambertMaterial>;
  readonly #gaps: MeshLambertMaterial;
  readonly #clouds: readonly [MeshLambertMaterial, MeshLambertMaterial];
  readonly #rim: MeshLambertMaterial;
  readonly #floor: MeshBasicMaterial;
  readonly #stars: Mesh;
  #lit = '';

  constructor(table: Table, textures: Textures) {
    this.#table = table;
    const wood = textures.own('rim', [512, 64], (brush) => {
      brush.fillStyle = '#ffffff';
      brush.fillRect(0, 0, 512, 64);
      brush.rotate(Math.PI / 2);
      grain(brush, { x: 0, y: -512, w: 64, h: 512 }, 31, '#5d3a17');
    });
    this.#rim = new MeshLambertMaterial({ map: wood });
    this.#boards = this.#layBoards(textures);
    this.#gaps = new MeshLambertMaterial();
    this.#layGaps();
    this.#clouds = this.#hangClouds();
    this.#frame();
    this.#floor = new MeshBasicMaterial();
    this.#layFloor(textures);
    this.#stars = this.#scatterStars();
    this.sun.castShadow = true;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.03;
    this.sun.shadow.radius = 2.2;
    this.#fill.position.set(0.2, 0.5, 1);
    this.group.add(this.sun, this.sun.target, this.#sky, this.#fill);
  }

  paint(theme: Theme, scene: Scene): void {
    const { sky, boards, gap, cloud, cloudShade, rim, above, below, ambient, sun, sunlight, fill, filling, stars } =
      colours[theme];
    const made = this.#boards.geometry.getAttribute('color') as BufferAttribute;
    const chance = uneven(5);
    for (let n = 0; n < made.count; n += 6) {
      const one = new Color(boards[Math.floor(chance() * 3)]);
      for (let i = n; i < n + 6; i++) made.setXYZ(i, one.r, one.g, one.b);
    }
    made.needsUpdate = true;
    this.#gaps.color.set(gap);
    this.#clouds[0].color.set(cloud);
    this.#clouds[1].color.set(cloudShade);
    this.#rim.color.set(rim);
    this.#floor.color.set(sky);
    scene.background = new Color(sky);
    this.#sky.color.set(above);
    this.#sky.groundColor.set(below);
    this.#sky.intensity = ambient;
    this.sun.color.set(sun);
    this.sun.intensity = sunlight;
    this.#fill.color.set(fill);
    this.#fill.intensity = filling;
    this.#stars.visible = stars > 0;
  }

  /**
   * Lets the shadows be sharp where one looks: the sun's camera sees what the view does. It moves and grows in whole
   * steps, so that shadows need not be cast anew for every small move; answers whether they do now.
   */
  light(view: View, seen: number): boolean {
    const most = Math.hypot(this.#table.x, this.#table.z) + 6;
    const reach = Math.min(most, 14 * 1.3 ** Math.ceil(Math.log(Math.max(14, seen) / 14) / Math.log(1.3)));
    const step = reach / 6;
    const whole = (value: number): number => (reach === most ? 0 : Math.round(value / step) * step);
    const [x, z] = [whole(view.x), whole(view.z)];
    const key = `${x} ${z} ${reach}`;
    if (key === this.#lit) return false;
    this.#lit = key;
    this.sun.target.position.set(x, 0, z);
    this.sun.position.set(x, 0, z).addScaledVector(sunFrom, 120);
    const { camera } = this.sun.shadow;
    const side = reach + (reach === most ? 0 : step / 2);
    const depth = side + 12;
    Object.assign(camera, { left: -side, right: side, top: side, bottom: -side, near: 120 - depth, far: 120 + depth });
    camera.updateProjectionMatrix();
    return true;
  }

  #add(geometry: BufferGeometry, material: MeshLambertMaterial | MeshBasicMaterial, y: number, shadows = true): Mesh {
    const mesh = new Mesh(geometry, material);
    mesh.position.y = y;
    mesh.receiveShadow = shadows;
    this.group.add(mesh);
    return mesh;
  }

  #layBoards(textures: Textures): Mesh<BufferGeometry, MeshLambertMaterial> {
    const { x, z } = this.#table;
    const count = Math.round((2 * z) / measure.board);
    const deep = (2 * z) / count;
    const long = 2 * x;
    const [p, n, uv]: [number[], number[], number[]] = [[], [], []];
    for (let i = 0; i < count; i++) {
      const from = -z + i * deep;
      const shift = (i * 0.37) % 1;
      for (const [u, v] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 0],
        [0, 1],
        [1, 1]
      ] as const) {
        p.push(-x + u * long, 0, from + v * deep);
        n.push(0, 1, 0);
        uv.push((u * long) / 40 + shift, (from + v * deep) / 40);
      }
    }
    const geometry = blots([]);
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(p), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(n), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(p.length), 3));
    const map: Texture = textures.own('boards', [512, 512], (brush) => boardGrain(brush, 512), true);
    const material = new MeshLambertMaterial({ vertexColors: true, map });
    return this.#add(geometry, material, 0) as Mesh<BufferGeometry, MeshLambertMaterial>;
  }

  #layGaps(): void {
    const { x, z } = this.#table;
    const count = Math.round((2 * z) / measure.board);
    for (let i = 1; i < count; i++) {
      const line = this.#add(pad(), this.#gaps, 0.003);
      line.scale.set(2 * x, 1, measure.gap);
      line.position.z = -z + (i * 2 * z) / count;
    }
  }

  #hangClouds(): readonly [MeshLambertMaterial, MeshLambertMaterial] {
    const { x, z } = this.#table;
    const chance = uneven(1234);
    const [cloud, shadow] = [new MeshLambertMaterial(), new MeshLambertMaterial()];
    const discs: [number, number, number][] = [];
    const count = Math.round((x * z) / 190);
    for (let n = 0; n < count; n++) {
      const long = 7 + 8 * chance();
      const cx = -x + 6 + ((n * 0.618) % 1) * (2 * x - 12);
      const cz = -z + 6 + ((n + 0.5) / count) * (2 * z - 12);
      // A row of paper discs, high in the middle, on a straight foot.
      for (let i = -2; i <= 2; i++) {
        const r = long * (0.3 - 0.055 * Math.abs(i) + 0.06 * chance());
        discs.push([cx + i * long * 0.27, cz - r, r]);
      }
      for (let i = -3; i <= 3; i++) discs.push([cx + i * long * 0.22, cz - long * 0.13, long * 0.13]);
    }
    const inside = discs.filter(([cx, cz, r]) => Math.abs(cx) + r < x && Math.abs(cz) + r < z);
    this.#add(blots(inside.map(([cx, cz, r]) => [cx + 0.16, cz + 0.26, r])), shadow, 0.006);
    this.#add(blots(inside), cloud, 0.01);
    return [cloud, shadow];
  }

  #frame(): void {
    const { x, z } = this.#table;
    const { rim, over, under } = measure;
    const high = (over + under) / 2;
    const wrap = { front: plain, back: plain, side: plain, top: plain, edge: plain };
    const bar = (long: number, px: number, pz: number, turned: boolean): void => {
      // Along z in its own axes, so that the grain of the sheet runs the long way on top.
      const mesh = this.#add(softBox([rim / 2, high, long / 2], 0.35, wrap), this.#rim, over - high);
      mesh.position.x = px;
      mesh.position.z = pz;
      if (turned) mesh.rotation.y = Math.PI / 2;
      mesh.castShadow = true;
    };
    for (const side of [-1, 1]) {
      bar(2 * z + 2 * rim, side * (x + rim / 2), 0, false);
      bar(2 * x + 2 * rim, 0, side * (z + rim / 2), true);
    }
  }

  #layFloor(textures: Textures): void {
    const { x, z } = this.#table;
    const floor = this.#add(pad(), this.#floor, measure.floor, false);
    floor.scale.set(1200, 1, 1200);
    const soft = textures.own('soft', [128, 128], (brush) => {
      const fade = brush.createRadialGradient(64, 64, 20, 64, 64, 63);
      fade.addColorStop(0, '#0a1624b0');
      fade.addColorStop(0.6, '#0a162450');
      fade.addColorStop(1, '#0a162400');
      brush.fillStyle = fade;
      brush.fillRect(0, 0, 128, 128);
    });
    const shadow = this.#add(
      pad(),
      new MeshBasicMaterial({ map: soft, transparent: true }),
      measure.floor + 0.05,
      false
    );
    shadow.scale.set(2.9 * x, 1, 3.1 * z);
    shadow.position.set(9, measure.floor + 0.05, 10);
  }

  /** Paper stars on the boards at dusk: few, small. */
  #scatterStars(): Mesh {
    const { x, z } = this.#table;
    const chance = uneven(99);
    const discs = Array.from({ length: 70 }, (): [number, number, number] => [
      (2 * chance() - 1) * (x - 2),
      (2 * chance() - 1) * (z - 2),
      0.08 + 0.13 * chance()
    ]);
    return this.#add(blots(discs, 5), new MeshBasicMaterial({ color: '#8ea3c4' }), 0.012);
  }
}
