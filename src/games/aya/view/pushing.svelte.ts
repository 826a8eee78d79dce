/**
 * What the push that is advised after the first one wins as things really fall: asked of the physics beside the table. Where
 * none was reckoned to be worth its price, each that was weighed is tried out before that is said.
 */
import { untrack } from 'svelte';
import { pointsOf, type PushPlan } from '../bot/push.ts';
import { count, photosIn } from '../rules/count/count.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { priceOfPush } from '../rules/turn.ts';
import { resultOf } from '../world.ts';
import type { Falls } from './doubts.svelte.ts';
import { pushInWords } from './reasons.ts';
import type { Touches } from './touches.svelte.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  /** The plan that is told, and who is told of a better one; none where another hand decides. */
  readonly touches: Pick<Touches, 'plan' | 'find'> | undefined;
};

const won = ({ box }: AyaGame, state: State): number => photosIn(count(box, state));

export class Pushing {
  readonly #around: () => Around;
  readonly #falls: Falls;
  /** What is known of a plan: the photos it wins; of one that stops, that nothing is. */
  #known = $state.raw<{ readonly of: PushPlan; readonly photos: number }>();

  /** Made while a component is. `falls` computes a fall; where it cannot, the sentence says what should fall. */
  constructor(around: () => Around, falls: Falls = resultOf) {
    this.#around = around;
    this.#falls = falls;
    $effect(() => {
      const { game, state, touches } = around();
      const plan = touches?.plan;
      if (!plan || state.pushes.length === 0) return;
      if (untrack(() => this.#known?.of) === plan) return;
      let left = false;
      const know = (photos: number, of = plan): void => {
        if (!left) this.#known = { of, photos };
      };
      const after = (move: Move): Promise<State> => this.#after(game, state, move);
      const look = async (): Promise<void> => {
        if (plan.move.type === 'push') return know(won(game, await after(plan.move)) - won(game, state));
        const worth = (one: State): number => pointsOf(game.box, one) - pointsOf(game.box, state) - priceOfPush(state);
        for (const domino of plan.weighed) {
          const move = { type: 'push', domino } as const;
          const fallen = await after(move);
          if (left) return;
          if (worth(fallen) <= 0) continue;
          const found = { ...plan, move, photos: won(game, fallen) - won(game, state) };
          know(found.photos, found);
          return touches.find(found);
        }
        know(0);
      };
      look().catch(() => plan.move.type === 'push' || know(0));
      return () => {
        left = true;
      };
    });
  }

  /** The table once all has fallen that this push sets off. */
  async #after(game: AyaGame, state: State, push: Move): Promise<State> {
    const trial = game.clone(state);
    game.play(trial, push);
    const fall = await this.#falls(game, trial);
    const after = game.clone(trial);
    game.play(after, fall);
    return after;
  }

  /** What the best of the pushes would win, in a sentence, or that none is worth its price. */
  readonly note = $derived.by((): string | undefined => {
    const { game, state, touches } = this.#around();
    const plan = touches?.plan;
    const known = plan && this.#known?.of === plan ? this.#known.photos : undefined;
    return plan && pushInWords(game, state, plan, known ?? (plan.move.type === 'push' ? undefined : 'trying'));
  });
}
