/** A match of Ayar that is more than a table: between two devices, killed and gone on with, and alone to its result. */
import { expect as expectPage, faults, phone, test as alone } from '../support/browser/app.ts';
import { matchOf, openTable, playTogether, sameLogs, sitDown, test, together } from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { kill, playOn, ways } from '../support/browser/kill.ts';
import { moment, play, ready, type Moment } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });
alone.use({ reducedMotion: 'reduce', viewport: phone });

test('two devices play Ayar by link through the first night', async ({ device }) => {
  test.slow();
  const ada = await device();
  const ben = await device();
  const link = await openTable(ada, { game: 'Ayar', here: ['Ada'], away: ['Ben'] });
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);

  const random = dice(61);
  const dawns = async (): Promise<number> =>
    (await storedEntries(ada.page, matchOf(ada))).join().split('moonSlot').length;
  for (let entries = 60; (await dawns()) < 3; entries += 12) await playTogether([ada, ben], random, entries);

  const log = await sameLogs([ada, ben], matchOf(ada));
  expectPage(log.length).toBeGreaterThan(60);
  for (const { page } of [ada, ben])
    await expectPage(page.getByRole('main').getByRole('button', { name: /^Ben: sun/ })).toBeVisible();
});

alone('a match of Ayar killed six times goes on where it was', async ({ page: first, context, complaints }) => {
  alone.slow();
  const match = await startMatch(first, { game: 'Ayar', persons: ['Ada', 'Baraka'] });
  const url = first.url();
  const random = dice(62);
  const witness = await context.newPage();
  await witness.goto('./rules/?g=ayar');

  let page = first;
  let log: string[] = [];
  for (let killed = 0; killed < 6; killed += 1) {
    await page.bringToFront();
    const seen: Moment = await moment(page);
    await playOn(page, random);
    const shown = await moment(page).catch(() => seen);
    page = await kill(context, page, url, random.pick(ways));
    await tableIsThere(page);
    const now = await ready(page);
    const stored = await storedEntries(witness, match);
    expectPage(stored.slice(0, log.length)).toEqual(log);
    expectPage(stored.length).toBeGreaterThanOrEqual(shown.entries);
    expectPage(now.entries).toBe(stored.length);
    if (now.entries === shown.entries) expectPage(now.drafts).toBeGreaterThanOrEqual(shown.drafts);
    log = stored;
  }
  // What a page says while it is being killed is no complaint.
  complaints.length = 0;
});

alone('every room of the table is free of faults, also the Ayllu’s, and its reasons are told', async ({ page }) => {
  await startMatch(page, { game: 'Ayar', persons: ['Ada'] });
  await play(page, dice(63), { entries: 40, waitsFor: 'person' });
  const main = page.getByRole('main');
  for (const room of ['Journey', 'Lake', 'Crafts', 'Night']) {
    await main.getByRole('group', { name: 'Rooms' }).getByRole('button', { name: room }).click();
    expectPage(await faults(page), room).toEqual([]);
  }
  await main.getByRole('button', { name: /^The Ayllu: / }).click();
  const board = main.getByRole('region', { name: 'The board of the Ayllu' });
  await expectPage(board).toContainText(/It builds at .+: (pots|cloth|maize|islands), since .+\./);
  expectPage(await faults(page)).toEqual([]);
});
