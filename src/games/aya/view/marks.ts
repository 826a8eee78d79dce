/** Dominoes that a lesson speaks of and no line of the table marks by itself: nothing is seen there until it is lit. */
import type { Box } from '../rules/box.ts';
import type { State } from '../rules/state.ts';
import { firstDomino } from '../rules/topple.ts';
import type { Spot } from './stage.ts';

/** `first`: the domino that is pushed first. `last`: the one placed last. */
export type Mark = { readonly of: 'first' | 'last'; readonly at: Spot };

export function marksOf(box: Box, state: State): readonly Mark[] {
  if (!state.tiles[box.startTile]) return [];
  const spots = { first: firstDomino(box, state), last: Object.keys(state.dominoes).at(-1) };
  return (['first', 'last'] as const).flatMap((of) => {
    const at = state.dominoes[spots[of] ?? ''];
    return at ? [{ of, at }] : [];
  });
}
