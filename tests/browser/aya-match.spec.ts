/** A match of Aya through the interface: from the first domino to the count, and what happens to the sand meanwhile. */
import type { Locator, Page } from '@playwright/test';
import { game } from '#games/aya/rules/index.ts';
import type { State } from '#games/aya/rules/state.ts';
import { bestUse } from '#games/aya/view/uses.ts';
import { ranks } from '#games/aya/words/names.ts';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import {
  asPlain,
  begin,
  countOut,
  cutShort,
  due,
  go,
  knockOver,
  letGo,
  nextAfter,
  placeOn,
  sandLeft,
  standing,
  startAya
} from '../support/browser/aya.ts';
import { bringBuilt, openBuilt } from '../support/browser/aya-built.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play } from '../support/browser/person.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ viewport: phone });

const glass = 61_000;
const picture = (page: Page) => page.getByRole('img', { name: /^The table from above/ });

/** Brings what is in the hand to one spot of the picture after another, until one is met where it may stand: draws differ. */
async function somewhereFree(
  page: Page,
  bring: (spot: { readonly x: number; readonly y: number }) => Promise<void>
): Promise<void> {
  const { x, y, width, height } = (await picture(page).boundingBox())!;
  const spots = [
    [0.6, 0.8],
    [0.7, 0.3],
    [0.3, 0.5],
    [0.25, 0.75],
    [0.5, 0.55]
  ] as const;
  await expect(async () => {
    for (const [right, down] of spots) {
      await bring({ x: x + width * right, y: y + height * down });
      const said = page.locator('.signs');
      await expect(said).toContainText(/\S/);
      if (/Stands alone|Safe|Risky|Too far/.test(await said.innerText())) return;
    }
    throw new Error('there is no room anywhere');
  }).toPass({ timeout: 60_000 });
}

test('a short match by touch, from the first domino to the count', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await startAya(page, { persons: ['Ada', 'Ben'], glass: '1' });
  expect(await faults(page)).toEqual([]);
  await begin(page);
  await placeOn(page, 4);

  // A finger sets another spot, two buttons turn what hangs there, and it is placed.
  await asPlain(page);
  await somewhereFree(page, async (spot) => {
    await page.touchscreen.tap(spot.x, spot.y);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await page.getByRole('button', { name: 'A little forward' }).click();
  });
  await placeOn(page, 1);

  // Drawn from the hand onto the table, it hangs where the finger is lifted, until it is placed.
  await asPlain(page);
  const before = await standing(page);
  await somewhereFree(page, async (spot) => {
    const piece = (await page.getByRole('button', { name: /^Drag it to its place/ }).boundingBox())!;
    await page.mouse.move(piece.x + 20, piece.y + 40);
    await page.mouse.down();
    await page.mouse.move(spot.x, spot.y, { steps: 6 });
    await page.mouse.up();
  });
  expect(await standing(page)).toBe(before);
  await placeOn(page, 1);

  // On the reserve it is a whole turn; the next domino is drawn without a question.
  await nextAfter(page, () => page.getByRole('button', { name: 'Put it on the reserve' }).click());
  expect(await faults(page)).toEqual([]);

  await page.clock.runFor(glass);
  await due(page, 'glass');
  await expect(page.locator('.say')).toContainText('Hands off');
  await go(page).click();
  await expect(page.locator('.aya-table')).toHaveAttribute('data-due', /place|draw/);
  await page.clock.runFor(glass);
  await due(page, 'push');
  expect(await faults(page)).toEqual([]);

  // Beside a wide table score and log stand: they tell of the fall when it has been seen.
  await page.setViewportSize(laptop);
  const log = page.getByRole('region', { name: 'Log' });
  await page.clock.resume();
  await go(page).click();
  // Looked at in one moment: in the next the fall may be over.
  const meanwhile = await page.waitForFunction(() => {
    const told = document.querySelector('.aya-table > .log')?.textContent ?? '';
    const isFalling = document.querySelector('.aya-table')?.getAttribute('data-falling') === 'true';
    return isFalling && /pushes \w+ \d+\./.test(told) ? told : undefined;
  });
  expect(await meanwhile.jsonValue()).not.toContain(' fell.');
  await cutShort(page, 'Skip');
  await expect(page.locator('.aya-table')).toHaveAttribute('data-due', /push|over/);
  await page.setViewportSize(phone);
  if ((await moment(page)).waitsFor !== 'nobody') await page.getByRole('button', { name: 'Enough' }).click();
  await countOut(page);
  // AYA-LADDER-01: in a short game, too, there is a rank, and a line says by which ladder.
  await expect(page.locator('.count')).toContainText(
    /Next rank: “.*” at \d+ points: \d+ more\.\s*With two 1-minute glasses, further/
  );
  expect(Object.values(ranks)).toContain(await page.locator('.count .end strong').innerText());
  await page.setViewportSize(laptop);
  await expect(log).toContainText(' fell.');
  await page.setViewportSize(phone);
  expect(await faults(page)).toEqual([]);
  await page.locator('.count .go').click();
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result.getByRole('rowheader', { name: 'Push tokens left' })).toBeVisible();
});

