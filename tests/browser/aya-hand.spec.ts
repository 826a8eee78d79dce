/** The hand over Aya’s table, by touch on a phone: nothing is lost, nothing is done unasked, everything tells what it is. */
import type { Page } from '@playwright/test';
import { expect, faults, phone, stepBack, test } from '../support/browser/app.ts';
import { asPlain, begin, due, go, placeOn, sandLeft, standing, startAya } from '../support/browser/aya.ts';
import { openBuilt, stands } from '../support/browser/aya-built.ts';
import { fingerOf, middleOf } from '../support/browser/finger.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ viewport: phone });

const verdict = (page: Page): Promise<string | null> => page.locator('.signs .sign').textContent();
const entries = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('play').getAttribute('data-entries'));

test('the button that goes on stays at the foot of its dock, beside a domino in hand as well', async ({ page }) => {
  await startAya(page, { persons: ['Ada', 'Baraka'] });
  for (const step of ['start', 'glass', 'place']) {
    await due(page, step);
    const [button, dock] = [await go(page).boundingBox(), await page.locator('.dock').boundingBox()];
    expect(dock!.y + dock!.height - (button!.y + button!.height)).toBeLessThanOrEqual(10);
    await go(page).click();
  }
});

for (const table of ['space', 'flat'] as const)
  test(`${table}: a domino held still, taken away or let go beside the table is back where it was proposed`, async ({
    page
  }) => {
    test.slow();
    await startAya(page, { persons: ['Ada'], hand: 'Natural', table });
    await begin(page);
    await page.locator('.signs').waitFor();
    // A tile that is proposed is asked for, which is stored: only then is the table at rest.
    let before = -1;
    const rested = async (): Promise<boolean> => before === (before = await entries(page));
    await expect.poll(rested, { intervals: [800] }).toBe(true);
    const proposed = await verdict(page);
    const finger = await fingerOf(page);
    const piece = await middleOf(page, '.piece');
    const stage = await middleOf(page, '.stage');
    const rests = async (): Promise<void> => {
      await expect(page.locator('.signs .sign')).toHaveText(proposed!);
      expect(await entries(page)).toBe(before);
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      if (await close.isVisible()) await close.click();
    };

    // Held for more than a second, trembling, on the piece in the dock.
    await finger.down(piece);
    for (let n = 0; n < 12; n += 1) {
      await page.waitForTimeout(100);
      await finger.move({ x: piece.x + (n % 3), y: piece.y + (n % 2) });
    }
    await finger.up();
    await rests();
    // Dragged over the table and taken away by the device.
    await finger.down(piece);
    for (let n = 1; n <= 6; n += 1) await finger.move({ x: piece.x + n * 20, y: piece.y - n * 25 });
    await finger.cancel();
    await rests();
    // Dragged over the table and back into the dock.
    await finger.down(piece);
    for (let n = 1; n <= 6; n += 1) await finger.move({ x: piece.x + n * 20, y: piece.y - n * 25 });
    await finger.move({ x: piece.x + 30, y: piece.y });
    await finger.up();
    await rests();
    // A second finger, and a page that is left.
    await finger.down(piece);
    for (let n = 1; n <= 4; n += 1) await finger.move({ x: stage.x, y: piece.y - n * 40 });
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await finger.up();
    await rests();
  });

for (const table of ['flat', 'space'] as const)
  test(`${table}: while a domino is drawn over the table, neither the picture nor a button slips away under the finger`, async ({
    page
  }) => {
    test.slow();
    await openBuilt(page, { persons: ['Ada', 'Baraka'], until: stands(22) }, table);
    await page.locator('.signs').waitFor();
    const seen = (): Promise<string> =>
      page.evaluate(() => {
        const boxes = ['.stage', '.nudges', '.hop', '.ask', '.sights'].map((name) => {
          const { left, top, width, height } = document.querySelector(name)!.getBoundingClientRect();
          return [name, left, top, width, height]
            .map((one) => (typeof one === 'number' ? Math.round(one) : one))
            .join(' ');
        });
        return [...boxes, document.querySelector('.flat g')?.getAttribute('transform')].join('; ');
      });
    let before = '';
    await expect.poll(async () => before === (before = await seen()), { intervals: [800] }).toBe(true);
    const piece = await middleOf(page, '.piece');
    const finger = await fingerOf(page);
    await finger.down(piece);
    for (let n = 0; n < 24; n += 1) {
      await finger.move({ x: 60 + ((n * 37) % 250), y: 440 - ((n * 23) % 330) });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await seen()).toBe(before);
    }
    await finger.cancel();
    // Nor do the small movements under a finger that goes on with them.
    const turn = page.getByRole('button', { name: 'Turn right' });
    const at = await middleOf(page, '.nudges');
    for (let n = 0; n < 3; n += 1) {
      await turn.click();
      expect((await middleOf(page, '.nudges')).y).toBeCloseTo(at.y, 0);
    }
  });

