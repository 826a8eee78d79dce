/** Aya on two devices: turns pass between them, falls are computed on both, and the sand is the same for all. */
import type { Page } from '@playwright/test';
import { faults } from '../support/browser/app.ts';
import {
  expect,
  matchOf,
  openTable,
  sameLogs,
  sitDown,
  test,
  together,
  type Device
} from '../support/browser/devices.ts';
import {
  acting,
  asPlain,
  bump,
  chooseOptions,
  due,
  go,
  knockOver,
  sandLeft,
  showAs,
  standing
} from '../support/browser/aya.ts';
import { misfits } from '../support/browser/fit.ts';

/** The two at one flat table, with natural hands. */
async function meet(ada: Device, ben: Device): Promise<void> {
  for (const { page } of [ada, ben]) await showAs(page, 'flat');
  const link = await openTable(ada, {
    game: 'Aya',
    here: ['Ada'],
    away: ['Ben'],
    choose: (page) => chooseOptions(page, { hand: 'Natural' })
  });
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
}

test('two devices place in turn, and an accident comes out alike on both', async ({ device }) => {
  const ada = await device();
  const ben = await device();
  await meet(ada, ben);

  let [now] = await acting([ada, ben]);
  await go(now.page).click();
  await due(now.page, 'glass');
  await go(now.page).click();
  for (let n = 0; n < 4; n += 1) {
    const [mine, other] = await acting([ada, ben]);
    await due(mine.page, 'place');
    await asPlain(mine.page);
    await go(mine.page).click();
    await expect.poll(() => standing(other.page)).toBe(n + 1);
  }

  // Into the one placed last: on this device by rule, on the other by its own computation.
  const [mine, other] = await acting([ada, ben]);
  now = mine;
  await due(now.page, 'place');
  const raise = ({ page }: Device) => page.getByRole('button', { name: 'Stand all up' });
  const accidents = await knockOver(now.page);
  // Whose turn it is not stands up what lies, through the device whose turn it is (AYA-ACC-02, AYA-R-14).
  await raise(other).click();
  for (const one of [mine, other]) await expect(raise(one)).toHaveCount(0);
  await due(mine.page, 'place');
  const apart = async (): Promise<number> => Math.abs((await sandLeft(mine.page)) - (await sandLeft(other.page)));
  await expect.poll(apart).toBeLessThanOrEqual(1);

  // The other device asks for a pause; both tables are covered until whoever decides goes on (AYA-R-13).
  await other.page.getByRole('button', { name: 'Pause: stop the sand and cover the table' }).click();
  const covers = [mine, other].map(({ page }) => page.getByRole('dialog', { name: 'The sand is paused' }));
  for (const cover of covers) await expect(cover).toBeVisible();
  await expect(covers[1]!).toContainText('decides on another device');
  await covers[0]!.getByRole('button', { name: 'go on' }).click();
  for (const cover of covers) await expect(cover).toBeHidden();
  await expect.poll(apart).toBeLessThanOrEqual(1);

  // The turn is told as a whole, with the help in it.
  await mine.page.getByRole('button', { name: 'Put it on the reserve' }).click();
  // The next domino comes unasked (AYA-DRAW-05).
  await due(other.page, 'place');
  const stored = (): Promise<readonly string[]> => sameLogs([ada, ben], matchOf(ada));
  await expect.poll(async () => (await stored()).join()).toContain('"toReserve"');
  const log = await stored();
  const helper = other === ada ? 0 : 1;
  expect(log.find((entry) => entry.includes('"raise"'))).toContain(`"by":${helper}`);
  expect(log.filter((entry) => entry.includes('"accident"')).length).toBe(accidents);
  await expect(other.page.getByText('Two devices saw this differently')).toHaveCount(0);
});

