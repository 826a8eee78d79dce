/** Aya with helpers: they build, and leave to people what belongs to the team. */
import { expect, faults, phone, test } from '../support/browser/app.ts';
import { countOut, cutShort, due, go, startAya } from '../support/browser/aya.ts';
import { storedEntries } from '../support/browser/stored.ts';

test.use({ viewport: phone });

test('a helper never turns the glass, pushes first or says enough; the person does, also in its turn', async ({
  page
}) => {
  test.slow();
  await page.clock.install();
  const table = page.locator('.aya-table');
  // Who begins is drawn: once it is the helper, which lays the Start tile itself.
  let match = '';
  for (let n = 0; n < 12 && (n === 0 || (await table.getAttribute('data-due')) !== 'glass'); n += 1) {
    match = await startAya(page, { persons: ['Ada'], bots: 1, hand: 'Guided', glass: '1' });
    await expect(table).toHaveAttribute('data-due', /start|glass/);
    const mine = page.getByRole('button', { name: 'Lay it here' });
    await expect(mine.or(page.getByRole('button', { name: 'Turn the glass' }))).toBeVisible();
  }
  const waits = page.getByTestId('play');
  const say = page.locator('.say');
  /** What was done for good, by kind. */
  const moves = async (): Promise<string[]> => {
    const types = (await storedEntries(page, match)).map((row) => /"move":\{[^}]*"type":"(\w+)"/.exec(row)?.[1] ?? '');
    return types.filter((type) => type !== '');
  };

  /** Lets the sand run, a little at a time: helpers take theirs of it too. */
  const until = (what: string): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(4000);
      expect(await table.getAttribute('data-due')).toBe(what);
    }).toPass({ timeout: 60_000 });

  /** Whoever is to act: a minute later nothing has been decided for the team. */
  const rests = async (what: string): Promise<void> => {
    await expect(waits).toHaveAttribute('data-waits-for', 'person');
    const before = (await moves()).length;
    await page.clock.runFor(20_000);
    await due(page, what);
    expect((await moves()).length).toBe(before);
  };

  await due(page, 'glass');
  await rests('glass');
  await expect(say).toContainText('is ready.');
  await go(page).click();
  await page.clock.runFor(1000);

  // The person builds nothing more; whoever’s turn it is when the sand ends, the glass waits for a hand.
  await due(page, 'place');
  await go(page).click();
  await page.clock.runFor(12_000);
  await expect(table).toHaveAttribute('data-due', /place|draw/);
  await until('glass');
  await rests('glass');
  await expect(say).toContainText('Hands off');
  await go(page).click();
  await until('push');
  await rests('push');
  expect(await moves()).not.toContain('push');
  await page.clock.resume();
  await go(page).click();
  await cutShort(page, 'Skip');

  // What is left is decided by the person, whichever seat is to say it.
  const enough = page.getByRole('button', { name: 'Enough' });
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1000 });
    if (await enough.isVisible()) {
      await expect(waits).toHaveAttribute('data-waits-for', 'person');
      expect(await moves()).not.toContain('enough');
      await enough.click({ timeout: 1000 });
    }
    expect(await table.getAttribute('data-due')).toBe('over');
  }).toPass({ timeout: 60_000 });
  await countOut(page);
  expect(await faults(page)).toEqual([]);
});
