/** The plan held against the table: which spots are taken, what is still to come, what each type is needed for. */
import type { Box } from '../rules/box.ts';
import { byType } from '../rules/box.ts';
import { idsOf, types, type State, type Type } from '../rules/state.ts';
import { near } from './links.ts';
import type { Plan } from './plan.ts';
import type { Spot } from './spot.ts';
import { camerasOf, supplyOf, type Supply } from './supply.ts';

export type Survey = {
  /** For each spot, the domino that stands or lies there. */
  readonly taken: readonly (string | null)[];
  /** For each type: dominoes not yet on the table, cameras among them, and spots of the plan that want them. */
  readonly supply: Supply;
  readonly cameras: Supply;
  readonly wanted: Supply;
  /** Spots of each type that want a camera for an animal. */
  readonly animals: Supply;
  /** The kind of a domino that has been drawn. */
  readonly kindOf: (id: string) => string;
};

export function survey(box: Box, state: State, { spots }: Plan): Survey {
  const taken: (string | null)[] = spots.map(() => null);
  for (const id of idsOf(state.dominoes)) {
    const at = spots.findIndex((spot, i) => taken[i] === null && near(spot.pose, state.dominoes[id]!));
    if (at >= 0) taken[at] = id;
  }
  const open = (test: (spot: Spot) => boolean): number =>
    spots.filter((spot, i) => taken[i] === null && test(spot)).length;
  return {
    taken,
    supply: supplyOf(box, state),
    cameras: camerasOf(box, state),
    wanted: byType((type) => open((spot) => spot.type === type)),
    kindOf: (id) => box.dominoes.get(id)!.kind,
    animals: byType((type) => open((spot) => spot.type === type && spot.partner !== null))
  };
}

/** The type of which most is lacking, gardens standing in for it. */
export const scarcest = ({ supply, wanted }: Survey): Type[] =>
  types.filter((type) => wanted[type] > supply[type]).sort((a, b) => wanted[b] - supply[b] - (wanted[a] - supply[a]));
