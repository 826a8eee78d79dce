/** A recap without a screen: of a match of a game, for one seat of it. */
import type { Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Happening } from '#engine/timeline.ts';
import { Since } from '#play/since/since.svelte.ts';
import type { Tale } from '#play/story.ts';

type Match = {
  readonly tale: Tale;
  readonly history: readonly Happening[];
  readonly seat: Seat;
  readonly slow?: boolean;
  /** How long the match is a first one at its beginning. */
  readonly fresh?: () => boolean;
};

export function recapping({ tale, history, seat, slow = false, fresh = () => false }: Match) {
  let told = $state.raw(history);
  let now = $state.raw<JsonObject>(history.at(-1)!.after);
  const live = {
    get history() {
      return told;
    },
    get state() {
      return now;
    }
  };
  let since: Since | undefined;
  const stop = $effect.root(() => {
    since = new Since(
      live,
      tale,
      () => seat,
      () => slow,
      fresh
    );
  });
  return {
    since: since!,
    stop,
    goTo: (state: JsonObject) => (now = state),
    goOn: (history: readonly Happening[]): void => {
      told = history;
      now = history.at(-1)!.after;
    }
  };
}
