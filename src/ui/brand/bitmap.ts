/**
 * Bitmaps of small pictures that lie about in dozens. Whenever an SVG image is painted the browser lays out and paints a
 * page of its own for it, which a slow phone feels at every touch; a bitmap is just copied. Until one is made, and
 * wherever none can be, the SVG stands in for it.
 */

/** Longest side, in device pixels: an icon of 30 CSS pixels, twice as large, on a dense screen. */
const side = 192;

/** What stands for each address asked for: at first the address itself. */
const bitmaps = new Map<string, string>();
/** Pictures in use somewhere stay in the browser's memory, and appear without being loaded. */
const kept: HTMLImageElement[] = [];
const waiting: string[] = [];
let making = false;

/** The address of a bitmap of the picture at this address, or the address itself while there is none. */
export function bitmapOf(address: string): string {
  const known = bitmaps.get(address);
  if (known !== undefined || typeof document === 'undefined') return known ?? address;
  bitmaps.set(address, address);
  waiting.push(address);
  if (!making) void makeAll();
  return address;
}

/** One after another, when there is nothing else to do. */
async function makeAll(): Promise<void> {
  making = true;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await idle();
    const bitmap = await make(address).catch(() => undefined);
    if (bitmap !== undefined) bitmaps.set(address, bitmap);
  }
  making = false;
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 100)));

async function make(address: string): Promise<string | undefined> {
  const picture = await loaded(address);
  const canvas = document.createElement('canvas');
  const scale = side / Math.max(picture.naturalWidth, picture.naturalHeight);
  canvas.width = Math.ceil(picture.naturalWidth * scale);
  canvas.height = Math.ceil(picture.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) return undefined;
  const bitmap = URL.createObjectURL(blob);
  kept.push(await loaded(bitmap));
  return bitmap;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
