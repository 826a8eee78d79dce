import { faults } from '../support/browser/app.ts';
import {
  expect,
  matchOf,
  openTable,
  playTogether,
  sameLogs,
  sitDown,
  test,
  together
} from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';

test('LINK-URL-01 LINK-JOIN-04 LINK-DICE-03 two devices play a whole match by link', async ({ device }) => {
  const ada = await device();
  const ben = await device();
  const link = await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  expect(await faults(ada.page)).toEqual([]);
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
  expect(matchOf(ben)).toBe(matchOf(ada));

  await playTogether([ada, ben], dice(41));

  const log = await sameLogs([ada, ben], matchOf(ada));
  expect(log.length).toBeGreaterThan(60);
  for (const { page } of [ada, ben]) await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
});
