/** A game that registers itself is on the shelf, and has all that the app does with games. */
import { expect, faults, test } from '../../support/browser/app.ts';
import {
  matchOf,
  openTable,
  playTogether,
  sameLogs,
  sitDown,
  test as linked,
  together
} from '../../support/browser/devices.ts';
import { dice } from '../../support/browser/dice.ts';
import { moment, play, ready } from '../../support/browser/person.ts';
import { askEnd, tableIsThere } from '../../support/browser/start.ts';

test.use({ reducedMotion: 'reduce' });

test('from the shelf to the result against a bot, with undo, a reload and a replay', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Kalah/ }).click();
  await expect(page.getByRole('radio', { name: 'Kalah', exact: true })).toBeChecked();
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada');
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('hard');
  await page.getByRole('button', { name: /^Start / }).click();
  await tableIsThere(page);
  expect(await faults(page)).toEqual([]);

  await test.step('what was sown is taken back and sown again', async () => {
    // A turn of one step would end unasked, and what ended is not taken back.
    await askEnd(page, 'Always');
    await play(page, dice(1), { drafts: 1, waitsFor: 'person' });
    const before = await moment(page);
    await page.getByRole('main').getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(async () => (await moment(page)).drafts).toBe(before.drafts - 1);
    await page.getByRole('main').getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => moment(page)).toEqual(before);
  });

  await test.step('a reload loses nothing', async () => {
    const before = await moment(page);
    await page.reload();
    await tableIsThere(page);
    expect(await ready(page)).toEqual(before);
  });

  const result = page.getByRole('dialog', { name: 'Result' });
  await test.step('the end is told', async () => {
    await play(page, dice(2));
    await expect(result.getByText(/ wins$| share the win$/)).toBeVisible();
    await expect(result.getByRole('row', { name: /^Store/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the match is looked at again, and told in the log', async () => {
    const { entries } = await moment(page);
    await result.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider', { name: 'Entry of the match' });
    await slider.fill('1');
    await expect(page.getByTestId('replay-line')).toHaveText(/ begins\.$/);
    await slider.press('End');
    await expect(slider).toHaveValue(String(entries));
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the start page keeps it', async () => {
    await page.goto('./');
    const past = page.getByRole('region', { name: /^Past matches/ });
    await expect(past.getByText('Kalah')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

linked('two devices play it by link', async ({ device }) => {
  const [ada, ben] = [await device(), await device()];
  const link = await openTable(ada, { game: 'Kalah', here: ['Ada'], away: ['Ben'] });
  await sitDown(ben, link, { 1: 'Ben' });
  await together([ada, ben]);
  await playTogether([ada, ben], dice(3));
  const log = await sameLogs([ada, ben], matchOf(ada));
  expect(log.length).toBeGreaterThan(8);
  for (const { page } of [ada, ben]) await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
});

test('it is learnt at its own table, to the match at the end', async ({ page }) => {
  await page.goto('learn/?g=kalah');
  const strip = page.getByRole('region', { name: 'Lesson' });
  const told = strip.locator('p');
  const onward = strip.getByRole('button', { name: /^(Next|Show me)$/ });
  const kind = () => page.getByTestId('lesson').getAttribute('data-kind');
  let steps = 0;
  for (await expect(told).toBeVisible(); (await kind()) !== 'play'; steps += 1) {
    const text = await told.innerText();
    await onward.and(page.locator(':enabled')).tap();
    await expect(told).not.toHaveText(text);
  }
  expect(steps).toBeGreaterThan(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A whole match/);
  expect(await faults(page)).toEqual([]);
});
