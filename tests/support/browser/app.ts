/** What every browser test starts from: a page that may not complain, and the words that people read. */
import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { sameLuck } from './luck.ts';

type Fixtures = {
  /** Complaints of any page of this test, console errors included. */
  readonly complaints: string[];
};

/** Every page of a test is listened to; a test that ends with complaints has failed. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use, { testId }) => {
      await sameLuck(context, testId);
      const complaints: string[] = [];
      const listen = (page: Page): void => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
        });
      };
      context.pages().forEach(listen);
      context.on('page', listen);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true }
  ]
});

export { expect };

export const phone = { width: 360, height: 640 } as const;
export const laptop = { width: 1280, height: 800 } as const;

/**
 * One step back out of a sheet, asked for by the page itself: it comes in order after the step by which the sheet has just
 * entered the history. `page.goBack` asks the browser, which on a busy machine may not have heard of that step yet.
 */
export const stepBack = (page: Page): Promise<void> => page.evaluate(() => history.back());

/** What axe finds wrong on the page once nothing moves on it, in a form that a failing test can show. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // What follows from a new size of the page is there two frames later.
    for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined))
    );
  });
  // Straight into the page, which has no frames: what @axe-core/playwright does for those takes six times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`)
    );
  });
}