test('with the preview on a drag ends in one, in every hand; with it off, lifting the finger lets go', async ({
  page
}) => {
  test.slow();
  await startAya(page, { persons: ['Ada'], hand: 'Natural' });
  await begin(page);
  // With a landscape it would stand elsewhere, and the next be proposed where the finger goes.
  await asPlain(page);
  await placeOn(page, 1);
  // With a landscape before it, it would not hang under the finger.
  await asPlain(page);
  // A little below the middle; not so far that buttons lie over it, or it would be brought into sight.
  const low = 20;
  const drag = async (): Promise<void> => {
    const finger = await fingerOf(page);
    const from = await middleOf(page, '.piece');
    const to = await middleOf(page, '.stage');
    const way = (n: number): Promise<unknown> =>
      finger.move({ x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y + low - from.y) * n) / 8 });
    // Off it goes at once: if the first step waited for a busy page, the finger would rest on the piece, and so ask what it is.
    await Promise.all([finger.down(from), way(1)]);
    for (let n = 2; n <= 8; n += 1) await way(n);
    // It has come to where the finger is, however busy the page.
    await expect.poll(beside).toBeLessThan(25);
    await finger.up();
  };
  const foot = page.locator('.held .foot');
  const beside = async (): Promise<number> => {
    const to = await middleOf(page, '.stage');
    const hangs = await middleOf(page, '.held .foot');
    return Math.hypot(hangs.x - to.x, hangs.y - to.y - low);
  };
  const proposed = await foot.getAttribute('transform');
  await drag();
  await expect(foot).not.toHaveAttribute('transform', proposed!);
  // The picture has not moved away under the finger.
  expect(await beside()).toBeLessThan(25);
  expect(await standing(page)).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: /^Preview first/ }).click();
  await stepBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag();
  await expect.poll(() => standing(page)).toBe(2);
});

/** Plays on until a camera is in hand that brings something, and could bring an animal: off the Start tile there is room. */
async function untilCamera(page: Page): Promise<void> {
  /** Asked in one look: what was thought out a moment ago may be of the domino before. */
  const look = (): Promise<'thinks' | 'lacks' | 'brings'> =>
    page.evaluate(() => {
      const uses = document.querySelector('.uses');
      if (!uses) return 'lacks';
      if (uses.ariaBusy === 'true') return 'thinks';
      const [plain, , animal] = uses.querySelectorAll('button');
      return plain!.ariaPressed === 'true' || animal!.classList.contains('none') ? 'lacks' : 'brings';
    });
  const lacks = async (): Promise<boolean> => {
    let seen = 'thinks';
    await expect.poll(async () => (seen = await look())).not.toBe('thinks');
    return seen !== 'brings';
  };
  for (let n = 0; await lacks(); n += 1) {
    expect(n).toBeLessThan(60);
    await placeOn(page, 1);
  }
}

test('AYA-CAM-01 AYA-TOKEN-03 a camera proposes what it can bring, and says beforehand what it cannot, and where it can', async ({
  page
}) => {
  test.slow();
  await startAya(page, { persons: ['Ada'], glass: '10 min' });
  await begin(page);
  await untilCamera(page);
  const uses = page.locator('.uses');
  await expect(uses.getByRole('button', { pressed: true })).toHaveText(/Tile|Animal/);
  await expect(page.locator('.say')).toContainText(/Proposed: .*to bring .*\. Touch another to change\./);
  expect(await faults(page)).toEqual([]);
  await uses.getByRole('button', { name: /^Plain/ }).click();
  // Far from everything there is nobody to share an animal with.
  await page.getByRole('button', { name: 'Everything on the table' }).click();
  const stage = (await page.locator('.stage').boundingBox())!;
  await expect(async () => {
    for (const y of [0.25, 0.4, 0.55, 0.7])
      for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        await page.touchscreen.tap(stage.x + stage.width * x, stage.y + stage.height * y);
        if ((await verdict(page))?.includes('Stands alone')) return;
      }
    expect(await verdict(page)).toContain('Stands alone');
  }).toPass({ timeout: 60_000 });
  const animal = uses.getByRole('button', { name: /^Animal/ });
  await expect(animal).toContainText('elsewhere');
  await expect(page.locator('.say')).toContainText(
    'needs a standing neighbour at a gap of at most 2.0 cm; touch it to go there'
  );
  await animal.click();
  await expect(animal).toHaveAttribute('aria-pressed', 'true');
  await expect(animal).not.toContainText('elsewhere');
  const before = await standing(page);
  await go(page).click();
  await expect.poll(() => standing(page)).toBe(before + 1);
});

test('AYA-PLACE-08 that a place is risky is told and explained while the domino is held, and it can be moved', async ({
  page
}) => {
  await startAya(page, { persons: ['Ada'] });
  await begin(page);
  await asPlain(page);
  await placeOn(page, 1);
  await asPlain(page);
  const explained = page.locator('.signs').getByText('Most falls pass here, not all');
  await page.locator('.piece').focus();
  await expect(page.locator('.sign.safe')).toBeVisible();
  await expect(explained).toBeHidden();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.sign.risky')).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(explained).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(explained).toBeHidden();
});

