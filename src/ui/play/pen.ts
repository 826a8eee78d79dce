/** What pictures that are sent have in common: paper, type, marks of seats, and lines that fit. */
import { markPath } from './marks.ts';

/** A picture goes to people whose screen is not ours: always paper. */
export const paper = {
  ground: '#f6f0e4',
  card: '#fffaf0',
  ink: '#221d18',
  ink2: '#5d5347',
  line: '#cdbfa6',
  rail: '#c2402f',
  gold: '#c98f12'
};
export const seats = ['#1f6fb2', '#d1602b', '#3b8c4a', '#8a4b9c', '#221d18'];
export const display = (weight: number, size: number): string =>
  `${weight} ${size}px 'Bricolage Grotesque Variable', Georgia, serif`;
export const text = (weight: number, size: number): string =>
  `${weight} ${size}px 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif`;

/** The canvas as a file. */
export const png = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  );

export function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 16, size / 16);
  pen.fillStyle = seats[seat] ?? paper.ink;
  pen.fill(new Path2D(markPath(seat)));
  pen.restore();
}

/** Writes in the largest size up to `size` that fits. */
export function fit(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  width: number,
  font: (size: number) => string,
  size: number
): void {
  pen.textAlign = 'left';
  pen.font = font(size);
  const wide = pen.measureText(words).width;
  if (wide > width) pen.font = font(Math.max(20, Math.floor((size * width) / wide)));
  pen.fillText(words, x, y, width);
}

export function shorten(pen: CanvasRenderingContext2D, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  let short = words;
  while (short.length > 1 && pen.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}
