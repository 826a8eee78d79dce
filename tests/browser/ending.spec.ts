/** The end of a match as a show: counted by touch and by keyboard, told again after a reload, looked back at, and sent. */
import type { Page } from '@playwright/test';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { bring } from '../support/browser/begun.ts';
import { dice } from '../support/browser/dice.ts';
import { play } from '../support/browser/person.ts';
import { tableIsThere } from '../support/browser/start.ts';

const persons = ['Ada', 'Baraka'];
const result = (page: Page) => page.getByRole('dialog', { name: 'Result' });
const whoWon = /^(Ada|Baraka) wins$|share the win$/;

/** The pictures are of the finished match, and told to somebody who cannot see them. */
const made = (page: Page) => result(page).getByRole('img', { name: /(Ada|Baraka)/ });

async function figures(page: Page): Promise<number[]> {
  const shown = await result(page).locator('article header .hidden-text').allTextContents();
  return shown.map((text) => Number(text.replace('−', '-')));
}

/** Ends a match that was brought short of its end, by touching what is offered. */
async function toTheEnd(page: Page, game: string, decisions: number): Promise<void> {
  const id = await bring(page, { game, persons, decisions });
  await page.goto(`./play/?m=${id}`);
  await tableIsThere(page);
  await play(page, dice(5));
  await expect(result(page)).toBeVisible();
}

test.describe('on a phone, without motion', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('what four have made stands side by side, each with a name and its points', async ({ page }) => {
    const four = ['Ada', 'Baraka', 'Chioma', 'Dela'];
    const id = await bring(page, { game: 'aiye', persons: four, until: ({ step }) => step === 'over' });
    await page.goto(`./play/?m=${id}`);
    await tableIsThere(page);
    await expect(result(page)).toBeVisible();
    const skip = result(page).getByRole('button', { name: /^(Skip|Show all)/ });
    if (await skip.isVisible()) await skip.click();
    const boards = result(page).locator('article');
    await expect(boards).toHaveCount(4);
    const seen = await boards.evaluateAll((all) =>
      all.map((board) => {
        const [name, points] = [board.querySelector('h3')!, board.querySelector('header b')!];
        const [whole, words, figure] = [board, name, points].map((one) => one.getBoundingClientRect());
        return {
          left: whole!.left,
          right: Math.max(whole!.right, figure!.right, board.querySelector('.made')!.getBoundingClientRect().right),
          cut: name.scrollWidth - name.clientWidth,
          apart: figure!.left - words!.right
        };
      })
    );
    expect(seen.map(({ cut }) => Math.max(0, cut))).toEqual([0, 0, 0, 0]);
    for (const { apart } of seen) expect(apart).toBeGreaterThanOrEqual(0);
    for (const row of [0, 2]) expect(seen[row]!.right).toBeLessThanOrEqual(seen[row + 1]!.left);
  });
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone });

  test('points are counted kind by kind, a touch goes on, and who won is not said before', async ({ page }) => {
    test.setTimeout(240_000);
    await toTheEnd(page, 'aiye', 272);
    const sheet = result(page);
    await expect(sheet.getByRole('button', { name: 'Count the points' })).toBeFocused();
    await expect(made(page)).toHaveCount(2);
    await expect(page.getByText(whoWon)).toHaveCount(0);
    // Nothing that could be taken for the result.
    await expect(sheet.locator('article header .num')).toHaveText(['?', '?']);
    await expect(sheet.locator('article header .hidden-text')).toHaveText(['not counted yet', 'not counted yet']);
    expect(await faults(page)).toEqual([]);

    await made(page).first().tap();
    await expect.poll(async () => (await figures(page)).every(Number.isFinite)).toBe(true);
    for (let touches = 0; !(await sheet.getByText(whoWon).isVisible()); touches += 1) {
      expect(touches, 'the count comes to its end').toBeLessThan(20);
      await made(page).first().tap();
    }
    await expect(page.getByTestId('spoken')).toHaveText(/wins|share the win/);
    const totals = await sheet
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allTextContents();
    expect([...(await figures(page))].sort()).toEqual(totals.map((text) => Number(text.replace('−', '-'))).sort());
    expect(await faults(page)).toEqual([]);

    await test.step('the same after a reload, at once, and counted again where that is wished', async () => {
      await page.reload();
      await expect(sheet.getByText(whoWon)).toBeFocused();
      await sheet.getByRole('button', { name: 'Count again' }).click();
      await expect(sheet.getByText(whoWon)).toBeHidden();
      await sheet.getByRole('button', { name: 'Straight to the result' }).click();
      await expect(sheet.getByText(whoWon)).toBeVisible();
    });

    await test.step('what was made can be sent', async () => {
      const download = page.waitForEvent('download');
      await sheet.getByRole('button', { name: 'As a picture' }).click();
      expect((await download).suggestedFilename()).toMatch(/^wayside-aiye-.*\.png$/);
    });
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const game of ['aiye', 'atiwa', 'ayar'])
    test(`${game}: of three what is counted stands below the picture it is counted before`, async ({ page }) => {
      const id = await bring(page, { game, persons: [...persons, 'Chioma'], decisions: 5000 });
      await page.goto(`./play/?m=${id}`);
      await result(page).getByRole('button', { name: 'Count again' }).click();
      await result(page).getByRole('button', { name: 'Count the points' }).click();
      const boards = result(page)
        .locator('article')
        .filter({ has: page.locator('.part') });
      await expect(boards.first()).toBeVisible();
      for (const board of await boards.all()) {
        const picture = (await board.getByRole('img').last().boundingBox())!;
        const label = (await board.locator('.count').boundingBox())!;
        expect(label.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1);
      }
      expect(await faults(page)).toEqual([]);
    });
});

