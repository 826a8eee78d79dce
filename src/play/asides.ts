/**
 * What other devices say of a decision beside the log: how its time stands with them, and what they ask this one to enter
 * (LINK-SEE-07, LINK-SEE-08). What no longer applies is dropped.
 */
import type { Move } from '#engine/game.ts';
import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { DecisionClock } from './clock.svelte.ts';
import type { Outcomes } from './outcomes.svelte.ts';

export function hearAsides(
  live: LiveMatch,
  view: GameView,
  clock: DecisionClock,
  outcomes: Outcomes | undefined,
  play: (moves: readonly Move[]) => Promise<void>,
  /** Resolves when no move of this device is on its way into the store. */
  rested: () => Promise<void>
): void {
  let entered = Promise.resolve();
  // One after another, and behind what is being stored: whether it still applies is known only then.
  const enter = async (move: Move): Promise<void> => {
    await rested();
    if (live.decider !== undefined && !clock.paused && !live.game.illegal(live.state, move)) await play([move]);
  };
  live.onaside = (aside) => {
    if (aside.t === 'time') return clock.hear(aside);
    if (aside.move === null) return clock.stop();
    const move = live.game.parse(aside.move);
    if (move && outcomes?.offer(move)) return;
    const helper = move && view.helper?.(move);
    const seats = live.link?.devices[aside.from]?.seats;
    if (!move || helper === undefined || !seats?.includes(helper)) return;
    entered = entered.then(() => enter(move)).catch(() => undefined);
  };
}
