import type { Page } from '@playwright/test';
import { faults } from '../support/browser/app.ts';
import {
  expect,
  matchOf,
  openTable,
  playOn,
  playTogether,
  sameLogs,
  sitDown,
  test,
  together,
  whole
} from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play } from '../support/browser/person.ts';
import { withMenu } from '../support/browser/start.ts';

test('LINK-URL-01 LINK-JOIN-04 LINK-DICE-03 two devices play a whole match by link', async ({ device }) => {
  const ada = await device();
  const ben = await device();
  const requests: string[] = [];
  ben.context.on('request', (request) => requests.push(request.url()));

  const link = await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  expect(await faults(ada.page)).toEqual([]);
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { name: 'Ada’s device invites you to Àiyé' })).toBeVisible();
  expect(await faults(ben.page)).toEqual([]);
  await sitDown(ben, link, { 1: 'Benedict' });
  await together([ada, ben]);
  expect(matchOf(ben)).toBe(matchOf(ada));
  expect(await faults(ben.page)).toEqual([]);

  await playTogether([ada, ben], dice(41));

  const log = await sameLogs([ada, ben], matchOf(ada));
  expect(log.length).toBeGreaterThan(60);
  for (const { page } of [ada, ben]) await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  // The secret stays behind the `#`: no request carries it, nor does any request name the match.
  const secret = link.slice(link.lastIndexOf('.') + 1);
  expect(requests.filter((url) => url.replace(/#.*/, '').includes(secret))).toEqual([]);

  await test.step('LINK-VERIFY-01 LINK-VERIFY-02 the match is verified, and what that proves is said', async () => {
    await ben.page.getByRole('button', { name: 'Close', exact: true }).click();
    await withMenu(ben.page, (menu) => menu.getByRole('button', { name: 'Verify this match' }).click());
    await expect(ben.page.getByText(`The record is sound: ${log.length} entries`).first()).toBeVisible();
    await expect(ben.page.getByText('Who was sitting at each device.')).toBeVisible();
    expect(await faults(ben.page)).toEqual([]);
  });
});

test('LINK-JOIN-02 LINK-JOIN-05 four devices, and one that watches', async ({ device }) => {
  const [ada, ben, cleo, dan] = [await device(), await device(), await device(), await device()];
  const eve = await device();
  const link = await openTable(ada, { here: ['Ada'], away: ['Ben', 'Cleo', 'Dan'] });
  for (const [seat, [one, name]] of (
    [
      [ben, 'Ben'],
      [cleo, 'Cleo'],
      [dan, 'Dan']
    ] as const
  ).entries()) {
    await sitDown(one, link, { [seat + 1]: name });
    if (one !== dan) await expect(ada.page.getByText(`on the device of ${name}`)).toBeVisible();
  }
  await together([ada, ben, cleo, dan]);
  await eve.page.goto(link);
  await together([eve]);

  const log = await playOn([ada, ben, cleo, dan], dice(42), 40);

  expect(await sameLogs([ada, eve], matchOf(ada))).toEqual(log);
  expect(await eve.page.getByTestId('play').getAttribute('data-waits-for')).toBe(whole ? 'nobody' : 'other');
});

test('LINK-JOIN-02 LINK-HEAD-02 three devices and a bot', async ({ device }) => {
  const [ada, ben, cleo] = [await device(), await device(), await device()];
  const link = await openTable(ada, { here: ['Ada'], away: ['Ben', 'Cleo'], bots: 1 });
  await sitDown(ben, link, { 1: 'Ben' });
  await expect(ada.page.getByText('on the device of Ben')).toBeVisible();
  await sitDown(cleo, link, { 2: 'Cleo' });
  await together([ada, ben, cleo]);
  await playOn([ada, ben, cleo], dice(47), 30);
});

test('LINK-SEE-01 LINK-SEE-02 LINK-ASK-03 LINK-ASK-07 LINK-ASK-04 people see, tell and ask one another', async ({
  device
}) => {
  const ada = await device();
  const ben = await device();
  await sitDown(ben, await openTable(ada, { here: ['Ada'], away: ['Ben'] }), { 1: 'Ben' });
  await together([ada, ben]);
  await playTogether([ada, ben], dice(43), 12);
  const turns = ada.page.getByTestId('play');
  /** Who is to decide, then who waits; each with a name. */
  const seated = async () => {
    let first = false;
    // Between two moves there is a moment in which nobody decides, or both devices think the other one does.
    await expect
      .poll(async () => {
        first = (await moment(ada.page)).waitsFor === 'person';
        return first !== ((await moment(ben.page)).waitsFor === 'person');
      })
      .toBe(true);
    const both = [
      { page: ada.page, name: 'Ada' },
      { page: ben.page, name: 'Ben' }
    ] as const;
    return first ? both : ([both[1], both[0]] as const);
  };
  const line = (page: Page) => page.getByRole('button', { name: /^The others:/ });
  const open = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^The others:/ }).click();
    await expect(page.getByRole('dialog', { name: 'The others' })).toBeVisible();
  };

  await test.step('whose turn it is stands in the title', async () => {
    const [mover, other] = await seated();
    await expect(mover.page).toHaveTitle(new RegExp(`^● ${mover.name}, it is your turn`));
    await expect(other.page).not.toHaveTitle(/●/);
  });

  await test.step('the turn in the making is seen as a ghost', async () => {
    let drafts = 0;
    for (let turn = 0; turn < 6 && drafts === 0; turn += 1) {
      const [mover] = await seated();
      await play(mover.page, dice(44 + turn), { whileMine: true, drafts: 1 });
      drafts = (await moment(mover.page)).drafts;
      await expect.poll(async () => (await moment((await seated())[0].page)).waitsFor).toBe('person');
    }
    expect(drafts).toBeGreaterThan(0);
    const [mover, other] = await seated();
    await expect(line(other.page)).toHaveAccessibleName(new RegExp(`${mover.name} is trying: `));
    await expect(other.page.locator('main.ghost')).toBeVisible();
  });

  await test.step('table talk and a nudge', async () => {
    const [mover, other] = await seated();
    await open(other.page);
    expect(await faults(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: 'Well played!' }).click();
    await expect(mover.page.getByText(`${other.name}: Well played!`).first()).toBeVisible();
    await open(other.page);
    await other.page.getByRole('button', { name: 'Nudge' }).click();
    await expect(mover.page.getByText(`${other.name} is waiting: it is your turn.`).first()).toBeVisible();
  });

  await test.step('taking back is asked for, refused, asked again and agreed to', async () => {
    const before = Number(await turns.getAttribute('data-entries'));
    for (const answer of ['Refuse', 'Agree']) {
      await open(ada.page);
      await ada.page
        .getByRole('button', { name: /^Go back to before/ })
        .first()
        .click();
      await expect(ada.page.getByText('Waiting for Ben to agree.')).toBeVisible();
      await expect(ben.page.getByText(/^Ada asks: take back/)).toBeVisible();
      expect(await faults(ben.page)).toEqual([]);
      await ben.page.getByRole('button', { name: answer }).click();
      await expect(ada.page.getByText('Waiting for Ben to agree.')).toBeHidden();
    }
    // The log only grows: what was taken back is still in it.
    await expect.poll(async () => Number(await turns.getAttribute('data-entries'))).toBeGreaterThan(before);
    await sameLogs([ada, ben], matchOf(ada));
  });

  await test.step('a seat is handed to a bot, and the match ended', async () => {
    await open(ben.page);
    await ben.page.getByRole('combobox', { name: 'Seat' }).selectOption('Ben');
    await ben.page.getByRole('button', { name: 'Ask', exact: true }).click();
    await ada.page.getByRole('button', { name: 'Agree' }).click();
    await expect(ada.page.getByText(/shall Ben be played/)).toBeHidden();
    // A question is about a position: it is asked anew when the bot plays on meanwhile, so the bot's turn is waited for.
    await expect.poll(async () => (await moment(ada.page)).waitsFor, { timeout: 60_000 }).toBe('person');
    await open(ada.page);
    await ada.page.getByRole('button', { name: 'End the match now' }).click();
    await expect(ben.page.getByText(/^Ada asks: end the match|^You asked/).first()).toBeVisible();
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ada, ben]) await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
    await sameLogs([ada, ben], matchOf(ada));
  });
});