test('a hidden page stops the sand, covers the table, and the log says how long', async ({ page }) => {
  await page.clock.install();
  const match = await startAya(page, { persons: ['Ada', 'Ben'] });
  await begin(page);
  // The sand runs once the table is seen, which on a slow machine is later than the turn is due.
  await expect.poll(() => sandLeft(page)).toBeLessThan(600);
  await page.clock.runFor(5000);
  const left = await sandLeft(page);

  const turn = (visibility: string): Promise<void> =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await turn('hidden');
  await page.clock.runFor(30_000);
  await turn('visible');
  const cover = page.getByRole('dialog', { name: 'The sand is paused' });
  await expect(cover).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.clock.runFor(4000);
  await cover.getByRole('button', { name: 'go on' }).click();
  await expect(cover).toBeHidden();
  expect(left - (await sandLeft(page))).toBeLessThan(2);
  await placeOn(page, 1);
  const placed = (await storedEntries(page, match)).find((entry) => entry.includes('"place"'))!;
  const [, away] = /"away":(\d+)/.exec(placed)!;
  expect(Number(away)).toBeGreaterThanOrEqual(34_000);
  const [, ms] = /"ms":(\d+)/.exec(placed)!;
  expect(Number(ms)).toBeGreaterThanOrEqual(5000);
  expect(Number(ms)).toBeLessThan(15_000);
});

test('a page that is killed while building gives no sand back', async ({ page, context }) => {
  await page.clock.install();
  await startAya(page, { persons: ['Ada', 'Ben'] });
  await begin(page);
  await placeOn(page, 3);
  await page.clock.runFor(20_000);
  const [there, left] = [await standing(page), await sandLeft(page)];
  const url = page.url();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto(url);
  const cover = next.getByRole('dialog', { name: 'The sand is paused' });
  await expect(cover).toBeVisible();
  await cover.getByRole('button', { name: 'go on' }).click();
  expect(await standing(next)).toBe(there);
  expect(await sandLeft(next)).toBeLessThanOrEqual(left + 2);
  await placeOn(next, 1);
});

test('a hurried hand knocks things over, and strokes them up again', async ({ page }) => {
  test.slow();
  await startAya(page, { persons: ['Ada'], hand: 'Natural' });
  await begin(page);
  for (let n = 0; n < 5; n += 1) {
    await asPlain(page);
    await placeOn(page, 1);
  }
  // Straight onto the one placed last: no room, so it is knocked over.
  await knockOver(page);
  await expect(page.locator('.say')).toContainText('Down they go');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stand all up' }).click();
  await expect(page.locator('.say')).not.toContainText('Down they go');
  await expect(page.getByRole('button', { name: 'Stand all up' })).toHaveCount(0);
});

