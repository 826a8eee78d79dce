/** The names beside the symbols: in the first three matches of a game, where there is room, and as long as they are wanted. */
import type { Page } from '@playwright/test';
import { expect, laptop, phone, test } from '../support/browser/app.ts';
import { misfits } from '../support/browser/fit.ts';
import { moments, openMoment } from '../support/browser/moments.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce' });

const names = (page: Page) =>
  page.locator('.chips').getByText(/^(masks|cards|gold|food to find|nature|sun|moon|devotion|llamas)$/);
const seen = (page: Page) => names(page).filter({ visible: true });

for (const game of ['aiye', 'atiwa', 'ayar'] as const)
  for (const [where, size] of [
    ['on a phone', phone],
    ['on a laptop', laptop]
  ] as const)
    test(`${game}: they stand in the chips of a first match ${where}, and nothing is cut for them`, async ({
      page
    }) => {
      await page.setViewportSize(size);
      await openMoment(page, game, moments[game][0]);
      await expect(seen(page).first()).toBeVisible();
      expect(await misfits(page, '.name, .others h3, .who, .land > .line, .doing')).toEqual([]);
    });

test('the fourth match is without them, the first one keeps them, and who wants none gets none', async ({ page }) => {
  await page.setViewportSize(laptop);
  const matches: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    matches.push(`./play/?m=${await startMatch(page, { persons: ['Ada', 'Baraka'] })}`);
    if (n < 3) await expect(seen(page).first()).toBeVisible();
    else await expect(seen(page)).toHaveCount(0);
  }
  await page.goto(matches[0]!);
  await tableIsThere(page);
  await expect(seen(page).first()).toBeVisible();

  await page.goto('./settings/');
  await page.getByRole('switch', { name: 'Names beside symbols' }).click();
  await expect(page.getByRole('switch', { name: 'Names beside symbols' })).not.toBeChecked();
  await page.goto(matches[0]!);
  await tableIsThere(page);
  await expect(page.locator('.chips')).toBeVisible();
  await expect(seen(page)).toHaveCount(0);
});
