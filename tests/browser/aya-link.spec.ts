/** Aya on two devices: turns pass between them, falls are computed on both, and the sand is the same for all. */
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
import { chooseOptions, due, go, knockOver, sandLeft, showAs, standing } from '../support/browser/aya.ts';

/** The device that decides now, and the other one. Drawing goes by itself: who only draws has nothing to go on with. */
async function acting(devices: readonly [Device, Device]): Promise<[Device, Device]> {
  const [one, two] = devices;
  const decides = async ({ page }: Device): Promise<boolean> =>
    (await page.getByTestId('play').getAttribute('data-waits-for')) === 'person' && (await go(page).count()) === 1;
  let first = false;
  await expect
    .poll(async () => {
      first = await decides(one);
      return first !== (await decides(two));
    })
    .toBe(true);
  return first ? [one, two] : [two, one];
}

test('two devices place in turn, and an accident comes out alike on both', async ({ device }) => {
  const ada = await device();
  const ben = await device();
  for (const { page } of [ada, ben]) await showAs(page, 'flat');
  const link = await openTable(ada, {
    game: 'Aya',
    here: ['Ada'],
    away: ['Ben'],
    choose: (page) => chooseOptions(page, { hand: 'Natural' })
  });
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);

  let [now] = await acting([ada, ben]);
  await go(now.page).click();
  await due(now.page, 'glass');
  await go(now.page).click();
  for (let n = 0; n < 4; n += 1) {
    const [mine, other] = await acting([ada, ben]);
    await due(mine.page, 'place');
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
  const covers = [mine, other].map(({ page }) => page.getByRole('dialog', { name: 'The time stands still' }));
  for (const cover of covers) await expect(cover).toBeVisible();
  await expect(covers[1]!).toContainText('decides on another device');
  await covers[0]!.getByRole('button', { name: 'go on' }).click();
  for (const cover of covers) await expect(cover).toBeHidden();
  await expect.poll(apart).toBeLessThanOrEqual(1);

  // The turn is told as a whole, with the help in it.
  await mine.page.getByRole('button', { name: 'Put it on the reserve' }).click();
  await due(mine.page, 'ahead');
  await mine.page.getByRole('button', { name: 'Stock', exact: true }).click();
  await due(other.page, 'place');
  const log = await sameLogs([ada, ben], matchOf(ada));
  const helper = other === ada ? 0 : 1;
  expect(log.find((entry) => entry.includes('"raise"'))).toContain(`"by":${helper}`);
  expect(log.filter((entry) => entry.includes('"accident"')).length).toBe(accidents);
  await expect(other.page.getByText('Two devices saw this differently')).toHaveCount(0);
});
