/** The journey of Ayar on phones: what is told of a walk. */
import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/browser/app.ts';
import { moments, openMoment } from '../support/browser/moments.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const main = (page: Page) => page.getByRole('main');

test('what a walk would open and wake is told in words, whatever banners stand before it', async ({ page }) => {
  await openMoment(page, 'ayar', { ...moments.ayar[0], until: ({ step, round }) => step === 'ayar' && round === 2 });
  const picks = main(page).locator('.figure.pick');
  const told: string[] = [];
  for (let n = 0; n < (await picks.count()); n += 1) {
    await picks.nth(n).evaluate((one: HTMLElement) => one.click());
    told.push(await main(page).locator('.dock p').first().innerText());
  }
  const crafts = /New places: (pots|cloth|maize|islands)((, | and )(pots|cloth|maize|islands))*\.|No new place\./;
  for (const text of told) expect(text).toMatch(crafts);
  expect(told.join('\n')).toMatch(/Wakes the \w+ festival at \d+:/);
  await expect(
    main(page)
      .getByRole('img', { name: /^festival of \w+ at space \d+,/ })
      .first()
  ).toBeVisible();
});
