/** Every table at every size, from the first decision to the last: nothing that is read or touched is cut or lies over something else. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { openBuilt } from '../support/browser/aya-built.ts';
import { broken, misfits, tiny } from '../support/browser/fit.ts';
import { ayaMoments, moments, openMoment } from '../support/browser/moments.ts';

/** A hint lies on the table. */
async function openHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Hint' }).tap();
  await expect(page.getByTestId('play').getByText(/^A hint: /)).toBeVisible({ timeout: 30_000 });
  const read = page.getByRole('button', { name: 'Back to the table' });
  if (await read.isVisible()) await read.tap();
}

test.use({ reducedMotion: 'reduce' });

const sizes = [
  [360, 560],
  [320, 568],
  [360, 640],
  [412, 800],
  [640, 360],
  [640, 400],
  [768, 1024],
  [1280, 800],
  [1920, 1080]
] as const;
/** Names of people, lands, locations and cards of the Village may be shortened where a control tells them whole. */
const shortened = '.chip .name, .others h3 span, .team .who, .gable .name, .card .name';

/** What is wrong at each size, by day and by night, with letters as they are and as large as they come. */
async function everywhere(page: Page, scales: readonly number[] = [1, 2]): Promise<string[]> {
  const found: string[] = [];
  for (const scale of scales) {
    await page.evaluate((wanted) => document.documentElement.style.setProperty('--scale', `${wanted}`), scale);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(async () => {
        for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done));
      });
      if (scale === 1) for (const one of await tiny(page)) found.push(`${width}×${height}: ${one}`);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
        const when = `${width}×${height}, ${theme}${scale > 1 ? ', largest letters' : ''}`;
        for (const one of await misfits(page, shortened)) found.push(`${when}: ${one}`);
      }
    }
  }
  return found;
}

for (const [game, list] of Object.entries(moments))
  for (const moment of list)
    test(`${game}, ${moment.name}`, async ({ page }) => {
      test.slow();
      await openMoment(page, game as keyof typeof moments, moment);
      expect(await everywhere(page)).toEqual([]);
    });
/** On a phone a drawer of Ayar is open at a time. */
for (const moment of moments.ayar)
  for (const tab of ['Journey', 'Lake', 'Crafts', 'Night'])
    test(`ayar, ${moment.name}, with ${tab} open`, async ({ page }) => {
      test.slow();
      await openMoment(page, 'ayar', moment);
      await page.locator('.rooms').getByRole('button', { name: tab }).tap();
      expect(await everywhere(page)).toEqual([]);
    });
/** A hint above it, and a place that is chosen, leave the paths the least height. */
test('ayar, start, with a choice made under a hint', async ({ page }) => {
  test.slow();
  await openMoment(page, 'ayar', { ...moments.ayar[0], until: ({ step }) => step === 'build' });
  await page.setViewportSize({ width: 360, height: 640 });
  await openHint(page);
  await page.locator('main .places .place').first().tap();
  await expect(page.locator('.dock .go')).toBeVisible();
  expect(await everywhere(page)).toEqual([]);
});
/** On the lowest phones a hint lies over the table: never over the seats, the dock, or what it speaks of. */
async function underHint(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 560 });
  await openHint(page);
  const found: string[] = [];
  for (const [width, height] of [sizes[0], sizes[1]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    const covered = await page.evaluate(() => {
      const hint = document.querySelector('.notices .notice.hint')!.getBoundingClientRect();
      const under = (one: Element): boolean => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return Math.min(bottom, hint.bottom) - Math.max(top, hint.top) > 1 && right > hint.left && left < hint.right;
      };
      const shown = 'main :is(.chips, .team, .dock), main :is(.chosen, .picked)';
      return [...document.querySelectorAll(shown)].filter(under).map(({ className }) => className);
    });
    found.push(...covered.map((name) => `${width}×${height}: .${name} under the hint`));
    found.push(...(await misfits(page, shortened)).map((one) => `${width}×${height}: ${one}`));
  }
  return found;
}
for (const [game, list] of Object.entries(moments))
  for (const moment of [list[0], list[1], list[2]])
    test(`${game}, ${moment.name}, under a hint`, async ({ page }) => {
      await openMoment(page, game as keyof typeof moments, moment);
      expect(await underHint(page)).toEqual([]);
    });
for (const { name, ...built } of [ayaMoments[1]!, ayaMoments[2]!])
  test(`aya, ${name}, under a hint`, async ({ page }) => {
    await openBuilt(page, built);
    expect(await underHint(page)).toEqual([]);
  });
