/** What the table thinks out about a position before it proposes anything: in pieces, so that the page never waits for it. */
import { untrack } from 'svelte';
import { planningPush } from '../bot/push.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { beforehand, inPieces } from './beforehand.ts';
import { prepare } from './planned.ts';
import { thinking, weighing } from './uses.ts';

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  /** Somebody here decides. */
  readonly live: boolean;
};
/** The position as it is seen, and the step that letting go would be. */
type Ahead = { readonly game: AyaGame; readonly state: State; readonly next: Move | undefined };

export class Thoughts {
  readonly #around: () => Around;
  #proposal = $state.raw<State>();
  #uses = $state.raw<State>();

  /** `around` is asked at once, `ahead` only when the component stands: what it tells may be made after this. */
  constructor(around: () => Around, ahead: () => Ahead) {
    this.#around = around;
    $effect.pre(() => {
      const { game, state, live } = around();
      return live || state.phase === 'break' ? untrack(() => inPieces(this.#think(game, state))) : undefined;
    });
    // Where to push again is thought out while the fall is still being watched.
    $effect(() => {
      const { game, state } = around();
      return state.due === 'push' ? beforehand(planningPush(game, state)) : undefined;
    });
    // The river is planned in the gaps, for this position and for the one that letting go would make.
    $effect(() => {
      const { game, state, next } = ahead();
      return beforehand(prepare(game, state, next));
    });
  }

  *#think(game: AyaGame, state: State): Generator<undefined, void> {
    yield* thinking(game, state);
    this.#proposal = state;
    yield;
    yield* weighing(game, state);
    this.#uses = state;
  }

  /** What is proposed here is known. */
  get proposal(): boolean {
    return this.#proposal === this.#around().state;
  }
  /** What a camera could be for is known. */
  get uses(): boolean {
    return this.#uses === this.#around().state;
  }
}
