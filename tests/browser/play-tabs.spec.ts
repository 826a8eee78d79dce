import { expect, faults, test } from '../support/browser/app.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play, ready } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ reducedMotion: 'reduce' });

test('a second tab follows a match live, and may take it over', async ({ page, context }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(21), { entries: 20, waitsFor: 'person' });

  const second = await context.newPage();
  await second.goto(page.url());
  await tableIsThere(second);
  const line = second.getByText('This match is open in another tab.');
  await expect(line).toBeVisible();
  expect((await moment(second)).waitsFor).toBe('other');
  expect(await faults(second)).toEqual([]);

  await test.step('what is played in one is seen in the other', async () => {
    await page.bringToFront();
    await play(page, dice(22), { entries: 35, waitsFor: 'person' });
    const { entries, drafts } = await moment(page);
    await expect.poll(() => moment(second)).toMatchObject({ entries, drafts });
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(
      (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    );
  });

  await test.step('the second takes over, the first follows', async () => {
    const { entries } = await moment(page);
    await second.bringToFront();
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect(line).toBeHidden();
    await expect(page.getByText('This match is open in another tab.')).toBeVisible();
    await ready(second);
    await play(second, dice(23), { entries: entries + 10, waitsFor: 'person' });
    await expect.poll(async () => (await moment(page)).entries).toBe((await moment(second)).entries);
  });

  await test.step('when the writing tab closes, the other goes on by itself', async () => {
    await second.close();
    await page.bringToFront();
    expect((await ready(page)).waitsFor).not.toBe('other');
    await expect(page.getByText('This match is open in another tab.')).toBeHidden();
  });
});
