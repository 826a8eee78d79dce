/** A hand over a table of Aya, without a screen. */
import type { Illegal } from '#engine/game.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { Hand } from '#games/aya/view/hand.svelte.ts';

/** A hand over `begin`, with what it let go and what it was refused; `goTo` brings another position. */
export function over(begin: State, quick = false) {
  let state = $state.raw(begin);
  let thought = $state(true);
  const moves: Move[] = [];
  const refused: Illegal[] = [];
  const hand = new Hand(() => ({
    game,
    state,
    live: true,
    thought,
    weighed: thought,
    quick,
    onmove: (all) => moves.push(...all),
    onrefuse: (illegal) => refused.push(illegal)
  }));
  const goTo = (next: State): void => {
    state = next;
  };
  const think = (done: boolean): void => {
    thought = done;
  };
  return { hand, moves, refused, goTo, think };
}
