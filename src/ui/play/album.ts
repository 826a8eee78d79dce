/** The end of a match as one picture to be sent: what everybody has made, with names and points. */
import { paintCollage, type Collage } from '../brand/collage.ts';
import { display, fit, mark, paper, png, text } from './pen.ts';
import type { Person } from './types.ts';

export type Album = {
  readonly game: string;
  readonly headline: string;
  readonly detail: string;
  readonly date: string;
  readonly foot: string;
  /** In the order of places. */
  readonly sides: readonly (Person & {
    readonly points: number;
    readonly won: boolean;
    readonly picture: Collage | undefined;
  })[];
  /** What all have made together. */
  readonly shared: readonly Collage[];
};

const WIDTH = 1080;
const PAD = 48;
const GAP = 32;
const NAME = 72;
const TOP = 236;

/** Two beside each other where there are many. */
const columnsFor = (many: number): number => (many > 2 ? 2 : 1);
const heightOf = ({ size: [wide, high] }: Collage, width: number): number => (width * high) / wide;

export async function drawAlbum({ sides, shared, ...told }: Album): Promise<Blob> {
  await document.fonts.ready;
  const columns = columnsFor(sides.length);
  const width = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
  const rows = Array.from({ length: Math.ceil(sides.length / columns) }, (_, row) => {
    const here = sides.slice(row * columns, (row + 1) * columns);
    return { here, high: NAME + Math.max(0, ...here.map(({ picture }) => (picture ? heightOf(picture, width) : 0))) };
  });
  const whole = WIDTH - 2 * PAD;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height =
    TOP +
    rows.reduce((sum, { high }) => sum + high + GAP, 0) +
    shared.reduce((sum, one) => sum + heightOf(one, whole) + GAP, 0) +
    60;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = paper.card;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = paper.ink2;
  pen.font = text(500, 30);
  pen.fillText(`${told.game} · ${told.date}`, PAD, 74);
  pen.fillStyle = paper.ink;
  fit(pen, told.headline, PAD, 154, whole, (size) => display(800, size), 84);
  pen.fillStyle = paper.ink2;
  fit(pen, told.detail, PAD, 204, whole, (size) => text(400, size), 34);

  let y = TOP;
  for (const { here, high } of rows) {
    for (const [column, side] of here.entries()) {
      const x = PAD + column * (width + GAP);
      named(pen, side, x, y, width);
      if (side.picture) framed(pen, side.picture, x, y + NAME, width, side.won);
    }
    y += high + GAP;
  }
  for (const picture of shared) {
    framed(pen, picture, PAD, y, whole, false);
    y += heightOf(picture, whole) + GAP;
  }
  pen.fillStyle = paper.ink2;
  pen.font = text(400, 26);
  pen.textAlign = 'left';
  pen.fillText(told.foot, PAD, canvas.height - 36);
  return png(canvas);
}

function named(pen: CanvasRenderingContext2D, side: Album['sides'][number], x: number, y: number, width: number): void {
  mark(pen, side.seat, x + 20, y + 38, 36);
  pen.textAlign = 'right';
  pen.fillStyle = paper.ink;
  pen.font = display(800, 52);
  const points = String(side.points).replace('-', '−');
  pen.fillText(points, x + width, y + 56);
  const room = width - 60 - pen.measureText(points).width - 20;
  fit(pen, side.name, x + 52, y + 52, room, (size) => display(side.won ? 800 : 600, size), 42);
}

function framed(
  pen: CanvasRenderingContext2D,
  picture: Collage,
  x: number,
  y: number,
  width: number,
  won: boolean
): void {
  const high = heightOf(picture, width);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, high, 16);
  pen.clip();
  paintCollage(pen, picture, x, y, width);
  pen.restore();
  pen.strokeStyle = won ? paper.gold : paper.line;
  pen.lineWidth = won ? 8 : 3;
  pen.beginPath();
  pen.roundRect(x, y, width, high, 16);
  pen.stroke();
}
