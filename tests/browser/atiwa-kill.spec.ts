/** A page that is ended in the middle of the maintenance: nothing shown is lost, and the same decision is asked again. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { dice, type Dice } from '../support/browser/dice.ts';
import { kill, ways } from '../support/browser/kill.ts';
import { moment, ready, type Moment } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce' });

/** What the dock asks in the maintenance (ATW-GROW, ATW-RET, ATW-FEED, ATW-BREED). */
const harvest = /^(Growth:|Night:|Food:|Young:)/;
type Asked = Pick<Moment, 'entries' | 'drafts'> & { readonly question: string };
/** There also while the device is handed over, when nobody can read it. */
const say = (page: Page) => page.locator('main .say b');

/**
 * Takes one action after another as proposed, until something is asked in a maintenance that was not asked at the step
 * `last` of the match, and answers that question, with when it is; undefined at the end of the match.
 */
async function toHarvest(page: Page, random: Dice, last?: number): Promise<Asked | undefined> {
  for (;;) {
    if ((await ready(page)).waitsFor === 'nobody') return undefined;
    // Both at once: behind a curtain that comes down the last question may still stand.
    const now = await page.evaluate(() => {
      const { waitsFor, entries, drafts } = document.querySelector<HTMLElement>('[data-testid="play"]')!.dataset;
      const question = document.querySelector('main .say b')?.textContent ?? '';
      return { waitsFor, entries: Number(entries), drafts: Number(drafts), question };
    });
    // What was touched a moment ago may still be on its way into the database.
    if (now.waitsFor === 'person' && harvest.test(now.question) && now.entries + now.drafts !== last) return now;
    // In the page itself: what was there a moment ago may be gone.
    await page.evaluate((any) => {
      const seen = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true })
        );
      const spaces = seen('main .space.may[aria-pressed="false"]');
      const next = seen('[data-testid="hand-over"] button')[0] ?? seen('main .go')[0] ?? spaces[any % spaces.length];
      next?.click();
    }, random.roll(1000));
  }
}

test('ATW-RND-03 a match killed in its maintenances goes on where it was', async ({
  page: first,
  context,
  complaints
}) => {
  test.slow();
  const persons = ['Ada', 'Baraka'];
  let match = await startMatch(first, { game: 'Atiwa', persons });
  const random = dice(17);
  const witness = await context.newPage();
  await witness.goto('./rules/?g=atiwa');

  let page = first;
  const at: number[] = [];
  let last: number | undefined;
  // Matches played to the end before this one, in entries: who plays badly is asked little in one match.
  let played = 0;
  for (const way of [...ways, 'crash', 'reload'] as const) {
    await page.bringToFront();
    let asked = await toHarvest(page, random, last);
    while (asked === undefined) {
      played += (await moment(page)).entries;
      match = await startMatch(page, { game: 'Atiwa', persons });
      asked = await toHarvest(page, random);
    }
    const { question, ...before } = asked;
    last = before.entries + before.drafts;
    at.push(played + last);

    page = await kill(context, page, page.url(), way);
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
      // Behind a curtain as well, where nobody sees it yet.
      await expect(page.getByRole('alert', { includeHidden: true })).toBeEmpty();
    });
  }
  expect(new Set(at).size, 'every time another decision').toBe(at.length);
  expect(at.at(-1)! - at[0]!, 'of several maintenances').toBeGreaterThan(12);
  // What a page says while it is being killed is no complaint.
  complaints.length = 0;
});
