/** Pictures laid beside and over each other on one sheet: shown on a page by Collage.svelte, painted on a canvas here. */
import { paint, type Brush } from './paint.ts';
import type { Cut } from './paper.ts';

/** A picture and the box of the sheet that it fills. What reaches beyond its grid is cut off. */
export type Piece = {
  readonly cuts: readonly Cut[];
  /** The grid the cuts are laid on; where its shape is not the box's, the picture covers the box. */
  readonly grid: readonly [width: number, height: number];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Radius of the corners. */
  readonly round?: number;
};

export type Collage = { readonly size: readonly [width: number, height: number]; readonly pieces: readonly Piece[] };

/** Paints it into a box of a canvas, which has the shape of the sheet. */
export function paintCollage(brush: Brush, { size, pieces }: Collage, x: number, y: number, width: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(width / size[0], width / size[0]);
  brush.beginPath();
  brush.rect(0, 0, size[0], size[1]);
  brush.clip();
  for (const one of pieces) {
    const [wide, high] = one.grid;
    const scale = Math.max(one.w / wide, one.h / high);
    brush.save();
    brush.beginPath();
    brush.roundRect(one.x, one.y, one.w, one.h, one.round ?? 0);
    brush.clip();
    brush.translate(one.x + (one.w - wide * scale) / 2, one.y + (one.h - high * scale) / 2);
    brush.scale(scale, scale);
    paint(brush, one.cuts);
    brush.restore();
  }
  brush.restore();
}
