/** What a table costs that nobody touches: nothing on it may be drawn again and again (a phone's battery is at stake). */
import type { Browser, Page } from '@playwright/test';
import { startMatch } from '../support/browser/start.ts';
import { computed, idOf, withApp } from './app.ts';
import { lower, type Bench, type Measure } from './measure.ts';

/** How long a table has to come to rest, and how long it is looked at then, in seconds. */
const calm = 8;
const looked = 15;

/** The share of one core, in percent, that this page at rest takes. */
async function share(browser: Browser, page: Page): Promise<number> {
  await page.waitForTimeout(1000 * calm);
  const before = await computed(browser);
  await page.waitForTimeout(1000 * looked);
  return (100 * ((await computed(browser)) - before)) / looked;
}

export const rest: Bench = {
  names: ['web.rest-cpu'],
  run: async () => {
    const measures: Measure[] = [];
    for (const game of ['Àiyé', 'Atiwa', 'Aya', 'Ayar'])
      measures.push(
        await withApp(async ({ browser, page }) => {
          await startMatch(page, { game, persons: ['Ada', 'Ben'] });
          const name = idOf(game);
          return lower(`web.rest-cpu-${name}`, await share(browser, page), '%', 1);
        })
      );
    return measures;
  }
};
