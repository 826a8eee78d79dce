/** What the table of Àiyé says to somebody new: the Village is read under a hint too, on a low phone and a laptop, and how an order is changed. */
import type { Page } from '@playwright/test';
import type { State } from '#games/aiye/rules/state.ts';
import { expect, laptop, phone, test } from '../support/browser/app.ts';
import { openMoment } from '../support/browser/moments.ts';
import { withMenu } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const say = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Confirm and undo' });
const lit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Column \d.*sow: the last seed falls in column \d/ });

/** Cards of the Village that cannot be read: by their names, which lie under a note or are not there, and prices under what is missing. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let n = 0; n < 6; n += 1) await new Promise((done) => requestAnimationFrame(done));
    const box = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect();
    const note = box(document.querySelector('.notices .notice'));
    return [...document.querySelectorAll('.village .card')].flatMap((card) => {
      const [name, price] = [box(card.querySelector('.name b')), box(card.querySelector('.cost'))];
      const words = [...card.querySelectorAll('.missing')].map(box).filter(({ height }) => height > 0);
      const under = note.height > 0 && price.top < note.bottom - 1;
      const isRead = name.height >= 9 && name.bottom <= box(card).bottom && !under;
      return isRead && words.every(({ top }) => top >= price.bottom - 4) ? [] : [card.getAttribute('aria-label')!];
    });
  });

test('whoever shops reads every card by its name and price on a low phone too, and under a hint', async ({ page }) => {
  const shops = { name: 'shops', persons: ['Ada', 'Baraka'] };
  const until = (state: Readonly<Record<string, unknown>>): boolean =>
    state['step'] === 'village' && state['round'] === 3;
  await openMoment(page, 'aiye', { ...shops, until });
  const sizes = [{ width: 360, height: 560 }, { width: 320, height: 568 }, phone, laptop];
  for (const hint of [false, true]) {
    if (hint) {
      await withMenu(page, (menu) => menu.getByRole('button', { name: 'Hint' }).click());
      await expect(page.getByTestId('play').getByText(/^A hint: Summon /)).toBeVisible();
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await unread(page), `${size.width}×${size.height}, hint: ${hint}`).toEqual([]);
      await expect(say(page)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(sizes[0]!);
  }
});

/** At a decision from which column to sow; touches one with so many of each colour. */
async function openMixed(page: Page, suns: number, moons: number): Promise<void> {
  await openMoment(page, 'aiye', {
    name: 'mixed',
    persons: ['Ada', 'Baraka'],
    until: (position) => {
      const { step, areas, seat } = position as unknown as State;
      return step === 'source' && areas[seat]!.columns.some(({ sun, moon }) => sun === suns && moon === moons);
    }
  });
  const held = new RegExp(`, ${suns} sun and ${moons} moon seeds`);
  await lit(page)
    .and(page.getByRole('button', { name: held }))
    .first()
    .click();
}

test('the order of two seeds turns over at once, and back', async ({ page }) => {
  await openMixed(page, 1, 1);
  const order = say(page).getByRole('button', { name: /^Change the order of colours, now / });
  const first = await order.getAttribute('aria-label');
  await order.click();
  await expect(order).not.toHaveAccessibleName(first!);
  await expect(say(page).getByRole('button', { name: 'Sow 2' })).toBeVisible();
  await order.click();
  await expect(order).toHaveAccessibleName(first!);
});

test('the order of two colours is changed by one touch, and it is said whether it is a new one', async ({ page }) => {
  await openMixed(page, 1, 2);
  await say(page)
    .getByRole('button', { name: /^Change the order of colours, now / })
    .click();
  await expect(say(page)).toContainText('Below each is the column it falls in.');
  await expect(say(page).getByRole('button', { name: 'Keep this order' })).toBeVisible();
  await expect(say(page).getByRole('button', { name: /^Seed 1: moon/ })).toBeVisible();
  await say(page)
    .getByRole('button', { name: /^Seed 1: moon/ })
    .click();
  await expect(say(page).getByRole('button', { name: /^Seed 1: sun/ })).toBeVisible();
  await say(page).getByRole('button', { name: 'Use new order' }).click();
  await expect(say(page)).toContainText('Sow 3 from column');
});

test('of seven columns every icon is seen whole while somebody shops on a low phone', async ({ page }) => {
  const until = (at: Readonly<Record<string, unknown>>): boolean => {
    const { step, round, seat, areas } = at as unknown as State;
    return step === 'village' && round >= 5 && areas[seat]!.columns.length === 7;
  };
  await openMoment(page, 'aiye', { name: 'seven', persons: ['Ada', 'Baraka'], until });
  await page.setViewportSize({ width: 360, height: 560 });
  const folds = page.locator('.mine .fold');
  await expect(folds).toHaveCount(7);
  const most = await folds.evaluateAll((all) =>
    Math.max(...all.map((one) => one.querySelectorAll('.bits > *').length))
  );
  expect(most).toBeGreaterThan(4);
  await expect
    .poll(() =>
      folds.evaluateAll((all) =>
        all.flatMap((fold) => {
          const { top, bottom, left, right } = fold.querySelector('.bits')!.getBoundingClientRect();
          return [...fold.querySelectorAll('.bits > *')].flatMap((bit) => {
            const box = bit.getBoundingClientRect();
            const inside =
              box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
            return inside && box.width >= 14 ? [] : [Math.round(box.top - top)];
          });
        })
      )
    )
    .toEqual([]);
});
