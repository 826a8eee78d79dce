/** The first match of a game: what matters is told when it first does, and its first round is suggested move by move. */
import type { Page } from '@playwright/test';
import { games, loadGame } from '#games/index.ts';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { moments, openMoment } from '../support/browser/moments.ts';
import { moment, ready } from '../support/browser/person.ts';
import { showAs } from '../support/browser/aya.ts';
import { tableIsThere } from '../support/browser/start.ts';
import { storedSettings, storeSettings } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });

/** Hears what the coach says, does what is suggested, and confirms where that is asked for, until `said` is on the screen. */
async function follow(page: Page, said: RegExp): Promise<{ done: number; told: readonly string[] }> {
  let done = 0;
  const told: string[] = [];
  await expect(async () => {
    const doIt = notes(page).getByRole('button', { name: 'Do it' });
    // Only what the coach tells: not the sentence that is waited for, nor a suggestion that came a moment ago.
    const close = notes(page)
      .filter({ hasNotText: said, hasNot: page.getByRole('button', { name: 'Do it' }) })
      .getByRole('button', { name: 'Close this note' });
    const end = page.getByRole('button', { name: 'End the turn' });
    const onward = page.getByTestId('since-step').getByRole('button', { name: /^(Next|Play on)/ });
    if (await notes(page).getByText(said).isVisible()) return;
    if (await end.isVisible()) await end.click();
    else if (await onward.isVisible()) {
      // What a harvest brought is told before anything else is.
      told.push(await page.getByTestId('since-step').locator('.said').innerText());
      await expect(notes(page)).toHaveText('');
      await onward.click();
    } else if (await doIt.isVisible()) {
      const before = await moment(page);
      await doIt.click();
      await expect.poll(() => moment(page), { timeout: 5000 }).not.toEqual(before);
      done += 1;
    } else if (await close.isVisible()) await close.click();
    throw new Error('not yet');
  }).toPass({ intervals: [100], timeout: 100_000 });
  return { done, told };
}

for (const game of ['Àiyé', 'Atiwa'])
  test(`${game}: the first round of a first match is suggested move by move; then the choices are one’s own, and that is said`, async ({
    page
  }) => {
    test.slow();
    await page.goto('./');
    await page.getByRole('button', { name: 'New match', exact: true }).click();
    await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
    await page.getByRole('button', { name: /irst match, with a coach/ }).click();
    await tableIsThere(page);
    const { done, told } = await follow(page, /From here on the choices are yours/);
    expect(done).toBeGreaterThan(2);
    if (game === 'Atiwa') expect(told.join(' ')).toMatch(/gets \d+ gold.*Round II begins/s);
    // What the other one did first is shown, once.
    else expect(told).toEqual([expect.stringContaining('Tin')]);
    expect(await faults(page)).toEqual([]);

    await test.step('it is said once, and nothing is suggested unasked any more', async () => {
      await notes(page).getByRole('button', { name: 'Close this note' }).click();
      await expect.poll(() => storedSettings(page)).toContain('"alone"');
      await page.reload();
      await tableIsThere(page);
      await ready(page);
      await expect(notes(page).getByText(/From here on|A hint:/)).toHaveCount(0);
    });
  });

test('whoever wants no more tips is suggested nothing more either', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  await page.getByRole('radio', { name: 'Ayar', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /irst match, with a coach/ }).click();
  await tableIsThere(page);
  await follow(page, /No more tips/);
  await notes(page).getByRole('button', { name: 'No more tips' }).click();
  await expect.poll(() => storedSettings(page)).toContain('"coach":false');
  await page.reload();
  await tableIsThere(page);
  await ready(page);
  // A suggestion is there in well under two seconds.
  await page.waitForTimeout(2500);
  await expect(notes(page).getByText(/A hint:|good move/)).toHaveCount(0);
});

test('what the coach speaks of is lit, even where a harvest was told before', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'New match', exact: true })).toBeVisible();
  const { coach } = (await games['atiwa']!.lesson!())(await loadGame('atiwa'));
  await storeSettings(page, { coach: true, told: { atiwa: coach.flatMap(({ id }) => (id === 'bonus' ? [] : [id])) } });
  const second = ({ step, round }: Readonly<Record<string, unknown>>): boolean => step === 'worker' && round === 2;
  await openMoment(page, 'atiwa', { name: 'second round', persons: ['Ada', 'Baraka'], until: second });
  await page.getByTestId('since-step').getByRole('button', { name: 'Skip' }).click();
  await expect(notes(page)).toContainText('Four bars');
  await expect(page.locator('main [data-lit] .bonus')).toHaveCount(2);
});