test('LINK-SEE-06 AYA-R-15 a device that sees an accident differently is told of, and play goes on', async ({
  device
}) => {
  test.slow();
  const ada = await device();
  const ben = await device();
  // On Ben's device everything comes to rest a step later than on others.
  await ben.page.addInitScript(() => {
    type Hear = (event: MessageEvent<{ answer?: { move: { steps: number } } }>) => void;
    window.Worker = class extends Worker {
      override set onmessage(hear: Hear) {
        super.onmessage = (event: Parameters<Hear>[0]) => {
          if (event.data.answer) event.data.answer.move.steps += 1;
          hear(event);
        };
      }
    };
  });
  await meet(ada, ben);
  const [first] = await acting([ada, ben]);
  await go(first.page).click();
  await due(first.page, 'glass');
  await go(first.page).click();
  const [one, other] = await acting([ada, ben]);
  await due(one.page, 'place');
  await asPlain(one.page);
  await go(one.page).click();
  await expect.poll(() => standing(other.page)).toBe(1);
  const [mine] = await acting([ada, ben]);
  await due(mine.page, 'place');
  await bump(mine.page);

  for (const { page } of [ada, ben]) {
    const sheet = page.getByRole('dialog', { name: 'Seen differently' });
    // The other device starts its engine for this, which takes its time on a machine with several pages.
    await expect(sheet).toContainText('counts', { timeout: 60_000 });
    if (page === ben.page) expect(await faults(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Go on playing' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'Two devices saw this differently' })).toBeVisible();
  }
  await sameLogs([ada, ben], matchOf(ada));
  // So light a touch that nothing lies is an accident as well.
  const raise = mine.page.getByRole('button', { name: 'Stand all up' });
  if ((await raise.count()) > 0) await raise.click();
  await due(mine.page, 'place');
});

test('on a low phone a long hint lies over none of the controls, below the line of the link', async ({ device }) => {
  const ada = await device();
  const ben = await device();
  await meet(ada, ben);
  const [{ page }] = await acting([ada, ben]);
  await go(page).click();
  await due(page, 'glass');
  await go(page).click();
  await due(page, 'place');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByTestId('play').getByText(/^A hint: /)).toBeVisible({ timeout: 30_000 });
  for (const [width, height] of [
    [360, 560],
    [320, 568]
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => misfits(page, '.team .who')).toEqual([]);
  }
});

test('with a camera in hand a long hint on a low phone covers no button by half: the other end is back once it is closed', async ({
  device
}) => {
  const [ada, ben] = [await device(), await device()];
  await meet(ada, ben);
  const [first] = await acting([ada, ben]);
  await go(first.page).click();
  await due(first.page, 'glass');
  await go(first.page).click();
  /** Places until a camera is in hand, and there are ends to go to. */
  const camera = async (placed = 0): Promise<Page> => {
    const [{ page }, other] = await acting([ada, ben]);
    await due(page, 'place');
    if (placed > 0 && (await page.locator('.uses[aria-busy=false]').count()) > 0) return page;
    await asPlain(page);
    // A natural hand may need more than one try.
    await expect(async () => {
      if ((await standing(page)) === placed) await go(page).click({ timeout: 2000 });
      expect(await standing(other.page)).toBe(placed + 1);
    }).toPass();
    return camera(placed + 1);
  };
  const page = await camera();
  await page.setViewportSize({ width: 320, height: 568 });
  const hop = page.locator('.hop');
  await expect(hop).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('.notices .notice.hint');
  await expect(hint).toContainText('A hint: ', { timeout: 30_000 });
  const under = (): Promise<string[]> =>
    hint.evaluate((note) => {
      const { top, bottom } = note.getBoundingClientRect();
      const all = [...document.querySelectorAll('.stage button')];
      return all.flatMap((one) => {
        const box = one.getBoundingClientRect();
        const seen = one.checkVisibility({ visibilityProperty: true }) && box.height > 1;
        return seen && box.top < bottom - 1 && box.bottom > top + 1 ? [one.textContent.trim()] : [];
      });
    });
  await expect.poll(under).toEqual([]);
  await hint.getByRole('button', { name: 'Close' }).click();
  await expect(hop).toBeVisible();
});
