/** Whole matches of Atiwa through the interface, by somebody who touches whatever is offered, on a small phone. */
import type { Page } from '@playwright/test';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { outside } from '../support/browser/decisive.ts';
import { dice, type Dice } from '../support/browser/dice.ts';
import { moment, play } from '../support/browser/person.ts';
import { seatsAre, startMatch, tableIsThere } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

/** Things that decide and are not wholly on the screen, and parts of the table that would have to be scrolled. */
const hidden = async (page: Page): Promise<(string | null)[]> => {
  const scrolls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')].flatMap((one) => {
      const { overflowY } = getComputedStyle(one);
      return ['auto', 'scroll'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1 ? [one.className] : [];
    })
  );
  return [...(await outside(page, 'main .undo, main .say')), ...scrolls];
};

/** Plays to the end, looking at the table every few touches. */
async function playAndLook(page: Page, random: Dice): Promise<void> {
  for (let looks = 0; (await moment(page)).waitsFor !== 'nobody'; looks += 1) {
    await play(page, random, { touches: 9 });
    expect(await hidden(page)).toEqual([]);
    if (looks % 30 === 15) expect(await faults(page)).toEqual([]);
  }
}

test('two people play a whole match, and nothing is ever behind a scroll', async ({ page }) => {
  test.slow();
  await startMatch(page, { game: 'Atiwa', persons: ['Ada', 'Baraka'] });
  await playAndLook(page, dice(7));
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result).toBeVisible();
  await expect(result.getByRole('rowheader', { name: 'Trained families' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('somebody alone plays a whole match against a goal', async ({ page }) => {
  test.slow();
  await page.goto('./');
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.getByRole('radio', { name: 'Atiwa' }).check({ force: true });
  await seatsAre(page, 1);
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada');
  await page.getByRole('button', { name: /^Start / }).click();
  await tableIsThere(page);
  await expect(page.getByRole('list', { name: 'Goal' })).toContainText('/120');
  await playAndLook(page, dice(3));
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
});
