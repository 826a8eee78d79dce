/** What part of the table is in the viewport, and the fingers that move it: one draws, two zoom. */
import { little, rim } from '../still.ts';
import type { Spot } from '../stage.ts';

/** The viewport, and how much of each side of it is covered. */
export type Size = {
  readonly width: number;
  readonly height: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
};
/** A part of the table, in centimetres. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** Pixels a centimetre: the least and the most, what is good for placing, and what can still be read. */
const scales = { least: 2.5, most: 40, placing: 20, legible: 7, building: 10, step: 1.4 };
/** How far what one goes on from may be from the middle where not all is seen, as a share of what is. */
const aside = 0.13;
/** How far below a hole its sign reaches, in pixels. */
const sign = 24;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Viewport {
  /** The middle of the free part of the viewport in centimetres, and pixels a centimetre. */
  x = $state(0);
  z = $state(0);
  scale = $state(scales.placing);
  #size: () => Size;
  /** How the work was last framed. */
  #framed:
    | {
        readonly x: number;
        readonly z: number;
        readonly scale: number;
        readonly size: Size;
        readonly cx: number;
        readonly cy: number;
      }
    | undefined;

  constructor(size: () => Size) {
    this.#size = size;
  }

  /** The size of what nothing covers, and its middle. */
  get #free(): { readonly width: number; readonly height: number; readonly cx: number; readonly cy: number } {
    const { width, height, top = 0, right = 0, bottom = 0, left = 0 } = this.#size();
    return {
      width: Math.max(width - left - right, width / 2),
      height: Math.max(height - top - bottom, height / 2),
      cx: (left + width - right) / 2,
      cy: (top + height - bottom) / 2
    };
  }

  get transform(): string {
    const { cx, cy } = this.#free;
    return `translate(${cx - this.x * this.scale} ${cy - this.z * this.scale}) scale(${this.scale})`;
  }

  /** The point of the table under a point of the viewport. */
  spot(px: number, py: number): Spot {
    const { cx, cy } = this.#free;
    return { x: (this.x + (px - cx) / this.scale) * 100, z: (this.z + (py - cy) / this.scale) * 100 };
  }

  /** The point of the viewport at which a spot of the table is seen. */
  pixel({ x, z }: Spot): { readonly x: number; readonly y: number } {
    const { cx, cy } = this.#free;
    return { x: cx + (x / 100 - this.x) * this.scale, y: cy + (z / 100 - this.z) * this.scale };
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.z -= dy / this.scale;
  }

  /** Zooms by a factor about a point of the viewport. */
  zoom(by: number, px?: number, py?: number): void {
    const { cx, cy } = this.#free;
    const [x, y] = [px ?? cx, py ?? cy];
    const before = this.spot(x, y);
    this.scale = within(this.scale * by, scales.least, scales.most);
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

  /** Brings a part of the table into the viewport. */
  fit({ left, top, right, bottom }: Part): void {
    this.x = (left + right) / 2;
    this.z = (top + bottom) / 2;
    this.scale = within(this.#fitting({ left, top, right, bottom }), scales.least, scales.placing);
  }

  /**
   * Brings what is built into the viewport, `at`, where one goes on, as near to its middle as that allows; never as specks. `also`
   * comes out from under what covers the edges, if `at` stays in sight. As long as both are in sight, the picture keeps still: from
   * when it is known where one goes on, not only `presumed`.
   */
  work(part: Part, at: Spot, also?: Spot, presumed = false): void {
    if (!this.#rests(at, also)) this.#frame(part, at, also);
    if (presumed && !this.#framed) return;
    const { cx, cy } = this.#free;
    this.#framed = { x: this.x, z: this.z, scale: this.scale, size: this.#size(), cx, cy };
  }

  /** Nothing has moved the picture since the work was framed, and what is to be done is in it. */
  #rests(at: Spot, also: Spot | undefined): boolean {
    const [was, size, { cx, cy }] = [this.#framed, this.#size(), this.#free];
    if (!was || was.x !== this.x || was.z !== this.z || was.scale !== this.scale) return false;
    if (was.size.width !== size.width || Math.abs(was.size.height - size.height) > little) return false;
    this.pan(was.cx - cx, was.cy - cy);
    const { top = 0, right = 0, bottom = 0, left = 0 } = size;
    const isIn = (spot: Spot, x: number, y: number): boolean => {
      const pixel = this.pixel(spot);
      const isAcross = pixel.x >= left + x && pixel.x <= size.width - right - x;
      return isAcross && pixel.y >= top + y && pixel.y <= size.height - bottom - y;
    };
    return this.scale >= scales.legible && isIn(at, rim.x, rim.y) && (!also || isIn(also, 0, 0));
  }

  #frame(part: Part, at: Spot, also?: Spot): void {
    const fits = this.#fitting(part);
    const { width, height } = this.#free;
    this.scale = fits < scales.legible ? scales.building : Math.min(fits, scales.placing);
    const most = fits < scales.legible ? aside : Infinity;
    const along = (middle: number, from: number, to: number, seen: number): number => {
      const [one, other] = [from + seen / 2, to - seen / 2];
      const wanted = within(middle, Math.min(one, other), Math.max(one, other));
      return within(wanted, middle - most * seen, middle + most * seen);
    };
    this.x = along(at.x / 100, part.left, part.right, width / this.scale);
    this.z = along(at.z / 100, part.top, part.bottom, height / this.scale);
    if (also) this.#uncover(also, at);
  }

  /** Both in sight, the whole a little smaller for it if that can still be read; otherwise nothing changes. */
  #uncover(also: Spot, at: Spot): void {
    const { width, height, top = 0, right = 0, bottom = 0, left = 0 } = this.#size();
    const [most, lowest] = [width - right, height - bottom - sign];
    const [wide, high] = [Math.abs(also.x - at.x) / 100, Math.abs(also.z - at.z) / 100];
    const scale = Math.min(this.scale, (most - left) / wide, (lowest - top) / high);
    if (scale < scales.legible) return;
    this.scale = scale;
    const shift = (one: number, from: number, to: number): number => within(one, from, to) - one;
    for (const spot of [also, at]) {
      const { x, y } = this.pixel(spot);
      this.pan(shift(x, left, most), shift(y, top, lowest));
    }
  }

  goTo({ x, z }: Spot, scale?: number): void {
    this.x = x / 100;
    this.z = z / 100;
    if (scale !== undefined) this.scale = scale;
  }

  #fitting({ left, top, right, bottom }: Part): number {
    const { width, height } = this.#free;
    return Math.min(width / Math.max(1, right - left), height / Math.max(1, bottom - top));
  }
}
