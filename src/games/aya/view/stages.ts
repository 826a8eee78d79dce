/** Where a turn stands while the sand runs: a domino is drawn, it is placed, and perhaps the next one is drawn ahead. */
import type { Stages } from '../../view.ts';
import { running, type Due, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';

/** What goes wrong belongs to the placing it happened in. */
const dues: Readonly<Partial<Record<Due, number>>> = { draw: 0, place: 1, tile: 1, tremble: 1, accident: 1, ahead: 2 };

export function stages(state: State): Stages | undefined {
  if (!running(state)) return undefined;
  const at = state.due === 'drawn' ? drawing(state) : dues[state.due];
  return at === undefined ? undefined : { steps: words.stages, at };
}

/** Chance draws for the turn that begins, for a later one, or for hands dealt anew. */
const drawing = ({ resume }: State): number | undefined =>
  resume === 'place' ? 0 : resume === 'ahead' ? 2 : undefined;
