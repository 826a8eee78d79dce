/** Goals for somebody alone: begun from the ladder, played, and found there again. */
import type { Page } from '@playwright/test';
import { faults, phone } from '../support/browser/app.ts';
import { expect, test } from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play } from '../support/browser/person.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const ladder = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Ladder/ }).click();
  await expect(page.getByRole('heading', { name: 'Ladder of Atiwa' })).toBeVisible();
};
const goal = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Goals' }).locator('.goal').filter({ hasText: name });
const ofDay = (page: Page) => page.getByRole('region', { name: /^Game of the day/ });

test('a challenge is played from the ladder, and stands there with its best result', async ({ page }) => {
  test.slow();
  await page.goto('./');
  await ladder(page);
  await expect(page.getByRole('button', { name: /^Play for/ })).toHaveCount(10);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Play for Metropolis' }).click();
  await tableIsThere(page);
  await expect(page.getByRole('list', { name: 'Goal' })).toContainText('/90');
  await play(page, dice(5), { entries: 24, waitsFor: 'person' });

  // In the middle it is found again and gone on with.
  await page.goto('./ladder/?g=atiwa');
  await expect(goal(page, 'Metropolis')).toContainText('Not tried yet');
  await page.getByRole('link', { name: 'Continue: Metropolis' }).click();
  await tableIsThere(page);
  expect((await moment(page)).entries).toBeGreaterThanOrEqual(24);
  await play(page, dice(6), { waitsFor: 'nobody' });

  const result = page.getByRole('dialog', { name: 'Result' });
  const points = await result
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first()
    .textContent();
  await result.getByRole('button', { name: 'Ladder' }).click();
  await expect(goal(page, 'Metropolis')).toContainText(`Best: ${points} point`);
  await expect(goal(page, 'Metropolis')).toContainText('today · 1 try');
  expect(await faults(page)).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  await page.getByRole('link', { name: 'Watch the best match again: Metropolis' }).click();
  await expect(page.getByRole('slider', { name: 'Entry of the match' })).toBeVisible();
});

test('the game of the day is dealt the same on every device, another day another one', async ({ device }) => {
  const tiles = async ({ page }: { page: Page }): Promise<string[]> => {
    await tableIsThere(page);
    const rounds = page.getByRole('group', { name: 'Action board' }).locator('.rounds').getByRole('button');
    return Promise.all((await rounds.all()).map(async (one) => (await one.getAttribute('aria-label')) ?? ''));
  };
  const begin = async (on: string) => {
    const one = await device({ broker: false });
    await one.page.clock.setFixedTime(new Date(`${on}T12:00:00`));
    await one.page.goto('./ladder/?g=atiwa');
    await ofDay(one.page)
      .getByRole('button', { name: /^Play for/ })
      .click();
    return one;
  };
  const ada = await begin('2026-11-21');
  const ben = await begin('2026-11-21');
  const cleo = await begin('2026-11-22');
  const dealt = await tiles(ada);
  expect(dealt).toHaveLength(7);
  expect(await tiles(ben)).toEqual(dealt);
  expect(await tiles(cleo)).not.toEqual(dealt);

  const { page } = ada;
  await play(page, dice(8), { entries: 20, waitsFor: 'person' });
  await page.goto(`./verify/${new URL(page.url()).search}`);
  await expect(page.getByText('Every draw is the one that this date has for everybody.')).toBeVisible();
  await expect(page.getByText(/draws of the day were not known beforehand/)).toBeVisible();
  await page.goto('./ladder/?g=atiwa');
  await expect(ofDay(page)).toContainText('proves nothing about luck');
  await ofDay(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await tableIsThere(page);
});

for (const { game, name, against } of [
  { game: 'aiye', name: 'Àiyé', against: 'Against 1 steady bot' },
  { game: 'aya', name: 'Aya', against: 'On your own' },
  { game: 'ayar', name: 'Ayar', against: 'On your own' }
])
  test(`${name} has a game of the day as well, and a record of one’s own`, async ({ page }) => {
    await page.goto(`./ladder/?g=${game}`);
    await expect(page.getByRole('heading', { name: `Game of the day: ${name}` })).toBeVisible();
    await expect(ofDay(page)).toContainText(against);
    await expect(page.getByRole('region', { name: 'Your record' })).toContainText('counted here');
    await expect(page.getByRole('region', { name: 'Goals' })).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await ofDay(page)
      .getByRole('button', { name: /^Play for/ })
      .click();
    await tableIsThere(page);
    await page.goto(`./ladder/?g=${game}`);
    await expect(ofDay(page).getByRole('link', { name: /^Continue/ })).toBeVisible();
  });
