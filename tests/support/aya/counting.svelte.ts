/** The count of Aya as a table tells it, without a screen. */
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { Counting } from '#games/aya/view/count.svelte.ts';
import type { Done } from '#games/view.ts';

/** Over a match that is being played; `goTo` brings its end, `watch` shows a fall of it, or has shown it. */
export function counting(begin: State, pace: number) {
  let state = $state.raw(begin);
  let n = $state(1);
  let seen = $state(true);
  let made: Counting | undefined;
  const stop = $effect.root(() => {
    made = new Counting(() => ({ game, state, last: { n } as Done<typeof game>, live: false, seen, pace }));
  });
  const goTo = (next: State): void => {
    state = next;
    n += 1;
  };
  const watch = (watches: boolean): void => void (seen = !watches);
  return { counting: made!, stop, goTo, watch };
}
