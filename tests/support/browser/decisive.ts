/** What a decision needs lies wholly on the screen: nobody has to look for it behind a scroll. */
import type { Page } from '@playwright/test';

const things = 'main [aria-pressed], main .go, main .choices button';

/** Names of what decides and is not wholly on the screen; `more` are others that belong to it. */
export const outside = (page: Page, more?: string): Promise<(string | null)[]> =>
  page.evaluate(
    async (deciding) => {
      // The table turns to what comes next in the frame after the move.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll<HTMLElement>(deciding)].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        return inside || right === left ? [] : [one.ariaLabel ?? one.textContent];
      });
    },
    more ? `${things}, ${more}` : things
  );
