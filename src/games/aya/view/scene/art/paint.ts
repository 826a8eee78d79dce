/** Paper cuts laid on a canvas: the same lists that make the pictures of pages make what is glued on the pieces. */
import type { Cut } from '#ui/brand/paper.ts';

export type Brush = CanvasRenderingContext2D;

/** `at` is written for SVG: `translate(x y) rotate(degrees) scale(s)`, in any order. */
function apply(brush: Brush, at: string): void {
  for (const [, verb, list] of at.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = list!.split(/[\s,]+/).map(Number);
    if (verb === 'translate') brush.translate(a, b ?? 0);
    else if (verb === 'rotate') brush.rotate((a * Math.PI) / 180);
    else if (verb === 'scale') brush.scale(a, b ?? a);
  }
}

export function paint(brush: Brush, cuts: readonly Cut[]): void {
  for (const { d, fill, stroke, width, cap, dash, opacity, evenodd, at } of cuts) {
    brush.save();
    if (at) apply(brush, at);
    brush.globalAlpha *= opacity ?? 1;
    const path = new Path2D(d);
    if (fill !== 'none') {
      brush.fillStyle = fill ?? '#000000';
      brush.fill(path, evenodd ? 'evenodd' : 'nonzero');
    }
    if (stroke) {
      brush.strokeStyle = stroke;
      brush.lineWidth = width ?? 1;
      brush.lineCap = cap ?? 'butt';
      brush.lineJoin = 'round';
      brush.setLineDash(dash ? dash.split(/[\s,]+/).map(Number) : []);
      brush.stroke(path);
    }
    brush.restore();
  }
}

/** A canvas of its own to paint on. */
export function sheet(width: number, height: number, draw: (brush: Brush) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This device cannot paint.');
  draw(brush);
  return canvas;
}

/** Paints inside a part of a canvas, on a grid of its own. */
export function within(
  brush: Brush,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  [gridW, gridH]: readonly [number, number],
  draw: () => void
): void {
  brush.save();
  brush.beginPath();
  brush.rect(x, y, w, h);
  brush.clip();
  brush.translate(x, y);
  brush.scale(w / gridW, h / gridH);
  draw();
  brush.restore();
}

/** Small numbers that look like chance and are the same every time: no two pieces of wood are alike. */
export function uneven(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Grain of wood over a part of a canvas, along the longer way. */
export function grain(
  brush: Brush,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  seed: number,
  ink = '#7a4d22'
): void {
  const chance = uneven(seed);
  brush.save();
  brush.beginPath();
  brush.rect(x, y, w, h);
  brush.clip();
  brush.strokeStyle = ink;
  const lines = Math.max(5, Math.round(w / 7));
  for (let n = 0; n < lines; n++) {
    const at = x + ((n + chance()) * w) / lines;
    brush.globalAlpha = 0.05 + 0.13 * chance();
    brush.lineWidth = 0.8 + 2.4 * chance();
    brush.beginPath();
    brush.moveTo(at, y - 2);
    const bend = (): number => at + (chance() - 0.5) * 8;
    brush.bezierCurveTo(bend(), y + h / 3, bend(), y + (2 * h) / 3, bend(), y + h + 2);
    brush.stroke();
  }
  brush.restore();
}

/** Fine grain for painted boards, to be repeated. */
export function boardGrain(brush: Brush, size: number): void {
  const chance = uneven(77);
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, size, size);
  for (let n = 0; n < 90; n++) {
    const y = chance() * size;
    const x = chance() * size;
    const long = size * (0.15 + 0.5 * chance());
    brush.strokeStyle = chance() < 0.5 ? '#6f8f9c' : '#ffffff';
    brush.globalAlpha = 0.05 + 0.09 * chance();
    brush.lineWidth = 0.6 + 1.4 * chance();
    for (const shift of [0, -size]) {
      brush.beginPath();
      brush.moveTo(x + shift, y);
      brush.bezierCurveTo(x + shift + long / 3, y - 2, x + shift + (2 * long) / 3, y + 3, x + shift + long, y);
      brush.stroke();
    }
  }
  brush.globalAlpha = 1;
}
