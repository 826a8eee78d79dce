/** What is chosen on the table and not sent yet, played by the rules on a copy. */
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { LiveMatch } from '#match/live.svelte.ts';

export class Planned {
  readonly #live: Pick<LiveMatch, 'game' | 'state'>;
  #chosen = $state.raw<{ readonly moves: readonly Move[]; readonly at: JsonObject }>();

  constructor(live: Pick<LiveMatch, 'game' | 'state'>) {
    this.#live = live;
  }

  hear = (moves: readonly Move[] | undefined): void => {
    this.#chosen = moves && { moves, at: this.#live.state };
  };

  /** The position it would lead to, before anything is drawn; undefined while nothing is chosen. */
  readonly after = $derived.by((): JsonObject | undefined => {
    const { game, state } = this.#live;
    if (this.#chosen?.at !== state) return undefined;
    const copy = game.clone(state);
    for (const move of this.#chosen.moves) {
      if (game.illegal(copy, move)) return undefined;
      game.play(copy, move);
    }
    return copy;
  });
}
