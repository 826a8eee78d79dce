/** What one plays for is in view on a phone, beside whose turn it is, and leads to the score. */
import type { Page } from '@playwright/test';
import { expect, laptop, phone, test } from '../support/browser/app.ts';
import { misfits } from '../support/browser/fit.ts';
import { moments, openMoment } from '../support/browser/moments.ts';

test.use({ reducedMotion: 'reduce' });

for (const game of ['aiye', 'atiwa', 'ayar'] as const)
  for (const size of [phone, laptop])
    test(`${game} at ${size.width}: it stands in the bar, nothing is cut for it, and it opens the score`, async ({
      page
    }) => {
      await page.setViewportSize(size);
      await openMoment(page, game, moments[game][2]);
      const aim = page.getByRole('button', { name: /^What you play for: / });
      await expect(aim).toBeVisible();
      expect(await misfits(page, '.name, .others h3, .who, .land > .line, .doing')).toEqual([]);
      await aim.click();
      await expect(page.getByRole('dialog', { name: 'Score so far' })).toBeVisible();
    });

/** Words of steps that run into what stands beside them, with each of them due in turn. */
const crowded = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Steps of this turn' }).evaluate((list) => {
    const steps = [...list.children];
    const was = list.innerHTML;
    const found = steps.flatMap((due, at) => {
      for (const [n, step] of steps.entries()) {
        step.classList.toggle('past', n < at);
        step.toggleAttribute('aria-current', step === due);
      }
      return steps.filter((step) => step.scrollWidth > step.clientWidth).map(({ textContent }) => textContent);
    });
    list.innerHTML = was;
    return found;
  });

for (const game of ['atiwa', 'ayar'] as const)
  test(`${game}: beside what one plays for the steps of the turn keep apart, on any phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openMoment(page, game, moments[game][1]);
    for (const width of [320, 340, 360, 375, 393, 412, 430]) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect(page.getByRole('button', { name: /^What you play for: / }), `${width} px`).toBeVisible();
      expect(await crowded(page), `${width} px`).toEqual([]);
    }
  });
