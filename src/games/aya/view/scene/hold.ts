/** The domino in hand over its place: its foot on the table, how it would fall, and how far the fall reaches. */
import { Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, Quaternion, Vector3, type BufferGeometry } from 'three';
import type { Box } from '../../rules/box.ts';
import { at } from '../../rules/geometry.ts';
import { heading, leaning } from '../../rules/pose.ts';
import type { Pose } from '../../rules/state.ts';
import type { Held } from '../stage.ts';
import { paint, type Brush } from '#ui/brand/paint.ts';
import { cut, line } from '#ui/brand/paper.ts';
import { laidDomino, laidToken, standing, tokenOver, type Body } from './bodies.ts';
import { pad } from './flats.ts';
import type { Textures } from './textures.ts';

type Verdict = Held['verdict'];

/** How high the hand holds it, and what it is about to lay down (cm); the leans of the copies (tenths of a degree) and how much is seen of each. */
export const hover = 2.4;
const low = 0.6;
const copies = [
  { lean: 240, opacity: 0.24 },
  { lean: 480, opacity: 0.32 },
  { lean: 740, opacity: 0.42 }
];
const onTable = 0.12;

const strips: Readonly<Record<Verdict, { readonly fill: string; readonly edge: string; readonly ink: string }>> = {
  safe: { fill: '#2f9e6b', edge: '#1b7a4f', ink: '#f2fff8' },
  risky: { fill: '#f0b13a', edge: '#a86a00', ink: '#4a2f00' },
  dry: { fill: '#d9c49a', edge: '#7d6534', ink: '#5b4720' },
  far: { fill: '#d9584a', edge: '#b22f22', ink: '#b22f22' },
  overlap: { fill: '#d9584a', edge: '#b22f22', ink: '#b22f22' },
  spoils: { fill: '#c9679f', edge: '#8d2a6b', ink: '#8d2a6b' },
  free: { fill: '#ffffff', edge: '#5d7380', ink: '#5d7380' }
};

/** The strip, its foot on the left: arrows where the fall will pass, a broken edge or hatching where it may not. */
function strip(brush: Brush, verdict: Verdict): void {
  const { fill, edge, ink } = strips[verdict];
  brush.scale(2, 2);
  const frame = 'M4 4H124V60H4z';
  const arrows = 'M26 18l14 14-14 14M54 18l14 14-14 14M82 18l14 14-14 14';
  const hatching = Array.from({ length: 12 }, (_, n) => `M${n * 16 - 40} 64l60-64`).join('');
  const barred = verdict === 'far' || verdict === 'overlap' || verdict === 'spoils';
  brush.beginPath();
  brush.rect(2, 2, 124, 60);
  brush.clip();
  paint(brush, [
    cut(frame, fill, { opacity: barred ? 0.3 : verdict === 'free' ? 0.34 : 0.72 }),
    ...(barred ? [line(hatching, ink, 4, { opacity: 0.75, cap: 'butt' })] : []),
    ...(verdict === 'dry' ? [line('M30 32h10M58 32h10M86 32h10', ink, 6, { opacity: 0.9 })] : []),
    ...(barred || verdict === 'dry' ? [] : [line(arrows, ink, 6.5, { opacity: 0.95 })]),
    line(frame, edge, 5, { cap: 'butt', ...(verdict === 'risky' ? { dash: '11 7' } : {}) })
  ]);
}

const raised = ({ p: [x, y, z], q }: Body, by: number): Body => ({ p: [x, y + by, z], q });

export class Hold {
  readonly group = new Group();
  readonly #box: Box;
  readonly #textures: Textures;
  readonly #foot: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #strip: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #copies: readonly Mesh<BufferGeometry, MeshLambertMaterial>[];

  constructor(box: Box, textures: Textures, shape: BufferGeometry) {
    this.#box = box;
    this.#textures = textures;
    const flat = (order: number): Mesh<BufferGeometry, MeshBasicMaterial> => {
      const mesh = new Mesh(pad(), new MeshBasicMaterial({ transparent: true, depthWrite: false }));
      mesh.renderOrder = order;
      this.group.add(mesh);
      return mesh;
    };
    this.#strip = flat(4);
    this.#foot = flat(5);
    this.#foot.material.color.set('#f2a52b');
    this.#copies = copies.map(({ opacity }, n) => {
      const material = new MeshLambertMaterial({ transparent: true, opacity, depthWrite: false });
      const mesh = new Mesh(shape, material);
      mesh.renderOrder = 6 + n;
      this.group.add(mesh);
      return mesh;
    });
    this.group.visible = false;
  }

  show(held: Held | undefined): void {
    this.group.visible = held !== undefined;
    if (!held) return;
    const { size } = this.#box;
    const { pose, verdict, laid } = held;
    const { h, t, w } = size;
    const turn = new Quaternion(...heading(pose.a));
    const lay = (mesh: Mesh, from: number, to: number, wide: number, y: number): void => {
      const [x, z] = at(pose, (from + to) / 2, 0);
      mesh.position.set(x, y, z);
      mesh.quaternion.copy(turn);
      mesh.scale.set(to - from, 1, wide);
    };
    lay(this.#foot, -t / 2, t / 2, w, onTable + 0.01);
    lay(this.#strip, t / 2, t / 2 + h, w + 0.1, onTable);
    // What lies flat falls over nothing: only its place is kept.
    this.#strip.visible = !laid;
    const map = this.#textures.own(`strip ${verdict}`, [256, 128], (brush) => strip(brush, verdict));
    // The picture of the strip runs to the right, the pad's to the front.
    map.center.set(0.5, 0.5);
    map.rotation = Math.PI / 2;
    if (this.#strip.material.map !== map) {
      this.#strip.material.needsUpdate = this.#strip.material.map === null;
      this.#strip.material.map = map;
    }
    const sheet = this.#textures.domino(this.#box.dominoes.get(held.id)!.kind);
    copies.forEach(({ lean }, n) => {
      const mesh = this.#copies[n]!;
      const { p, q } = leaning(size, pose, lean);
      mesh.position.copy(new Vector3(...p));
      mesh.quaternion.set(...q);
      mesh.visible = verdict !== 'overlap' && !laid;
      mesh.material.needsUpdate ||= mesh.material.map === null;
      mesh.material.map = sheet;
    });
  }

  /** Where the domino itself is drawn: above its place, or lying beside it. */
  body({ pose, laid }: Held): Body {
    const { size } = this.#box;
    return laid ? raised(laidDomino(size, pose), low) : raised(standing(size, pose), hover);
  }
  /** And the animal on it, which it shares with its partner as soon as it stands. */
  token({ pose, laid }: Held, partner: Pose): Body {
    const { size } = this.#box;
    return laid ? raised(laidToken(size, pose), low) : raised(tokenOver(size, pose, partner), hover + 0.4);
  }
}