test('on a phone the words of a hint have its whole width, and what can be done stands in a row', async ({ page }) => {
  await openMoment(page, 'atiwa', moments.atiwa[1]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /hint/i }).first().click();
  const [more, doIt] = ['More', 'Do it'].map((name) => notes(page).getByRole('button', { name, exact: true }));
  const words = (await notes(page).getByText('A hint:').boundingBox())!;
  const [first, second] = [(await more!.boundingBox())!, (await doIt!.boundingBox())!];
  expect(words.width).toBeGreaterThan(260);
  // Below the words are theirs; what a finger meets reaches further.
  const line = await more!.evaluate((button) => parseFloat(getComputedStyle(button).lineHeight));
  expect(first.y + (first.height - line) / 2).toBeGreaterThanOrEqual(words.y + words.height - 1);
  expect(second.y).toBe(first.y);
  expect(await faults(page)).toEqual([]);
});

test.describe('Aya, whose whole lesson was taken', () => {
  const begin = async (page: Page, change: (tips: readonly string[]) => object): Promise<void> => {
    await showAs(page, 'flat');
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'New match', exact: true })).toBeVisible();
    const { chapters, coach } = (await games['aya']!.lesson!())(await loadGame('aya'));
    await storeSettings(page, {
      lessons: { aya: { chapter: '', step: 0, learnt: chapters.map(({ id }) => id) } },
      ...change(coach.map(({ id }) => id))
    });
    await page.reload();
    await page.getByRole('button', { name: 'New match', exact: true }).click();
    await page.getByRole('radio', { name: 'Aya', exact: true }).check({ force: true });
  };

  test('in a first match the coach is heard from the first decision on, of what no lesson tells', async ({ page }) => {
    test.slow();
    await begin(page, () => ({}));
    await page.getByRole('button', { name: 'Short first match, with a coach' }).click();
    await tableIsThere(page);
    await expect(notes(page)).toContainText('drag Start to where it has room');
    await page.locator('main .go').click();
    await expect(notes(page)).toContainText('Alone you play two hands in turn');
    expect(await faults(page)).toEqual([]);
    await page.locator('main .go').click();
    await expect(page.locator('.aya-table')).toHaveAttribute('data-due', 'place');
    await page.locator('main .go').click();
    // Which tip hangs on the domino and tile that were drawn; what was told before they were is none of them.
    const { coach } = (await games['aya']!.lesson!())(await loadGame('aya'));
    const known = ['start', 'alone', 'several', 'begin'];
    const fresh = coach.filter(({ id, chapter }) => chapter === undefined && !known.includes(id));
    const told = async (): Promise<readonly string[]> => {
      const note = await notes(page).textContent();
      return fresh.filter(({ text }) => note?.includes(text)).map(({ id }) => id);
    };
    await expect.poll(told).toHaveLength(1);
    expect(await faults(page)).toEqual([]);
  });

  test('where there is little height, what it says hides neither the seats nor what is told beside it', async ({
    page
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await begin(page, () => ({}));
    await page.getByRole('button', { name: 'Short first match, with a coach' }).click();
    await tableIsThere(page);
    await expect(notes(page)).toContainText('drag Start to where it has room');
    const under = async (what: string): Promise<void> => {
      const note = notes(page).locator('.notice');
      const seats = page.locator('.aya-table .team');
      const sign = page.locator(`.aya-table .stage ${what}`).first();
      const end = async (of: typeof note): Promise<number> =>
        await of.boundingBox().then((box) => box!.y + box!.height);
      await expect.poll(async () => (await note.boundingBox())!.y - (await end(seats))).toBeGreaterThanOrEqual(-1);
      await expect.poll(async () => (await sign.boundingBox())!.y - (await end(note))).toBeGreaterThanOrEqual(0);
    };
    await under('.sights button');
    await page.locator('main .go').click();
    await expect(notes(page)).toContainText('Alone you play two hands in turn');
    await under('.sights button');
    expect(await faults(page)).toEqual([]);
  });

  test('to whoever has heard all of it no coach is promised', async ({ page }) => {
    // What it has said of another game does not count.
    await begin(page, (tips) => ({ told: { atiwa: tips } }));
    await expect(page.getByRole('button', { name: 'Short first match, with a coach' })).toBeVisible();
    await begin(page, (tips) => ({ told: { aya: tips } }));
    await expect(page.getByRole('link', { name: 'The lesson once more' })).toBeVisible();
    await expect(page.getByRole('button', { name: /first match/i })).toHaveCount(0);
  });
});
