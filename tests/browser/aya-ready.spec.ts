/** Photos of Aya that wait for the river alone, and those that should and would be lost as things really fall. */
import type { Page } from '@playwright/test';
import { allPushed, doubts, readyPhotos } from '#games/aya/aid/ready.ts';
import { loadPhysics, type Faller } from '#games/aya/physics/index.ts';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { advised } from '#games/aya/view/suggest.ts';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { go } from '../support/browser/aya.ts';
import { openBuilt } from '../support/browser/aya-built.ts';

test.use({ viewport: phone });

const picture = (page: Page) => page.getByRole('img', { name: /^The table from above/ });

let fall: Faller;
function doubted(state: State): number {
  const trial = allPushed(game, state);
  return doubts(game, trial, fall(game.box, trial).move).size;
}

/** The next domino that is proposed here makes a first photo ready. */
function soonReady(state: State): boolean {
  if (state.due !== 'place' || readyPhotos(game.box, state).length > 0) return false;
  const move = advised(game, state);
  if (move.type !== 'place') return false;
  const after = game.clone(state);
  game.play(after, move);
  return readyPhotos(game.box, after).length > 0 && doubted(after) === 0;
}

/** A photo would be ready here but for how things fall. */
const isDoubted = (state: State): boolean =>
  state.due === 'place' && readyPhotos(game.box, state).length > 0 && doubted(state) === 1;

test.beforeAll(async () => {
  fall = await loadPhysics();
});

test('a photo is not called ready where it would be lost as things really fall', async ({ page }) => {
  test.slow();
  await openBuilt(page, { persons: ['Ada', 'Ben'], until: isDoubted });
  await expect(page.getByRole('img', { name: /^[A-Z].+: photo not ready yet, it lies on a tile$/ })).toHaveCount(1);
  await expect(page.locator('.tag.doubt')).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'As a list' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'photo not ready yet' })).toHaveCount(1);
});

test('a photo that waits for the river alone is told in words when it becomes so, and has its sign on the table, in the album and in the list', async ({
  page
}) => {
  test.slow();
  await openBuilt(page, { persons: ['Ada', 'Ben'], until: soonReady });
  await expect(page.locator('.tag.ready')).toHaveCount(0);
  await expect(picture(page)).not.toHaveAccessibleName(/ready/);
  await go(page).click();
  await expect(page.locator('.dock .say')).toContainText(/Photo ready: [a-z]+ tile \d\. Only a clean fall/);
  await expect(page.getByRole('img', { name: /^[A-Z][a-z]+ tile \d: photo ready$/ })).toHaveCount(1);
  await expect(picture(page)).toHaveAccessibleName(/Photos ready: [a-z]+ tile \d\./);
  // The sign goes with its photo, also with its word and out of the picture: at the edge it would name what lies there.
  const sign = page.locator('.tag.ready');
  await expect(sign).toHaveText('Ready');
  const before = (await sign.boundingBox())!;
  const { x, y, height } = (await picture(page).boundingBox())!;
  // While the picture still moves to the next place it does not follow a finger.
  await expect(async () => {
    // In the middle no button lies, wherever they keep clear to.
    await page.mouse.move(x + 200, y + 0.6 * height);
    await page.mouse.down();
    await page.mouse.move(x + 15, y + 0.6 * height, { steps: 6 });
    await page.mouse.up();
    expect(before.x - (await sign.boundingBox())!.x).toBeGreaterThan(140);
  }).toPass({ timeout: 60_000 });
  // The words go, the sign stays.
  await expect(page.locator('.dock .say')).not.toContainText('Photo ready', { timeout: 15_000 });
  await expect(page.locator('.tag.ready')).toHaveCount(1);
  await page.getByRole('button', { name: 'Album', exact: true }).click();
  await expect(page.getByRole('img', { name: /1 of 3 landscapes laid, 0 of 5 animals, 1 photo ready/ })).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the album' }).click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'As a list' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'photo ready' })).toHaveCount(1);
});
