/** Remembering a plan while it is carried out move by move. */
import type { Move, Rules } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import type { Considered, Decision } from './bot.ts';

/** The rest of a plan and the position it starts from. */
export class Memory<S extends JsonObject, M extends Move> {
  #due = '';
  #rest: readonly M[] = [];
  #value = 0;
  readonly #game: Rules<S, M>;

  constructor(game: Rules<S, M>) {
    this.#game = game;
  }

  /** The next move of the plan if `state` is the position it was made for. */
  recall(state: S): Decision<M> | undefined {
    const [move, ...rest] = this.#rest;
    if (!move || canonical(state) !== this.#due) return undefined;
    this.#keep(state, move, rest);
    return { move, considered: [{ move, visits: 1, value: this.#value }], rest };
  }

  /** Decides on the first move of a plan for `state` and keeps the others for later. */
  follow(state: S, [move, ...rest]: readonly M[], considered: readonly Considered<M>[]): Decision<M> {
    if (!move) throw new RangeError('an empty plan');
    this.#value = considered[0]?.value ?? 0;
    this.#keep(state, move, rest);
    return { move, considered, rest };
  }

  #keep(state: S, move: M, rest: readonly M[]): void {
    this.#rest = rest;
    if (rest.length === 0) return;
    const after = this.#game.clone(state);
    this.#game.play(after, move);
    this.#due = canonical(after);
  }
}
