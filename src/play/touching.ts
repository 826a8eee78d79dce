import type { GameView } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import type { Sounds } from '#ui/play/sounds.ts';
import type { Desk } from './desk.svelte.ts';

/** Looking back, which a touch of the table takes a step on, and which is put aside once somebody plays. */
type Touched = { readonly index: number | undefined; next(): void; dismiss(): void };

/** Milliseconds in which a second touch of a show means: enough. */
const TWICE = 400;

/**
 * A touch while things move shows them at rest, and nothing else: what it would hit was not there yet. In a show it goes on to
 * what is told next; two in a row end it.
 */
export function touching(
  live: Pick<LiveMatch, 'moving' | 'frame' | 'skip' | 'onward'>,
  view: Pick<GameView, 'story'>,
  desk: Pick<Desk, 'refused'>,
  sounds: Sounds,
  since: Touched
) {
  let swallow = false;
  let before = -TWICE;
  const go = (now: number): void => {
    const { event } = live.frame;
    const twice = now - before < TWICE;
    before = now;
    if (event && !twice && view.story?.shows(event)) live.onward();
    else live.skip();
  };
  return {
    press: (event: Event): void => {
      sounds.wake();
      swallow = live.moving && event.type === 'pointerdown';
      if (live.moving) go(event.timeStamp);
      else if (since.index === undefined) since.dismiss();
    },
    click: (event: Event): void => {
      // Whoever touches on has read why the touch before was refused.
      desk.refused = undefined;
      // A key that presses something there looks at a seat, or explains.
      const looks = since.index !== undefined && (event as MouseEvent).detail > 0;
      if (looks && !swallow) since.next();
      if (!swallow && !looks) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
