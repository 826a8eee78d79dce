/** The result of a match as a picture to be sent: drawn on a canvas, so that the page's own typefaces are in it. */
import { display, fit, mark, paper, png, seats, shorten, text } from './pen.ts';
import type { GrowthPoint, Person, ScoreSheet } from './types.ts';

export type Result = {
  readonly game: string;
  readonly headline: string;
  readonly detail: string;
  readonly date: string;
  readonly total: string;
  readonly foot: string;
  readonly people: readonly Person[];
  /** Final place of each seat. */
  readonly places: readonly number[];
  readonly sheet: ScoreSheet;
  readonly growth: readonly GrowthPoint[];
};

const WIDTH = 1080;
const PAD = 72;
const ROW = 54;
const CHART = 320;

export async function drawResult(result: Result): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const rows = result.sheet.rows.length;
  const top = 330;
  const table = top + 56 + rows * ROW + 84;
  canvas.width = WIDTH;
  canvas.height = table + CHART + 130;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');

  pen.fillStyle = paper.ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  ticket(pen, 28, 28, WIDTH - 56, canvas.height - 56);

  pen.fillStyle = paper.ink2;
  pen.font = text(500, 30);
  pen.fillText(`${result.game} · ${result.date}`, PAD, 116);
  pen.fillStyle = paper.ink;
  fit(pen, result.headline, PAD, 204, WIDTH - 2 * PAD, (size) => display(800, size), 84);
  pen.fillStyle = paper.ink2;
  fit(pen, result.detail, PAD, 262, WIDTH - 2 * PAD, (size) => text(400, size), 34);

  scores(pen, result, top);
  chart(pen, result, table);

  pen.fillStyle = paper.ink2;
  pen.font = text(400, 26);
  pen.textAlign = 'left';
  pen.fillText(result.foot, PAD, canvas.height - 66);
  return png(canvas);
}

/** A ticket with notches punched where the score begins: the sign of the house. */
function ticket(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = paper.card;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 28);
  pen.fill();
  pen.strokeStyle = paper.line;
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = paper.ground;
  for (const side of [x, x + width]) {
    pen.beginPath();
    pen.arc(side, 296, 20, 0, Math.PI * 2);
    pen.fill();
  }
  pen.setLineDash([6, 14]);
  pen.beginPath();
  pen.moveTo(x + 34, 296);
  pen.lineTo(x + width - 34, 296);
  pen.stroke();
  pen.setLineDash([]);
}

function scores(pen: CanvasRenderingContext2D, { people, sheet, places, total }: Result, top: number): void {
  const column = Math.min(190, 640 / people.length);
  const right = (index: number): number => WIDTH - PAD - (people.length - 1 - index) * column;
  for (const [index, person] of people.entries()) {
    pen.textAlign = 'right';
    pen.fillStyle = paper.ink;
    pen.font = text(places[person.seat] === 1 ? 800 : 600, 30);
    const name = shorten(pen, person.name, column - 50);
    pen.fillText(name, right(index), top + 30);
    mark(pen, person.seat, right(index) - pen.measureText(name).width - 22, top + 20, 24);
  }
  let y = top + 56;
  const line = (label: string, points: readonly (number | undefined)[], font: string): void => {
    pen.font = font;
    pen.textAlign = 'left';
    pen.fillStyle = paper.ink;
    pen.fillText(shorten(pen, label, WIDTH - 2 * PAD - people.length * column), PAD, y + 38);
    pen.textAlign = 'right';
    for (const [index, person] of people.entries()) {
      const value = points[person.seat];
      pen.fillText(value === undefined ? '·' : String(value).replace('-', '−'), right(index), y + 38);
    }
  };
  for (const row of sheet.rows) {
    rule(pen, y, 1.5, paper.line);
    line(row.label, row.points, text(400, 30));
    y += ROW;
  }
  rule(pen, y, 4, paper.ink);
  y += 12;
  line(total, sheet.totals, display(800, 44));
}

function chart(pen: CanvasRenderingContext2D, { growth, people }: Result, top: number): void {
  const all = growth.flatMap((point) => point.totals);
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (index: number): number => PAD + (index / Math.max(1, growth.length - 1)) * (WIDTH - 2 * PAD - 20);
  const y = (value: number): number => top + CHART - 10 - ((value - low) / (high - low)) * (CHART - 50);
  rule(pen, y(0), 2, paper.line);
  for (const { seat } of people) {
    pen.strokeStyle = seats[seat] ?? paper.ink;
    pen.lineWidth = 7;
    pen.lineJoin = 'round';
    pen.beginPath();
    for (const [index, point] of growth.entries()) pen.lineTo(x(index), y(point.totals[seat] ?? 0));
    pen.stroke();
    mark(pen, seat, x(growth.length - 1), y(growth.at(-1)?.totals[seat] ?? 0), 34);
  }
}

function rule(pen: CanvasRenderingContext2D, y: number, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(PAD, y);
  pen.lineTo(WIDTH - PAD, y);
  pen.stroke();
}