test.describe('on a laptop, by keyboard', () => {
  test.use({ viewport: laptop });

  test('Enter goes on to the end, and the best turn can be looked at', async ({ page }) => {
    test.setTimeout(240_000);
    await toTheEnd(page, 'aiye', 272);
    const sheet = result(page);
    await expect(sheet.getByRole('button', { name: 'Count the points' })).toBeFocused();
    for (let keys = 0; !(await sheet.getByText(whoWon).isVisible()); keys += 1) {
      expect(keys, 'the count comes to its end').toBeLessThan(20);
      await page.keyboard.press('Enter');
    }
    await expect(sheet.getByText(whoWon)).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Look at it' }).press('Enter');
    await expect(page).toHaveURL(/\/replay\/.*at=\d+/);
  });
});

test.describe('a match that was stored long ago', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [game, what] of [
    ['atiwa', /’s land$/],
    ['ayar', /’s crafts$/]
  ] as const) {
    test(`${game}: its end is there at rest, with what everybody made`, async ({ page }) => {
      const id = await bring(page, { game, persons, decisions: 5000 });
      await page.goto(`./play/?m=${id}`);
      await expect(result(page).getByText(whoWon)).toBeFocused();
      await expect(result(page).getByRole('img', { name: what })).toHaveCount(2);
      expect(await faults(page)).toEqual([]);
    });
  }

  test('is not tried from its end but shows its result there; a trial from before it is marked as one', async ({
    page
  }) => {
    const id = await bring(page, { game: 'atiwa', persons, decisions: 5000 });
    await page.goto(`./replay/?m=${id}`);
    await expect(page.getByRole('button', { name: 'Try from here' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Result' }).click();
    await expect(result(page).getByText(whoWon)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'One turn back' }).click();
    await page.getByRole('button', { name: 'Try from here' }).click();
    await expect(page.getByTestId('play').getByText('Trial', { exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('./');
    await expect(page.getByRole('heading', { name: /^Atiwa\sTrial/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More about Atiwa (trial)' })).toBeVisible();
  });
});
