/**
 * Bitmaps of small pictures that lie about in dozens. Whenever an SVG image is painted the browser lays out and paints a
 * page of its own for it, which a slow phone feels at every touch; a bitmap is just copied. Until one is made, and
 * wherever none can be, the SVG stands in for it.
 */

/** Longest side, in device pixels: an icon of 30 CSS pixels, twice as large, on a dense screen. */
const side = 192;

/** What stands for each address asked for: at first the address itself. */
const prints = new Map<string, string>();
/** Pictures in use somewhere stay in the browser's memory, and appear without being loaded. */
const kept: HTMLImageElement[] = [];
const waiting: string[] = [];
let printing = false;

/** The address of a bitmap of the picture at this address, or the address itself while there is none. */
export function printed(address: string): string {
  const known = prints.get(address);
  if (known !== undefined || typeof document === 'undefined') return known ?? address;
  prints.set(address, address);
  waiting.push(address);
  if (!printing) void printAll();
  return address;
}

/** One after another, when there is nothing else to do. */
async function printAll(): Promise<void> {
  printing = true;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await idle();
    const bitmap = await print(address).catch(() => undefined);
    if (bitmap !== undefined) prints.set(address, bitmap);
  }
  printing = false;
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 100)));

async function print(address: string): Promise<string | undefined> {
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
