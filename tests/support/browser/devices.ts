/** Several devices at one table: browser profiles of their own, joined the way people join them. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test as base } from './app.ts';
import { startBroker, useBroker, type Broker } from './broker.ts';
import type { Dice } from './dice.ts';
import { sameLuck } from './luck.ts';
import { moment, play } from './person.ts';
import { storedEntries } from './stored.ts';
import { seatsAre, tableIsThere } from './start.ts';

export type Device = { readonly context: BrowserContext; page: Page };

/**
 * `npm test` plays a fair share of each match; with WHOLE=1 they are played to their end, and devices are lost more often:
 * WHOLE=1 npx playwright test tests/browser/link
 */
export const whole = process.env['WHOLE'] === '1';

type WorkerFixtures = {
  /** A broker for the tests of a worker, one after the other, and all that a device has stored that was told of it. */
  readonly hub: { readonly broker: Broker; readonly stored: Awaited<ReturnType<BrowserContext['storageState']>> };
};

type Fixtures = {
  /** Runs when a test begins, whatever the one before did to it. */
  readonly broker: Broker;
  /** Makes a device on which Wayside was never played, and which knows the broker unless told not to. */
  readonly device: (options?: { readonly broker?: boolean }) => Promise<Device>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  hub: [
    async ({ browser }, use, { project }) => {
      const broker = await startBroker();
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', locale: 'en-GB' });
      await useBroker(await context.newPage(), broker.port);
      const stored = await context.storageState({ indexedDB: true });
      await context.close();
      await use({ broker, stored });
      await broker.stop();
    },
    { scope: 'worker' }
  ],
  broker: async ({ hub }, use) => {
    await hub.broker.restart();
    await use(hub.broker);
  },
  device: async ({ browser, broker: _, hub, complaints, baseURL, viewport }, use, testInfo) => {
    const made: BrowserContext[] = [];
    testInfo.setTimeout(whole ? 900_000 : 240_000);
    await use(async ({ broker: known = true } = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: viewport ?? null,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...(known && { storageState: hub.stored }),
        permissions: ['clipboard-read', 'clipboard-write']
      });
      await sameLuck(context, `${testInfo.testId}/${made.length}`);
      made.push(context);
      context.on('page', (page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
        });
      });
      return { context, page: await context.newPage() };
    });
    for (const context of made) await context.close();
  }
});

export { expect };

/** Forgets what a page says while a host or broker is away on purpose; everything else stays a complaint. */
export function forgiveLoss(complaints: string[]): void {
  const others = complaints.filter((text) => !/WebSocket connection|ERR_(CONNECTION|NAME|INTERNET)|net::/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** The line about the others when nobody is missing. */
export const allHere = /^The others: (Connected|Waiting|[^:]* is (thinking|trying))/;

/** The device is looked for by those it plays with: all of them say that it is there again. */
export async function reunited(devices: readonly Device[], timeout = 30_000): Promise<void> {
  for (const { page } of devices) await expect(page.getByRole('button', { name: allHere })).toBeVisible({ timeout });
}

export type Seating = {
  /** The name on its radio in the sheet. */
  readonly game?: string;
  /** Persons on the device that invites; then those who join, by name or unnamed; then bots. */
  readonly here: readonly string[];
  readonly away: readonly string[];
  readonly bots?: number;
  /** What else is chosen in the sheet. */
  readonly choose?: (page: Page) => Promise<void>;
};

/** Opens a table and returns its link. */
export async function openTable(
  { page }: Device,
  { game = 'Àiyé', here, away, bots = 0, choose }: Seating
): Promise<string> {
  await page.goto('./');
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
  const seats = here.length + away.length + bots;
  await seatsAre(page, seats);
  for (const [seat, name] of [...here, ...away].entries()) {
    const kind = seat < here.length ? 'person' : 'link';
    await page.getByRole('combobox', { name: `Who plays seat ${seat + 1}` }).selectOption(kind);
    await page.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(name);
  }
  for (let seat = here.length + away.length; seat < seats; seat += 1)
    await page.getByRole('combobox', { name: `Who plays seat ${seat + 1}` }).selectOption('easy');
  await choose?.(page);
  await page.getByRole('button', { name: 'Invite by link' }).click();
  const link = page.getByRole('textbox', { name: 'The link' });
  await expect(link).toHaveValue(/#[\w-]{12}\.[\w-]{32}$/);
  return link.inputValue();
}

/** Follows a link and sits down at seats (numbers from 0), under names. */
export async function sitDown({ page }: Device, link: string, seats: Readonly<Record<number, string>>): Promise<void> {
  await page.goto(link);
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const [seat, row] of (await page.getByRole('listitem').all()).entries()) {
    if ((await row.getByRole('checkbox').count()) > 0) await row.getByRole('checkbox').setChecked(seat in seats);
    const name = seats[seat];
    if (name !== undefined) await row.getByRole('textbox').fill(name);
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export const matchOf = ({ page }: Device): string => new URL(page.url()).searchParams.get('m') ?? '';

/** The match is on every table, and everybody is connected. */
export async function together(devices: readonly Device[]): Promise<void> {
  for (const { page } of devices) await tableIsThere(page);
  await reunited(devices);
}

/** Plays on all devices until the log has so many entries, or the match is over. */
export async function playTogether(devices: readonly Device[], dice: Dice, entries = Infinity): Promise<void> {
  for (let idle = 0; idle < 1500;) {
    const moments = await Promise.all(devices.map(({ page }) => moment(page)));
    if (moments.every(({ waitsFor }) => waitsFor === 'nobody')) return;
    if (moments.some((one) => one.entries >= entries)) return;
    const at = moments.findIndex(({ waitsFor }) => waitsFor === 'person' || waitsFor === 'hand-over');
    const touched = at < 0 ? 0 : await play(devices[at]!.page, dice, { whileMine: true, touches: 40 });
    idle = touched > 0 ? 0 : idle + 1;
    if (touched === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nobody has anything to decide any more');
}

/** Plays on for so many entries, with WHOLE=1 to the end of the match. The logs are equal then; returns the log. */
export async function playOn(devices: readonly Device[], dice: Dice, more: number): Promise<readonly string[]> {
  const { entries } = await moment(devices[0]!.page);
  await playTogether(devices, dice, whole ? Infinity : entries + more);
  return sameLogs(devices, matchOf(devices[0]!));
}

/** Waits until the stored logs are the same on all devices, and returns it. */
export async function sameLogs(devices: readonly Device[], match: string): Promise<readonly string[]> {
  const logs = (): Promise<string[][]> => Promise.all(devices.map(({ page }) => storedEntries(page, match)));
  await expect
    .poll(async () => {
      const [first, ...rest] = await logs();
      return rest.every((log) => log.join() === first!.join());
    })
    .toBe(true);
  return (await logs())[0]!;
}

/** A picture of the QR code of that name, as a camera would take it. */
export const pictureOf = async (page: Page, name: string): Promise<{ picture: Buffer; modules: number }> => {
  const code = page.getByRole('img', { name });
  await expect(code).toBeVisible();
  return { picture: await code.screenshot(), modules: Number(await code.getAttribute('data-size')) };
};

/** Shows a picture to the reader of codes on a page. */
export const showPicture = (page: Page, picture: Buffer): Promise<void> =>
  page
    .locator('input[type="file"][accept="image/*"]')
    .last()
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
