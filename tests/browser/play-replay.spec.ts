import { expect, faults, laptop, test } from '../support/browser/app.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play, ready } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';
import { spoil, storedEntries } from '../support/browser/stored.ts';

test.use({ reducedMotion: 'reduce' });

test('a running match can be looked back at without being changed', async ({ page }) => {
  const match = await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(11), { entries: 50, waitsFor: 'person', drafts: 1 });
  const before = await moment(page);
  const stored = await storedEntries(page, match);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Look back' }).click();
  const slider = page.getByRole('slider', { name: 'Entry of the match' });
  await expect(slider).toHaveValue(String(before.entries));
  expect(await faults(page)).toEqual([]);

  await test.step('to the beginning, and on by steps and by turns', async () => {
    await slider.fill('0');
    await expect(page.getByTestId('replay-line')).toContainText('The match begins.');
    await page.getByRole('button', { name: 'One entry on' }).click();
    await expect(slider).toHaveValue('1');
    await page.getByRole('button', { name: 'One turn on' }).click();
    const turn = Number(await slider.inputValue());
    expect(turn).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'One turn back' }).click();
    expect(Number(await slider.inputValue())).toBeLessThan(turn);
  });

  await test.step('with the keyboard', async () => {
    await slider.fill('20');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('21');
    await slider.press('End');
    await expect(slider).toHaveValue(String(before.entries));
  });

  await test.step('by itself, until it is stopped', async () => {
    await slider.fill('5');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(6);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await slider.inputValue();
    await page.getByRole('button', { name: 'One entry back' }).click();
    await expect(slider).toHaveValue(String(Number(stopped) - 1));
  });

  await page.getByRole('link', { name: 'Back to the match' }).click();
  expect(await ready(page)).toEqual(before);
  expect(await storedEntries(page, match)).toEqual(stored);
});

test('“try from here” begins a match of its own', async ({ page }) => {
  const match = await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(12), { entries: 50, waitsFor: 'person' });
  const stored = await storedEntries(page, match);

  await page.goto(`./replay/?m=${match}&at=30`);
  await expect(page.getByRole('slider')).toHaveValue('30');
  await page.getByRole('button', { name: 'Try from here' }).click();
  await tableIsThere(page);
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/play/') && url.searchParams.get('m') !== match);

  const trial = new URL(page.url()).searchParams.get('m') ?? '';
  await play(page, dice(13), { entries: 40, waitsFor: 'person' });
  expect((await storedEntries(page, trial)).length).toBeGreaterThanOrEqual(40);
  expect(await storedEntries(page, match)).toEqual(stored);
});

test.describe('on a laptop', () => {
  test.use({ viewport: laptop });

  test('a line of the log leads to its entry', async ({ page }) => {
    const match = await startMatch(page, { persons: ['Ada', 'Baraka'] });
    await play(page, dice(14), { entries: 40, waitsFor: 'person' });
    await page.goto(`./replay/?m=${match}`);
    const side = page.getByRole('complementary');
    // Buttons that unfold what is folded are no lines, and the list of what comes next has none.
    const lines = side.locator('li button.line');
    await expect(lines.first()).toBeVisible();
    // How many lines stand open depends on how the match went; with all rounds unfolded, the oldest line is not the one shown.
    const folded = side.getByRole('heading').getByRole('button', { expanded: false });
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
    await expect(folded).toHaveCount(0);
    const line = lines.last();
    await expect(line).not.toHaveAttribute('aria-current');
    const text = (await line.textContent())?.trim() ?? '';
    await line.click();
    await expect(page.getByTestId('replay-line')).toContainText(text);
    await expect(lines.and(page.locator('[aria-current=step]'))).toHaveText(text);
    expect(await faults(page)).toEqual([]);
  });
});

test('of a damaged log it is said that it ends early', async ({ page }) => {
  const match = await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(13), { entries: 20, waitsFor: 'person' });
  await page.goto('./');
  await spoil(page, match, 9);
  await page.goto(`./replay/?m=${match}`);
  await expect(page.getByRole('slider', { name: 'Entry of the match' })).toHaveValue('9');
  await expect(page.getByText('The log is damaged; this is everything up to its last good entry.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a match that is not there says so, and shows the way home', async ({ page }) => {
  await page.goto('./replay/?m=nothing');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('./play/?m=nothing');
  await expect(page.getByRole('heading', { name: 'This match does not open' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
