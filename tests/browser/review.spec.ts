/** A finished match read again: its curve, what mattered, on the table, and a match from there. */
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { bring } from '../support/browser/begun.ts';
import { tableIsThere } from '../support/browser/start.ts';
import { storedEntries } from '../support/browser/stored.ts';

const persons = ['Ada', 'Baraka'];
const finished = { game: 'aiye', persons, until: (state: object) => (state as { step?: string }).step === 'over' };

test('a match is reviewed, on the table, and played on from there, on a phone and on a wide page', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(phone);
  const match = await bring(page, finished);
  const stored = await storedEntries(page, match);
  await page.goto(`./review/?m=${match}`);
  const review = page.getByTestId('review');
  const progress = page.getByRole('progressbar', { name: /^Reading the match again: \d+ of \d+$/ });
  await expect(progress).toBeVisible();
  await expect(review.getByText('Where the match was heading')).toBeVisible();

  await test.step('left and come back to, it goes on where it was', async () => {
    const done = async (): Promise<number> => Number(await progress.getAttribute('value'));
    await expect.poll(done, { timeout: 300_000 }).toBeGreaterThan(30);
    await page.reload();
    await expect(progress).toBeVisible();
    expect(await done()).toBeGreaterThanOrEqual(24);
  });

  await expect(review).toHaveAttribute('data-finding', 'false', { timeout: 500_000 });
  await expect(progress).toHaveCount(0);
  await expect(review.getByRole('row', { name: /^Ada [+−\d]/ })).toBeVisible();
  const decision = review.getByRole('article').first();
  await expect(decision).toContainText(/about \d+ points? better/);
  await expect(decision.getByText('Played', { exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await test.step('the other person has decisions of their own', async () => {
    const whose = review.getByRole('radiogroup', { name: 'Whose decisions' });
    await whose.getByRole('radio', { name: 'Baraka' }).check({ force: true });
    await expect(whose.getByRole('radio', { name: 'Baraka' })).toBeChecked();
    await whose.getByRole('radio', { name: 'Ada' }).check({ force: true });
  });
  await page.setViewportSize(laptop);
  await expect(decision).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await decision.getByRole('button', { name: /^Show on the table/ }).click();
  const shown = page.getByTestId('shown');
  await expect(shown.getByRole('radio', { name: 'Better' })).toBeChecked();
  await shown.getByRole('radio', { name: 'Played' }).check({ force: true });
  await expect(shown.getByRole('radio', { name: 'Played' })).toBeChecked();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await faults(page)).toEqual([]);

  await test.step('back leads to the review, which is there at once', async () => {
    await page.goBack();
    await expect(decision).toBeVisible();
    await page.goForward();
  });

  await shown.getByRole('button', { name: 'Play on from here' }).click();
  await tableIsThere(page);
  expect(new URL(page.url()).searchParams.get('m')).not.toBe(match);
  expect(await storedEntries(page, match)).toEqual(stored);
});
