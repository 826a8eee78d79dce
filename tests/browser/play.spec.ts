import type { Page } from '@playwright/test';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { outside } from '../support/browser/decisive.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play, ready } from '../support/browser/person.ts';
import { startMatch, withMenu } from '../support/browser/start.ts';

// Motion has tests of its own; without it a match takes a tenth of the time.
test.use({ reducedMotion: 'reduce' });

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: item }).click();
};
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('two persons play a whole match on one phone, from the first seed to the result', async ({ page }) => {
  test.setTimeout(240_000);
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(1));

  const result = sheet(page, 'Result');
  await expect(result).toBeVisible();
  await expect(result.getByText(/^(Ada|Baraka) wins$|share the win$/)).toBeVisible();
  await expect(result.getByRole('table', { name: 'Final score' }).getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await test.step('how the points grew can be read as numbers too', async () => {
    await result.getByText('The same in numbers').click();
    await expect(result.getByRole('row', { name: /^start 0 0$/ })).toBeVisible();
  });

  await test.step('the result can be shared as a picture', async () => {
    const download = page.waitForEvent('download');
    await result.getByRole('button', { name: 'As a picture' }).click();
    expect((await download).suggestedFilename()).toMatch(/^wayside-aiye-.*\.png$/);
    // Said above the sheet: what lies beneath a modal dialog is not seen.
    await expect(page.locator('.notes:popover-open')).toContainText('The picture is saved.');
  });

  await test.step('a rematch begins with the same people', async () => {
    await result.getByRole('button', { name: 'Rematch' }).click();
    await expect(result).toBeHidden();
    expect((await ready(page)).drafts).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Ada|Baraka)’s turn$/);
  });
});

test('a turn can be taken back and played again, step by step', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(2), { drafts: 1 });
  const { drafts, entries } = await moment(page);

  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await moment(page)).drafts).toBeLessThan(drafts);
  for (let left = (await moment(page)).drafts; left > 0; left = (await moment(page)).drafts) {
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await moment(page)).drafts).toBeLessThan(left);
  }
  await expect(page.getByTestId('spoken')).toHaveText(/Taken back|’s turn/);

  for (let back = 0; back < drafts; back = (await moment(page)).drafts) {
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await moment(page)).drafts).toBeGreaterThan(back);
  }
  expect(await moment(page)).toMatchObject({ drafts, entries });
});

/** A curtain comes down between players only where it is wished. */
const wantCurtain = (page: Page): Promise<void> =>
  withMenu(page, async (menu) => menu.getByRole('switch', { name: 'Curtain between players' }).click());

test('the device is handed over with a name, and never says “you”', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await wantCurtain(page);
  await play(page, dice(3), { waitsFor: 'hand-over' });
  const curtain = page.getByTestId('hand-over');
  const name = (await curtain.getByRole('heading', { level: 2 }).textContent())?.replace('’s turn', '') ?? '';
  expect(['Ada', 'Baraka']).toContain(name);
  await expect(curtain.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('body')).not.toHaveText(/\byou\b/i);
  expect(await faults(page)).toEqual([]);

  await curtain.getByRole('button', { name: `${name}, go on` }).click();
  await expect(curtain).toBeHidden();
  expect(await moment(page)).toMatchObject({ waitsFor: 'person' });
});

test('what lies behind the curtain is out of reach, also in a browser that cannot hide it', async ({ page }) => {
  await page.addInitScript(() => (CSS.supports = (property: string) => property !== 'content-visibility'));
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  const table = page.getByTestId('play');
  await expect(table).not.toHaveAttribute('inert');
  await wantCurtain(page);
  await play(page, dice(3), { waitsFor: 'hand-over' });
  await expect(table).toHaveAttribute('inert');
  await page
    .getByTestId('hand-over')
    .getByRole('button', { name: /go on$/ })
    .click();
  await expect(table).not.toHaveAttribute('inert');
});

