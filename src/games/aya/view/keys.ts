/** Arrow keys move and turn what is held, except where they belong to a list. With shift, further. */
import type { Hand } from './hand.svelte.ts';

export function nudged(hand: Hand, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (target.closest('.list')) return;
  const by = event.shiftKey ? 50 : 10;
  const nudges: Readonly<Record<string, () => void>> = {
    ArrowUp: () => hand.nudge(by, 0),
    ArrowDown: () => hand.nudge(-by, 0),
    ArrowLeft: () => hand.turn(-50),
    ArrowRight: () => hand.turn(50)
  };
  const act = nudges[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
