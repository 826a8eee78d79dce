/** The terrain card that stands for one nobody has seen yet. */
import type { Board } from '../rules/board.ts';
import type { Kind } from '../rules/state.ts';
import { spaceKinds } from '../editions/schema.ts';

/** The card of the edition that is nearest to the mean of all: in value, icons and spaces of each kind. */
export function typicalTerrain(board: Board): Kind {
  const terrain = board.cards.slice(0, board.terrainCount);
  const profiles = terrain.map(({ value, nature, spaces }) => [
    value,
    nature,
    ...spaceKinds.map((_, kind) => spaces.filter((space) => space === kind).length)
  ]);
  const mean = profiles[0]!.map((_, i) => profiles.reduce((sum, profile) => sum + profile[i]!, 0) / profiles.length);
  const distance = (profile: readonly number[]): number =>
    profile.reduce((sum, one, i) => sum + (one - mean[i]!) * (one - mean[i]!), 0);
  let nearest = 0;
  for (let kind = 1; kind < profiles.length; kind++)
    if (distance(profiles[kind]!) < distance(profiles[nearest]!)) nearest = kind;
  return nearest;
}
