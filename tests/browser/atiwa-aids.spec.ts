/** The aids at the table with the real box. */
import type { Page } from '@playwright/test';
import type { Harvest } from '#games/atiwa/aid/harvest.ts';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { storedSettings } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('the score pad counts, names the winner, and is there again after a reload', async ({ page }) => {
  await page.goto('./rules/?g=atiwa');
  await page.getByRole('link', { name: /^Score pad/ }).click();
  const pad = page.getByRole('table', { name: 'Score pad' });
  await pad.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
  const enter = async (what: string, values: readonly number[]): Promise<void> => {
    for (const [seat, value] of values.entries())
      await pad.getByRole('spinbutton', { name: `${what}, ${seat === 0 ? 'Ada' : 'Player 2'}` }).fill(String(value));
  };
  await enter('Gold', [12, 9]);
  await enter('Card values together', [30, 33]);
  await enter('Bats on cards', [14, 3]);
  await enter('Food that was missing', [1, 0]);
  await enter('Pollution markers', [4, 2]);
  // More than there are in the game is brought down to what there is.
  await enter('Families on cards', [99, 0]);
  await pad.getByRole('textbox', { name: 'Name of player 1' }).focus();
  await expect(pad.getByRole('spinbutton', { name: 'Families on cards, Ada' })).toHaveValue('13');
  await enter('Families on cards', [0, 0]);
  await pad.getByRole('textbox', { name: 'Name of player 1' }).focus();
  // 12 + 30 + 4 bats beyond ten − 2 for missing food; 9 + 33.
  const total = pad.getByRole('row', { name: /^Points/ });
  await expect(total.getByRole('cell')).toHaveText(['44', '42']);
  await expect(pad.getByRole('row', { name: /^Place/ }).getByRole('cell')).toHaveText(['1.', '2.']);
  await enter('Gold', [10, 9]);
  await pad.getByRole('textbox', { name: 'Name of player 1' }).focus();
  // Level in points: fewer markers.
  await expect(pad.getByRole('row', { name: /^Place/ }).getByRole('cell')).toHaveText(['2.', '1.']);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.getByRole('button', { name: 'Add a player' })).toBeHidden();
  expect(await sideways(page)).toBe(false);
  // Nobody is as quick to reload as this: the fourth player is on the disk.
  await expect.poll(async () => (await storedSettings(page)).split('"counts"').length - 1).toBe(4);
  await page.reload();
  await expect(total.getByRole('cell')).toHaveText(['42', '42', '0', '0']);
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(total.getByRole('cell')).toHaveText(['0', '0']);
});

test('the helper leads through a harvest, forth and back, and goes on after a reload', async ({ page }) => {
  await page.goto('./aid/?g=atiwa&a=harvest');
  const count = (what: string) => page.getByRole('group', { name: what, exact: true });
  const more = async (what: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1)
      await count(what)
        .getByRole('button', { name: /^One more/ })
        .click();
  };
  const step = (name: string) => page.getByRole('region', { name, exact: true });
  const next = page.getByRole('button', { name: 'Done, next' });
  await more('trained families', 1);
  await more('untrained families', 2);
  await more('goats', 1);
  await more('wild animals', 3);
  await more('bats on the night card', 3);
  expect(await faults(page)).toEqual([]);
  expect(await sideways(page)).toBe(false);

  await page.getByRole('button', { name: 'Begin the harvest' }).click();
  await expect(step('Income')).toContainText('Take 1 gold for the trained families. Draw 2 markers');
  await more('Gold on the markers', 2);
  await next.click();
  await expect(count('gold')).toContainText('3');
  await expect(step('Trees')).toContainText('if there is room');
  await next.click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(step('Trees')).toBeVisible();
  // Nobody is as quick to reload as this: the step back is on the disk.
  const kept = async (): Promise<unknown> => {
    const rows = JSON.parse(`[${await storedSettings(page)}]`) as { key: string; value: { state: Harvest } }[];
    return rows.find(({ key }) => key === 'aid:atiwa:harvest')?.value.state.players[0]?.stage;
  };
  await expect.poll(kept).toBe('trees');
  await page.reload();
  await expect(step('Trees')).toBeVisible();
  await step('Trees').getByRole('button', { name: 'The rule about it' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules of Atiwa' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Trees', 'Fruit', 'Bats', 'The night ends']) {
    await expect(step(name)).toBeVisible();
    await next.click();
  }
  await expect(count('bats')).toContainText('3');
  await expect(step('Food')).toContainText(/Families \d+ − milk \d+ = \d+ food/);
  const payment = step('Food').getByRole('group', { name: 'What is eaten' });
  const gold = async (): Promise<number> =>
    Number(
      /\d+/.exec((await payment.getByRole('button', { name: /^One less: gold/ }).getAttribute('aria-label')) ?? '')
    );
  const before = await gold();
  await payment.getByRole('button', { name: /^One less: gold/ }).click();
  await expect.poll(gold).toBeLessThan(before);
  const paid = await gold();
  expect(await faults(page)).toEqual([]);
  await next.click();
  await expect(count('gold')).toContainText(String(3 - paid));
  await next.click();
  await expect(step('The harvest is done')).toContainText('Workers sent out two rounds ago come back');
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(page.getByRole('heading', { name: 'II · Before the harvest' })).toBeVisible();
});

test('an edition that is deleted since is not called the one that Wayside ships', async ({ page }) => {
  await page.goto('./editions/');
  await page.getByRole('button', { name: 'New edition of Atiwa' }).click();
  await page.getByRole('button', { name: 'Save this edition' }).click();
  // A page that is left in the middle of storing stores nothing.
  await expect(page.getByText('“My copy” saved').last()).toBeVisible();
  await page.goto('./aid/?g=atiwa&a=score');
  const cards = page.getByRole('combobox', { name: 'Cards and boards' });
  await cards.selectOption({ label: 'My copy' });
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
  await expect.poll(() => storedSettings(page)).toContain('"Ada"');
  await page.goto('./editions/');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Edition deleted').first()).toBeVisible();
  await page.goto('./aid/?g=atiwa&a=score');
  await expect(page.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('Ada');
  await expect(cards.locator('option:checked')).toHaveText('An edition deleted since');
  await cards.selectOption({ label: 'Wayside edition' });
  await expect(cards).toBeHidden();
});
