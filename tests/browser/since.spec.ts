import { expect, faults, laptop, test } from '../support/browser/app.ts';
import { due, go } from '../support/browser/aya.ts';
import { openBuilt, stands } from '../support/browser/aya-built.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play, ready } from '../support/browser/person.ts';
import { startMatch, withMenu } from '../support/browser/start.ts';
import type { Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce' });

/** On a wide page a strip of pictures, on a phone a button that says how much there is. */
const strip = (page: Page) => page.getByTestId('since');
const offer = (page: Page) => strip(page).or(page.getByTestId('since-again'));
const step = (page: Page) => page.getByTestId('since-step');

/** A match against two bots, at the first decision that others have played before. */
async function comeBack(page: Page): Promise<void> {
  await startMatch(page, { game: 'Atiwa', persons: ['Ada'], bots: ['easy', 'easy'] });
  const random = dice(8);
  const { entries } = await ready(page);
  await play(page, random, { touches: 1, onward: true });
  await expect
    .poll(
      async () => {
        if (!(await offer(page).isVisible()) || (await moment(page)).entries === entries)
          await play(page, random, { touches: 1, onward: true });
        return (await moment(page)).entries > entries + 6 && (await offer(page).isVisible());
      },
      { timeout: 60_000, intervals: [50] }
    )
    .toBe(true);
}

/** Off by the menu: then nothing is offered any more. */
async function switchOff(page: Page): Promise<void> {
  await withMenu(page, async (menu) =>
    menu
      .getByRole('radiogroup', { name: /^What happened since/ })
      .locator('label', { hasText: 'Off' })
      .click()
  );
  await expect(page.getByTestId('since-again')).toBeHidden();
}

test('what happened since is offered, shown step by step by touch, and stays one touch away', async ({ page }) => {
  await comeBack(page);
  const all = Number(/\d+/.exec((await offer(page).getAttribute('aria-label')) ?? '')?.[0]);
  expect(all).toBeGreaterThan(0);
  await expect(offer(page)).toContainText(`${all}`);
  expect(await faults(page)).toEqual([]);
  const now = await moment(page);

  await offer(page).tap();
  await expect(step(page)).toBeVisible();
  await expect(page.locator('main [data-lit]').first()).toBeAttached();
  // A row of supply only counts what changed on the land: no sentence is about it.
  await expect(page.locator('.supply [data-lit]')).toHaveCount(0);
  // Nothing can be decided meanwhile, and nothing is cut off.
  await expect(page.locator('main .dock')).toBeHidden();
  for (const button of await step(page).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await faults(page)).toEqual([]);
  // A touch of the table goes on too, and the last step leads back to now.
  await page.locator('main .stage').tap();
  for (let left = all; left > 0 && (await step(page).isVisible()); left -= 1)
    await step(page)
      .getByRole('button', { name: /^(Next|Play on)/ })
      .tap();
  await expect(step(page)).toBeHidden();
  await expect(page.locator('main [data-lit]')).toHaveCount(0);
  expect(await moment(page)).toEqual(now);
  await expect(offer(page)).toHaveText('');

  await page.getByTestId('since-again').tap();
  await expect(step(page)).toBeVisible();
  await step(page).getByRole('button', { name: 'Skip' }).tap();
  await expect(step(page)).toBeHidden();
});

test('what happened since can be looked at by keyboard alone, on a wide page in pictures', async ({ page }) => {
  await page.setViewportSize(laptop);
  await comeBack(page);
  const all = await strip(page).getByRole('listitem').count();
  const table = page.locator('main .stage').first();
  const room = await table.boundingBox();
  await strip(page)
    .getByRole('button', { name: /^Show \d+ step/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(step(page).getByRole('button', { name: /^(Next|Play on)/ })).toBeFocused();
  await expect(step(page).locator('[aria-current=step]')).toHaveAccessibleName(/^1: /);
  // What is said stands in whole lines, and the table above stays as large as it was.
  const lines = await step(page)
    .locator('.said')
    .evaluate((said) => said.clientHeight / parseFloat(getComputedStyle(said).lineHeight));
  expect(lines).toBeCloseTo(3, 1);
  expect(Math.abs((await table.boundingBox())!.height - room!.height)).toBeLessThan(2);
  for (let n = 1; n < all; n += 1) await page.keyboard.press('ArrowRight');
  await expect(step(page).locator('[aria-current=step]')).toHaveAccessibleName(new RegExp(`^${all}: `));
  await page.keyboard.press('Escape');
  await expect(step(page)).toBeHidden();
});

test('a bot says what speaks for what it did, when asked, and how it plays', async ({ page }) => {
  await comeBack(page);
  await offer(page).tap();
  const why = step(page).getByRole('button', { name: /^Why did .+ do that\?$/ });
  const said = step(page).locator('.said p');
  const onward = step(page).getByRole('button', { name: /^(Next|Play on)/ });
  // What nobody decided has no reasons.
  while (!(await why.isVisible())) await onward.tap();
  const told = await said.innerText();
  const because = step(page).locator('.because');
  await why.tap();
  // A beginner is not measured by turns that it never thought of.
  await expect(because).toContainText(/It brought (no|\d+) points?/);
  await expect(because).not.toContainText(/second best|about as good|better by the end/);
  await expect(because).toContainText('plays as “beginner”: sees one step at a time');
  expect(await faults(page)).toEqual([]);
  // Nothing has gone on by itself meanwhile; a second touch puts it away.
  await why.tap();
  await expect(because).toHaveCount(0);
  await expect(said).toHaveText(told);
});

test('it is never in the way: a touch of the table is a touch of the table, and off is off', async ({ page }) => {
  await comeBack(page);
  await page.locator('main .chip').last().tap();
  await page.locator('main .chip').first().tap();
  await page.locator('main [aria-pressed="false"]:not(.chip)').last().tap();
  await expect(offer(page)).toHaveText('');
  await expect(page.locator('main [aria-pressed="true"]:not(.chip)').first()).toBeVisible();
  await expect(page.getByTestId('since-again')).toBeVisible();
  await switchOff(page);
});

/** How a recap goes on, as the menu has it. */
async function paced(page: Page, pace: string): Promise<void> {
  await withMenu(page, async (menu) =>
    menu
      .getByRole('radiogroup', { name: /^It goes on/ })
      .locator('label', { hasText: pace })
      .click()
  );
}

test('at a pace it goes on by itself, stands while it is paused, and comes to its end', async ({ page }) => {
  await comeBack(page);
  await paced(page, 'Quick');
  const now = await moment(page);
  await offer(page).tap();
  await step(page).getByRole('button', { name: 'Pause' }).tap();
  const at = step(page).locator('[aria-current=step]');
  const name = (await at.getAttribute('aria-label'))!;
  // Longer than any step stays.
  await page.waitForTimeout(900 + 20 * name.length + 500);
  await expect(at).toHaveAccessibleName(name);
  await step(page)
    .getByRole('button', { name: /^Play$/ })
    .tap();
  await expect(step(page)).toBeHidden({ timeout: 60_000 });
  expect(await moment(page)).toEqual(now);
});

test.describe('in Aya', () => {
  const persons = ['Ada', 'Baraka'];

  test('without sand it tells what was built, with the piece and its place on the table, and off is off', async ({
    page
  }) => {
    await openBuilt(page, { persons, until: stands(14), options: { glassMs: 0 } });
    await expect(offer(page)).toContainText('1');
    await offer(page).tap();
    await expect(step(page)).toContainText(/Ada (places|puts)/);
    await expect(page.locator('main circle.focus.told').first()).toBeAttached();
    await expect(page.locator('main .dock')).toBeHidden();
    expect(await faults(page)).toEqual([]);
    // A single step has nothing to skip.
    await expect(step(page).getByRole('button', { name: 'Skip' })).toBeHidden();
    await step(page).getByRole('button', { name: 'Play on' }).tap();
    await expect(page.locator('main circle.focus.told')).toHaveCount(0);
    await switchOff(page);
  });

  test('while the sand runs nothing is offered; of pushes and falls it is, with the photos they won', async ({
    page
  }) => {
    await openBuilt(page, { persons, until: stands(14) });
    await expect(offer(page)).toBeHidden();
    await openBuilt(page, { persons, until: ({ phase }) => phase === 'push', options: { glassMs: 180_000 } });
    const { entries } = await moment(page);
    await go(page).click();
    await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(entries + 1);
    await due(page, 'push');
    await offer(page).tap();
    await expect(step(page)).toContainText('Ada pushes');
    await expect(page.locator('main circle.focus.push')).toHaveCount(1);
    await step(page).getByRole('button', { name: /^Next/ }).tap();
    await expect(step(page)).toContainText(/[+]\d+ points? *\([^)]+\) *\d+ dominoes fell/);
    expect(await faults(page)).toEqual([]);
    await step(page)
      .getByRole('button', { name: /^Play on/ })
      .tap();
    await expect(step(page)).toBeHidden();
    await due(page, 'push');
  });
});
