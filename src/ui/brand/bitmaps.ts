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

const classes = new WeakMap<readonly Cut[], string>();
let shown = 0;

/**
 * From now on these pictures are shown by the bitmaps at these addresses, in the same order; none of them, if none are given.
 * The bitmaps are rules of style and not the sources of images: an image looks its source up anew whenever one is added.
 */
export function showBitmaps(pictures: readonly Small[], addresses: readonly string[]): void {
  // An older browser shows the pictures as they are cut.
  if (addresses.length === 0 || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  const rules = addresses.map((address, index) => {
    const name = `bitmap-${shown++}`;
    classes.set(pictures[index]!.cuts, name);
    return `.${name}{background-image:url("${address}")}`;
  });
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** What an element must be given to show the picture, within the size it has: a class where there is a bitmap, or a style. */
export function shownBy(cuts: readonly Cut[], grid: Small['grid']): { readonly class: string; readonly style: string } {
  const name = classes.get(cuts);
  return name === undefined
    ? { class: '', style: `;background-image:url("${pictured(cuts, grid)}")` }
    : { class: name, style: '' };
}
