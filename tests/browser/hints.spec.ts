/** A hint speaks only of what stands on the screen of the smallest phone, by the words that stand there. */
import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/browser/app.ts';
import { openBuilt } from '../support/browser/aya-built.ts';
import { ayaMoments, moments, openMoment } from '../support/browser/moments.ts';
import { moment, ready } from '../support/browser/person.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

/** Whatever can be read on the table now, or is read out of what can be seen. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = (one: Element): boolean => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const inside = width > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      return inside && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    return [...document.querySelectorAll('main *')]
      .filter((one) => seen(one) && !one.closest('.notices'))
      .flatMap((one) => [
        one.getAttribute('aria-label') ?? '',
        ...[...one.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : ''))
      ])
      .join('\n');
  });

/** What a hint calls by name, but for the kinds of points, which are those of the score sheet; and places by their numbers. */
function named(hint: string): string[] {
  const step = hint.replace(/^A hint: /, '').replace(/ The turn brings .*/, '');
  const names = step.matchAll(/(?<=[\w,’:;)“] ?)\p{Lu}[\p{L}’]+/gu);
  const places = step.matchAll(/\b(?:column|row|tile|desert|field|forest|garden|mountain|pole) \d+/g);
  return [...names, ...places].map(([name]) => name);
}

/** Asks for a hint, and what it names that is not there to be read. */
async function hinted(page: Page): Promise<{ text: string; missing: string[] }> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByTestId('play').getByText(/^A hint: /);
  await expect(hint).toBeVisible({ timeout: 30_000 });
  const text = await hint.innerText();
  const shown = (await readable(page)).toLowerCase();
  return { text, missing: named(text).filter((name) => !shown.includes(name.toLowerCase())) };
}

for (const { name, ...built } of ayaMoments)
  test(`aya, ${name}`, async ({ page }) => {
    await openBuilt(page, built);
    const { text, missing } = await hinted(page);
    expect(text).toMatch(/^A hint: [A-Z].*\.$/);
    expect(missing, text).toEqual([]);
  });

for (const game of ['aiye', 'atiwa', 'ayar'] as const)
  for (const at of [moments[game][1], moments[game][2]])
    test(`${game}, ${at.name}`, async ({ page }) => {
      await openMoment(page, game, at);
      for (let step = 0; step < 4; step += 1) {
        const { text, missing } = await hinted(page);
        expect(missing, text).toEqual([]);
        const { entries, drafts } = await moment(page);
        await page.getByRole('button', { name: 'Do it' }).click();
        await expect
          .poll(async () => {
            const now = await moment(page);
            return now.entries + now.drafts;
          })
          .toBeGreaterThan(entries + drafts);
        // The next seat has the device, or the turn waits to be ended.
        if ((await moment(page)).waitsFor !== 'person' || (await page.getByRole('dialog').count()) > 0) return;
      }
    });

/** “Summon Drummer. Put it onto column 5.”: what a sentence says is one touch, with the seeds that the table shows, and taken back as one. */
test('aiye, a question and its answers', async ({ page }) => {
  test.slow();
  await openMoment(page, 'aiye', moments.aiye[2]);
  const touched = async (): Promise<number> => {
    const { entries, drafts } = await moment(page);
    return entries + drafts;
  };
  const seen = { paid: false, undone: false };
  for (let step = 0; step < 40 && !(seen.paid && seen.undone); step += 1) {
    const { text } = await hinted(page);
    expect(text).not.toMatch(/\b(Pay|Let) a\b/);
    const [before, { drafts }] = [await touched(), await moment(page)];
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(touched, text).toBeGreaterThan(before);
    await ready(page);
    if (text.includes(' Put it onto ')) {
      await expect(page.getByText('change payment')).toBeHidden();
      seen.paid = true;
    } else if (!seen.undone && (await moment(page)).drafts >= drafts + 2) {
      // What the next hint has laid on the table is put away with it.
      if (await page.getByRole('button', { name: 'Do it' }).isVisible())
        await page.getByRole('button', { name: 'Close this note' }).click();
      await page.locator('.dock .undo').first().click();
      await expect.poll(touched).toBe(before);
      seen.undone = true;
    }
    const cover = page.getByRole('dialog').filter({ visible: true });
    if ((await cover.count()) > 0) await cover.getByRole('button').first().click();
  }
  expect(seen).toEqual({ paid: true, undone: true });
});
