/** Paper cuts laid on a canvas: the same lists that make the pictures of pages make what is glued on pieces, or sent. */
import type { Cut } from './paper.ts';

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
