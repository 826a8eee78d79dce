import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { asleep, begin, openSettings } from '../support/browser/home.ts';

const html = (page: Page) => page.locator('html');

test('the theme changes at once and is there before anything is painted next time', async ({ page }) => {
  await openSettings(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Auto' }).check({ force: true });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('auto follows the device from day to night', async ({ page }) => {
  await openSettings(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('settings are remembered', async ({ page }) => {
  await openSettings(page);
  const curtain = page.getByRole('switch', { name: 'Curtain between players' });
  await expect(curtain).toHaveAttribute('aria-checked', 'false');
  await curtain.click();
  await expect(curtain).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(curtain).toHaveAttribute('aria-checked', 'true');
});

async function exportEverything(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Import a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('everything is exported, deleted after a question, and brought back from the file', async ({ page }) => {
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  await openSettings(page);
  const file = await exportEverything(page);

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('./');
  await expect(page.getByText('Finished matches are kept here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();

  await openSettings(page);
  await choose(page, 'wayside.json', file);
  await expect(page.getByRole('status').getByText('1 match added')).toBeVisible();
  await choose(page, 'wayside.json', file);
  await expect(page.getByRole('status').getByText('1 match was already here')).toBeVisible();
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('one match is saved as a file and can be imported', async ({ page }) => {
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  await page.goto('./');
  await page.getByRole('button', { name: 'More about Àiyé with Ada and Ben' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  await page.getByRole('button', { name: 'Delete this match' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Match deleted').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();

  await openSettings(page);
  await choose(page, 'match.json', file);
  await expect(page.getByText('1 match added').first()).toBeVisible();
});

test('a file that is not ours, is damaged or was changed is refused with the reason, and changes nothing', async ({
  page
}) => {
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  await openSettings(page);
  const file = await exportEverything(page);
  const refused = page.getByRole('alert');

  const files: readonly (readonly [string, string])[] = [
    ['{"format":"something.else/1"}', 'This is not a file from Wayside.'],
    [file.slice(0, file.length / 2), 'This file cannot be read: it is damaged or cut off.'],
    [file.replace('Ada', 'Eve'), 'This file was changed after it was saved, so it cannot be trusted.']
  ];
  for (const [text, reason] of files) {
    await choose(page, 'file.json', text);
    await expect(refused).toContainText(reason);
    await expect(refused).toContainText('Nothing was changed.');
  }
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
});

test('the settings name the makers, say that this is unofficial, and which values are reconstructed', async ({
  page
}) => {
  await openSettings(page);
  await expect(page.getByText('unofficial project')).toBeVisible();
  await expect(page.getByText('Àiyé by André Teruya and Igor Knop')).toBeVisible();
  await expect(page.getByText('reconstructed', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/^Version /)).toBeVisible();
});

test('all that is set before the page is awake is set, each by its last touch', async ({ page }) => {
  const wakeUp = await asleep(page);
  await page.goto('settings/', { waitUntil: 'commit' });
  for (const name of ['Light', 'Dark', 'Largest', 'Off'])
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
      .first()
      .click();
  await page.getByRole('switch', { name: 'Sound' }).click();
  wakeUp();
  for (const name of ['Dark', 'Largest', 'Off'])
    await expect(page.getByRole('radio', { name, exact: true }).first()).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked({ checked: false });
});

test('another broker: what is opened before the page is awake stays open, and nothing typed is written over', async ({
  page
}) => {
  const wakeUp = await asleep(page);
  await page.goto('settings/', { waitUntil: 'commit' });
  const address = page.getByRole('textbox', { name: 'Address' });
  await page.getByText('Use another broker').click();
  // Not before it is known which one was chosen.
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(address).toHaveCount(0);
  wakeUp();
  await address.fill('broker.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stored. It is used from the next connection on.').first()).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue('broker.example');
  await page.getByRole('button', { name: 'Back to the public ones' }).click();
  await expect(address).toBeHidden();
});

test('who has chosen servers of their own is not told that the public ones are used', async ({ page }) => {
  await openSettings(page);
  const told = page.getByText('You use the public PeerJS broker');
  await expect(told).toBeVisible();
  await page.getByText('Use another broker').click();
  await page.getByRole('textbox', { name: /^STUN and TURN servers/ }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stored. It is used from the next connection on.').first()).toBeVisible();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('0.peerjs.com');
  await expect(told).toBeHidden();
  await page.getByRole('button', { name: 'Back to the public ones' }).click();
  await expect(told).toBeVisible();
});

test('a device that asks for reduced motion has it, and it is said beside what was chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettings(page);
  const motion = page.getByRole('radiogroup', { name: /^Motion/ });
  await expect(motion).toContainText('This device asks for reduced motion, so nothing moves.');
  await motion.getByRole('radio', { name: 'Off' }).check({ force: true });
  await expect(motion).not.toContainText('This device asks');
});
