import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faults, laptop, phone } from '../support/browser/app.ts';
import { expect, matchOf, openTable, playOn, playTogether, reunited, sameLogs } from '../support/browser/devices.ts';
import { sitDown, test, together, type Device } from '../support/browser/devices.ts';
import { dice } from '../support/browser/dice.ts';
import { openSettings } from '../support/browser/home.ts';
import { moment, ready } from '../support/browser/person.ts';
import { tableIsThere } from '../support/browser/start.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ serviceWorkers: 'allow' });

async function begun(device: () => Promise<Device>): Promise<[Device, Device, string]> {
  const [ada, ben] = [await device(), await device()];
  const link = await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
  return [ada, ben, link];
}

/** Everything of a device as a file; the device is where it was afterwards. */
async function everythingOf({ page }: Device): Promise<Buffer> {
  const url = page.url();
  await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = readFileSync(await (await download).path());
  await page.goto(url);
  await tableIsThere(page);
  return file;
}

async function restore({ page }: Device, everything: Buffer, url: string): Promise<void> {
  await openSettings(page);
  const file = { name: 'wayside.json', mimeType: 'application/json', buffer: everything };
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(page.getByText('1 match added').first()).toBeVisible();
  await page.goto(url);
  await tableIsThere(page);
}

/** A part of every screen that people see: nothing sticks out, nothing keeps anybody from using it. */
async function sound(page: Page): Promise<void> {
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await faults(page)).toEqual([]);
  }
}

test('LINK-ID-06 LINK-FORK-01 LINK-FORK-02 LINK-FORK-03 a copy of a device plays in its place; restored from an old file it plays on alone, and both logs are shown and kept', async ({
  device
}) => {
  const [ada, ben] = await begun(device);
  const [url, match] = [ada.page.url(), matchOf(ada)];
  const chance = dice(91);
  while ((await moment(ada.page)).waitsFor !== 'person')
    await playTogether([ada, ben], chance, (await moment(ben.page)).entries + 1);
  const old = await everythingOf(ada);
  await reunited([ada, ben]);

  await test.step('a copy on a second phone takes the place, and it is taken back', async () => {
    const copy = await device();
    await restore(copy, old, url);
    await reunited([copy, ben]);
    await expect(ada.page.getByText(/Another device with a copy of this one plays/).first()).toBeVisible();
    await sound(ada.page);
    await playTogether([copy, ben], dice(94), (await moment(copy.page)).entries + 6);
    await ada.page.getByRole('button', { name: 'Play on this device' }).click();
    await expect(copy.page.getByText(/Another device with a copy of this one plays/).first()).toBeVisible();
    // Moves of its own seat that it did not make itself are taken when its people say so.
    await ada.page.getByRole('button', { name: 'Take theirs' }).click();
    await copy.context.close();
    await reunited([ada, ben]);
  });

  await playTogether([ada, ben], chance, (await moment(ada.page)).entries + 6);
  const log = await sameLogs([ada, ben], match);
  await ada.context.close();
  await ben.page.goto('about:blank');
  const again = await device();
  let other: readonly string[];

  await test.step('restored from the old file it plays on alone', async () => {
    await restore(again, old, url);
    // The same move may come again by chance: it plays on until something differs.
    const hash = (entry: string | undefined): unknown => entry && (JSON.parse(entry) as { hash: string }).hash;
    const parted = (): number => other.findIndex((entry, n) => hash(entry) !== hash(log[n]));
    do {
      await playTogether([again], dice(92), (await ready(again.page)).entries + 1);
      other = await storedEntries(again.page, match);
    } while (parted() < 0);

    await ben.page.goto(url);
    for (const { page } of [again, ben]) {
      await expect(page.getByText('Two logs of this match differ.')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(`After ${parted()} entries in common`)).toBeVisible();
      expect((await moment(page)).waitsFor).toBe('other');
    }
    await sound(again.page);
    expect([await storedEntries(again.page, match), await storedEntries(ben.page, match)]).toEqual([other, log]);
  });

  await test.step('it takes the other log, and keeps its own', async () => {
    await again.page.getByRole('button', { name: 'Take theirs' }).click();
    for (const { page } of [again, ben]) await expect(page.getByText('Two logs of this match differ.')).toBeHidden();
    expect(await sameLogs([again, ben], match)).toEqual(log);
    await reunited([again, ben]);
    await playOn([again, ben], chance, 4);
    await again.page.goto('./');
    // Which of the two is which can be told.
    for (const title of ['Àiyé', 'Àiyé (copy)'])
      await expect(again.page.getByRole('button', { name: `More about ${title} with Ada and Ben` })).toHaveCount(1);
  });
});