test('on a practice table no sand runs, a domino is taken back and put there again, and a push is tried', async ({
  page
}) => {
  test.slow();
  await startAya(page, { persons: ['Ada'], glass: 'No sand' });
  await begin(page);
  await expect(page.getByRole('timer')).toHaveAccessibleName('no sand');
  await go(page).click();
  await due(page, 'ahead');
  expect(await standing(page)).toBe(1);
  await page.getByRole('button', { name: 'Take back: the domino' }).click();
  await due(page, 'place');
  expect(await standing(page)).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await due(page, 'ahead');
  expect(await standing(page)).toBe(1);
  await page.getByRole('button', { name: 'Take back: the domino' }).click();
  await due(page, 'place');

  for (let n = 0; n < 6; n += 1) {
    await go(page).click();
    await due(page, 'ahead');
    await page.getByRole('button', { name: 'Take an ice domino', exact: true }).click();
    await due(page, 'place');
  }
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Hands off/ }).click();
  await due(page, 'push');
  await go(page).click();
  // The engine is loaded with the first fall.
  await expect(page.getByRole('button', { name: 'Count it' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stand all up again' }).click();
  await due(page, 'place');
  expect(await standing(page)).toBe(6);
});

test('in space, from above or as a list: the table is shown as wished, and the device remembers', async ({ page }) => {
  test.slow();
  await startAya(page, { persons: ['Ada'], table: 'space' });
  await expect(page.locator('.aya-table canvas')).toBeVisible();
  await begin(page);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'From above' }).click();
  await expect(picture(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ada, go on' }).click();
  await expect(picture(page)).toBeVisible();
});

test('behind the cover nothing is asked for and no sand runs until somebody goes on', async ({ page }) => {
  const landscape = (state: State): boolean => {
    const domino = state.due === 'place' ? state.hand[state.turn] : undefined;
    return !!domino && !!game.box.dominoes.get(domino)?.camera && bestUse(game, state, domino) === 'tile';
  };
  const { id, entries } = await bringBuilt(page, { persons: ['Ada', 'Ben'], until: landscape });
  await page.goto(`./play/?m=${id}`);
  const cover = page.getByRole('dialog', { name: 'The sand is paused' });
  await expect(cover).toBeVisible();
  const left = await sandLeft(page);
  await page.waitForTimeout(3000);
  await expect(cover).toBeVisible();
  expect(await sandLeft(page)).toBe(left);
  expect((await moment(page)).entries).toBe(entries);
  await cover.getByRole('button', { name: 'go on' }).click();
  // What the landscape looks like that is proposed is asked for now.
  await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(entries);
  await expect.poll(() => sandLeft(page)).toBeLessThan(left);
});

test('without WebGL the table is shown from above', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await startAya(page, { persons: ['Ada'], table: 'space' });
  await expect(picture(page)).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByText('needs WebGL')).toBeVisible();
  await begin(page);
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the keyboard alone plays on the flat table, to the count', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await startAya(page, { persons: ['Ada'], glass: '1' });
    /** Tabs to a button and presses it; one that comes by itself where another one stood waits a moment. */
    const press = async (button: Locator): Promise<void> => {
      await expect(button).toBeEnabled();
      for (let n = 0; !(await button.evaluate((one) => one === document.activeElement)); n += 1) {
        expect(n).toBeLessThan(60);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    /** What the camera of the domino in hand, if it has one, could bring is left aside. */
    const leaveCamera = async (): Promise<void> => {
      const plain = page.locator('.uses').getByRole('button', { name: /^Plain/ });
      if ((await plain.count()) > 0) await press(plain);
    };
    await press(go(page));
    await due(page, 'glass');
    await press(go(page));
    for (let n = 0; n < 3; n += 1) {
      await due(page, 'place');
      await leaveCamera();
      await press(go(page));
      await expect.poll(() => standing(page)).toBe(n + 1);
    }
    await due(page, 'place');
    await leaveCamera();
    await go(page).focus();
    // From end to end, until it joins the line.
    const signs = page.locator('.signs');
    for (let n = 0; n < 8 && !(await signs.textContent())?.includes('Safe'); n += 1) await page.keyboard.press('n');
    await expect(signs).toContainText('Safe');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.locator('.signs')).toContainText('Risky');
    await page.keyboard.press('ArrowLeft');
    await press(go(page));
    // The sand of a decision runs once its position is on the screen, and a tile is drawn before the next.
    await expect.poll(() => standing(page)).toBe(4);
    await page.clock.runFor(glass);
    await due(page, 'glass');
    await press(go(page));
    await due(page, 'place');
    await page.clock.runFor(glass);
    const table = page.locator('.aya-table');
    const entries = async (): Promise<number> => Number(await page.getByTestId('play').getAttribute('data-entries'));
    for (;;) {
      await expect(table).toHaveAttribute('data-due', /push|over/);
      if ((await table.getAttribute('data-due')) === 'over') break;
      const before = await entries();
      await press(
        go(page)
          .or(page.getByRole('button', { name: 'Enough' }))
          .last()
      );
      await expect.poll(entries).toBeGreaterThan(before);
    }
    await press(page.getByRole('button', { name: 'Show all' }));
    await expect(page.locator('.count')).toContainText('With two 1-minute glasses, further ranks');
  });

  test('somebody who only uses the list plays a whole match', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await startAya(page, { persons: ['Ada', 'Ben'], glass: '1', table: 'list' });
    await begin(page);
    await asPlain(page);
    await page.getByRole('button', { name: /^On Start, spot 1/ }).click();
    await expect(page.locator('.signs')).toContainText('Stands alone');
    await letGo(page);
    await asPlain(page);
    await page.getByRole('button', { name: /^Continue from .*the end of chain A/ }).click();
    await page.getByRole('button', { name: '10° right' }).click();
    await page.getByRole('button', { name: 'wide, gap 1.7 cm' }).click();
    await expect(page.locator('.signs')).toContainText('Safe');
    await letGo(page);
    expect(await faults(page)).toEqual([]);
    await play(page, dice(5), { touches: 40 });
    for (let run = 0; (await moment(page)).waitsFor !== 'nobody'; run += 1) {
      if (await page.locator('.glass').isVisible()) await page.clock.runFor(glass);
      await play(page, dice(run), { touches: 6 });
    }
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.locator('.count')).toContainText('With two 1-minute glasses, further ranks');
    expect(await faults(page)).toEqual([]);
  });
});

