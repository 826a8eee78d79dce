/** Aya's table as tests meet it: a match with the options they need, and waiting for what is to be decided. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Device } from './devices.ts';
import { tableIsThere } from './start.ts';

export type AyaWanted = {
  readonly persons: readonly string[];
  /** Seats after those of persons that play by themselves. */
  readonly bots?: number;
  readonly hand?: 'Guided' | 'Steady' | 'Natural' | 'Bare' | undefined;
  /** Minutes of a glass as the options call them. */
  readonly glass?: '10 min' | '5' | '3' | '1' | 'No sand' | undefined;
  readonly table?: 'space' | 'flat' | 'list';
};

/** Starts a match of Aya through the sheet; the one who begins is the first of `persons`. Answers its id. */
export async function startAya(
  page: Page,
  { persons, bots = 0, hand, glass, table = 'flat' }: AyaWanted
): Promise<string> {
  await showAs(page, table);
  await page.goto('./');
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.getByRole('radio', { name: 'Aya', exact: true }).check({ force: true });
  const names = page.getByRole('textbox', { name: /^Name of seat/ });
  await expect(names.first()).toBeVisible();
  for (let n = await names.count(); n < persons.length + bots; n += 1)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  for (let n = await names.count(); n > persons.length + bots; n -= 1)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  for (const [n, name] of persons.entries()) {
    await page.getByRole('combobox', { name: `Who plays seat ${n + 1}` }).selectOption('person');
    await page.getByRole('textbox', { name: `Name of seat ${n + 1}` }).fill(name);
  }
  for (let n = persons.length; n < persons.length + bots; n += 1) {
    const kind = page.getByRole('combobox', { name: `Who plays seat ${n + 1}` });
    await kind.selectOption({ label: (await kind.locator('option', { hasText: 'Bot' }).first().textContent()) ?? '' });
  }
  if (hand ?? glass) await chooseOptions(page, { hand, glass });
  await page.getByRole('button', { name: /^Start / }).click();
  await tableIsThere(page);
  return new URL(page.url()).searchParams.get('m') ?? '';
}

/** How tables of Aya are shown on this device, unless something else is chosen there. */
export const showAs = (page: Page, table: NonNullable<AyaWanted['table']>): Promise<unknown> =>
  page.addInitScript((shape) => {
    if (localStorage.getItem('wayside.aya.table') === null) localStorage.setItem('wayside.aya.table', shape);
  }, table);

/** In the new-match sheet. */
export async function chooseOptions(page: Page, { hand, glass }: Pick<AyaWanted, 'hand' | 'glass'>): Promise<void> {
  await page.getByText('More options').click();
  if (hand) await page.getByRole('radio', { name: hand, exact: true }).check({ force: true });
  if (glass) await page.getByRole('radio', { name: glass, exact: true }).check({ force: true });
}

export const go = (page: Page): Locator => page.locator('main .go');
/** Waits until this is to be decided: `start`, `glass`, `place`, `push`, `over` … */
export const due = (page: Page, what: string): Promise<void> =>
  expect(page.locator('.aya-table')).toHaveAttribute('data-due', what);

/** Lays the Start tile and turns the glass. */
export async function begin(page: Page): Promise<void> {
  await go(page).click();
  await due(page, 'glass');
  await go(page).click();
  await due(page, 'place');
}

/** Places so many dominoes where the app suggests. */
export async function placeOn(page: Page, many: number): Promise<void> {
  for (let n = 0; n < many; n += 1) {
    const before = await standing(page);
    await go(page).click();
    await expect.poll(() => standing(page)).toBe(before + 1);
    await due(page, 'place');
  }
}

/** How many dominoes the picture tells of. */
export async function standing(page: Page): Promise<number> {
  const label = await page.getByRole('img', { name: /^The table from above/ }).getAttribute('aria-label');
  return Number(/(\d+) domino/.exec(label ?? '')?.[1]);
}

/** Seconds of sand left, as the glass shows them. */
export async function sandLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.locator('.time b').textContent()) ?? '').split(':').map(Number);
  return 60 * minutes! + seconds!;
}

const entries = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('play').getAttribute('data-entries'));

/** Lets go of the domino in hand, and waits for the next: what is due is that again. */
export async function letGo(page: Page): Promise<void> {
  const before = await entries(page);
  await go(page).click();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
  await due(page, 'place');
}

/** Moves the domino in hand so many steps back, into the one placed last, and lets go: an accident, whether or not something falls. */
export async function bump(page: Page, steps: number): Promise<void> {
  const back = page.getByRole('button', { name: 'A little back' });
  await asPlain(page);
  const knocks = page.locator('.signs').filter({ hasText: 'Would knock it over' });
  const nearer = async (many: number): Promise<boolean> => {
    for (let n = 0; n < many; n += 1) await back.click();
    return knocks.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false
    );
  };
  // It may be proposed away from everything: then it goes from end to end, until something stands behind it.
  for (let ends = 0; ; ends += 1) {
    // What only leant on the last one stands now, and the next hangs a whole gap away from it.
    if ((await nearer(steps)) || (await nearer(intoTheLast))) break;
    expect(ends).toBeLessThan(8);
    await page.getByRole('button', { name: /^To the next of \d+ free ends/ }).click();
  }
  const before = await entries(page);
  await go(page).click();
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 1);
}
/** How far back the one placed last is from where the next is suggested. */
export const intoTheLast = 16;

/** Bumps into the one placed last until something falls. Answers how many accidents there were. */
export async function knockOver(page: Page): Promise<number> {
  const raise = page.getByRole('button', { name: 'Stand all up' });
  for (let accidents = 1; accidents <= 8; accidents += 1) {
    await bump(page, accidents === 1 ? intoTheLast : 2);
    await expect(raise.or(go(page)).first()).toBeVisible();
    if ((await raise.count()) > 0) return accidents;
  }
  throw new Error('nothing falls');
}

/** Presses what would end something that also ends by itself: on a slow machine it may be over before the finger is there. */
export async function cutShort(page: Page, name: 'Skip' | 'Show all'): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    expect(await button.count()).toBe(0);
  }).toPass({ timeout: 60_000 });
}

/** Sees that a fall is shown, and does not watch it to its end. */
export async function skipFall(page: Page): Promise<void> {
  await expect(page.locator('.aya-table')).toHaveAttribute('data-falling', 'true');
  await cutShort(page, 'Skip');
  await expect(page.locator('.aya-table')).toHaveAttribute('data-falling', 'false');
}

/** Brings the count to its end without hearing all of it. */
export async function countOut(page: Page): Promise<void> {
  await expect(page.locator('.count')).toBeVisible();
  await cutShort(page, 'Show all');
}

/** The device that decides now, and the other one. Drawing goes by itself: who only draws has nothing to go on with. */
export async function acting(devices: readonly [Device, Device]): Promise<[Device, Device]> {
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

/** What the camera of the domino in hand, if it has one, could bring is left aside. */
export async function asPlain(page: Page): Promise<void> {
  // What it could bring is weighed in the gaps: until then nothing is offered, and nothing can be left aside.
  await expect(page.locator('.uses[aria-busy=true]')).toHaveCount(0);
  const plain = page.locator('.uses').getByRole('button', { name: /^Plain/ });
  if ((await plain.count()) > 0) await plain.click();
}
