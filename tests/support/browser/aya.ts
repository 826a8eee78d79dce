/** Aya's table as tests meet it: a match with the options they need, and waiting for what is to be decided. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Device } from './devices.ts';
import { seatsAre, tableIsThere } from './start.ts';

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
  await seatsAre(page, persons.length + bots);
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

/** Waits for the next domino after a touch: what was due before the touch is due again, so that first the log has to grow. */
export async function nextAfter(page: Page, touch: () => Promise<void>): Promise<void> {
  const before = await entries(page);
  await touch();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
  await due(page, 'place');
}

/** Lets go of the domino in hand, and waits for the next. */
export const letGo = (page: Page): Promise<void> => nextAfter(page, () => go(page).click());

type Seen = { readonly x: number; readonly z: number; /** Where its face looks, in degrees. */ readonly a: number };

/** The domino in hand and those that stand, as the picture from above draws them, in centimetres. */
const seen = (page: Page): Promise<{ readonly hand: Seen; readonly standing: readonly Seen[] }> =>
  page.evaluate(() => {
    const numbers = (text: string): number[] => (text.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
    const [x, z, a] = numbers(document.querySelector('.held .foot')!.getAttribute('transform')!);
    const standing = [...document.querySelectorAll('.body.up')].flatMap((path) =>
      path
        .getAttribute('d')!
        .split('M')
        .slice(1)
        .map((outline) => {
          const [ax, az, bx, bz, cx, cz] = numbers(outline) as [number, number, number, number, number, number];
          const [long, wide] = [Math.hypot(bx - ax, bz - az), Math.hypot(cx - bx, cz - bz)];
          // The face looks along the shorter side.
          const [dx, dz] = long < wide ? [bx - ax, bz - az] : [cx - bx, cz - bz];
          return { x: (ax + cx) / 2, z: (az + cz) / 2, a: (Math.atan2(dz, dx) * 180) / Math.PI };
        })
    );
    return { hand: { x: x!, z: z!, a: a! }, standing };
  });

/** Turns and moves the domino in hand by keys until its middle is about there. */
async function bringTo(page: Page, to: { readonly x: number; readonly z: number }): Promise<void> {
  const press = async (key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  // Keys are for who is at the table.
  await page.locator('.piece').focus();
  // A key turns by five degrees: from halfway it is aimed anew.
  for (const part of [0.5, 1]) {
    const { hand } = await seen(page);
    const [dx, dz] = [to.x - hand.x, to.z - hand.z];
    const off = (Math.atan2(dz, dx) * 180) / Math.PI - hand.a;
    // Backwards is as good as forwards: never more than a quarter of a turn.
    const by = Math.round((off - 180 * Math.round(off / 180)) / 5);
    await press(by < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(by));
    const ahead = Math.abs(off - 360 * Math.round(off / 360)) <= 90;
    const steps = Math.round(10 * part * Math.hypot(dx, dz));
    await press(`Shift+${ahead ? 'ArrowUp' : 'ArrowDown'}`, Math.floor(steps / 5));
    await press(ahead ? 'ArrowUp' : 'ArrowDown', steps % 5);
  }
}

/**
 * Brings the domino in hand right before the face of one that stands, where there is no room, and lets go: an accident,
 * whether or not something falls. `side` says before which of its faces.
 */
export async function bump(page: Page, side: 1 | -1 = 1): Promise<void> {
  await asPlain(page);
  const { hand, standing } = await seen(page);
  const far = ({ x, z }: Seen): number => Math.hypot(x - hand.x, z - hand.z);
  const { x, z, a } = [...standing].sort((one, other) => far(one) - far(other))[0]!;
  const before = 0.3 * side;
  await bringTo(page, { x: x + before * Math.cos((a * Math.PI) / 180), z: z + before * Math.sin((a * Math.PI) / 180) });
  await expect(page.locator('.signs').filter({ hasText: 'Would knock it over' })).toBeVisible();
  const entered = await entries(page);
  await go(page).click();
  await expect.poll(() => entries(page)).toBeGreaterThan(entered + 1);
}

/** Bumps into what stands until something falls: a hand trembles, and a touch may be too light. Answers how many accidents there were. */
export async function knockOver(page: Page): Promise<number> {
  const raise = page.getByRole('button', { name: 'Stand all up' });
  for (let accidents = 1; accidents <= 8; accidents += 1) {
    await bump(page, accidents % 2 === 1 ? 1 : -1);
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
  const piece = page.locator('.piece.live');
  await expect(piece).toBeVisible();
  if (!(await piece.getAttribute('aria-label'))?.includes('with a camera')) return;
  // What it could bring is weighed in the gaps: until then nothing is offered, and nothing can be left aside.
  await expect(page.locator('.uses[aria-busy=false]')).toBeVisible();
  const plain = page.locator('.uses').getByRole('button', { name: /^Plain/ });
  await plain.click();
  await expect(plain).toHaveAttribute('aria-pressed', 'true');
}
