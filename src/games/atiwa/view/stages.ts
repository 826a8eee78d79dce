/** Where a turn stands, with the bats that may fly before it ends; and a maintenance. */
import type { Stages } from '../../view.ts';
import type { State, Step } from '../rules/state.ts';
import { words } from '../words/en.ts';

const turn: Readonly<Partial<Record<Step, number>>> = {
  worker: 0,
  work: 0,
  draw: 0,
  lay: 0,
  pay: 0,
  dusk: 1,
  fly: 1,
  fruit: 1,
  plant: 1
};
/** The questions of a maintenance; its income asks nothing. */
const maintenance: Readonly<Partial<Record<Step, number>>> = {
  trees: 1,
  fruits: 1,
  bats: 1,
  home: 2,
  feed: 3,
  eat: 3,
  breed: 4
};

export function stages({ step }: State): Stages | undefined {
  const asked = maintenance[step];
  if (asked !== undefined) return { steps: words.stages.maintenance, at: asked };
  const at = turn[step];
  return at === undefined ? undefined : { steps: words.stages.turn, at };
}
