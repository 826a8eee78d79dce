import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { begin, storedOffline } from '../support/browser/home.ts';
import { serve, type Host } from '../support/browser/host.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await serve('build');
});
test.afterEach(() => host.stop());

const stored = 'Ready offline';

test('after one visit the host may vanish: home comes back on reload', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await host.stop();

  await page.reload();

  await expect(page.getByRole('heading', { name: 'Wayside', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Àiyé, 2–4 players/ })).toBeVisible();
  await storedOffline(page);
});

test('the covers are drawn without a host', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await host.stop();
  await page.reload();
  const cover = page.getByRole('region', { name: 'Games' }).locator('img').first();
  await expect(cover).toBeVisible();
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  ).toBeGreaterThan(0);
});

test('a page that was never opened works without a host, whatever its query', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await host.stop();

  await page.goto(`${host.url}settings/?from=test`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.goto(`${host.url}editions/`);
  await expect(page.getByRole('heading', { name: 'My editions', level: 1 })).toBeVisible();
});

test('a match is begun, left and continued without a host', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await host.stop();

  await begin(page, ['Ada', 'Ben']);
  await page.reload();
  await tableIsThere(page);
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Continue' }).click();
  await tableIsThere(page);
});

test('a page that does not exist says so, and leads home, with and without a host', async ({ page, complaints }) => {
  await page.goto(host.url);
  await storedOffline(page);

  for (const gone of [false, true]) {
    if (gone) await host.stop();
    await page.goto(`${host.url}no/such/page/`);
    await expect(page.getByRole('heading', { name: 'Off the map' })).toBeVisible();
    const home = page.getByRole('link', { name: 'Back to the shelf' });
    await expect(home).toHaveAttribute('href', host.url);
  }
  // The browser itself complains about a page that is not there.
  complaints.length = 0;
});

test('what has gone from this device since is stored again when a page is opened', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  const gone = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache'))!);
    const keys = await cache.keys();
    const some = [
      keys.find(({ url }) => url.includes('/_app/immutable/chunks/'))!,
      keys.find(({ url }) => url.includes('/settings/index.html'))!
    ];
    for (const one of some) await cache.delete(one);
    return some.map(({ url }) => url);
  });
  const here = (): Promise<boolean[]> =>
    page.evaluate((urls) => Promise.all(urls.map(async (url) => !!(await caches.match(url)))), gone);
  expect(await here()).toEqual([false, false]);
  await page.reload();
  await expect.poll(here).toEqual([true, true]);
  await storedOffline(page);
  await host.stop();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a host that does not give out its page for what is not there keeps nobody from playing without a signal', async ({
  page
}) => {
  await page.context().route('**/404.html', (route) => route.fulfill({ status: 404 }));
  await page.goto(host.url);
  await storedOffline(page);
});

test('“Ready offline” is not said before it is true', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // One file of the list is slow to come.
  await page.context().route('**/manifest.webmanifest*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(host.url);
  await expect(page.getByText(/^\d+ of \d+ files stored$/)).toBeVisible();
  await expect(page.getByText(stored)).toBeHidden();
  release();
  await storedOffline(page);
});

test.describe('on a slow connection', () => {
  const drawer = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
  });

  const stored = (page: Page, games: number) => expect(page.getByText(`${games} of 4 games offline`)).toBeVisible();

  test('no game is stored that nobody plays, and the shelf says so; one is when somebody asks for it', async ({
    page
  }) => {
    await page.goto(host.url);
    await stored(page, 0);
    for (const name of ['Àiyé', 'Atiwa', 'Aya', 'Ayar'])
      await expect(drawer(page, name)).toHaveAccessibleName(/not stored yet/);
    const games = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('game-')));
    expect(await games()).toEqual([]);

    await drawer(page, 'Ayar').click();
    const offer = page.getByRole('complementary', { name: 'Ayar is not stored yet' });
    await offer.getByRole('button', { name: 'Store it now' }).click();
    await expect(offer).toBeHidden();
    expect(await games()).toEqual([`game-ayar-${host.url}`]);
    await page.keyboard.press('Escape');
    await expect(drawer(page, 'Ayar')).not.toHaveAccessibleName(/not stored yet/);
    await expect(drawer(page, 'Aya')).toHaveAccessibleName(/not stored yet/);

    await stored(page, 1);

    await host.stop();
    await page.reload();
    await expect(drawer(page, 'Ayar')).not.toHaveAccessibleName(/not stored yet/);
    await drawer(page, 'Ayar').click();
    await page.getByRole('button', { name: 'Start Ayar' }).click();
    await tableIsThere(page);
  });

  test('a game that is played is stored', async ({ page }) => {
    await page.goto(host.url);
    await stored(page, 0);
    await drawer(page, 'Atiwa').click();
    await page.getByRole('button', { name: 'Start Atiwa' }).click();
    await tableIsThere(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('game-atiwa-'))))
      .toBe(true);
    await page.goto(host.url);
    await expect(drawer(page, 'Atiwa')).not.toHaveAccessibleName(/not stored yet/);
    await host.stop();
    await page.getByRole('link', { name: 'Continue' }).click();
    await tableIsThere(page);
  });
});
