/** The sign of a hole in the river: whoever touches it means the hole, wherever the view has brought the two. */
import type { Note, Spot } from './stage.ts';

type Pixel = { readonly x: number; readonly y: number };

/** Pixels from the middle of a hole down to the middle of its sign. */
const below = 12;

/** The middle of the hole that is touched, or its sign, within so many pixels. */
export function holeAt(
  notes: readonly Note[],
  pixelOf: (at: Spot) => Pixel,
  finger: Pixel,
  most: number
): Spot | undefined {
  const far = ({ at }: Note): number => {
    const { x, y } = pixelOf(at);
    return Math.hypot(finger.x - x, finger.y - Math.min(y + below, Math.max(y, finger.y)));
  };
  const holes = notes.filter((note) => note.verdict === 'firebreak' && far(note) <= most);
  return holes.sort((a, b) => far(a) - far(b))[0]?.at;
}