test('a finger that still taps where Place was, when the sand ends, pushes nothing yet', async ({ page }) => {
  await openBuilt(page, { persons: ['Ada', 'Ben'], until: ({ phase }) => phase === 'push' });
  // As soon as the button is there, for half a second, however busy the page is.
  await page.addInitScript(() => {
    const taps: string[] = [];
    let since = Infinity;
    Object.assign(window, { taps });
    const tap = (): void => {
      const go = document.querySelector<HTMLButtonElement>('.dock .go');
      if (!go || performance.now() - since > 500) return;
      since = Math.min(since, performance.now());
      taps.push(go.textContent.trim());
      go.click();
    };
    new MutationObserver(() => {
      if (taps.length === 0) tap();
    }).observe(document, { childList: true, subtree: true });
    setInterval(tap, 50);
  });
  await page.reload();
  await due(page, 'push');
  const before = Number(await page.getByTestId('play').getAttribute('data-entries'));
  await page.waitForTimeout(1500);
  expect(new Set(await page.evaluate(() => (window as unknown as { taps: string[] }).taps))).toEqual(new Set(['Push']));
  await due(page, 'push');
  expect(Number(await page.getByTestId('play').getAttribute('data-entries'))).toBe(before);
  // Then it is a button like any other.
  await go(page).click();
  await due(page, 'fall');
});
