/** What the push that is advised after the first one wins as things really fall: asked of the physics beside the table. */
import { untrack } from 'svelte';
import type { PushPlan } from '../bot/push.ts';
import { count, photosIn } from '../rules/count/count.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { resultOf } from '../world.ts';
import type { Falls } from './doubts.svelte.ts';
import { pushInWords } from './reasons.ts';

type Around = { readonly game: AyaGame; readonly state: State; readonly plan: PushPlan | undefined };

const won = ({ box }: AyaGame, state: State): number => photosIn(count(box, state));

export class Pushing {
  readonly #around: () => Around;
  #known = $state.raw<{ readonly of: PushPlan; readonly photos: number }>();

  /** Made while a component is. `falls` computes a fall; where it cannot, the sentence says what should fall. */
  constructor(around: () => Around, falls: Falls = resultOf) {
    this.#around = around;
    $effect(() => {
      const { game, state, plan } = around();
      if (plan?.move.type !== 'push' || state.pushes.length === 0) return;
      if (untrack(() => this.#known?.of) === plan) return;
      let left = false;
      const trial = game.clone(state);
      game.play(trial, plan.move);
      falls(game, trial).then(
        (fall) => {
          const after = game.clone(trial);
          game.play(after, fall);
          if (!left) this.#known = { of: plan, photos: won(game, after) - won(game, state) };
        },
        () => undefined
      );
      return () => {
        left = true;
      };
    });
  }

  /** What the best of the pushes would win, in a sentence, or that none is worth its price. */
  readonly note = $derived.by((): string | undefined => {
    const { game, state, plan } = this.#around();
    return plan && pushInWords(game, state, plan, this.#known?.of === plan ? this.#known.photos : undefined);
  });
}
