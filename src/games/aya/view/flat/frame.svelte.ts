/** What part of the table is in the frame, and the fingers that move it: one draws, two zoom. */
import type { Spot } from '../stage.ts';

export type Size = { readonly width: number; readonly height: number };
/** Pixels a centimetre: the least and the most, and what is good for placing. */
const scales = { least: 2.5, most: 40, placing: 13, step: 1.4 };

export class Frame {
  /** The middle of the frame in centimetres, and pixels a centimetre. */
  x = $state(0);
  z = $state(0);
  scale = $state(scales.placing);
  #size: () => Size;

  constructor(size: () => Size) {
    this.#size = size;
  }

  get transform(): string {
    const { width, height } = this.#size();
    return `translate(${width / 2 - this.x * this.scale} ${height / 2 - this.z * this.scale}) scale(${this.scale})`;
  }

  /** The point of the table under a point of the frame. */
  spot(px: number, py: number): Spot {
    const { width, height } = this.#size();
    return { x: (this.x + (px - width / 2) / this.scale) * 100, z: (this.z + (py - height / 2) / this.scale) * 100 };
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.z -= dy / this.scale;
  }

  /** Zooms by a factor about a point of the frame. */
  zoom(by: number, px?: number, py?: number): void {
    const { width, height } = this.#size();
    const [x, y] = [px ?? width / 2, py ?? height / 2];
    const before = this.spot(x, y);
    this.scale = Math.min(scales.most, Math.max(scales.least, this.scale * by));
    const after = this.spot(x, y);
    this.x += (before.x - after.x) / 100;
    this.z += (before.z - after.z) / 100;
  }
  nearer(): void {
    this.zoom(scales.step);
  }
  wider(): void {
    this.zoom(1 / scales.step);
  }

  /** Brings a rectangle (cm) into the frame. */
  fit(left: number, top: number, right: number, bottom: number, most: number = scales.most): void {
    const { width, height } = this.#size();
    this.x = (left + right) / 2;
    this.z = (top + bottom) / 2;
    const fits = Math.min(width / Math.max(1, right - left), height / Math.max(1, bottom - top));
    this.scale = Math.min(most, Math.max(scales.least, fits));
  }
  goTo({ x, z }: Spot, scale?: number): void {
    this.x = x / 100;
    this.z = z / 100;
    if (scale !== undefined) this.scale = scale;
  }
}
export const placing = scales.placing;
