import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { begin, storedOffline } from '../support/browser/home.ts';
import { copyOfBuild, release, releaseHouse, releasePart, serve, type Host } from '../support/browser/host.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

let host: Host;
let copy: ReturnType<typeof copyOfBuild>;
test.beforeEach(async () => {
  copy = copyOfBuild();
  host = await serve(copy.folder);
});
test.afterEach(async () => {
  await host.stop();
  copy.remove();
});

const offer = (page: Page) => page.getByText('A newer Wayside is here.');
const renew = (page: Page) => page.getByRole('button', { name: 'Update now' });
const build = (page: Page) => page.locator('html').getAttribute('data-build');

/** What the page does by itself when it is looked at again. */
const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test('a newer version is offered on home, and taken when asked', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  release(copy.folder, 'second');
  await lookForUpdate(page);

  await expect(offer(page)).toBeVisible();
  expect(await build(page)).toBeNull();

  await renew(page).click();
  await expect.poll(() => build(page)).toBe('second');
  await expect(offer(page)).toBeHidden();
  await storedOffline(page);
});

test('what only one game needs is stored with a newer version before that takes over, if it was stored before', async ({
  page
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(host.url);
  await expect(page.getByText('0 of 4 games offline')).toBeVisible();
  await page.getByRole('button', { name: /^Ayar, / }).click();
  await page.getByRole('button', { name: 'Store it now' }).click();
  await expect(page.getByText('Ayar is not stored yet')).toBeHidden();
  const [old, newer] = releasePart(copy.folder, 'ayar');
  const keeps = (game: string, file: string): Promise<boolean> =>
    page.evaluate(
      async ([game, file]) => {
        const name = (await caches.keys()).find((one) => one.startsWith(`game-${game}-`));
        return name !== undefined && !!(await (await caches.open(name)).match(file));
      },
      [game, `${host.url}${file}`] as const
    );
  expect([await keeps('ayar', old), await keeps('ayar', newer)]).toEqual([true, false]);

  release(copy.folder, 'second');
  await lookForUpdate(page);
  await page.goto(host.url);
  await expect(offer(page)).toBeVisible();
  expect([await keeps('ayar', old), await keeps('ayar', newer)]).toEqual([true, true]);

  await renew(page).click();
  await expect.poll(() => build(page)).toBe('second');
  await expect.poll(() => keeps('ayar', old)).toBe(false);
  expect(await keeps('ayar', newer)).toBe(true);
  await expect(page.getByRole('button', { name: /^Ayar, / })).not.toHaveAccessibleName(/not stored yet/);
  await expect(page.getByRole('button', { name: /^Aya, / })).toHaveAccessibleName(/not stored yet/);
});

test('a version that is taken while a newer one is being stored takes nothing of that away', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  release(copy.folder, 'second');
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();

  const newer = `${host.url}${releaseHouse(copy.folder)}`;
  release(copy.folder, 'third');
  const keeps = (): Promise<boolean> => page.evaluate(async (url) => !!(await caches.match(url)), newer);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.context().route('**/index.html*', async (route) => {
    await held;
    await route.continue();
  });
  await lookForUpdate(page);
  await expect.poll(keeps).toBe(true);

  await renew(page).click();
  await expect.poll(() => build(page)).toBe('second');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  expect(await keeps()).toBe(true);

  goOn();
  await expect(offer(page)).toBeVisible();
  await renew(page).click();
  await expect.poll(() => build(page)).toBe('third');
  expect(await keeps()).toBe(true);
});

test('an offer that nobody takes changes nothing, even over a reload', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  release(copy.folder, 'second');
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();

  await page.reload();

  await expect(offer(page)).toBeVisible();
  expect(await build(page)).toBeNull();
});

test('in the middle of a match nothing is offered and nothing reloads; home offers it afterwards', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await begin(page, ['Ada', 'Ben']);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  release(copy.folder, 'second');
  await lookForUpdate(page);

  await expect(page.locator('html')).toHaveAttribute('data-update', 'waiting');
  await expect(offer(page)).toBeHidden();
  await tableIsThere(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(offer(page)).toBeVisible();
  await renew(page).click();
  await expect.poll(() => build(page)).toBe('second');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('a match open in another tab is not disturbed', async ({ page, context }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await begin(page, ['Ada', 'Ben']);
  release(copy.folder, 'second');
  const home = await context.newPage();
  await home.goto(host.url);
  await lookForUpdate(home);

  await renew(home).click();

  await expect(home.getByText('A match is open in another tab.').last()).toBeVisible();
  expect(await build(home)).toBeNull();
  await tableIsThere(page);
});

test('settings can look for a newer version', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Check for an update' }).click();
  await expect(page.getByText('This is the newest version.').first()).toBeVisible();
  release(copy.folder, 'second');
  await page.getByRole('button', { name: 'Check for an update' }).click();
  await expect(renew(page)).toBeVisible();
});
