import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { startMatch } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce' });

test('the rules are found by a word, without minding accents, and told in place', async ({ page }) => {
  await page.goto('./rules/?g=aiye');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('CÔNFLICT');
  await expect(page.getByRole('status')).toHaveText(/^\d+ topics?$/);
  await expect(page.locator('mark').first()).toHaveText(/conflict/i);
  expect(await faults(page)).toEqual([]);

  await search.fill('zebra');
  await expect(page.getByRole('status')).toHaveText(/Nothing about “zebra”/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByText(/Wayside is unofficial/)).toBeVisible();
});

for (const viewport of [phone, laptop])
  test(`nothing of the rules is seen above the search while they scroll, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    /** Points around the search, as far as the bar above it, at which what scrolls is seen. */
    const slivers = () =>
      page.evaluate(async () => {
        const search = [...document.querySelectorAll('[role=search]')].at(-1)!;
        const scroller = search.closest('dialog .body') ?? document.documentElement;
        const seen = [];
        for (let down = 300; down < 420; down += 7) {
          scroller.scrollTo({ top: down, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const { left, right, top } = search.getBoundingClientRect();
          for (const x of [left + 1, left + 60, (left + right) / 2, right - 60, right - 2])
            for (const y of [top - 6, top - 4, top - 1, top + 1]) {
              const at = document.elementFromPoint(x, y);
              if (at?.closest('section, .lead')) seen.push(`${down}: ${at.className} at ${x}, ${y}`);
            }
          if (search.getBoundingClientRect().top < 40) seen.push(`${down}: the search is hidden`);
        }
        return seen;
      });
    await page.goto('./rules/?g=atiwa');
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await slivers()).toEqual([]);
    await startMatch(page, { persons: ['Ada', 'Baraka'] });
    await page.getByRole('button', { name: 'Rules and explanations' }).first().click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
    expect(await slivers()).toEqual([]);
  });

test('a topic has an address that opens it', async ({ page }) => {
  // A person touches what has come to rest: a letter's shape that arrives late may move a line under the finger.
  await page.goto('./rules/?g=aiye', { waitUntil: 'networkidle' });
  const topic = page.getByRole('heading', { level: 2 }).nth(3).getByRole('button');
  await topic.click();
  await expect(topic).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/#.+/);
  const address = page.url();
  const title = (await topic.textContent())?.trim() ?? '';

  await page.goto('./');
  await page.goto(address);
  await expect(page.getByRole('button', { expanded: true })).toHaveText(title);
  await expect(page.getByRole('button', { expanded: true })).toBeInViewport();
});

test('a long press or ? on a thing of the table explains it', async ({ page }) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  const card = page.locator('main [data-card]').first();
  await card.focus();
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: /^Rules of/ });
  await expect(rules.getByRole('button', { expanded: true })).toBeInViewport();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(card).toBeFocused();

  // A finger that moves away scrolls, and one that stays asks; lifting it afterwards is no touch.
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 40, clientY: 40 };
  await card.dispatchEvent('pointerdown', finger);
  await card.dispatchEvent('pointermove', { ...finger, clientY: 80 });
  await page.waitForTimeout(700);
  await expect(rules).toBeHidden();
  await card.dispatchEvent('pointerdown', finger);
  const name = page.getByRole('region', { name: 'What this is' });
  // All it says of itself, and what each of its icons does.
  const told = (await card.getAttribute('data-says'))!;
  expect(told).toMatch(/^[A-Z][a-z]+ [A-Z][a-z-]+\. [A-Z][a-z ]+: [A-Z].+\. Costs .+\.$/);
  await expect(name).toContainText(told);
  await page.waitForTimeout(800);
  await card.evaluate((node: HTMLElement) => {
    node.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
    node.click();
  });
  const refusal = page.locator('.notice');
  await page.waitForTimeout(300);
  await expect(refusal).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await name.getByRole('button', { name: 'The rule' }).tap();
  await expect(rules.getByRole('button', { expanded: true })).toBeVisible();
  await expect(name).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await card.click();
  await expect(refusal).toBeVisible();

  // What was refused is said until the next touch.
  await page.locator('main .cell[aria-pressed="false"]').first().click();
  await expect(refusal).toHaveCount(0);
});

test('help begins with how one wins and what matters now, and its key of symbols opens what a sign means', async ({
  page
}) => {
  await startMatch(page, { persons: ['Ada', 'Baraka'] });
  await page.getByRole('button', { name: 'Rules and explanations' }).click();
  const help = page.getByRole('dialog', { name: 'Rules of Àiyé' });
  await expect(help.getByText('How does one win?')).toBeVisible();
  const now = help.getByRole('region', { name: 'Here and now' });
  await expect(now).toContainText('to sow');
  await expect(now.locator('p')).not.toHaveCount(1);
  await expect(help.getByRole('link', { name: 'Learn it by playing' })).toHaveAttribute('href', /learn\/\?g=aiye/);

  await help.getByText('Key of symbols').click();
  expect(await faults(page)).toEqual([]);
  await help
    .getByRole('button', { name: /^Conflict/ })
    .first()
    .click();
  await expect(help.getByRole('button', { expanded: true })).toBeInViewport();

  await help.getByRole('searchbox').fill('conflict');
  await expect(help.getByText('How does one win?')).toBeHidden();
});
