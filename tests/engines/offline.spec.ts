/** Stored at the first visit, there without its host, renewed when asked, and never lost on the way. */
import { copyOfBuild, release, serve } from '../support/browser/host.ts';
import { gone, see, sees, touch, until } from '../support/engines/hands.ts';
import { begin, storedOffline, table } from '../support/engines/person.ts';
import { expect, listening, test } from '../support/engines/test.ts';

const offer = 'A newer Wayside is here.';

test('the host is gone: home, a match and a page that was never opened are there', async ({ host, tab }) => {
  await tab.goto(host.url);
  await storedOffline(tab);
  await begin(tab);
  await host.stop();
  await tab.reload();
  await table(tab);
  await tab.goto(host.url);
  await touch(tab, 'link', 'Continue');
  await table(tab);
  await tab.goto(`${host.url}settings/?from=test`);
  await see(tab, 'heading', 'Settings');
});

test('loaded again while it is being stored for the first time, it is no newer version, and becomes ready', async ({
  host,
  tab
}) => {
  await tab.goto(host.url);
  for (let loads = 0; loads < 3; loads += 1) {
    // Not a moment before: WebKit never again stores anything at an address that was left while the worker itself was fetched.
    await until(tab, 'something is stored', () => tab.evaluate(async () => (await caches.keys()).length > 0, null));
    await tab.reload();
  }
  await until(
    tab,
    'ready, and no offer',
    async () => {
      expect(await sees(tab, 'text', offer)).toBe(false);
      return sees(tab, 'text', 'Ready offline');
    },
    90_000
  );
  expect(await sees(tab, 'text', offer)).toBe(false);
});

test('a newer version is offered on home, and taken when asked', async ({ tab }) => {
  const { folder, remove } = copyOfBuild();
  listening(folder);
  const host = await serve(folder);
  await tab.goto(host.url);
  await storedOffline(tab);
  release(folder, 'second');
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()), null);
  await see(tab, 'text', offer, 90_000);
  await touch(tab, 'button', 'Update now');
  await until(tab, 'the newer version', () =>
    tab.evaluate(() => document.documentElement.dataset.build === 'second', null)
  );
  await storedOffline(tab);
  await gone(tab, 'text', offer);
  await host.stop();
  remove();
});

test('a page that is left while its parts are still coming is left', async ({ host, tab }) => {
  for (let n = 0; n < 8; n += 1) {
    await tab.goto(host.url);
    // Sooner or later after it has been loaded: parts come one after the other.
    await new Promise((resolve) => setTimeout(resolve, 70 * n));
    const address = `${host.url}settings/?n=${n}`;
    await tab.evaluate((to) => void (location.href = to), address).catch(() => undefined);
    await until(tab, address, () => tab.evaluate((to) => location.href === to, address));
    await see(tab, 'heading', 'Settings');
  }
});
