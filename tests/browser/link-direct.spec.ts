import { readFileSync } from 'node:fs';
import { faults, phone } from '../support/browser/app.ts';
import {
  expect,
  forgiveLoss,
  matchOf,
  openTable,
  pictureOf,
  playOn,
  playTogether
} from '../support/browser/devices.ts';
import { reunited, sameLogs, showPicture, sitDown, test, together } from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { storedOffline } from '../support/browser/home.ts';
import { moment, play } from '../support/browser/person.ts';
import { serve } from '../support/browser/host.ts';
import { tableIsThere } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

test('LINK-CODE-01 LINK-CODE-02 two devices meet by QR codes alone, and play', async ({
  device,
  broker,
  complaints
}) => {
  const ada = await device();
  const ben = await device();
  await broker.stop();
  await openTable(ada, { here: ['Ada'], away: ['Ben'] });

  await ada.page.getByRole('button', { name: 'Show a code' }).click();
  const offer = await pictureOf(ada.page, 'Connection code');
  expect(await faults(ada.page)).toEqual([]);
  await ben.page.goto('join/');
  expect(await faults(ben.page)).toEqual([]);
  await showPicture(ben.page, offer.picture);
  const answer = await pictureOf(ben.page, 'Answer code');
  expect(await faults(ben.page)).toEqual([]);
  await showPicture(ada.page, offer.picture);
  await expect(ada.page.getByText('This is not the code that is needed here.').first()).toBeVisible();
  await showPicture(ada.page, answer.picture);
  // Printed with every run: how fine the codes are decides which cameras can read them.
  console.log(`QR codes, modules a side with margin: link and offer ${offer.modules}, answer ${answer.modules}`);
  // One code each that any camera reads: at most version 20 (97 modules), and a margin of four on each side.
  expect(Math.max(offer.modules, answer.modules)).toBeLessThanOrEqual(105);

  await ben.page.getByRole('textbox', { name: 'Your name at seat 2' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await together([ada, ben]);
  await playTogether([ada, ben], dice(71), 30);
  await sameLogs([ada, ben], matchOf(ada));

  await test.step('a lost connection is made anew by codes in the match', async () => {
    await ben.page.reload();
    await tableIsThere(ben.page);
    // A connection that does not come about is nothing but another try for people.
    await expect(async () => {
      for (const { page } of [ada, ben]) {
        await page.getByRole('button', { name: /^The others:/ }).click();
        await page.getByText('Without internet').click();
      }
      await ben.page.getByRole('button', { name: 'Show a code' }).click();
      const { picture } = await pictureOf(ben.page, 'Connection code');
      await showPicture(ada.page, picture);
      await showPicture(ben.page, (await pictureOf(ada.page, 'Answer code')).picture);
      for (const { page } of [ada, ben])
        await page
          .getByRole('dialog', { name: 'The others' })
          .getByRole('button', { name: 'Close', exact: true })
          .click();
      await reunited([ada, ben], 12_000);
    }).toPass({ timeout: 90_000 });
    await playOn([ada, ben], dice(72), 8);
  });
  // Until its page is closed a device goes on looking for the broker that was stopped.
  for (const { page } of [ada, ben]) await page.close();
  forgiveLoss(complaints);
});

test('LINK-JOIN-01 what the broker says of a table that is offered moves nothing under a finger', async ({
  device,
  broker,
  complaints
}) => {
  const ada = await device();
  await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  /** Where the button is, on a phone and where one thing that is said takes a line more than another. */
  const places = async () => {
    const found = [];
    for (const width of [phone.width, 436, 438, 440, 442, 444, 446, 448]) {
      await ada.page.setViewportSize({ ...phone, width });
      found.push(await ada.page.getByRole('button', { name: 'Show a code' }).boundingBox());
    }
    return found;
  };
  await expect(ada.page.getByText('The broker knows this table')).toBeVisible();
  const before = await places();
  await broker.stop();
  await expect(ada.page.getByText('No signal to the broker')).toBeVisible();
  expect(await places()).toEqual(before);
  await broker.restart();
  await expect(ada.page.getByText('The broker knows this table')).toBeVisible();
  expect(await places()).toEqual(before);
  forgiveLoss(complaints);
});

test('LINK-HAND-01 LINK-HAND-02 LINK-HAND-03 a match goes on by hand, as a file and as a link', async ({
  device,
  broker,
  complaints
}) => {
  const ada = await device();
  const ben = await device();
  await sitDown(ben, await openTable(ada, { here: ['Ada'], away: ['Ben'] }), { 1: 'Ben' });
  await together([ada, ben]);
  await playTogether([ada, ben], dice(73), 12);
  const match = matchOf(ada);
  const url = ada.page.url();
  await broker.stop();
  await Promise.all([ada.page.goto('about:blank'), ben.page.goto('about:blank')]);
  await ada.page.goto(url);
  await tableIsThere(ada.page);

  let [here, there] = [ada, ben];
  for (let sent = 0; sent < 4; sent += 1) {
    await expect(here.page.getByRole('button', { name: /^The others:/ })).toBeVisible();
    // The links that came along are taken, and the dice thrown, in the first moments.
    await expect(here.page.getByTestId('play'))
      .toHaveAttribute('data-waits-for', 'person', { timeout: 3000 })
      .catch(() => undefined);
    if ((await moment(here.page)).waitsFor === 'person') await play(here.page, dice(80 + sent), { whileMine: true });
    await here.page.getByRole('button', { name: /^The others:/ }).click();
    await here.page.getByText('By hand', { exact: true }).click();
    if (sent % 2 === 0) {
      const download = here.page.waitForEvent('download');
      await here.page.getByRole('button', { name: 'Save as a file' }).click();
      const file = await (await download).path();
      await there.page.goto('join/');
      await there.page
        .locator('input[aria-label="Open a file"]')
        .setInputFiles({ name: 'match.wayside', mimeType: 'text/plain', buffer: readFileSync(file) });
    } else {
      await here.page.getByRole('button', { name: 'Send as a link' }).click();
      const sentLink = await here.page.getByRole('textbox', { name: 'By hand' }).inputValue();
      await there.page.goto('about:blank');
      await there.page.goto(sentLink);
    }
    await tableIsThere(there.page);
    expect(matchOf(there)).toBe(match);
    await here.page.goto('about:blank');
    [here, there] = [there, here];
  }
  await expect(here.page.getByRole('button', { name: /^The others:/ })).toBeVisible();
  expect((await moment(here.page)).entries).toBeGreaterThan(12);
  // Until its page is closed a device goes on looking for the broker that was stopped.
  for (const { page } of [ada, ben]) await page.close();
  forgiveLoss(complaints);
});

test('LINK-URL-01 under a folder of a host, and offline, a link opens the page to join', async ({ device }) => {
  const { page } = await device();
  const host = await serve('build', '/games/wayside/');
  await page.goto(host.url);
  await storedOffline(page);
  await page.getByRole('link', { name: 'Join by link' }).click();
  await expect(page).toHaveURL(`${host.url}join/`);
  expect(host.missing).toEqual([]);
  await host.stop();
  await page.goto('about:blank');
  await page.goto(`${host.url}join/#no-link`);
  await expect(page.getByText('This link does not lead to a table.')).toBeVisible();
  await page.getByRole('textbox', { name: 'The link' }).fill('http://example.org/#abc');
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText('This is not the code that is needed here.').first()).toBeVisible();
});
