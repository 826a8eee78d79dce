/** How a line goes on from its end: straight while there is room, and otherwise round in a bend to where there is most. */
import type { Box } from '../rules/box.ts';
import { footprint } from '../rules/pose.ts';
import { noGround, uprightsUnder } from '../rules/room.ts';
import type { Pose, State } from '../rules/state.ts';
import { onBy } from './snap.ts';

/** Centimetres from domino to domino where a line simply goes on. */
export const pitch = 2;
/** Tenths of a degree from domino to domino in a bend, and how many are looked ahead. */
const bend = 200;
const ahead = { straight: 5, round: 14 };

/** How many dominoes have room on from here, each turned so far against the one before it. */
function room(box: Box, state: State, end: Pose, turn: number, most: number): number {
  let pose = end;
  for (let n = 0; n < most; n++) {
    pose = onBy(pose, turn, pitch);
    if (noGround(box, state, pose) || uprightsUnder(box, state, footprint(box.size, pose)).length > 0) return n;
  }
  return most;
}

/** The turn of the next domino on from an end. */
export function bendOf(box: Box, state: State, end: Pose): number {
  if (room(box, state, end, 0, ahead.straight) === ahead.straight) return 0;
  const far = (turn: number): number => room(box, state, end, turn, ahead.round);
  return [0, bend, -bend].sort((a, b) => far(b) - far(a))[0]!;
}
