/** What opens over and beside Aya's table: it moves nothing, leaves by Escape, and keeps the keyboard where the work is. */
import type { Page } from '@playwright/test';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { openBuilt, stands } from '../support/browser/aya-built.ts';
import { due, go, startAya } from '../support/browser/aya.ts';

const persons = ['Ada', 'Ben'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choices = (page: Page) => page.getByRole('group', { name: 'How the table is shown' });
const album = (page: Page) => page.getByRole('region', { name: 'Album' });

test('a phone: one thing at a time lies over the table, the list keeps its room, and Escape closes what is open', async ({
  page
}) => {
  await page.setViewportSize(phone);
  await openBuilt(page, { persons, until: stands(6) }, 'list');
  const room = async (): Promise<number> => (await page.locator('.list').boundingBox())!.height;
  const before = await room();
  await button(page, 'View').click();
  await expect(choices(page)).toBeVisible();
  expect(await room()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await expect(button(page, 'View')).toBeFocused();

  await button(page, 'View').click();
  await button(page, 'From above').click();
  await expect(choices(page)).toHaveCount(0);
  await button(page, 'Album').click();
  await expect(album(page)).toBeVisible();
  await button(page, 'View').click();
  await expect(album(page)).toHaveCount(0);
  await button(page, 'Album').click();
  await expect(choices(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(album(page)).toHaveCount(0);
});

test('a wide page: the keyboard comes to the tools and the dock before it goes through the log', async ({ page }) => {
  await page.setViewportSize(laptop);
  await openBuilt(page, { persons, until: stands(12) });
  await expect(page.locator('.log')).toContainText('places');
  const order = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a')]
      .filter((one) => one.checkVisibility())
      .map((one) => ['tools', 'dock', 'log'].find((name) => one.closest(`.${name}`)) ?? 'other')
  );
  expect(order.lastIndexOf('tools')).toBeLessThan(order.indexOf('dock'));
  expect(order.lastIndexOf('dock')).toBeLessThan(order.indexOf('log'));
  expect(await faults(page)).toEqual([]);
});

test('the break: the app shows what it would build, on the table and in words, and hides it again', async ({
  page
}) => {
  await page.setViewportSize(phone);
  await openBuilt(page, { persons, until: ({ phase }) => phase === 'break', options: { glassMs: 90_000 } });
  const places = page.locator('.flat .end');
  await expect(places).toHaveCount(0);
  await button(page, 'Show a plan').click();
  const plan = /At your pace so far, the app would place (\d+) more dominoes/;
  await expect(page.locator('.say')).toContainText(plan);
  // What a minute and a half of the second glass give at four seconds a turn, and no more.
  const told = Number(plan.exec(await page.locator('.say').innerText())?.[1]);
  expect(told).toBeLessThanOrEqual(22);
  expect(told).toBeGreaterThan(5);
  expect(await places.count()).toBeGreaterThanOrEqual(told);
  expect(await faults(page)).toEqual([]);
  await button(page, 'Hide the plan').click();
  await expect(places).toHaveCount(0);
});

test('practice: the focus stays in the dock after “Begin”, and it is said what a place is for', async ({ page }) => {
  await startAya(page, { persons: ['Ada'], glass: 'No sand' });
  await go(page).click();
  await due(page, 'glass');
  await go(page).focus();
  await page.keyboard.press('Enter');
  const isThere = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.dock') != null);
  await due(page, 'place');
  await expect.poll(isThere).toBe(true);
  await expect(page.locator('.say span')).not.toBeEmpty();
});
