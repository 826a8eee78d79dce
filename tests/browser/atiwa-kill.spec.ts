/** A page that is ended in the middle of the maintenance: nothing shown is lost, and the same decision is asked again. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { dice, type Dice } from '../support/browser/dice.ts';
import { kill, ways } from '../support/browser/kill.ts';
import { moment, ready } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce' });

/** What the dock asks in the maintenance (ATW-GROW, ATW-RET, ATW-FEED, ATW-BREED). */
const harvest = /^(Growth:|Night:|Food:|Young:)/;
/** There also while the device is handed over, when nobody can read it. */
const say = (page: Page) => page.locator('main .say b');

/** Takes one action after another as proposed, until something is asked in a maintenance. */
async function toHarvest(page: Page, random: Dice): Promise<void> {
  for (;;) {
    await ready(page);
    if (harvest.test((await say(page).textContent()) ?? '')) return;
    const curtain = page.getByTestId('hand-over').getByRole('button');
    const go = page.locator('main .go');
    if (await curtain.isVisible()) await curtain.click();
    else if (await go.isVisible()) await go.click();
    else await random.pick(await page.locator('main .space.may[aria-pressed="false"]').all()).click();
  }
}

test('ATW-RND-03 a match killed in its maintenances goes on where it was', async ({
  page: first,
  context,
  complaints
}) => {
  test.slow();
  const match = await startMatch(first, { game: 'Atiwa', persons: ['Ada', 'Baraka'] });
  const url = first.url();
  const random = dice(17);
  const witness = await context.newPage();
  await witness.goto('./rules/?g=atiwa');

  let page = first;
  const at: number[] = [];
  for (const way of [...ways, ...ways]) {
    await page.bringToFront();
    await toHarvest(page, random);
    const before = await moment(page);
    const question = (await say(page).textContent()) ?? '';
    at.push(before.entries + before.drafts);

    page = await kill(context, page, url, way);
    await tableIsThere(page);
    const now = await ready(page);
    await test.step(`${way} at “${question}”, entry ${before.entries} + ${before.drafts}`, async () => {
      // What asks for nothing the maintenance may have gone through meanwhile, but only forwards.
      const same = now.entries === before.entries && now.drafts === before.drafts;
      expect(now.entries).toBeGreaterThanOrEqual(before.entries);
      if (now.entries === before.entries) expect(now.drafts).toBeGreaterThanOrEqual(before.drafts);
      const stored = async (): Promise<number> => (await storedEntries(witness, match)).length;
      await expect.poll(async () => (await stored()) - (await moment(page)).entries).toBe(0);
      if (same) await expect(say(page)).toHaveText(question);
      await expect(page.getByRole('alert')).toBeEmpty();
    });
    const go = page.locator('main .go');
    if (await go.isVisible()) await go.click();
  }
  expect(new Set(at).size, 'every time another decision').toBe(at.length);
  expect(at.at(-1)! - at[0]!, 'of several maintenances').toBeGreaterThan(12);
  // What a page says while it is being killed is no complaint.
  complaints.length = 0;
});