/** Changes what a device says from the next page on, as a program that differs would. */
const lie = async ({ page }: Device, from: string, to: string): Promise<void> => {
  await page.addInitScript(
    ([pattern, put]) => {
      const line = RTCDataChannel.prototype as { send: (this: RTCDataChannel, text: string) => void };
      // A later lie takes the place of an earlier one.
      const honest = ((line as { honest?: typeof line.send }).honest ??= line.send);
      line.send = function (said) {
        honest.call(this, said.replace(new RegExp(pattern), put));
      };
    },
    [from, to] as const
  );
};

test('LINK-HELLO-06 LINK-HAVE-04 other rules, other cards, another position: each is said in words and stops play', async ({
  device
}) => {
  const [ada, ben] = await begun(device);
  for (const [pattern, put, here, there] of [
    [
      '"version":\\d+',
      '"version":9999',
      /plays by another version of the rules/,
      /plays by another version of the rules/
    ],
    ['"edition":"[0-9a-f]{64}"', `"edition":"${'0'.repeat(64)}"`, /plays with other cards/, /plays with other cards/],
    ['"state":"[0-9a-f]{64}"', `"state":"${'0'.repeat(64)}"`, /disagree about the position/, /^(?!.*disagree)/]
  ] as const) {
    await lie(ben, pattern, put);
    await ben.page.reload();
    await tableIsThere(ben.page);
    for (const [{ page }, said] of [
      [ada, here],
      [ben, there]
    ] as const)
      await expect(page.getByRole('button', { name: /^The others:/ })).toHaveAccessibleName(said, { timeout: 30_000 });
    // Where one side is behind, each is told what it can do about it.
    if (!pattern.startsWith('"version')) continue;
    await expect(ada.page.getByRole('link', { name: 'Update Wayside on this device' })).toBeVisible();
    await sound(ada.page);
  }
  await sound(ada.page);
});

test('LINK-JOIN-04 LINK-URL-01 home leads back to an open table, so does its link; without a camera a pasted link leads there', async ({
  device
}) => {
  const ada = await device();
  const link = await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  await ada.page.goto('./');
  const offer = ada.page.getByRole('complementary', { name: 'A table of Àiyé' });
  await expect(offer).toContainText('1 seat is still free.');
  await sound(ada.page);
  await offer.getByRole('link', { name: 'Back to the table' }).click();
  await expect(ada.page.getByRole('textbox', { name: 'The link' })).toHaveValue(link);
  await ada.page.goto('about:blank');
  await ada.page.goto(link);
  await expect(ada.page).toHaveURL(/\/invite\/#/);

  const ben = await device();
  await test.step('where the camera may not be used that is said', async () => {
    await ben.page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await ben.page.goto('join/');
    await ben.page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(ben.page.getByRole('alert')).toHaveText(/No camera can be used here.*paste its text/);
    await sound(ben.page);
    await ben.page.getByRole('textbox', { name: 'The link' }).fill(link);
    await ben.page.getByRole('button', { name: 'Take it' }).click();
    await expect(ben.page.getByRole('heading', { name: 'Ada’s device invites you to Àiyé' })).toBeVisible();
  });

  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
  await ada.page.goto('./');
  await expect(ada.page.getByRole('link', { name: /^(Continue|Open)/ }).first()).toBeVisible();
  await expect(offer).toBeHidden();
});

test('LINK-URL-01 a table that went with everything else in another tab is no longer offered at home', async ({
  device
}) => {
  const ada = await device();
  await openTable(ada, { here: ['Ada'], away: ['Ben'] });
  const { page } = ada;
  await page.goto('./');
  const back = page.getByRole('link', { name: 'Back to the table' });
  await expect(back).toBeVisible();
  const other = await ada.context.newPage();
  await openSettings(other);
  const all = { name: 'Delete everything' };
  await other.getByRole('button', all).click();
  await other.getByRole('dialog').getByRole('button', all).click();
  await expect(other.getByText('Everything deleted').first()).toBeVisible();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(back).toBeHidden();
});
