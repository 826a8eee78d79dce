/** Arrow keys move and turn what is held, with shift further; N hops to the next free end, with shift back. Not in lists. */
import type { Ends } from './ends.svelte.ts';
import type { Hand } from './hand.svelte.ts';

export function nudged(hand: Hand, ends: Ends, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (target.closest('.list')) return;
  const by = event.shiftKey ? 50 : 10;
  const nudges: Readonly<Record<string, () => void>> = {
    ArrowUp: () => hand.nudge(by, 0),
    ArrowDown: () => hand.nudge(-by, 0),
    ArrowLeft: () => hand.turn(-50),
    ArrowRight: () => hand.turn(50),
    n: () => ends.hop(1),
    N: () => ends.hop(-1)
  };
  const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : nudges[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
