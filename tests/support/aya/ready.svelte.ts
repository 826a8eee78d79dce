/** What a table of Aya says of photos that are ready, without a screen. */
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import type { Falls } from '#games/aya/view/doubts.svelte.ts';
import { Ready } from '#games/aya/view/ready.svelte.ts';

/** Over `begin`; `goTo` brings another position. `falls` computes what falls. */
export function watching(begin: State, falls: Falls) {
  let state = $state.raw(begin);
  let ready: Ready | undefined;
  const stop = $effect.root(() => {
    ready = new Ready(() => ({ game, state }), falls);
  });
  return { ready: ready!, stop, goTo: (next: State) => (state = next) };
}
