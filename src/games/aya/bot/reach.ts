/** What of a plan the dominoes that are left can still build, from what stands on. */
import type { Box } from '../rules/box.ts';
import type { State, Type } from '../rules/state.ts';
import type { Plan } from './plan.ts';
import { leftOf, turnsLeft } from './sand.ts';
import type { Linked } from './spot.ts';
import { survey } from './survey.ts';

/** The open spots for which there are dominoes and sand, the nearest to what stands first. */
export function reached(box: Box, state: State, plan: Plan): readonly Linked[] {
  const { taken, supply, cameras } = survey(box, state, plan);
  const open = plan.spots.filter((_, at) => taken[at] === null);
  let left = Math.min(leftOf(state), turnsLeft(state));
  if (open.length <= left) return open;
  const [dominoes, lenses] = [{ ...supply }, { ...cameras }];
  let wild = leftOf(state) - Object.values(supply).reduce((sum, n) => sum + n, 0);
  const tiles = new Set(Object.keys(state.tiles));
  const stands = new Set(taken.flatMap((id, at) => (id === null ? [] : [at])));
  const found: Linked[] = [];

  /** Takes one that serves this spot, if there is any. */
  const serve = ({ type, brings, partner }: Linked): boolean => {
    const own = type ?? (Object.keys(dominoes) as Type[]).sort((a, b) => dominoes[b] - dominoes[a])[0]!;
    if (brings !== null || partner !== null) {
      if (lenses[own] === 0) return false;
      lenses[own] -= 1;
    }
    if (dominoes[own] > 0) dominoes[own] -= 1;
    else if (wild > 0 && brings === null && partner === null) wild -= 1;
    else return false;
    return true;
  };
  for (let grown = true; grown && left > 0;) {
    grown = false;
    for (const [at, spot] of plan.spots.entries()) {
      const joins = spot.heads || spot.beside.some((other) => stands.has(other));
      if (left === 0 || stands.has(at) || !joins || (spot.needs !== null && !tiles.has(spot.needs)) || !serve(spot))
        continue;
      if (spot.brings !== null) tiles.add(spot.brings);
      stands.add(at);
      found.push(spot);
      left -= 1;
      grown = true;
    }
  }
  return found;
}
