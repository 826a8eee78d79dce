/** Short notes at the foot of the screen leave everything that can be touched where it can be touched. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { begin, openSettings } from '../support/browser/home.ts';
import { startMatch, withMenu } from '../support/browser/start.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Short notes' });

/** Controls on the screen that a touch in their middle would not reach because of a note. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('.note')!.getBoundingClientRect();
    /** How far down a control is seen: what scrolls cuts it off. */
    const seenTo = (one: Element): number => {
      let { bottom } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement)
        if (around !== document.documentElement && getComputedStyle(around).overflowY !== 'visible')
          bottom = Math.min(bottom, around.getBoundingClientRect().bottom);
      return bottom;
    };
    const dialog = document.querySelector('dialog[open]');
    return [...(dialog ?? document).querySelectorAll<HTMLElement>('button, a, input, select, summary')]
      .filter((one) => !one.closest('.notes') && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { top, left, right, width } = one.getBoundingClientRect();
        return width > 0 && seenTo(one) > note.top + 1 && top < note.bottom && right > note.left && left < note.right;
      })
      .map((one) => one.ariaLabel ?? one.textContent ?? '');
  });
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined))
    )
  );

for (const size of [
  { width: 360, height: 560 },
  { width: 1280, height: 800 }
]) {
  const at = `${size.width}×${size.height}`;
  for (const game of ['Àiyé', 'Atiwa', 'Aya', 'Ayar']) {
    test(`a note covers nothing of a table and of its sheets: ${game}, ${at}`, async ({ page }) => {
      await page.setViewportSize(size);
      await startMatch(page, { game, persons: ['Ada', 'Ben'] });
      const bottom = (): Promise<number> =>
        page.getByTestId('play').evaluate((table) => table.getBoundingClientRect().bottom);
      // A note goes by itself: on a slow machine before all of this has been looked at, and then it is asked for once more.
      await expect(async () => {
        await withMenu(page, async (menu) => {
          await menu.getByRole('button', { name: 'Export the match' }).click();
          await expect(notes(page)).toContainText('Saved as');
          await settled(page);
          expect(await covered(page)).toEqual([]);
        });
        await expect(notes(page)).toContainText('Saved as', { timeout: 1000 });
        expect(await bottom()).toBeLessThan(size.height - 40);
        expect(await covered(page)).toEqual([]);
      }).toPass({ timeout: 60_000 });
      await expect(notes(page)).toBeHidden();
      await expect.poll(bottom).toBe(size.height);
    });
  }
}

test('a page that scrolls moves up as far as a note is high, and its end can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  await openSettings(page);
  // Whatever is touched stands at the very foot of the screen.
  const button = page.getByRole('button', { name: 'Export everything' });
  await button.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  await button.click();
  await expect(notes(page)).toContainText('Saved as');
  const note = async (): Promise<number> => (await page.locator('.notes').boundingBox())!.y;
  expect((await button.boundingBox())!.y + (await button.boundingBox())!.height).toBeLessThan((await note()) + 0.5); // a scroll ends at whole pixels
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('main').evaluate((main) => main.lastElementChild!.getBoundingClientRect().bottom);
  expect(last).toBeLessThan((await note()) + 0.5); // a scroll ends at whole pixels
});
