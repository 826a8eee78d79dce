/** Ending a page in the ways pages end, in the middle of play. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Dice } from './dice.ts';
import { play } from './person.ts';

export const ways = ['crash', 'close', 'reload', 'leave'] as const;

/** Ends the page in one of the ways pages end; the one given back has the match open again. */
export async function kill(
  context: BrowserContext,
  page: Page,
  url: string,
  way: (typeof ways)[number]
): Promise<Page> {
  if (way === 'reload') {
    await page.reload();
    return page;
  }
  if (way === 'leave') {
    await page.goto('about:blank');
    await page.goto(url);
    return page;
  }
  if (way === 'crash') {
    // The renderer is gone at once, in the middle of whatever it did: no event handler runs any more.
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
  const next = await context.newPage();
  await next.goto(url);
  return next;
}

/** A moment's worth of play and more, cut off wherever it happens to be. */
export async function playOn(page: Page, random: Dice): Promise<void> {
  // The hands go on until the page is gone: were something taken back then, fewer drafts would be no loss.
  const playing = play(page, random, { touches: 1 + random.roll(12), onward: true }).catch(() => undefined);
  const cut = random.roll(400);
  await Promise.race([playing, page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), cut)]);
}
