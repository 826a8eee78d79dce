/** Places that the plan keeps between one domino and the next: what looks like a hole, and is to be filled. */
import type { Box } from '../rules/box.ts';
import { neighbours } from '../aid/gap.ts';
import { isFair } from '../aid/warnings.ts';
import { idsOf, type Pose, type State, type Type } from '../rules/state.ts';
import { near } from './links.ts';
import type { Plan } from './plan.ts';

/** The place kept: the type that it wants, null for any; and whether it waits for the camera of an animal. */
export type Room = { readonly type: Type | null; readonly animal: boolean };

/** The place kept between a domino here and each one that is too far from it; undefined where any of these gaps is a mere hole. */
export function roomKept(box: Box, state: State, { spots }: Plan, pose: Pose): Room | undefined {
  const own = spots.findIndex((spot) => near(spot.pose, pose));
  if (own < 0) return undefined;
  const stands = (at: number): string | undefined =>
    idsOf(state.dominoes).find((id) => near(spots[at]!.pose, state.dominoes[id]!));
  const holes = neighbours(box, state, pose).filter(({ verdict }) => !isFair(verdict));
  const places = holes.map(({ id }) =>
    spots[own]!.beside.find(
      (at) => stands(at) === undefined && spots[at]!.beside.some((other) => other !== own && stands(other) === id)
    )
  );
  const [first] = places;
  if (first === undefined || places.includes(undefined)) return undefined;
  const { type, partner } = spots[first]!;
  return { type, animal: partner !== null };
}

/** No joint here is one that the table marks, nor a hole; but for the place that an animal waits for. */
export function isSound(box: Box, state: State, plan: Plan, pose: Pose): boolean {
  const joints = neighbours(box, state, pose);
  if (joints.some(({ verdict }) => verdict === 'risky')) return false;
  return joints.every(({ verdict }) => verdict === 'safe') || roomKept(box, state, plan, pose)?.animal === true;
}
