/**
 * Bitmaps of pictures that lie about in dozens. For each SVG image the browser makes a page of its own, which it lays out
 * and paints: a slow phone feels that when a table is opened and at every touch. A bitmap is just copied. They are drawn
 * when the app is built (scripts/bitmaps.ts); where there are none, as while it is developed, the SVGs stand in for them.
 */
import { inked, pictured, type Cut } from './paper.ts';

/** A picture and the grid it is cut on; its bitmap is so many pixels wide, enough for a dense screen. */
export interface Small {
  readonly cuts: readonly Cut[];
  readonly grid: readonly [width: number, height: number];
  readonly pixels: number;
}

/** These pictures, each once. What takes the ink of its text stays SVG. */
export const small = (pictures: readonly (readonly Cut[])[], grid: Small['grid'], pixels: number): Small[] =>
  [...new Set(pictures)].filter((cuts) => !inked(cuts)).map((cuts) => ({ cuts, grid, pixels }));

const bitmaps = new WeakMap<readonly Cut[], string>();

/** From now on these pictures are shown by the bitmaps at these addresses, in the same order; none of them, if none are given. */
export function showBitmaps(pictures: readonly Small[], addresses: readonly string[]): void {
  for (const [index, address] of addresses.entries()) bitmaps.set(pictures[index]!.cuts, address);
}

/** Where an image of the picture is. */
export const addressOf = (cuts: readonly Cut[], grid: Small['grid']): string =>
  bitmaps.get(cuts) ?? pictured(cuts, grid);
