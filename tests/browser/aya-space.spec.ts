/** Aya's table in space, on a screen small enough for software to draw: a finger places, what falls is kept as a film. */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, faults, test } from '../support/browser/app.ts';
import { begin, countOut, due, go, skipFall, startAya } from '../support/browser/aya.ts';

test.use({ viewport: { width: 320, height: 480 }, deviceScaleFactor: 1 });

type Point = { readonly x: number; readonly y: number };

/** One finger from here to there. */
async function draw(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (let n = 1; n <= 8; n += 1)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 });
  await touch('touchEnd');
}

test('a finger places dominoes in space, and their fall is kept as a film and as a picture', async ({ page }) => {
  test.slow();
  await startAya(page, { persons: ['Ada'], glass: 'No sand', table: 'space' });
  await expect(page.locator('.aya-table canvas')).toBeVisible();
  await begin(page);
  await go(page).click();
  await due(page, 'ahead');
  await page.getByRole('button', { name: 'Stock', exact: true }).click();
  await due(page, 'place');

  // Where a finger touches the table, there the domino hangs; a button stands it there.
  const canvas = (await page.locator('.aya-table canvas').boundingBox())!;
  const hung = await page.locator('.signs').textContent();
  await page.touchscreen.tap(canvas.x + canvas.width * 0.35, canvas.y + canvas.height * 0.6);
  await expect(page.locator('.signs')).not.toHaveText(hung!);
  await go(page).click();
  await due(page, 'ahead');
  await page.getByRole('button', { name: 'Stock', exact: true }).click();
  await due(page, 'place');

  // Drawn from the hand, it stands where the finger is lifted.
  const piece = (await page.getByRole('button', { name: /^Drag it to its place/ }).boundingBox())!;
  const middle = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  await draw(page, middle, { x: canvas.x + canvas.width * 0.7, y: canvas.y + canvas.height * 0.55 });
  await due(page, 'ahead');

  // What stands is tried out, as often as one likes; at last it is counted.
  await page.getByRole('button', { name: /^Hands off/ }).click();
  await due(page, 'push');
  await go(page).click();
  await skipFall(page);
  await due(page, 'push');
  await page.getByRole('button', { name: 'Stand all up again' }).click();
  await expect(page.locator('.aya-table')).toHaveAttribute('data-due', /place|draw/);
  await page.getByRole('button', { name: /^Hands off/ }).click();
  await due(page, 'push');
  for (let n = 0; (await page.getByRole('button', { name: 'Count it' }).count()) === 0; n += 1) {
    expect(n).toBeLessThan(4);
    await go(page).click();
    await skipFall(page);
    await due(page, 'push');
  }
  await go(page).click();
  await countOut(page);
  expect(await faults(page)).toEqual([]);

  for (const [button, name] of [
    ['Save a picture', /^aya\.png$/],
    ['Save a video', /^aya\.(webm|mp4)$/]
  ] as const) {
    const saved = page.waitForEvent('download', { timeout: 90_000 });
    await page.getByRole('button', { name: button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(name);
    expect(statSync(await file.path()).size).toBeGreaterThan(2000);
  }
});
