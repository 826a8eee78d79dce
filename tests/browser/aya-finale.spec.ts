/** The end of Aya as people see it: what would fall, the count as a show, a rank, and a postcard of the river. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { due, go, skipFall } from '../support/browser/aya.ts';
import { moment } from '../support/browser/person.ts';
import { openRiver, pushOnce } from '../support/browser/river.ts';

test.use({ viewport: phone });

const count = (page: Page) => page.locator('.count');
const sum = async (page: Page): Promise<number> => Number(await count(page).locator('.sum').innerText());

/** Pauses the count in the moment in which it appears, and notes whose photo flies: looked at from here, it may be further by itself. */
const pauseAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let paused = false;
    new MutationObserver((_, watch) => {
      const pause = document.querySelector<HTMLElement>('[aria-label="Pause the count"]');
      if (pause && !paused) {
        paused = true;
        pause.click();
      }
      const photo = document.querySelector<HTMLElement>('[data-flies]');
      if (!photo?.checkVisibility({ visibilityProperty: true })) return;
      document.body.dataset.flew = photo.dataset.flies;
      watch.disconnect();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });

/** Everything is pushed, and counted. */
async function toTheCount(page: Page, motion = true): Promise<void> {
  const { entries } = await moment(page);
  await pushOnce(page);
  if (motion) await skipFall(page);
  // Trying out, a push and its fall.
  await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(entries + 2);
  await due(page, 'push');
  for (let n = 0; await page.getByRole('button', { name: 'Push', exact: true }).isVisible(); n += 1) {
    expect(n).toBeLessThan(4);
    const before = (await moment(page)).entries;
    await go(page).click();
    if (motion) await skipFall(page);
    // A push and its fall.
    await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(before + 1);
    await due(page, 'push');
  }
  await page.getByRole('button', { name: 'Count it' }).click();
  await expect(count(page)).toBeVisible();
}

/** Width and height of a PNG, from its head. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Opens the postcard, and saves it. */
async function postcard(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Postcard' }).click();
  const card = page.getByRole('img', { name: /^A postcard with a picture of the river: 15 points, .*By Ada/ });
  await expect(card).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^aya-river-\d{4}-\d\d-\d\d\.png$/);
  return readFileSync(await file.path());
}

