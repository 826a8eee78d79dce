/** Whether a domino finds room: the rules asked about what stands or lies near, since most of a table is far away. */
import type { Box } from '../rules/box.ts';
import { footprint } from '../rules/pose.ts';
import { noGround, uprightsUnder } from '../rules/room.ts';
import type { Domino, Pose, State } from '../rules/state.ts';

/** Hundredths of a centimetre beyond which no body reaches a foot: a lying one is thrown this far at most. */
const reach = 1500;

function near({ dominoes }: State, { x, z }: Pose): Record<string, Domino> {
  const found: Record<string, Domino> = {};
  for (const id in dominoes) {
    const domino = dominoes[id]!;
    const far = domino.end ? reach : reach / 5;
    if (Math.abs(domino.x - x) < far && Math.abs(domino.z - z) < far) found[id] = domino;
  }
  return found;
}

/** A domino may stand here without touching anything. */
export function hasRoom(box: Box, state: State, pose: Pose): boolean {
  const local = { ...state, dominoes: near(state, pose) };
  return !noGround(box, local, pose) && uprightsUnder(box, local, footprint(box.size, pose)).length === 0;
}