test('the title of the tab follows the turn also where no frame is drawn, as in the background', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  const random = dice(6);
  const end = page.locator('main').getByRole('button', { name: 'End turn' });
  await expect
    .poll(
      async () => {
        if (!(await end.isVisible())) await play(page, random, { touches: 1, onward: true });
        return end.isVisible();
      },
      { timeout: 60_000, intervals: [50] }
    )
    .toBe(true);
  const next = (await page.title()).startsWith('Ada’s turn') ? /^Baraka’s turn/ : /^Ada’s turn/;
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await end.evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveTitle(next);
});

test('where nothing is hidden the view turns by itself, without a curtain', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });

  const turn = page.getByRole('heading', { level: 1 });
  const first = (await turn.textContent()) ?? '';
  const random = dice(4);
  await expect
    .poll(
      async () => {
        await play(page, random, { touches: 1 });
        expect((await moment(page)).waitsFor).not.toBe('hand-over');
        return turn.textContent();
      },
      { timeout: 30_000, intervals: [0] }
    )
    .not.toBe(first);
  const name = (await turn.textContent())?.replace('’s turn', '') ?? '';
  await expect(page.getByRole('main').getByRole('heading', { name: `${name}’s row` })).toBeVisible();
});

test('touching what may not be touched says why in one line, with the rule behind it', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  // At the beginning a seat sows: no card of the Village may be touched.
  await page.locator('main [data-card]:not([aria-pressed])').first().click();
  const why = page.getByRole('button', { name: 'The rule' });
  await expect(why).toBeVisible();
  const notice = page.locator('.notice.stop p');
  await expect(page.getByTestId('spoken')).toContainText((await notice.innerText()).trim());

  await why.click();
  const rules = sheet(page, /^Rules of/);
  await expect(rules.getByText('The rule:')).toBeVisible();
  await expect(rules.getByRole('button', { expanded: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('log and score are one touch and one sheet away on a phone', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(5), { entries: 60, waitsFor: 'person' });

  await menu(page, 'Log');
  await expect(
    sheet(page, 'Log')
      .getByRole('heading', { name: /^Round/ })
      .first()
  ).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goBack();
  await expect(sheet(page, 'Log')).toBeHidden();
  await expect(page.getByTestId('play')).toBeVisible();

  await menu(page, 'Score so far');
  await expect(sheet(page, 'Score so far').getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test.describe('on a laptop', () => {
  test.use({ viewport: laptop });

  test('score and log stand beside the table', async ({ page }) => {
    await startMatch(page, { persons: ['Ada', 'Baraka'] });
    await play(page, dice(6), { entries: 40, waitsFor: 'person' });
    const side = page.getByRole('complementary');
    await expect(side.getByRole('heading', { name: 'Score so far' })).toBeVisible();
    await expect(side.getByRole('heading', { name: /^Round/ }).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: phone });

  test('nothing needed for a decision is behind a scroll, at any moment of a match', async ({ page }) => {
    test.setTimeout(240_000);
    await startMatch(page, { persons: ['Ada', 'Baraka'] });
    const random = dice(7);
    for (let part = 1; part <= 12; part += 1) {
      await play(page, random, { entries: part * 18, waitsFor: 'person' });
      expect(await outside(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.scrollingElement!.scrollHeight - window.innerHeight)
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('against a bot the page stays at hand, and the bot’s steps are told', async ({ page }) => {
  await startMatch(page, { persons: ['Ada'], bots: ['hard'] });
  // Longest wait between two frames, measured by the page itself while the bot thinks.
  await page.evaluate(() => {
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    let last = performance.now();
    const look = (now: number): void => {
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await play(page, dice(8), { entries: 70, waitsFor: 'person' });
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  expect(longest).toBeLessThan(1000);
  await menu(page, 'Log');
  await expect(sheet(page, 'Log').getByText(/^Tin /).first()).toBeVisible();
});

for (const game of ['Àiyé', 'Atiwa', 'Ayar'])
  test(`${game}: a hint says in words what to do, lies on the table as if touched, and is done when asked`, async ({
    page
  }) => {
    await startMatch(page, { game, persons: ['Ada', 'Baraka'] });
    await ready(page);
    const before = await moment(page);
    const chosen = page.getByRole('main').locator('[aria-pressed=true]');
    const atRest = await chosen.count();
    await menu(page, 'Hint');
    const hint = page.getByTestId('play').getByText(/^A hint: /);
    await expect(hint).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => chosen.count()).toBeGreaterThan(atRest);

    await test.step('put away, it takes with it what it laid there', async () => {
      await page
        .getByRole('region', { name: 'Notes', exact: true })
        .getByRole('button', { name: 'Close this note' })
        .click();
      await expect(hint).toBeHidden();
      await expect(chosen).toHaveCount(atRest);
    });
    await menu(page, 'Hint');
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect
      .poll(async () => {
        const now = await moment(page);
        return now.entries + now.drafts;
      })
      .toBeGreaterThan(before.entries + before.drafts);
  });

for (const game of ['Àiyé', 'Atiwa', 'Ayar'])
  test(`${game}: a hint is a whole turn, with what speaks for it and what is second best, and is played when asked`, async ({
    page
  }) => {
    await page.setViewportSize(phone);
    await startMatch(page, { game, persons: ['Ada', 'Baraka'] });
    await ready(page);
    const before = await moment(page);
    await menu(page, 'Hint');
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await expect(notes.getByText(/^A hint: /)).toBeVisible({ timeout: 20_000 });
    const why = notes.getByRole('button', { name: 'More', exact: true });
    await expect(why).toHaveAttribute('aria-expanded', 'false');
    await why.click();
    const turn = notes.getByRole('region', { name: 'The whole turn' });
    const then = turn.getByRole('listitem');
    expect(await then.count()).toBeGreaterThan(0);
    await expect(turn.getByText(/^The second best/)).toBeVisible({ timeout: 30_000 });
    const behind =
      / That is (about \d+ points? worse by the end|probably somewhat worse|clearly worse|about as good)\.$/;
    await expect(turn.getByText(behind)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await moment(page)).toEqual(before);
    // Nothing of the table lies over what is read.
    const over = await turn.evaluate((region) => {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const found = new Set<string>();
      for (let x = left + 8; x < right - 8; x += 24)
        for (let y = top + 4; y < Math.min(bottom - 4, innerHeight); y += 6) {
          const there = document.elementFromPoint(x, y);
          if (there && !region.contains(there)) found.add(there.className);
        }
      return [...found];
    });
    expect(over).toEqual([]);

    const steps = 1 + (await then.count());
    await turn.getByRole('button', { name: 'Play the whole turn' }).click();
    // Where the last step ends the turn without saying so, that is asked for first.
    if (game === 'Ayar') await page.getByRole('button', { name: 'End the turn' }).click();
    await expect(turn).toBeHidden();
    await expect.poll(async () => (await moment(page)).entries).toBeGreaterThanOrEqual(before.entries + steps);
    await expect(notes.getByText(/^A hint: /)).toBeHidden();
  });

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a tap shows at once what is moving, and does nothing else', async ({ page }) => {
    await startMatch(page, { persons: ['Ada', 'Baraka'] });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sheet(page, 'Menu').getByRole('radiogroup', { name: 'Motion' }).locator('label', { hasText: 'Slow' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page, 'Menu')).toBeHidden();
    await ready(page);

    // The first sowing of a match is always there and always moves.
    await page.locator('main [aria-pressed="false"]:not(.chip)').first().click();
    const { drafts: none } = await moment(page);
    await page.locator('main .go').click();
    const table = page.getByTestId('play');
    // The move is stored first, and moves then.
    await expect.poll(async () => (await moment(page)).drafts).toBeGreaterThan(none);
    await expect(table).toHaveAttribute('data-waits-for', 'other');
    const { entries, drafts } = await moment(page);
    const box = (await page.getByRole('main').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 20);
    await expect(table).toHaveAttribute('data-waits-for', 'person', { timeout: 250 });
    expect(await moment(page)).toMatchObject({ entries, drafts });
  });
});
