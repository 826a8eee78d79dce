/** What a table of Aya says of the push that is advised, without a screen. */
import { game } from '#games/aya/rules/index.ts';
import type { PushPlan } from '#games/aya/bot/push.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Falls } from '#games/aya/view/doubts.svelte.ts';
import { Pushing } from '#games/aya/view/pushing.svelte.ts';

export function advising(state: State, reckoned: PushPlan, falls: Falls) {
  let plan = $state.raw(reckoned);
  const find = (found: PushPlan): void => void (plan = found);
  let pushing: Pushing | undefined;
  const stop = $effect.root(() => {
    pushing = new Pushing(
      () => ({
        game,
        state,
        touches: {
          get plan() {
            return plan;
          },
          find
        }
      }),
      falls
    );
  });
  return { pushing: pushing!, stop, planned: () => plan };
}
