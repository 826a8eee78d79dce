import { expect, test } from '../support/browser/app.ts';
import { begin, storedOffline } from '../support/browser/home.ts';
import { serve, type Host } from '../support/browser/host.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

const folder = '/games/wayside/';
let host: Host;
test.beforeEach(async () => {
  host = await serve('build', folder);
});
test.afterEach(() => host.stop());

test('under a folder of a host every page, part and file is found', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(`${host.url}settings/`);
  await page.getByRole('link', { name: 'My editions' }).click();
  await expect(page).toHaveURL(`${host.url}editions/`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(host.url);
  await page.getByRole('link', { name: /^Rules/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${host.url}rules/`));
  // Opened directly too, not only from within.
  await page.goto(`${host.url}settings/`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  expect(host.missing).toEqual([]);
});

test('under a folder a match is played, and goes on without the host', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  await begin(page, ['Ada', 'Ben']);
  expect(new URL(page.url()).pathname).toBe(`${folder}play/`);
  await host.stop();
  await page.reload();
  await tableIsThere(page);
  expect(host.missing).toEqual([]);
});

test('installed from a folder it stays in that folder', async ({ page }) => {
  await page.goto(host.url);
  await storedOffline(page);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(url).toBe(`${host.url}manifest.webmanifest`);
  expect(errors).toEqual([]);
  // A test's profile is always a private one, which is the only complaint there may be.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(host.url);
});
