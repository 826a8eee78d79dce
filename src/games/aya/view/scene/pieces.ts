/** Dominoes, animals and tiles as things in space. Dominoes of a kind are one mesh with many places. */
import {
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
  type BufferGeometry
} from 'three';
import type { Box } from '../../rules/box.ts';
import type { Kind, Pose } from '../../rules/state.ts';
import type { Bodies, Body } from './bodies.ts';
import { disc, softBox } from './shapes.ts';
import { wrap, type Textures } from './textures.ts';

const one = new Vector3(1, 1, 1);
const [place, turn, matrix] = [new Vector3(), new Quaternion(), new Matrix4()];
/** The matrix of a body; the same object each time. */
export function matrixOf({ p, q }: Body): Matrix4 {
  return matrix.compose(place.set(...p), turn.set(...q), one);
}

/**
 * Tokens and tiles as drawn: tokens a little larger than they weigh in, tiles with a thickness, lifted while in hand.
 * Their land is painted anew in steps of a turn, so that trees stand nearly upright however a tile lies.
 */
const drawn = { token: 1.75, tokenThick: 0.24, tile: 0.09, lift: 0.5, turn: 15 } as const;

export class Pieces {
  readonly group = new Group();
  readonly #box: Box;
  readonly #textures: Textures;
  readonly #shape: BufferGeometry;
  readonly #round: BufferGeometry;
  readonly #flat: BufferGeometry;
  readonly #kinds = new Map<Kind, InstancedMesh<BufferGeometry, MeshLambertMaterial>>();
  readonly #tokens = new Map<string, Mesh<BufferGeometry, MeshLambertMaterial>>();
  readonly #tiles = new Map<string, Mesh<BufferGeometry, MeshLambertMaterial>>();

  constructor(box: Box, textures: Textures) {
    this.#box = box;
    this.#textures = textures;
    const { h, w, t, tile } = box.size;
    this.#shape = softBox([t / 2, h / 2, w / 2], 0.07, wrap);
    this.#round = disc(drawn.token, drawn.tokenThick, 40);
    this.#flat = disc(tile, drawn.tile, 72);
  }

  /** The mesh of one kind, made when the first of it comes to the table. */
  #kind(kind: Kind): InstancedMesh<BufferGeometry, MeshLambertMaterial> {
    const known = this.#kinds.get(kind);
    if (known) return known;
    const material = new MeshLambertMaterial({ map: this.#textures.domino(kind) });
    const mesh = new InstancedMesh(this.#shape, material, this.#box.ids[kind].length);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    // What is seen changes with every step; the table is small enough to draw all of it.
    mesh.frustumCulled = false;
    mesh.count = 0;
    this.#kinds.set(kind, mesh);
    this.group.add(mesh);
    return mesh;
  }

  /** Puts dominoes and tokens where they are now. */
  put(bodies: Bodies): void {
    for (const mesh of this.#kinds.values()) mesh.count = 0;
    for (const [id, body] of bodies) {
      const domino = this.#box.dominoes.get(id);
      if (domino) {
        const mesh = this.#kind(domino.kind);
        mesh.setMatrixAt(mesh.count++, matrixOf(body));
      } else this.token(id).matrix.copy(matrixOf(body));
    }
    for (const mesh of this.#kinds.values()) mesh.instanceMatrix.needsUpdate = true;
    for (const [id, mesh] of this.#tokens) mesh.visible = bodies.has(id);
  }

  token(id: string): Mesh<BufferGeometry, MeshLambertMaterial> {
    const known = this.#tokens.get(id);
    if (known) return known;
    const mesh = new Mesh(this.#round, new MeshLambertMaterial({ map: this.#textures.token(id) }));
    mesh.matrixAutoUpdate = false;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.#tokens.set(id, mesh);
    this.group.add(mesh);
    return mesh;
  }

  /** Lays the tiles, the one in hand a little above the table; one that lies another way than before loses its sheet. */
  lay(tiles: Readonly<Record<string, Pose>>, held: string | undefined): void {
    for (const [id, mesh] of this.#tiles) mesh.visible = id in tiles;
    for (const [id, { x, z, a }] of Object.entries(tiles)) {
      const mesh = this.#tile(id);
      const painted = Math.round(a / 10 / drawn.turn) * drawn.turn;
      const map = this.#textures.tile(id, painted % 360);
      mesh.rotation.y = (-(a / 10 - painted) * Math.PI) / 180;
      const old = mesh.material.map;
      if (old !== map) {
        mesh.material.map = map;
        mesh.material.needsUpdate = !old;
        if (old) this.#textures.forget(old);
      }
      mesh.position.set(x / 100, drawn.tile / 2 + (id === held ? drawn.lift : 0), z / 100);
    }
  }

  #tile(id: string): Mesh<BufferGeometry, MeshLambertMaterial> {
    const known = this.#tiles.get(id);
    if (known) return known;
    const mesh = new Mesh(this.#flat, new MeshLambertMaterial());
    mesh.receiveShadow = true;
    mesh.castShadow = true;
    this.#tiles.set(id, mesh);
    this.group.add(mesh);
    return mesh;
  }

  /** For translucent copies: the shape all dominoes share. */
  get shape(): BufferGeometry {
    return this.#shape;
  }
}
