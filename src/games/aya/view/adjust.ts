/** Small movements of what is held: turned on its spot or port by port, and nudged along its heading. */
import { lay, layOn } from '../aid/lay.ts';
import type { Box } from '../rules/box.ts';
import { at, middleOf } from '../rules/geometry.ts';
import type { Pose, State } from '../rules/state.ts';
import { around, turnOf } from './angles.ts';
import type { Wish } from './put.ts';
import { wishOf, type Entry, type Hung } from './suggest.ts';

/** The same use elsewhere: what was proposed with it is no longer meant. */
const moved = ({ use }: Wish, pose: Pose, tile: Pose | null): Wish => ({ pose, use, tile });

/** Turned by tenths of a degree to the right, and the port that its tile is entered by then. */
export function turnedBy(
  box: Box,
  state: State,
  { wish, end }: Hung,
  { id, entry }: Entry,
  by: number
): { readonly hung: Hung; readonly entry: number } {
  if (wish.use !== 'tile' || !wish.tile)
    return { hung: { wish: moved(wish, { ...wish.pose, a: around(wish.pose.a + by) }, wish.tile), end }, entry };
  if (!end) return { hung: wishOf(lay(box, state, id, entry, middleOf(wish.tile), wish.pose.a + 3 * by)), entry };
  const ports = box.tiles.get(id)!.shape.ports.length;
  const next = (entry + (by > 0 ? 1 : ports - 1)) % ports;
  return { hung: wishOf(layOn(box, id, next, end, turnOf(end.pose, wish.pose))), entry: next };
}

/** Moved by hundredths of a centimetre along this heading and to its right. */
function shifted(pose: Pose, a: number, forward: number, side: number): Pose {
  const [x, z] = at({ ...pose, a }, forward / 100, side / 100);
  return { x: Math.round(x * 100) + 0, z: Math.round(z * 100) + 0, a: pose.a };
}

/** The Start tile goes where it looks: turned and moved, it comes anywhere (AYA-SETUP-02). */
export const startNudged = (pose: Pose, forward: number, side: number): Pose => shifted(pose, pose.a, forward, side);

/** Moved along the heading of the domino and to its right, with its tile. */
export function nudgedBy(wish: Wish, forward: number, side: number): Wish {
  const shift = (pose: Pose): Pose => shifted(pose, wish.pose.a, forward, side);
  return moved(wish, shift(wish.pose), wish.tile && shift(wish.tile));
}
