/** The plan held against the table: which spots are taken, what is still to come, what each type is needed for. */
import type { Box } from '../rules/box.ts';
import { byType, cameraOf } from '../rules/box.ts';
import { idsOf, types, type Ground, type State, type Type } from '../rules/state.ts';
import { near, type Plan, type Spot } from './plan.ts';

export type Survey = {
  /** For each spot, the domino that stands or lies there. */
  readonly taken: readonly (string | null)[];
  /** For each type: dominoes not yet on the table, cameras among them, and spots of the plan that want them. */
  readonly supply: Readonly<Record<Type, number>>;
  readonly cameras: Readonly<Record<Type, number>>;
  readonly wanted: Readonly<Record<Type, number>>;
  /** Spots of each type that want a camera for an animal. */
  readonly animals: Readonly<Record<Type, number>>;
};

export function survey(box: Box, state: State, { spots }: Plan): Survey {
  const taken: (string | null)[] = spots.map(() => null);
  for (const id of idsOf(state.dominoes)) {
    const at = spots.findIndex((spot, i) => taken[i] === null && near(spot.pose, state.dominoes[id]!));
    if (at >= 0) taken[at] = id;
  }
  const waiting = [...state.hand, ...state.reserve.flat()].filter((id) => id !== null);
  const held = (test: (type: Ground, camera: boolean) => boolean): number =>
    waiting.filter((id) => test(box.dominoes.get(id)!.type, box.dominoes.get(id)!.camera)).length;
  const open = (test: (spot: Spot) => boolean): number =>
    spots.filter((spot, i) => taken[i] === null && test(spot)).length;
  return {
    taken,
    supply: byType((type) => state.unseen[type] + state.unseen[cameraOf(type)] + held((ground) => ground === type)),
    cameras: byType((type) => state.unseen[cameraOf(type)] + held((ground, camera) => camera && ground === type)),
    wanted: byType((type) => open((spot) => spot.type === type)),
    animals: byType((type) => open((spot) => spot.type === type && spot.partner !== null))
  };
}

/** The type of which most is lacking, gardens standing in for it. */
export const scarcest = ({ supply, wanted }: Survey): Type[] =>
  types.filter((type) => wanted[type] > supply[type]).sort((a, b) => wanted[b] - supply[b] - (wanted[a] - supply[a]));
