/** The values printed on one's own copy: entered, refused where they make no game, and played by. */
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { startMatch } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

test('an owner enters other values, is told what cannot be played, and plays by them', async ({ page }) => {
  await page.goto('./editions/');
  await page.getByRole('button', { name: 'New edition of Atiwa' }).click();
  await page.getByRole('textbox', { name: 'Name of this edition' }).fill('My box');
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const families = page.getByRole('textbox', { name: /^families: 13 numbers/ });
  const numbers = await families.inputValue();
  await families.fill('1 2 3');
  await page.getByRole('button', { name: 'Save this edition' }).click();
  await expect(page.getByText('This cannot be played yet:')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await families.fill(numbers.replace(/^1 3/, '2 4'));
  await families.blur();
  await expect(page.getByText('This cannot be played yet:')).toBeHidden();

  // Every part opens; a card takes another name, a space another price.
  for (const part of ['Locations and their prices', 'Terrain cards', 'Action spaces', 'Action tiles', 'Young']) {
    const group = page.locator('summary').filter({ hasText: part });
    await group.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.locator('summary[aria-label="Show the values of Village"]').click();
  const village = page
    .locator('details[open]')
    .filter({ has: page.locator('summary[aria-label$="of Village"]') })
    .last();
  await village.getByRole('spinbutton', { name: 'Value' }).fill('9');
  await village.getByRole('spinbutton', { name: 'Value' }).blur();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save this edition' }).click();
  await expect(page.getByText('“My box” saved').last()).toBeVisible();

  await startMatch(page, { game: 'Atiwa', persons: ['Ada', 'Baraka'], edition: 'My box' });
  const supply = page.getByRole('group', { name: /’s? supply board/ });
  await expect(supply.getByRole('button', { name: /^families: 1 of 13/ })).toHaveAccessibleName(/needs 2 food/);
  await expect(page.locator('.gable').filter({ hasText: 'Village' }).locator('b')).toHaveText('9');
});
