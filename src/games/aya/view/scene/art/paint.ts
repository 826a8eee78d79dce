/** What makes paint look like wood: unevenness and grain. */
import type { Brush } from '#ui/brand/paint.ts';

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
