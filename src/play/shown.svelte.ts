/** What the table of a match is given: now, what another device tries, or a step that is looked back at. */
import type { Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { TableProps } from '#games/view.ts';
import { heldWhile } from '#ui/later.svelte.ts';
import { drawnCurtain } from './curtain.svelte.ts';
import type { Since } from './since/since.svelte.ts';
import { recall } from './story.ts';

type Around = {
  readonly since: Since;
  /** Who takes the device, and who decides on it. */
  readonly next: () => Seat | undefined;
  readonly decider: () => Seat | undefined;
  readonly viewer: () => Seat;
  readonly ghost: () => JsonObject | undefined;
  readonly undo: () => TableProps['undo'];
  readonly redo: () => TableProps['redo'];
};

const none: readonly Move[] = [];

/** Used while a component is made. */
export function shownTable(live: LiveMatch, around: Around) {
  const { since, next, decider } = around;
  const handingOver = (): boolean => next() !== undefined;
  const drawn = drawnCurtain(handingOver);
  // The move that hands the device on is shown by the curtain; the table behind it follows once that is up.
  const held = <T>(now: () => T): (() => T) => heldWhile(() => handingOver() && !drawn(), now);
  const now = <T>(present: () => T): (() => T | undefined) => held(() => (since.scene ? undefined : present()));
  const moves = now(() => (decider() === undefined ? none : live.moves));
  const seen = {
    state: held(() => since.scene?.state ?? around.ghost() ?? live.frame.state),
    event: held(() => (since.scene ? since.scene.event : live.frame.event)),
    from: held(() => since.scene?.from),
    last: held(() => since.scene?.last ?? live.history.at(-1)),
    viewer: held(() => since.scene?.viewer ?? next() ?? around.viewer()),
    decider: now(decider),
    undo: now(around.undo),
    redo: now(around.redo)
  };
  return {
    ...seen,
    moves: () => moves() ?? none,
    replay: () => (since.scene ? (true as const) : undefined),
    proposal: () => (decider() === undefined || since.scene ? undefined : live.proposal),
    recall: (type: string) => recall(since.scene?.history ?? live.history, type)
  };
}
