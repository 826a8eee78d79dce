/** Whatever lies on Aya’s table tells what it is to a finger that stays on it, to the mouse and to the keyboard. */
import type { Page } from '@playwright/test';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { asPlain, begin, startAya } from '../support/browser/aya.ts';
import { fingerOf, middleOf, type Point } from '../support/browser/finger.ts';

test.use({ viewport: phone });

const verdict = (page: Page): Promise<string | null> => page.locator('.signs .sign').textContent();
const entries = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('play').getAttribute('data-entries'));

for (const table of ['space', 'flat'] as const)
  test(`${table}: a long press tells what a piece is, its rule is one touch further, and nothing moves`, async ({
    page
  }) => {
    test.slow();
    await startAya(page, { persons: ['Ada'], table });
    await begin(page);
    await page.locator('.signs').waitFor();
    await page.waitForTimeout(1200);
    // Plain it hangs at the start, in the middle, whichever was drawn.
    await asPlain(page);
    const stage = await middleOf(page, '.stage');
    // Seen from above the middle may be empty, as the picture keeps still: then what is in hand comes there.
    if (table === 'flat') await page.touchscreen.tap(stage.x, stage.y);
    await page.waitForTimeout(300);
    const before = [await entries(page), await verdict(page)];
    const finger = await fingerOf(page);
    const card = page.getByRole('dialog');
    const press = async (at: Point): Promise<void> => {
      await finger.down(at);
      await page.waitForTimeout(650);
      await finger.up();
    };
    // Whichever piece of that place it is, it is told.
    await press(stage);
    await expect(card).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(/\S/);
    expect([await entries(page), await verdict(page)]).toEqual(before);
    expect(await faults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    // So does the mouse's other button, and the piece in the dock.
    await page.mouse.click(stage.x, stage.y, { button: 'right' });
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await press(await middleOf(page, '.piece'));
    await expect(card).toContainText('In the hand of Ada.');
    await card.getByRole('button', { name: 'The rule' }).click();
    await expect(page.getByRole('dialog', { name: /rules/i })).toBeVisible();
    expect([await entries(page), await verdict(page)]).toEqual(before);
  });

for (const table of ['space', 'flat'] as const)
  test(`${table}: a page that was busy all along takes a long press for what it was, and a short one for none`, async ({
    page
  }) => {
    test.slow();
    await startAya(page, { persons: ['Ada'], table });
    await begin(page);
    await asPlain(page);
    const finger = await fingerOf(page);
    const stage = await middleOf(page, '.stage');
    const card = page.getByRole('dialog');
    /** Nothing is heard of the finger before it has gone again. */
    const pressBusy = async (at: Point, ms: number): Promise<void> => {
      await page.evaluate(
        (ms) =>
          setTimeout(() => {
            const until = performance.now() + ms;
            while (performance.now() < until);
          }, 50),
        ms + 600
      );
      await page.waitForTimeout(200);
      // The browser answers only once the page has heard of it.
      const down = finger.down(at);
      await new Promise((done) => setTimeout(done, ms));
      await Promise.all([down, finger.up()]);
    };
    // Seen from above the middle may be empty, as the picture keeps still: then what is in hand comes there.
    if (table === 'flat') await page.touchscreen.tap(stage.x, stage.y);
    await page.waitForTimeout(300);
    const before = await verdict(page);
    await pressBusy(stage, 700);
    await expect(card.getByRole('heading')).toHaveText(/\S/);
    expect(await verdict(page)).toBe(before);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
    await pressBusy(stage, 100);
    // Busy, the page hears of it after 700 ms, and a press would be long after 480 more.
    await page.waitForTimeout(2000);
    await expect(card).toHaveCount(0);
  });

test('in the list a question mark or its button tells what a piece is', async ({ page }) => {
  await startAya(page, { persons: ['Ada'], table: 'list' });
  await begin(page);
  await page.getByRole('button', { name: 'What is Start?' }).click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('The river begins here');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'What is Start?' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(card).toContainText('The river begins here');
  expect(await faults(page)).toEqual([]);
});
