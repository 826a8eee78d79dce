/** A postcard of the river: the table as it lies, the score and the rank, drawn on a canvas without any network. */
import { words } from '../words/en.ts';
import { paint, type Brush } from '#ui/brand/paint.ts';
import type { Cut } from '#ui/brand/paper.ts';
import { display, fit, paper, png, text } from '#ui/play/pen.ts';

export type Postcard = {
  /** The table as it lies, this wide and high. */
  readonly picture: CanvasImageSource;
  readonly points: number;
  readonly rank: string;
  /** What was not as in the full game; empty if nothing was. */
  readonly played: string;
  readonly names: string;
  readonly date: string;
  /** What is printed on the stamp: a picture on this grid. */
  readonly stamp: { readonly cuts: readonly Cut[]; readonly grid: readonly [number, number] };
};

/** Pixels of the card, and of the picture on it. */
const card = { width: 1500, height: 1000, edge: 40 } as const;
export const pictured = { width: card.width - 2 * card.edge, height: 670 } as const;

/** When a match began; now, where nobody knows. */
export const begun = (created: string | undefined): string => created ?? new Date().toISOString();

const river = '#1e8fd0';
const p = words.postcard;

export async function drawPostcard(what: Postcard): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [card.width, card.height];
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('There is no canvas.');
  brush.fillStyle = paper.card;
  brush.fillRect(0, 0, card.width, card.height);
  brush.save();
  brush.beginPath();
  brush.roundRect(card.edge, card.edge, pictured.width, pictured.height, 14);
  brush.clip();
  brush.drawImage(what.picture, card.edge, card.edge, pictured.width, pictured.height);
  brush.restore();
  brush.strokeStyle = paper.line;
  brush.lineWidth = 4;
  brush.strokeRect(2, 2, card.width - 4, card.height - 4);
  written(brush, what);
  stamped(brush, what);
  return png(canvas);
}

/** The points large, the rank beside them, and below who played and when. */
function written(brush: Brush, { points, rank, played, names, date }: Postcard): void {
  const left = card.edge + 6;
  const top = card.edge + pictured.height;
  const right = card.width - card.edge - 250;
  brush.textAlign = 'left';
  brush.fillStyle = paper.ink;
  brush.font = display(800, 170);
  brush.fillText(String(points), left, top + 158);
  const beside = left + brush.measureText(String(points)).width + 34;
  brush.font = text(700, 30);
  brush.fillStyle = river;
  brush.fillText(words.count.points(points), beside, top + 62);
  brush.fillStyle = paper.ink;
  fit(brush, rank, beside, top + 128, right - beside, (size) => display(800, size), 64);
  brush.fillStyle = paper.ink2;
  if (played !== '') fit(brush, played, beside, top + 168, right - beside, (size) => text(400, size), 28);
  const who = names === '' ? date : `${names} · ${date}`;
  fit(brush, `${p.game} · ${who}`, left, top + 238, right - left, (size) => text(500, size), 34);
  brush.textAlign = 'right';
  brush.font = text(400, 22);
  brush.fillText(p.foot, card.width - card.edge, card.height - 22);
}

/** A stamp over the corner of the picture, and the waves of its postmark. */
function stamped(brush: Brush, { stamp, date }: Postcard): void {
  const [width, height] = [190, 210];
  const [x, y] = [card.width - card.edge - width - 14, card.edge + pictured.height + 28 - 60];
  brush.save();
  brush.translate(x, y);
  brush.rotate(0.035);
  brush.shadowColor = 'rgb(0 0 0 / 0.3)';
  brush.shadowBlur = 12;
  brush.shadowOffsetY = 4;
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, width, height);
  brush.shadowColor = 'transparent';
  brush.fillStyle = paper.card;
  for (let at = 10; at < height; at += 19) for (const side of [0, width]) dot(brush, side, at, 6);
  for (let at = 9; at < width; at += 19) for (const side of [0, height]) dot(brush, at, side, 6);
  const [across, down] = stamp.grid;
  const inner = { x: 18, y: 18, w: width - 36, h: height - 62 };
  brush.save();
  brush.beginPath();
  brush.rect(inner.x, inner.y, inner.w, inner.h);
  brush.clip();
  const scale = Math.max(inner.w / across, inner.h / down);
  brush.translate(inner.x + (inner.w - across * scale) / 2, inner.y + (inner.h - down * scale) / 2);
  brush.scale(scale, scale);
  paint(brush, stamp.cuts);
  brush.restore();
  brush.fillStyle = paper.ink;
  brush.textAlign = 'center';
  brush.font = display(800, 26);
  brush.fillText(p.game, width / 2, height - 17);
  brush.restore();

  brush.save();
  brush.globalAlpha = 0.75;
  brush.strokeStyle = paper.rail;
  brush.fillStyle = paper.rail;
  brush.lineWidth = 4;
  const [cx, cy] = [x - 36, y + 150];
  for (const radius of [62, 46]) {
    brush.beginPath();
    brush.arc(cx, cy, radius, 0, 2 * Math.PI);
    brush.stroke();
  }
  brush.textAlign = 'center';
  brush.font = text(700, 14);
  brush.fillText(date, cx, cy + 6, 80);
  for (let n = 0; n < 3; n += 1) {
    const at = cy - 30 + 26 * n;
    brush.stroke(new Path2D(`M${cx + 62} ${at}q18-12 36 0t36 0 36 0 36 0`));
  }
  brush.restore();
}

function dot(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}
