import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { storedOffline } from '../support/browser/home.ts';

/** What Chromium tells a page that may be installed; a test's own private profile never is. */
const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(
      Object.assign(event, {
        prompt: () => {
          document.documentElement.dataset.prompted = 'yes';
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: 'accepted' })
      })
    );
  });

const hint = (page: Page) => page.getByRole('button', { name: /^Keep it at hand/ });

test('where the browser offers to install, home does too, and × means never again', async ({ page }) => {
  await page.goto('./');
  await storedOffline(page);
  await expect(hint(page)).toBeHidden();
  await offerInstall(page);
  await expect(hint(page)).toBeVisible();

  await page.getByRole('button', { name: 'Do not show this again' }).click();
  await expect(hint(page)).toBeHidden();
  await page.reload();
  await storedOffline(page);
  await offerInstall(page);
  await expect(hint(page)).toBeHidden();
});

test('the hint opens the browser’s own question, and leaves once it is installed', async ({ page }) => {
  await page.goto('./');
  await storedOffline(page);
  await offerInstall(page);
  await hint(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(hint(page)).toBeHidden();
});

test('on iOS, which offers nothing, the way is explained', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.goto('./');
  await hint(page).click();
  await expect(page.getByRole('dialog', { name: 'Keep Wayside at hand' })).toContainText('Add to Home Screen');
});
