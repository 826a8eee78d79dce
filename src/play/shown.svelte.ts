/** What the table of a match is given: now, what another device tries, or a step that is looked back at. */
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { TableProps } from '#games/view.ts';
import { heldWhile } from '#ui/later.svelte.ts';
import { drawnCurtain } from './curtain.svelte.ts';
import type { Holder } from './holder.svelte.ts';
import type { Since } from './since/since.svelte.ts';
import { recall } from './story.ts';

type Around = {
  readonly since: Since;
  readonly holder: Holder;
  readonly ghost: () => JsonObject | undefined;
  readonly undo: () => TableProps['undo'];
  readonly redo: () => TableProps['redo'];
};

const none: readonly Move[] = [];

/** Used while a component is made. */
export function shownTable(live: LiveMatch, { since, holder, ghost, undo, redo }: Around) {
  const handingOver = (): boolean => holder.next !== undefined;
  const drawn = drawnCurtain(handingOver);
  // The move that hands the device on is shown by the curtain; the table behind it follows once that is up.
  const held = <T>(now: () => T): (() => T) => heldWhile(() => handingOver() && !drawn(), now);
  const now = <T>(present: () => T): (() => T | undefined) => held(() => (since.scene ? undefined : present()));
  const moves = now(() => (holder.decider === undefined ? none : live.moves));
  // One value: a table hangs on all of it, and each value by itself would double the ways that lead there (see `Holder`).
  const seen = held(() => {
    const { scene } = since;
    return {
      state: scene?.state ?? ghost() ?? live.frame.state,
      event: scene ? scene.event : live.frame.event,
      from: scene?.from,
      last: scene?.last ?? live.history.at(-1),
      viewer: scene?.viewer ?? holder.next ?? holder.viewer,
      decider: scene ? undefined : holder.decider
    };
  });
  return {
    state: () => seen().state,
    event: () => seen().event,
    from: () => seen().from,
    last: () => seen().last,
    viewer: () => seen().viewer,
    decider: () => seen().decider,
    undo: now(undo),
    redo: now(redo),
    moves: () => moves() ?? none,
    replay: () => (since.scene ? (true as const) : undefined),
    proposal: () => (holder.decider === undefined || since.scene ? undefined : live.proposal),
    recall: (type: string) => recall(since.scene?.history ?? live.history, type)
  };
}
