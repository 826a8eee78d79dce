/** A device whose physics does not run stops no match: it asks again, another device helps, or the push is taken back. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { openBuilt } from '../support/browser/aya-built.ts';
import { due, go, skipFall } from '../support/browser/aya.ts';
import { physicsWorker } from '../support/browser/physics.ts';

const breakPhysics = (page: Page): Promise<unknown> => page.route(`**/${physicsWorker()}`, (route) => route.abort());
const mendPhysics = (page: Page): Promise<unknown> => page.unroute(`**/${physicsWorker()}`);
const entries = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('play').getAttribute('data-entries'));

test('AYA-R-15 a push whose fall cannot be worked out is tried again, or taken back; nothing is lost', async ({
  page
}) => {
  test.slow();
  // Before the table is there: as soon as it is, it asks which of its photos would be lost.
  await breakPhysics(page);
  await openBuilt(page, { persons: ['Ada', 'Ben'], until: ({ phase }) => phase === 'push' }, 'flat');
  const before = await entries(page);
  await go(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'could not work out what falls' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  // Trying again where nothing has changed leads back here; a reload too.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(alert).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(alert).toBeHidden();
  await due(page, 'push');
  await expect(go(page)).toBeVisible();
  expect(await entries(page)).toBe(before + 2);

  // The same push, once the physics runs again.
  await go(page).click();
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await mendPhysics(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden({ timeout: 30_000 });
  await skipFall(page);
  expect(await entries(page)).toBe(before + 4);
});
