/** Decisions that are none are taken at once; a turn that has nothing left in it ends, if that is wished. */
import { untrack } from 'svelte';
import { closing } from '#engine/forced.ts';
import type { Seat } from '#engine/game.ts';
import type { GameView } from '#games/view.ts';
import type { Live } from '#match/live.ts';
import { settings } from '#shell/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { asksAtEnd, turnTouches } from './since/asks.ts';

/** Used while a component is made. */
export function playUnasked(live: Live, view: GameView, desk: Desk, decider: () => Seat | undefined): void {
  // Where time counts, the moment when it begins is a decision.
  if (view.clock) return;
  $effect(() => {
    // Whoever has just come back to a decision wants it.
    if (decider() === undefined || desk.playing || live.redoable) return;
    const { game, state, moves } = live;
    const last = asksAtEnd(settings.now, turnTouches(live)) ? undefined : closing(game, state, moves);
    const unasked = last ? [last] : view.unasked?.(game, state, moves);
    if (unasked) void untrack(() => desk.play(unasked, true));
  });
}
