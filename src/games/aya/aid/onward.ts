/** How a line goes on from its end: straight while there is room, and otherwise round in a bend to where there is most. */
import type { Box } from '../rules/box.ts';
import { at } from '../rules/geometry.ts';
import type { Pose, State } from '../rules/state.ts';
import { hasRoom } from './space.ts';

/** Centimetres from domino to domino where a line simply goes on. */
export const pitch = 2;
/** Tenths of a degree from domino to domino in a bend, and how many are looked ahead. */
const bend = 200;
const ahead = { straight: 5, round: 14 };

/** On from an end by a turn (tenths of a degree, to the right) and a pitch (cm): along the arc between the two. */
export function onBy(end: Pose, turn: number, pitch: number): Pose {
  const chord = (turn * Math.PI) / 3600;
  const [x, z] = at(end, pitch * Math.cos(chord), pitch * Math.sin(chord));
  const a = (((end.a + Math.round(turn)) % 3600) + 3600) % 3600;
  return { x: Math.round(x * 100) + 0, z: Math.round(z * 100) + 0, a };
}

/** How many dominoes have room on from here, each turned so far against the one before it. */
function room(box: Box, state: State, end: Pose, turn: number, most: number): number {
  let pose = end;
  for (let n = 0; n < most; n++) {
    pose = onBy(pose, turn, pitch);
    if (!hasRoom(box, state, pose)) return n;
  }
  return most;
}

/** The turn of the next domino on from an end. */
export function bendOf(box: Box, state: State, end: Pose): number {
  if (room(box, state, end, 0, ahead.straight) === ahead.straight) return 0;
  const far = (turn: number): number => room(box, state, end, turn, ahead.round);
  return [0, bend, -bend].sort((a, b) => far(b) - far(a))[0]!;
}
