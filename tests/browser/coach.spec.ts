/** The first match of a game: what matters is told when it first does, and its first round is suggested move by move. */
import type { Page } from '@playwright/test';
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { moment, ready } from '../support/browser/person.ts';
import { tableIsThere } from '../support/browser/start.ts';
import { storedSettings } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });

/** Hears what the coach says, does what is suggested, and confirms where that is asked for, until `said` is on the screen. */
async function follow(page: Page, said: RegExp): Promise<number> {
  let done = 0;
  await expect(async () => {
    const doIt = notes(page).getByRole('button', { name: 'Do it' });
    // Only what the coach tells: not the sentence that is waited for, nor a suggestion that came a moment ago.
    const close = notes(page)
      .filter({ hasNotText: said, hasNot: page.getByRole('button', { name: 'Do it' }) })
      .getByRole('button', { name: 'Close this note' });
    const end = page.getByRole('button', { name: 'End the turn' });
    if (await notes(page).getByText(said).isVisible()) return;
    if (await end.isVisible()) await end.click();
    else if (await doIt.isVisible()) {
      const before = await moment(page);
      await doIt.click();
      await expect.poll(() => moment(page), { timeout: 5000 }).not.toEqual(before);
      done += 1;
    } else if (await close.isVisible()) await close.click();
    throw new Error('not yet');
  }).toPass({ intervals: [100], timeout: 100_000 });
  return done;
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
    expect(await follow(page, /From here on the choices are yours/)).toBeGreaterThan(2);
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
