/** The Ayllu's companion at the real box: found from the rules, asks one thing at a time, survives a reload. */
import type { Page } from '@playwright/test';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { holdSettings } from '../support/browser/stored.ts';
import { dice, type Dice } from '../support/browser/dice.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const asking = (page: Page) => page.locator('.asking');

/** Answers whatever is asked, anything that may be answered; returns how it was asked. */
async function answer(page: Page, random: Dice): Promise<string> {
  const question = (await asking(page).getByRole('heading').textContent()) ?? '';
  const before = await asking(page).elementHandle();
  const options = asking(page).locator('.options button');
  const count = await options.count();
  if (count > 0) {
    // Turns are to end some time.
    const over = options.filter({ hasText: 'My turn is over' });
    const done = (await over.count()) > 0 && random.roll(3) > 0;
    await (done ? over : options.nth(random.roll(count))).click();
  } else {
    for (const box of await asking(page).getByRole('spinbutton').all()) await box.fill(String(random.roll(120)));
    for (const look of await asking(page).getByRole('radio', { name: 'With a viracocha' }).all())
      if (random.roll(2) === 0) await look.check({ force: true });
    await asking(page).getByRole('button', { name: 'Go on' }).click();
  }
  // What is answered is kept, and then the next thing is asked.
  await before?.waitForElementState('hidden');
  return question;
}

test('the companion of the Ayllu leads through a whole match at the real box', async ({ page }) => {
  await page.goto('./rules/?g=ayar');
  await page.getByRole('link', { name: /^The Ayllu’s companion/ }).click();
  await expect(page).toHaveTitle(/^The Ayllu’s companion/);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('radio', { name: '★★★', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(asking(page)).toContainText('Do your starting work');
  expect(await faults(page)).toEqual([]);

  const random = dice(51);
  const seen: string[] = [];
  const now = page.getByRole('region', { name: 'Do this now' });
  for (let n = 0; n < 12; n += 1) seen.push(await answer(page, random));

  await test.step('what was answered is there after a reload, and can be taken back', async () => {
    const question = await asking(page).getByRole('heading').textContent();
    const told = await now.textContent();
    await page.reload();
    await expect(asking(page).getByRole('heading')).toHaveText(question ?? '');
    await expect(now).toHaveText(told ?? '');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(asking(page).getByRole('heading')).toHaveText(seen.at(-1) ?? '');
    expect(await faults(page)).toEqual([]);
  });

  for (let n = 0; n < 500 && (await asking(page).count()) > 0; n += 1) seen.push(await answer(page, random));
  await expect(now).toContainText(/You end with \d+ points?: (you win|the Ayllu wins|a draw)/);
  expect(seen.some((question) => /next banner that \w+ had not passed/.test(question))).toBe(true);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Begin anew' }).click();
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
});

test('the companion asks on when the answer is kept, not before: a reload at once loses nothing', async ({ page }) => {
  await page.goto('./aid/?g=ayar&a=ayllu');
  await page.getByRole('button', { name: 'Begin' }).click();
  const asked = (await asking(page).getByRole('heading').textContent()) ?? '';
  await holdSettings(page, 600);
  await answer(page, dice(3));
  await expect(asking(page).getByRole('heading')).not.toHaveText(asked);
  const next = (await asking(page).getByRole('heading').textContent()) ?? '';
  await page.reload();
  await expect(asking(page).getByRole('heading')).toHaveText(next);
});

test('an address that names no aid says so', async ({ page }) => {
  await page.goto('./aid/?g=ayar&a=nothing');
  await expect(page.getByRole('alert')).toHaveText('There is no aid of this name here.');
  expect(await faults(page)).toEqual([]);
});
