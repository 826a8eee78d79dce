/**
 * The free ends that a domino is brought to by itself: those where it stands well, and those where one more domino will join
 * it to what lies beyond. Any other is left to the hand: nothing is proposed that the sign over it calls too far.
 */
import type { Box } from '../rules/box.ts';
import type { Pose, State } from '../rules/state.ts';
import { openEnds, type OpenEnd } from './ends.ts';
import { neighbours, type Neighbour } from './gap.ts';
import { joint } from './joint.ts';
import { hasRoom } from './space.ts';

/** `room`: what stands beyond is reached with one more domino between, which has its place. */
export type Hop = OpenEnd & { readonly room: boolean };

const passes = ['safe', 'risky'];

export const hopsOf = (box: Box, state: State): readonly Hop[] => {
  const ends = openEnds(box, state);
  return ends.flatMap((end): Hop[] => {
    // The last place on a tile is that of the chain before it and that of the opening: one place, told by what wants a type.
    const same = ends.filter(({ next }) => next.x === end.next.x && next.z === end.next.z);
    if (end !== (same.find(({ wants }) => wants !== null) ?? same[0])) return [];
    const holes = neighbours(box, state, end.next).filter(({ verdict }) => !passes.includes(verdict));
    if (!holes.every((hole) => isFilled(box, state, end.next, hole))) return [];
    return [{ ...end, room: holes.length > 0 }];
  });
};

/** One domino in the middle of a hole would be passed on to, and pass on. */
function isFilled(box: Box, state: State, pose: Pose, { id, behind }: Neighbour): boolean {
  const other = state.dominoes[id]!;
  const [from, to] = behind ? [other, pose] : [pose, other];
  const turn = ((to.a - from.a + 5400) % 3600) - 1800;
  const middle: Pose = {
    x: Math.round((from.x + to.x) / 2) + 0,
    z: Math.round((from.z + to.z) / 2) + 0,
    a: (from.a + Math.round(turn / 2) + 3600) % 3600
  };
  return hasRoom(box, state, middle) && passes.includes(joint(from, middle)) && passes.includes(joint(middle, to));
}
