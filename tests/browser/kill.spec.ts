import { expect, test } from '../support/browser/app.ts';
import { dice } from '../support/browser/dice.ts';
import { kill, playOn, ways } from '../support/browser/kill.ts';
import { moment, ready, type Moment } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ reducedMotion: 'reduce' });

const KILLS = 50;
test(`a match killed ${KILLS} times goes on every time where it was`, async ({ page: first, context, complaints }) => {
  test.setTimeout(300_000);
  const match = await startMatch(first, { persons: ['Ada', 'Baraka'] });
  const url = first.url();
  const random = dice(31);

  // Looks at the disk from beside, before and after: no page of the match has a say in it.
  const witness = await context.newPage();
  await witness.goto('./rules/?g=aiye');

  let page = first;
  let log: string[] = [];
  for (let killed = 0; killed < KILLS; killed += 1) {
    await page.bringToFront();
    const seen: Moment = await moment(page);
    await playOn(page, random);
    // The last thing that was shown: nothing of it may be lost.
    const shown = await moment(page).catch(() => seen);
    const way = random.pick(ways);
    page = await kill(context, page, url, way);
    await tableIsThere(page);
    const now = await ready(page);

    await test.step(`kill ${killed + 1} (${way}) at entry ${shown.entries} + ${shown.drafts}`, async () => {
      const stored = await storedEntries(witness, match);
      expect(stored.slice(0, log.length), 'entries once stored stay as they are').toEqual(log);
      expect(stored.length, 'entries once shown are stored').toBeGreaterThanOrEqual(shown.entries);
      expect(now.entries, 'the page shows what is stored').toBe(stored.length);
      expect(stored.map((row) => (JSON.parse(row) as { n: number }).n)).toEqual(stored.map((_, n) => n));
      if (now.entries === shown.entries)
        expect(now.drafts, 'drafts once shown are there').toBeGreaterThanOrEqual(shown.drafts);
      // Behind a curtain as well, where nobody sees it yet.
      await expect(page.getByRole('alert', { includeHidden: true })).toBeEmpty();
      log = stored;
    });
    if (now.waitsFor === 'nobody') break;
  }

  expect(log.length).toBeGreaterThan(60);
  // What a page says while it is being killed is no complaint; what it says at rest is.
  complaints.length = 0;
  await page.reload();
  await tableIsThere(page);
  await ready(page);
});
