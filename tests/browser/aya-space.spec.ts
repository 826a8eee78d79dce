/** Aya's table in space, on a screen small enough for software to draw: a finger places, what falls is kept as a film. */
import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, faults, test } from '../support/browser/app.ts';
import { begin, countOut, due, go, skipFall, startAya } from '../support/browser/aya.ts';
import { fingerOf, type Point } from '../support/browser/finger.ts';

test.use({ viewport: { width: 320, height: 480 }, deviceScaleFactor: 1 });

/** One finger from here to there. */
async function draw(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await fingerOf(page);
  await finger.down(from);
  for (let n = 1; n <= 8; n += 1)
    await finger.move({ x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 });
  await finger.up();
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

  // Where a finger touches the table beside what lies there, there the domino hangs; a button stands it there.
  const canvas = (await page.locator('.aya-table canvas').boundingBox())!;
  const hung = await page.locator('.signs').textContent();
  await page.touchscreen.tap(canvas.x + canvas.width * 0.28, canvas.y + canvas.height * 0.42);
  await expect(page.locator('.signs')).not.toHaveText(hung!);
  await go(page).click();
  await due(page, 'ahead');
  await page.getByRole('button', { name: 'Stock', exact: true }).click();
  await due(page, 'place');

  // Drawn from the hand, it hangs where the finger is lifted.
  const piece = (await page.getByRole('button', { name: /^Drag it to its place/ }).boundingBox())!;
  const middle = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  await draw(page, middle, { x: canvas.x + canvas.width * 0.7, y: canvas.y + canvas.height * 0.55 });
  await due(page, 'place');
  await go(page).click();
  await due(page, 'ahead');

  // What stands is tried out, as often as one likes; at last it is counted.
  await page.getByRole('button', { name: /^Hands off/ }).click();
  await due(page, 'push');
  await go(page).click();
  await skipFall(page);
  await due(page, 'push');
  await page.getByRole('button', { name: 'Stand all up again' }).click();
  // The turn is where it was left.
  await due(page, 'ahead');
  await page.getByRole('button', { name: /^Hands off/ }).click();
  await due(page, 'push');
  for (let n = 0; await page.getByRole('button', { name: 'Push', exact: true }).isVisible(); n += 1) {
    expect(n).toBeLessThan(4);
    await go(page).click();
    await skipFall(page);
    await due(page, 'push');
  }
  await page.getByRole('button', { name: 'Count it' }).click();
  await countOut(page);
  expect(await faults(page)).toEqual([]);

  const save = async (button: string, name: RegExp): Promise<void> => {
    const saved = page.waitForEvent('download', { timeout: 90_000 });
    await page.getByRole('button', { name: button, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(name);
    const path = await file.path();
    expect(statSync(path).size).toBeGreaterThan(2000);
    if (name.source.includes('webm'))
      expect(await coloursOf(page, readFileSync(path).toString('base64'))).toBeGreaterThan(20);
  };
  await save('Save a video', /^aya\.(webm|mp4)$/);
  await page.getByRole('button', { name: 'Postcard' }).click();
  await expect(page.getByRole('img', { name: /^A postcard/ })).toBeVisible();
  await save('Save', /^aya-river-\d{4}-\d\d-\d\d\.png$/);
});

/** How many colours, coarsely, a film shows in its midst: one that missed its frames is of one colour. */
const coloursOf = (page: Page, film: string): Promise<number> =>
  page.evaluate(async (base64) => {
    const video = document.createElement('video');
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes]));
    video.muted = true;
    await video.play();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 64];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(video, 0, 0, 64, 64);
    const { data } = pen.getImageData(0, 0, 64, 64);
    const found = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      found.add((data[at]! >> 4) * 256 + (data[at + 1]! >> 4) * 16 + (data[at + 2]! >> 4));
    return found.size;
  }, film);
