/** Fingers on the pieces of a table of Aya, without a screen. */
import type { Illegal } from '#engine/game.ts';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { Touches } from '#games/aya/view/touches.svelte.ts';
import { over } from './hand.svelte.ts';

/** Fingers over `begin`; `goTo` brings another position. */
export function touching(begin: State) {
  let state = $state.raw(begin);
  const refused: Illegal[] = [];
  const { hand } = over(begin);
  const touches = new Touches(() => ({
    game,
    state,
    live: true,
    hand,
    help: undefined,
    onmove: () => undefined,
    onrefuse: (illegal) => refused.push(illegal)
  }));
  const goTo = (next: State): void => {
    state = next;
  };
  return { touches, refused, goTo };
}
