/** Two devices play Atiwa by link: through maintenances, over a reload in the middle of one, with the same log on both. */
import { faults, phone } from '../support/browser/app.ts';
import {
  expect,
  matchOf,
  openTable,
  playTogether,
  reunited,
  sameLogs,
  sitDown,
  test,
  together
} from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { moment } from '../support/browser/person.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ viewport: phone });

test('LINK-URL-01 LINK-JOIN-04 two devices play Atiwa by link, one goes away and comes back', async ({ device }) => {
  test.slow();
  const ada = await device();
  const ben = await device();
  const link = await openTable(ada, { game: 'Atiwa', here: ['Ada'], away: ['Ben'] });
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { name: 'Ada’s device invites you to Atiwa' })).toBeVisible();
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
  expect(matchOf(ben)).toBe(matchOf(ada));

  const random = dice(71);
  await playTogether([ada, ben], random, 90);
  await sameLogs([ada, ben], matchOf(ada));
  expect(await faults(ben.page)).toEqual([]);

  await ben.page.reload();
  await tableIsThere(ben.page);
  await reunited([ada, ben]);
  const { entries } = await moment(ada.page);
  await playTogether([ada, ben], random, entries + 80);
  const log = await sameLogs([ada, ben], matchOf(ada));
  const types = log.map((row) => (JSON.parse(row) as { entry: { move?: { type: string } } }).entry.move?.type);
  expect(types, 'maintenances were gone through together').toContain('marker');
  expect(log.length).toBeGreaterThanOrEqual(170);
});
