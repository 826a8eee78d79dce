/** What may be told of a match by now: everything but what its table is still showing. */
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import type { LiveMatch } from '#match/live.svelte.ts';

export class Known {
  readonly #live: LiveMatch;
  /** The number of the entry that the table is showing; it tells that one, and what came of it, before anybody else. */
  showing = $state<number>();

  constructor(live: LiveMatch) {
    this.#live = live;
  }

  /** The first of what is not to be told yet. */
  readonly #next = $derived.by((): Happening | undefined =>
    this.showing === undefined ? undefined : this.#live.history.find(({ n }) => n === this.showing)
  );
  readonly history = $derived.by((): readonly Happening[] => {
    const { history } = this.#live;
    return this.#next ? history.slice(0, history.indexOf(this.#next)) : history;
  });
  readonly state = $derived.by((): JsonObject => this.#next?.before ?? this.#live.frame.state);

  get over(): boolean {
    return this.#live.over && this.#next === undefined;
  }
}
