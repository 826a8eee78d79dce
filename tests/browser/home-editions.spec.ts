import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, faults, test } from '../support/browser/app.ts';
import { asleep } from '../support/browser/home.ts';
import { tableIsThere } from '../support/browser/start.ts';

async function create(page: Page, name: string): Promise<void> {
  await page.goto('editions/');
  await page.getByRole('button', { name: 'New edition of Àiyé' }).click();
  await page.getByRole('textbox', { name: 'Name of this edition' }).fill(name);
  await page.getByRole('button', { name: 'Save this edition' }).click();
  await expect(page.getByText(`“${name}” saved`).last()).toBeVisible();
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Import an edition')
    .setInputFiles({ name: 'edition.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('an edition of one’s own is made, offered for a new match, saved as a file, deleted and brought back', async ({
  page
}) => {
  await create(page, 'My copy');
  const mine = page.getByRole('listitem').filter({ hasText: 'My copy' });
  await expect(mine).toBeVisible();

  const download = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');

  await mine.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(mine).toBeHidden();
  await choose(page, file);
  await expect(mine).toBeVisible();

  await page.goto('./');
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.getByRole('combobox', { name: 'Cards' }).selectOption({ label: 'My copy' });
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada');
  await page.getByRole('button', { name: 'Start Àiyé' }).click();
  await tableIsThere(page);
});

test('of two editions of one name each is kept when it is saved again, and gone only where its values have changed', async ({
  page
}) => {
  await create(page, 'My copy');
  await page.getByRole('listitem').filter({ hasText: 'My copy' }).getByRole('button', { name: 'Change' }).click();
  await page.locator('summary').filter({ hasText: 'Everything, as text' }).click();
  const text = page.getByRole('textbox', { name: 'Everything, as text' });
  await text.fill((await text.inputValue()).replace('"Sun Challenger"', '"Day Challenger"'));
  await text.blur();
  const saved = page.getByRole('button', { name: 'Save this edition' });
  await saved.click();
  const mine = page.getByRole('listitem').filter({ hasText: 'My copy' });
  await expect(mine).toHaveCount(1); // another now, in the place of the first
  await create(page, 'My copy');
  await expect(mine).toHaveCount(2);
  for (const n of [0, 1]) {
    await mine.nth(n).getByRole('button', { name: 'Change' }).click();
    await saved.click();
    await expect(mine).toHaveCount(2);
  }
});

test('a file that is no edition, or with values that make no game, is refused in words', async ({ page }) => {
  await page.goto('editions/');
  await expect(page.getByText('No edition of your own yet.').first()).toBeVisible();
  await choose(page, '{"format":"something.else"}');
  // It is nothing that the game says of values.
  await expect(page.getByRole('alert')).toHaveText('This is not a file with an edition.');
  await choose(page, '{"format":"wayside.edition/1","game":"aiye","name":"Empty","data":{}}');
  await expect(page.getByRole('alert')).toContainText('The game cannot be played with these values');
  await expect(page.getByText('No edition of your own yet.').first()).toBeVisible();
});

test('a file chosen before the page’s code has come is taken once it is there', async ({ page }) => {
  const wakeUp = await asleep(page);
  await page.goto('editions/', { waitUntil: 'commit' });
  await choose(page, '{"format":"something.else"}');
  await expect(page.getByRole('alert')).toBeHidden();
  wakeUp();
  await expect(page.getByRole('alert')).toContainText('This is not a file with an edition.');
});

test('values changed as text are taken once they make a game, and lost never', async ({ page }) => {
  await page.goto('editions/');
  await page.getByRole('button', { name: 'New edition of Àiyé' }).click();
  await page.locator('summary').filter({ hasText: 'Everything, as text' }).click();
  const text = page.getByRole('textbox', { name: 'Everything, as text' });
  const whole = await text.inputValue();
  for (const wrong of ['{', '{}', 'null']) {
    await text.fill(wrong);
    await text.blur();
    await expect(page.getByText('This cannot be played yet:')).toBeVisible();
    await expect(text).toHaveValue(wrong);
    await expect(page.getByText('Characters', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save this edition' })).toBeDisabled();
  }
  await text.fill(whole.replace('"Sun Challenger"', '"Day Challenger"'));
  await text.blur();
  await expect(page.getByText('This cannot be played yet:')).toBeHidden();
  await expect(page.getByText('Day Challenger').first()).toBeVisible();
});

test('text that is ended by the touch on “Save” is in what is saved', async ({ page }) => {
  await page.goto('editions/');
  await page.getByRole('button', { name: 'New edition of Àiyé' }).click();
  await page.locator('summary').filter({ hasText: 'Everything, as text' }).click();
  const text = page.getByRole('textbox', { name: 'Everything, as text' });
  const changed = (await text.inputValue()).replace('"Sun Challenger"', '"Day Challenger"');
  // A finger leaves the field and touches the button in one: nothing has been looked at in between.
  await text.evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('change', { bubbles: true }));
    area.form!.requestSubmit();
  }, changed);
  await page.getByRole('listitem').filter({ hasText: 'My copy' }).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Day Challenger').first()).toBeAttached();
});

test('the focus stays on the page when what had it is gone, and each button says whose it is', async ({ page }) => {
  const main = page.locator('main');
  await create(page, 'My copy');
  await expect(main).toBeFocused();
  const remove = page.getByRole('listitem').filter({ hasText: 'My copy' }).getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveAccessibleDescription('My copy');
  await remove.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(remove).toBeHidden();
  await expect(main).toBeFocused();
  await page.getByRole('button', { name: 'New edition of Atiwa' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of this edition' })).toBeVisible();
  await expect(main).toBeFocused();
});

test('axe finds nothing on the form', async ({ page }) => {
  await page.goto('editions/');
  await page.getByRole('button', { name: 'New edition of Àiyé' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of this edition' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
