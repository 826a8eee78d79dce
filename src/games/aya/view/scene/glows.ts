/** The free ends on the table: a soft place in the colour that is wanted there. */
import type { Box } from '../../rules/box.ts';
import { colours, water } from '../art/domino.ts';
import type { Glow } from '../stage.ts';
import { glow, Pads, type Cover } from './pads.ts';
import type { Textures } from './textures.ts';

/** More at once are not to be told apart. */
const most = 96;
/** Centimetres that a place glows around its foot, and its height above the table. */
const grow = { fits: 0.9, other: 0.5 };
const level = 0.108;

export class Glows {
  readonly #box: Box;
  readonly #pads: readonly Pads[];

  constructor(box: Box, textures: Textures) {
    this.#box = box;
    const map = textures.own('glow', [64, 64], glow);
    this.#pads = [new Pads(map, most, 2), new Pads(map, most, 2)];
    this.#pads.forEach((pads, n) => pads.ink('#ffffff', n === 0 ? 0.95 : 0.5));
  }

  get meshes() {
    return this.#pads.map(({ mesh }) => mesh);
  }

  lay(glows: readonly Glow[]): void {
    const { t, w } = this.#box.size;
    const cover = ({ next: { x, z, a } }: Glow): Cover => ({
      x: x / 100,
      z: z / 100,
      long: t,
      wide: w,
      angle: (a * Math.PI) / 1800
    });
    this.#pads.forEach((pads, n) => {
      const own = glows.filter(({ fits }) => fits === (n === 0));
      pads.lay(own.map(cover), n === 0 ? grow.fits : grow.other, level);
      pads.tint(own.map(({ wants }) => (wants === null ? water.colour : colours[wants])));
    });
  }
}