/** Whatever is read of a hint, the dock below it stays free, so that what it proposes can be done; what is unfolded moves under the finger. */
async function overDock(page: Page): Promise<string[]> {
  await openHint(page);
  await page.locator('.notices').getByRole('button', { name: 'More', exact: true }).tap();
  const found: string[] = [];
  for (const scale of [1, 2]) {
    await page.evaluate((wanted) => document.documentElement.style.setProperty('--scale', `${wanted}`), scale);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(async () => {
        for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done));
      });
      const covered = await page.evaluate(() => {
        const dock = document.querySelector('main .dock')!.getBoundingClientRect();
        const over = (one: Element): boolean => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          const down = Math.min(bottom, dock.bottom) - Math.max(top, dock.top);
          return down > 1 && Math.min(right, dock.right) - Math.max(left, dock.left) > 1;
        };
        const parts = { hint: '.notices .notice.hint', 'what it unfolds': '.notices .turn' };
        return Object.entries(parts).flatMap(([name, at]) => (over(document.querySelector(at)!) ? [name] : []));
      });
      found.push(...covered.map((name) => `${width}×${height}, letters ×${scale}: ${name} over the dock`));
    }
  }
  return found;
}
for (const [game, list] of Object.entries(moments))
  for (const moment of [list[1], list[2]])
    test(`${game}, ${moment.name}, with a hint unfolded`, async ({ page }) => {
      await openMoment(page, game as keyof typeof moments, moment);
      expect(await overDock(page)).toEqual([]);
    });
/** A phone on its side under a hint has the least height of all: lines move or go as a whole, and no word is cut or broken. */
for (const [game, list] of Object.entries(moments))
  for (const moment of list)
    test(`${game}, ${moment.name}, on a phone on its side with a hint, then unfolded`, async ({ page }) => {
      await openMoment(page, game as keyof typeof moments, moment);
      await page.setViewportSize({ width: 640, height: 360 });
      await openHint(page);
      const found: string[] = [];
      for (const unfolded of [false, true]) {
        if (unfolded) await page.locator('.notices').getByRole('button', { name: 'More', exact: true }).tap();
        for (const scale of [1, 2]) {
          await page.evaluate((wanted) => document.documentElement.style.setProperty('--scale', `${wanted}`), scale);
          await page.evaluate(async () => {
            for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done));
          });
          // The line of a land that is drawn in shortens names as well: a touch draws it out.
          const wrong = [...(await misfits(page, `${shortened}, .line .name`)), ...(await broken(page))];
          found.push(...wrong.map((one) => `letters ×${scale}${unfolded ? ', unfolded' : ''}: ${one}`));
        }
      }
      expect(found).toEqual([]);
    });
/** The largest letters on the smallest phone: under a hint too, the next harvest is told and the land can be drawn out, or put back. */
for (const moment of moments.atiwa)
  test(`atiwa, ${moment.name}, with its harvest under a hint in the largest letters`, async ({ page }) => {
    await openMoment(page, 'atiwa', moment);
    await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
    await page.setViewportSize({ width: 320, height: 568 });
    const harvest = page.locator('main .mine > .lip > button.lip');
    const handle = page.locator('main').getByRole('button', { name: /^Show the (land|board)$/ });
    const whole = async (): Promise<void> => {
      for (const one of [harvest, handle]) {
        await expect(one).toBeInViewport({ ratio: 1 });
        // Whatever lies over it would be met instead.
        await one.tap({ trial: true });
      }
    };
    await whole();
    await openHint(page);
    await whole();
  });
/** The largest letters on a phone: what is asked is never broken into a word a line beside its button. */
test('ayar, start, with a choice made in the largest letters', async ({ page }) => {
  await openMoment(page, 'ayar', { ...moments.ayar[0], until: ({ step }) => step === 'build' });
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  await page.setViewportSize({ width: 360, height: 560 });
  await page.locator('main .places .place').first().tap();
  await expect(page.locator('.dock .go')).toBeVisible();
  const lines = await page
    .locator('.dock .say b')
    .evaluate((said) => said.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(said).lineHeight));
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
});
/** What is chosen lies on the board, and the dock tells what comes of it. */
const choices = {
  aiye: '.pits .cell.on',
  atiwa: '.space.may',
  ayar: '.places .place'
} as const;
for (const [game, choice] of Object.entries(choices))
  test(`${game}, early, with a choice made`, async ({ page }) => {
    test.slow();
    await openMoment(page, game as keyof typeof moments, moments[game as keyof typeof moments][1]);
    await page.locator(`main ${choice}`).filter({ visible: true }).first().tap();
    await expect(page.locator('.dock .go')).toBeVisible();
    expect(await everywhere(page)).toEqual([]);
  });

for (const { name, ...built } of ayaMoments)
  test(`aya, ${name}`, async ({ page }) => {
    test.slow();
    await openBuilt(page, built);
    expect(await everywhere(page)).toEqual([]);
  });
