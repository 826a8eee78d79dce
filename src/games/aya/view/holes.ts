/** The sign of a hole in the river: whoever touches it means the hole, wherever the view has brought the two. */
import { below } from './legible.ts';
import type { Note, Spot } from './stage.ts';

type Pixel = { readonly x: number; readonly y: number };

/** The middle of the hole that is touched, or its sign, within so many pixels; `written`: where signs hang that have made room. */
export function holeAt(
  notes: readonly Note[],
  pixelOf: (at: Spot) => Pixel,
  finger: Pixel,
  most: number,
  written: readonly (Note & Pixel)[] = []
): Spot | undefined {
  const far = ({ at }: Note): number => {
    const { x, y } = pixelOf(at);
    const sign = written.find((one) => one.at === at) ?? { x, y };
    return Math.min(
      Math.hypot(finger.x - x, finger.y - Math.min(y + below, Math.max(y, finger.y))),
      Math.hypot(finger.x - sign.x, finger.y - (sign.y + below))
    );
  };
  const holes = notes.filter((note) => note.verdict === 'firebreak' && far(note) <= most);
  return holes.sort((a, b) => far(a) - far(b))[0]?.at;
}
