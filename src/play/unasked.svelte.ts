/** Decisions that are none are taken at once; a turn that has nothing left in it ends, if that is wished. */
import { untrack } from 'svelte';
import { closing } from '#engine/forced.ts';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { settings } from '#shell/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { asksAtEnd, turnTouches } from './since/asks.ts';

/** What goes without saying in this position; undefined where somebody has to decide. */
export function unaskedIn(live: LiveMatch, view: GameView): readonly Move[] | undefined {
  // Where time counts, the moment when it begins is a decision; whoever has just come back to one wants it.
  if (view.clock || live.redoable) return undefined;
  const { game, state, moves } = live;
  const last = asksAtEnd(settings.now, turnTouches(live)) ? undefined : closing(game, state, moves);
  return last ? [last] : view.unasked?.(game, state, moves);
}

/** Whether a touch that leads to this position ends the turn by itself, since nothing is left to be decided in it. */
export function closesAt(live: LiveMatch, view: GameView, after: JsonObject): boolean {
  const { game, decider } = live;
  if (view.clock || decider === undefined || game.turn(after) !== decider) return false;
  return !asksAtEnd(settings.now, turnTouches(live) + 1) && closing(game, after, game.moves(after)) !== undefined;
}

/** Plays what goes without saying as soon as it does. Used while a component is made. */
export function playUnasked(desk: Desk, unasked: () => readonly Move[] | undefined): void {
  $effect(() => {
    // While a move is being stored, what comes after it is not looked for.
    const moves = desk.mayGo ? unasked() : undefined;
    if (moves) void untrack(() => desk.goOn(moves, true));
  });
}
