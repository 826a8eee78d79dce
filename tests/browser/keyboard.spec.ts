import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { dice } from '../support/browser/dice.ts';
import { moment, play, ready } from '../support/browser/person.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce' });

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    return {
      name: one?.ariaLabel ?? one?.textContent?.trim() ?? '',
      pressed: one?.getAttribute('aria-pressed') ?? undefined,
      go: one?.classList.contains('go') ?? false,
      choice: one?.closest('.choices') != null,
      chip: one?.classList.contains('chip') ?? false,
      table: one?.closest('main') != null,
      curtain: one?.closest('[data-testid="hand-over"]') != null,
      waitsFor: document.querySelector<HTMLElement>('[data-testid="play"]')?.dataset.waitsFor
    };
  });

/** Waits a little for what comes of a touch; one that is refused changes nothing. */
const answered = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => done());
        const done = (): void => {
          watch.disconnect();
          resolve();
        };
        const root = document.querySelector('[data-testid="play"]')!;
        watch.observe(root, { attributeFilter: ['data-entries', 'data-drafts', 'data-waits-for'] });
        setTimeout(done, 250);
      })
  );

/**
 * Plays with Tab, Enter and the arrows alone: goes through the page until something that may be touched has the focus,
 * and takes it, or confirms. Up to two are passed over; where there are fewer, the first that comes round again is taken.
 * Nothing here knows where anything stands.
 */
async function keyStep(page: Page, roll: (below: number) => number): Promise<void> {
  const { waitsFor } = await ready(page);
  if (waitsFor === 'hand-over') {
    await expect
      .poll(async () => (await focused(page)).curtain, { message: 'the hand-over takes the focus' })
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(page)).table, { message: 'then it is at the table' }).toBe(true);
    return;
  }
  const skip = roll(3);
  const passed = new Set<string>();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const at = await focused(page);
    // The last touch was still being stored: now somebody else is to decide, or nobody.
    if (at.waitsFor !== waitsFor) return;
    const useful = !at.chip && (at.pressed === 'false' || (at.choice && at.pressed === undefined) || at.go);
    if (useful && (passed.size === skip || passed.has(at.name))) {
      await page.keyboard.press('Enter');
      await answered(page);
      return;
    }
    if (useful) passed.add(at.name);
    await page.keyboard.press(passed.size > 0 && tabs % 3 === 2 ? 'ArrowRight' : 'Tab');
  }
  throw new Error('nothing that may be done can be reached by keyboard');
}

test('two whole turns can be played by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  const random = dice(41);
  const names = new Set<string>();
  const turns: string[] = [];
  for (let steps = 0; turns.length < 3 && steps < 150; steps += 1) {
    const name = (await page.locator('h1').textContent()) ?? '';
    if (turns.at(-1) !== name) turns.push(name);
    names.add(name);
    await keyStep(page, random.roll);
  }
  expect(turns.length).toBeGreaterThanOrEqual(3);
  expect([...names].sort()).toEqual(['Ada’s turn', 'Baraka’s turn']);
  expect((await moment(page)).entries).toBeGreaterThan(12);
});

test('a match can be brought to its end, and the result read, by keyboard alone', async ({ page }) => {
  test.setTimeout(400_000);
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await play(page, dice(43));
  const { entries } = await moment(page);

  // The way there was touched; its last part is played again, on a trial from there, without touching anything.
  await page.goto(`${page.url().replace('/play/', '/replay/')}&at=${entries - 16}`);
  await page.getByRole('button', { name: 'Try from here' }).press('Enter');
  await expect(page).toHaveURL(/\/play\//);
  await tableIsThere(page);

  const random = dice(44);
  for (let steps = 0; (await ready(page)).waitsFor !== 'nobody'; steps += 1) {
    expect(steps, 'the match comes to an end').toBeLessThan(600);
    await keyStep(page, random.roll);
  }
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result.getByText(/wins$|share the win$/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
});

test('menu, log and rules open, close and give the focus back', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(menu).toBeFocused();

  const help = page.getByRole('button', { name: 'Rules and explanations' });
  await help.focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: /^Rules of/ });
  await expect(rules).toBeVisible();
  await rules.getByRole('searchbox').fill('seed');
  await expect(rules.getByRole('status')).toHaveText(/topic/);
  // As in any search field: the first Escape empties it.
  await page.keyboard.press('Escape');
  await expect(rules.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(help).toBeFocused();
});

test('what bots do is spoken', async ({ page }) => {
  await startMatch(page, { persons: ['Ada'], bots: ['easy'] });
  const spoken = page.getByTestId('spoken');
  const random = dice(42);
  for (let steps = 0; steps < 60; steps += 1) {
    await keyStep(page, random.roll);
    await ready(page);
    if (/^Tin |. Tin /.test((await spoken.textContent()) ?? '')) return;
  }
  throw new Error('the bot’s moves were never spoken');
});
