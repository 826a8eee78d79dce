/** Where a turn stands: the seeds are sown, the column they reach acts, and then the Village is open. */
import type { Stages } from '../../view.ts';
import type { State, Step } from '../rules/state.ts';
import { words } from '../words/en.ts';

/** An extra sowing is a sowing: the bar goes back to it, as the table does. */
const due: Readonly<Partial<Record<Step, number>>> = {
  source: 0,
  drop: 0,
  gift: 0,
  decide: 1,
  use: 1,
  take: 1,
  convert: 1,
  promote: 1,
  seedsFrom: 1,
  seedsTo: 1,
  card: 1,
  cardTo: 1,
  answer: 1,
  village: 2,
  place: 2,
  council: 2,
  pay: 2
};

export function stages({ step, round }: State): Stages | undefined {
  // Cards are laid out before the first round, and in the Village whenever one was summoned.
  const at = step === 'reveal' && round > 0 ? 2 : due[step];
  return at === undefined ? undefined : { steps: words.stages, at };
}
