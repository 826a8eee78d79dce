import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { begin, storedOffline } from '../support/browser/home.ts';

test.use({ serviceWorkers: 'allow' });

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
  const steps = page.getByRole('dialog', { name: 'Keep Wayside at hand' }).getByRole('listitem');
  await expect(steps.nth(1)).toContainText('Add to Home Screen');
  // They are followed one after the other, by their numbers.
  await expect(steps.first()).toHaveCSS('list-style-type', 'decimal');
  // Each shows what to look for: two signs of the device, and the icon as it will be.
  await expect(steps.locator('svg')).toHaveCount(2);
  const icon = steps.nth(2).locator('img');
  expect(await icon.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(180);
});

test('the status bar of iOS stands above the page, in writing that can be read by day', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('meta[name=apple-mobile-web-app-status-bar-style]')).toHaveAttribute('content', 'default');
});

test.describe('where the browser deletes what is not visited for seven days', () => {
  /** Safari on a phone, as far as a page can tell. */
  const safari = (page: Page, persisted = false): Promise<unknown> =>
    page.addInitScript((promised) => {
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
      Object.defineProperty(navigator, 'standalone', { value: false });
      navigator.storage.persisted = () => Promise.resolve(promised);
    }, persisted);
  const told = (page: Page) => page.getByRole('complementary', { name: 'This browser forgets after seven days.' });
  const kept = (page: Page) => page.getByRole('link', { name: 'Continue' });

  test('that is said once a match is kept there, with both ways out', async ({ page }) => {
    await safari(page);
    await page.goto('./');
    await expect(hint(page)).toBeVisible();
    await expect(told(page)).toBeHidden();
    await begin(page, ['Ada', 'Ben']);
    await page.goto('./');
    await expect(told(page)).toBeVisible();
    await expect(hint(page)).toBeHidden();

    const saved = page.waitForEvent('download');
    await told(page).getByRole('button', { name: 'Save a file' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^wayside-everything/);
    await told(page).getByRole('button', { name: 'How to install' }).click();
    await expect(page.getByRole('dialog', { name: 'Keep Wayside at hand' })).toBeVisible();
    await page.keyboard.press('Escape');

    await told(page).getByRole('button', { name: 'Do not show this again' }).click();
    await expect(told(page)).toBeHidden();
    await page.reload();
    await expect(kept(page)).toBeVisible();
    await expect(hint(page)).toBeVisible();
    await expect(told(page)).toBeHidden();
  });

  for (const [where, prepare] of [
    ['the browser promised to keep it', (page: Page) => safari(page, true)],
    ['the browser is another', () => Promise.resolve()]
  ] as const) {
    test(`nothing is said where ${where}`, async ({ page }) => {
      await prepare(page);
      await page.goto('./');
      await begin(page, ['Ada', 'Ben']);
      await page.goto('./');
      await expect(kept(page)).toBeVisible();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(told(page)).toBeHidden();
    });
  }
});
