/** The river of `buildRiver` on a device: its match imported and opened, up to where the first domino may be pushed. */
import { expect, type Page } from '@playwright/test';
import { buildRiver } from '../aya/river.ts';
import { openSettings } from './home.ts';
import { due, showAs, type AyaWanted } from './aya.ts';

export async function openRiver(page: Page, table: NonNullable<AyaWanted['table']>): Promise<void> {
  await showAs(page, table);
  const { file, id } = await buildRiver();
  await page.goto('./');
  await openSettings(page);
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'river.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByRole('status').getByText('1 match added')).toBeVisible();
  await page.goto(`./play?m=${id}`);
  await page.getByRole('button', { name: 'Ada, go on' }).click();
  await expect(page.locator('.aya-table')).toHaveAttribute('data-due', /draw|place/);
}

/** Pushes what stands, and answers when the fall has been shown. */
export async function pushOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hands off/ }).click();
  await due(page, 'push');
  await page.locator('main .go').click();
}