test('AYA-DRAW-05 the next domino comes unasked, from the reserve where it is wished for; whoever wants to is asked', async ({
  page
}) => {
  test.slow();
  await startAya(page, { persons: ['Ada', 'Ben'] });
  await begin(page);
  const toReserve = page.getByRole('button', { name: 'Put it on the reserve' });
  // Who begins is drawn by lot.
  const begins = (await page.locator('.say').textContent())!.startsWith('Ada') ? 'Ada' : 'Ben';
  for (const seat of [begins, begins === 'Ada' ? 'Ben' : 'Ada']) {
    await expect(page.locator('.say')).toContainText(seat);
    await toReserve.click();
    await expect(page.locator('.say')).not.toContainText(seat);
    await due(page, 'place');
  }
  const next = page.getByRole('button', { name: /^Draw .* from the reserve next$/ });
  const wanted = /^Draw (.*) from/.exec((await next.getAttribute('aria-label'))!)![1]!;
  await next.click();
  await expect(next).toHaveAttribute('aria-pressed', 'true');
  expect(await faults(page)).toEqual([]);
  await placeOn(page, 2);
  await expect(page.locator('.say')).toContainText(`${begins}: place the ${wanted}`);

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Ask before drawing' }).click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await toReserve.click();
  await due(page, 'ahead');
  await page.getByRole('button', { name: 'Stock', exact: true }).click();
  await due(page, 'place');
});

test('AYA-R-13 the sand stands still while one reads on the only device, and the table is covered', async ({
  page
}) => {
  test.slow();
  await page.clock.install();
  const match = await startAya(page, { persons: ['Ada', 'Ben'] });
  await begin(page);
  await page.clock.runFor(3000);
  const main = page.locator('main');
  const left = await sandLeft(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const stopped = 'The clock is stopped while you read';
  for (const open of ['menu', 'Rules', 'Log'] as const) {
    await menu.click();
    if (open !== 'menu') await page.getByRole('dialog').getByRole('button', { name: open }).click();
    await expect(page.getByRole('dialog')).toContainText(stopped);
    await expect(main).toHaveCSS('opacity', '0');
    await page.clock.runFor(20_000);
    await stepBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main).toHaveCSS('opacity', '1');
  }
  expect(left - (await sandLeft(page))).toBeLessThanOrEqual(2);

  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hint' }).click();
  const back = page.getByRole('button', { name: 'Back to the table' });
  await expect(back).toBeVisible();
  await expect(page.locator('.notices')).toContainText('A hint:', { timeout: 30_000 });
  await page.clock.runFor(20_000);
  expect(await faults(page)).toEqual([]);
  await back.click();
  await expect(main).toHaveCSS('opacity', '1');
  await expect(page.locator('.notices')).toContainText('A hint:');
  expect(left - (await sandLeft(page))).toBeLessThanOrEqual(3);
  // It runs again, on a busy page a moment later.
  const still = await sandLeft(page);
  await expect.poll(() => sandLeft(page)).toBeLessThan(still);
  // Beat by beat, as on a phone: a jump of the page's clock may leave beats out, and with them what the glass shows.
  const from = await sandLeft(page);
  await page.clock.runFor(10_000);
  await expect.poll(async () => from - (await sandLeft(page)), { timeout: 3000 }).toBeGreaterThanOrEqual(9);

  await placeOn(page, 1);
  const placed = (await storedEntries(page, match)).find((entry) => entry.includes('"place"'))!;
  expect(Number(/"away":(\d+)/.exec(placed)![1])).toBeGreaterThanOrEqual(79_000);
});

test('free ends glow with the sign of what they want, and the domino hops to them', async ({ page }) => {
  test.slow();
  await startAya(page, { persons: ['Ada'] });
  await begin(page);
  await placeOn(page, 3);
  const glows = page.locator('.flat .end');
  await expect(glows.first()).toBeAttached();
  const where = (): Promise<string | null> => page.locator('.held .foot').getAttribute('transform');
  const hop = page.getByRole('button', { name: /^To the next of \d+ free ends/ });
  const elsewhere = async (act: () => Promise<void>): Promise<string | null> => {
    const from = await where();
    await act();
    await expect.poll(where).not.toBe(from);
    return where();
  };
  // It does not lie on the open album.
  await page.getByRole('button', { name: 'Album', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Album' })).toBeVisible();
  await expect(hop).toBeHidden();
  await page.getByRole('button', { name: 'Album', exact: true }).click();
  const first = await elsewhere(() => hop.click());
  await elsewhere(() => hop.click());
  expect(await elsewhere(() => page.keyboard.press('Shift+N'))).toBe(first);
  // A touch on one that glows brings it there too.
  const before = await where();
  await page.getByRole('button', { name: 'Everything on the table' }).click();
  const glow = (await glows.first().boundingBox())!;
  await page.touchscreen.tap(glow.x + glow.width / 2, glow.y + glow.height / 2);
  await expect.poll(where).not.toBe(before);
  expect(await faults(page)).toEqual([]);
});
