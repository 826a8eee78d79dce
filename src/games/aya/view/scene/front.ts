/** Where the front of a fall is: what a camera follows. */
import type { Film } from '../../physics/simulate.ts';
import type { Spot } from '../stage.ts';

/** Frames before and after in which what goes down counts; the middle of them most. */
const window = 9;

/** The place of the front at a frame, and how far its parts are from it (in hundredths of a centimetre). */
export type Front = { readonly at: Spot; readonly spread: number };

/**
 * The middle of what goes down about this frame; before the first, the first, and after the last, the last. A river that
 * forks has two fronts: `spread` tells how far apart they are, so that a camera can step back.
 */
export function frontOf(film: Film, frame: number): Front | undefined {
  const { down, ids, frames } = film;
  if (down.length === 0) return undefined;
  const least = down[0]!.frame;
  const most = down.at(-1)!.frame;
  const now = Math.min(most, Math.max(least, frame));
  const place = new Map(ids.map((id, n) => [id, n]));
  const spot = (id: string): Spot => {
    const n = place.get(id)!;
    return { x: frames[0]![7 * n]!, z: frames[0]![7 * n + 2]! };
  };
  let near = down.filter((one) => Math.abs(one.frame - now) < window);
  // A stop in the middle of a film: the front stays where it was last.
  if (near.length === 0) near = [down.findLast((one) => one.frame <= now)!];
  const weights = near.map((one) => Math.max(0, window - Math.abs(one.frame - now)) || 1);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const mean = (of: (spot: Spot) => number): number =>
    near.reduce((all, one, n) => all + weights[n]! * of(spot(one.id)), 0) / sum;
  const at = { x: mean(({ x }) => x), z: mean(({ z }) => z) };
  const far = near.map((one) => Math.hypot(spot(one.id).x - at.x, spot(one.id).z - at.z));
  return { at, spread: Math.max(...far) };
}