test('what would fall runs as a wave, names each photo and each stop, and can be read again', async ({ page }) => {
  test.slow();
  await openRiver(page, 'flat');
  const ask = page.getByRole('button', { name: 'What would fall' });
  // How many have fallen, in every picture that is shown: to be asked from outside takes longer than a wave on a slow machine.
  const shown = await page.evaluateHandle(() => {
    const counts = new Set<number>();
    const look = (): void => {
      counts.add(document.querySelectorAll('circle.wave').length);
      requestAnimationFrame(look);
    };
    look();
    return counts;
  });
  await ask.click();
  const found = page.getByRole('region', { name: 'What would fall' });
  await expect(found.locator('.sum')).toHaveText('38 dominoes fall, 3 stay standing. 4 of 5 photos won.', {
    timeout: 60_000
  });
  expect(await page.locator('circle.wave').count()).toBe(38);
  // One domino after another.
  expect(await shown.evaluate((counts) => [...counts].some((count) => count > 0 && count < 38))).toBe(true);
  await expect(found.getByRole('listitem')).toHaveCount(7);
  await expect(found).toContainText('The fall stops before ice 2: a gap of 4.7 cm is too wide');
  await expect(found).toContainText('The polar bear (ice): the fall does not get there');
  expect(await faults(page)).toEqual([]);
  await found.getByRole('button', { name: 'Run it again' }).click();
  await found.getByRole('button', { name: 'Skip' }).click();
  await expect(found.getByRole('listitem')).toHaveCount(7);
  // The rule behind a loss is one touch further.
  await found.getByRole('button', { name: /^Why not/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Animals');
  await page.keyboard.press('Escape');
  await found.getByRole('button', { name: 'Close' }).click();
  await expect(ask).toBeVisible();
  await expect(page.locator('circle.wave')).toHaveCount(0);
});

test('the count is a show: photos fly into the album, a touch goes on, and the sum is the score', async ({ page }) => {
  test.slow();
  await openRiver(page, 'flat');
  await pauseAtOnce(page);
  await toTheCount(page);
  await expect(count(page)).toContainText('Landscape: desert tile 2');
  await expect(page.locator('body')).toHaveAttribute('data-flew', 'T-D2');
  // A touch on the table goes on, a pull at it does not.
  const picture = (await page.getByRole('img', { name: /^The table from above/ }).boundingBox())!;
  const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect(count(page)).toContainText('Landscape: desert tile 2');
  await page.touchscreen.tap(x, y);
  await expect(count(page)).toContainText('The fennec (desert)');
  await expect(count(page).locator('[data-slot="T-D2"]')).toHaveClass(/won/);
  expect(await sum(page)).toBe(2);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await next.click();
  await next.click();
  await next.click();
  await expect(count(page)).toContainText('The desert panorama is complete');
  await expect(count(page).locator('.page.whole')).toHaveCount(1);
  await next.click();
  await expect(count(page)).toContainText(/polar bear.*no river of its kind/);
  expect(await sum(page)).toBe(5);
  await expect(page.getByTestId('spoken')).toContainText(/polar bear.*5 points so far/);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Why not\? The rule about The polar bear/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Animals');
  await page.keyboard.press('Escape');
  for (let token = 1; token <= 10; token += 1) {
    await next.click();
    await expect(count(page)).toContainText(`Push token ${token} of the 10 you kept`);
    expect(await sum(page)).toBe(5 + token);
  }
  await next.click();
  await expect(count(page).locator('.end')).toContainText('15');
  await expect(count(page).locator('.end strong')).toHaveText('One lucky snapshot');
  await expect(page.getByTestId('spoken')).toContainText('15 points. One lucky snapshot');
  await expect(page.getByRole('button', { name: 'Result' })).toBeFocused();
  expect(sizeOf(await postcard(page))).toEqual([1500, 1000]);
  await page.keyboard.press('Escape');

  await test.step('the result shows the river, the best push and what was closest, and can be sent as a picture', async () => {
    await page.getByRole('button', { name: 'Result' }).click();
    const result = page.getByRole('dialog', { name: 'Result' });
    await expect(result.getByRole('img', { name: /^The finished river .* 4 photos won/ })).toBeVisible();
    await expect(result).toContainText('Ada, push 1: 5 points');
    await expect(result).toContainText(/What was closest.*polar bear/);
    expect(await faults(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await result.getByRole('button', { name: 'As a picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^wayside-aya-.*\.png$/);
    await result.getByRole('button', { name: 'Count again' }).click();
    await expect(result.getByRole('button', { name: 'Count the points' })).toBeVisible();
  });
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the same steps without flight, by keyboard, as a list; the postcard is drawn without a network', async ({
    page,
    context
  }) => {
    test.slow();
    await openRiver(page, 'list');
    await page.getByRole('button', { name: 'What would fall' }).click();
    await expect(page.getByRole('region', { name: 'What would fall' }).getByRole('listitem')).toHaveCount(7, {
      timeout: 60_000
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await toTheCount(page, false);
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(next).toBeFocused();
    await expect(page.getByRole('button', { name: 'Pause the count' })).toHaveCount(0);
    await expect(page.locator('[data-flies]')).toHaveCount(0);
    for (let points = 1; points <= 5; points += 1) {
      expect(await sum(page)).toBe(points);
      await page.keyboard.press('Enter');
    }
    await expect(count(page)).toContainText('polar bear');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Result' })).toBeFocused();
    await context.setOffline(true);
    expect(sizeOf(await postcard(page))).toEqual([1500, 1000]);
    await context.setOffline(false);
  });
});

test('a note lies above or below what is touched at the end, whatever was said before it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openRiver(page, 'flat');
  await toTheCount(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Postcard' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (let n = 0; n < 9; n += 1) await save.click();
  await page.keyboard.press('Escape');
  const apart = async (): Promise<boolean> => {
    const notes = (await page.getByRole('region', { name: 'Short notes' }).boundingBox())!;
    const dock = (await count(page).boundingBox())!;
    return notes.height > 40 && (notes.y + notes.height <= dock.y + 1 || notes.y >= dock.y + dock.height - 1);
  };
  await expect.poll(apart).toBe(true);
  for (const button of await count(page).getByRole('button').all()) await button.click({ trial: true });
  await page.setViewportSize(laptop);
  await expect.poll(apart).toBe(true);
});
