import type { Page } from '@playwright/test';
import { expect, faults, laptop, phone, stepBack, test } from '../support/browser/app.ts';
import { asleep, begin, openSettings } from '../support/browser/home.ts';
import { startMatch, tableIsThere } from '../support/browser/start.ts';
import { storedRecords, storedSettings } from '../support/browser/stored.ts';

const newMatch = (page: Page) => page.getByRole('button', { name: 'New match', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'New match' });
const seatName = (page: Page, n: number) => page.getByRole('textbox', { name: `Name of seat ${n}` });
const seatKind = (page: Page, n: number) => page.getByRole('combobox', { name: `Who plays seat ${n}` });
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('the shelf', () => {
  test.beforeEach(({ page }) => page.goto('./'));

  test('a drawer opens the sheet of its game, by its name, which follows where another one is picked', async ({
    page
  }) => {
    await page.getByRole('button', { name: 'Ayar, 1–4 players: new match' }).click();
    const named = (name: string) => page.getByRole('dialog', { name, exact: true });
    await expect(named('Ayar').getByRole('radio', { name: 'Ayar' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Start Ayar' })).toBeVisible();
    await named('Ayar').getByRole('radio', { name: 'Atiwa' }).check({ force: true });
    await expect(named('Atiwa').getByRole('radio', { name: 'Atiwa' })).toBeChecked();
  });
});

test.describe('a new match', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await newMatch(page).click();
    await expect(sheet(page)).toBeVisible();
  });

  test('one touch starts a match: nobody has to give a name', async ({ page }) => {
    await page.getByRole('button', { name: 'Start Àiyé' }).click();
    await tableIsThere(page);
    await expect(page.getByTestId('play')).toContainText('Player 1');
  });

  test('start is never grey: it says what is wrong and goes there', async ({ page }) => {
    await seatName(page, 1).fill('Ada');
    await seatKind(page, 2).selectOption('person');
    await seatName(page, 2).fill('ada ');
    await page.getByRole('button', { name: 'Start Àiyé' }).click();
    await expect(page.getByRole('alert')).toHaveText('Two seats are called ada: change one.');
    await expect(seatName(page, 2)).toBeFocused();
  });

  test('seats are added up to four and taken away down to two', async ({ page }) => {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await expect(seatName(page, 3)).toBeFocused();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await expect(page.getByRole('button', { name: 'Add a seat' })).toBeHidden();
    await seatKind(page, 3).selectOption({ label: 'Take the seat away' });
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(seatName(page, 3)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove/ })).toBeHidden();
  });

  test('a bot brings a name of its own, and a person’s name comes back to no bot', async ({ page }) => {
    await seatName(page, 1).fill('Ada');
    await seatKind(page, 1).selectOption({ label: 'Bot · strong' });
    await expect(seatName(page, 1)).not.toHaveValue('Ada');
    await seatKind(page, 1).selectOption({ label: 'This device' });
    await expect(seatName(page, 1)).toHaveValue('');
  });

  test('a bot may have a style of its own to play by, which is told and kept', async ({ page }) => {
    await seatKind(page, 2).selectOption('easy');
    const style = page.getByRole('combobox', { name: 'Style of play of the bot at seat 2' });
    await style.selectOption({ label: 'miser' });
    await expect(style).toHaveAccessibleDescription(/Holds on to what it has/);
    await page.getByRole('button', { name: 'Start Àiyé' }).click();
    await tableIsThere(page);
    expect((await storedRecords(page)).join()).toContain('"level":"easy","temper":"miser"');
  });

  test('the names of last time are there again', async ({ page }) => {
    await seatKind(page, 2).selectOption('person');
    await seatName(page, 1).fill('Ada');
    await seatName(page, 2).fill('Ben');
    await page.getByRole('button', { name: 'Start Àiyé' }).click();
    await tableIsThere(page);
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await newMatch(page).click();
    await expect(seatName(page, 1)).toHaveValue('Ada');
    await expect(seatName(page, 2)).toHaveValue('Ben');
  });

  test('the starting columns follow the seats: who comes begins like all, and who goes takes them along', async ({
    page
  }) => {
    await page.getByText('More options').click();
    const columns = page.getByRole('radiogroup', { name: 'Everybody' });
    await columns.getByRole('radio').nth(2).check({ force: true });
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await seatKind(page, 3).selectOption('remove');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('button', { name: 'Start Àiyé' }).click();
    await tableIsThere(page);
    const [record] = (await storedRecords(page)).map(
      (text) => JSON.parse(text) as { charter: { header: { options: { setups: string[][][] } } } }
    );
    const columns3 = record!.charter.header.options.setups.map((one) => one.map((column) => column.length).join());
    // That of a sprinter has a column of three.
    expect(columns3).toEqual([expect.stringContaining('3'), columns3[0], columns3[0]]);
  });

  test('the game’s own options wait behind “More options”', async ({ page }) => {
    const options = sheet(page).getByRole('group').filter({ hasText: 'More options' });
    await page.getByText('More options').click();
    await expect(
      options.getByRole('radio').or(options.getByRole('switch')).or(options.getByRole('combobox')).first()
    ).toBeVisible();
  });

  test('one step back closes the sheet and stays on home, and Escape does too', async ({ page }) => {
    await stepBack(page);
    await expect(sheet(page)).toBeHidden();
    await expect(newMatch(page)).toBeVisible();
    await newMatch(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(newMatch(page)).toBeFocused();
  });

  test('one step back from the table is home, without the sheet', async ({ page }) => {
    await stepBack(page);
    await begin(page, ['Ada', 'Ben']);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(sheet(page)).toBeHidden();
  });
});

test.describe('a match on the shelf', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await begin(page, ['Ada', 'Ben']);
    await page.goto('./');
  });

  test('is continued where it was', async ({ page }) => {
    const running = page.getByRole('region', { name: 'Matches in progress' });
    await expect(running.getByText(/^(Ada|Ben) /).first()).toBeVisible();
    await running.getByRole('link', { name: 'Continue' }).click();
    await tableIsThere(page);
  });

  test('is deleted only after a question', async ({ page }) => {
    await page.getByRole('button', { name: 'More about Àiyé with Ada and Ben' }).click();
    await page.getByRole('button', { name: 'Delete this match' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this match?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete this match' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
    await expect(question).toBeHidden();
  });

  test('is deleted by keyboard, and the focus is where something can be begun', async ({ page }) => {
    await page.getByRole('button', { name: 'More about Àiyé with Ada and Ben' }).press('Enter');
    await page.getByRole('button', { name: 'Delete this match' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete this match?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(question).toBeHidden();
    await expect(newMatch(page)).toBeFocused();
  });

  test('stands beside others, each one swipe away', async ({ page }) => {
    await begin(page, ['Wilhelmina Anastasia', 'Maximilian']);
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(2);
    const second = page.getByRole('button', { name: 'Show match 2 in progress' });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    expect(await overflow(page)).toBe(0);
  });
});

test('when the browser has thrown the matches away, home says so', async ({ page }) => {
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  await page.goto('settings/');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('wayside');
        request.onsuccess = request.onblocked = resolve;
      })
  );
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('1 match is gone');
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test('axe finds nothing on home, the sheet, the settings and the editions', async ({ page }) => {
      test.slow();
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      expect(await faults(page)).toEqual([]);
      await newMatch(page).click();
      await expect(seatName(page, 1)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await begin2(page);
      await page.goto('./');
      await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.setViewportSize(laptop);
      await expect(
        page.getByRole('region', { name: 'New match' }).getByRole('button', { name: /^Start/ })
      ).toBeVisible();
      expect(await faults(page)).toEqual([]);
      for (const path of ['settings/', 'editions/']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await faults(page)).toEqual([]);
      }
    });
  });
}

async function begin2(page: Page): Promise<void> {
  await seatName(page, 1).fill('Ada');
  await page.getByRole('button', { name: 'Start Àiyé' }).click();
  await tableIsThere(page);
}

for (const [name, size] of Object.entries({
  small: { width: 320, height: 568 },
  phone,
  tablet: { width: 820, height: 1180 },
  laptop
})) {
  test(`nothing runs out of the side: ${name}, with type at its normal and its largest size`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of ['./', 'settings/', 'editions/']) {
      await page.goto(path);
      expect(await overflow(page)).toBe(0);
    }
    await openSettings(page);
    await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const path of ['./', 'settings/', 'editions/']) {
      await page.goto(path);
      expect(await overflow(page)).toBe(0);
    }
  });
}

test('everything that is touched is at least 44 px high on a phone', async ({ page }) => {
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  for (const path of ['./', 'settings/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, select')]
        .filter((element) => element.offsetParent !== null && element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.tagName} ${element.textContent?.trim() ?? ''} ${element.ariaLabel ?? ''}`)
    );
    expect(small).toEqual([]);
  }
});

test('of a game that nobody here has learnt or played, the lesson is the loud button; afterwards the start', async ({
  page
}) => {
  await page.setViewportSize(laptop);
  await page.goto('./');
  const panel = page.getByRole('region', { name: 'New match' });
  const start = panel.getByRole('button', { name: 'Start Àiyé' });
  await expect(panel.getByRole('link', { name: /^Learn it by playing/ })).toHaveClass(/signal/);
  await expect(start).toHaveClass(/\bink\b/);
  await start.click();
  await tableIsThere(page);
  // The match counts as played once that is stored.
  await expect.poll(() => storedSettings(page)).toMatch(/"early":\{"aiye":\["/);
  await page.goto('./');
  await expect(start).toHaveClass(/\bgo\b/);
});

test('a lesson that is not there says so, on a page with a title', async ({ page }) => {
  await page.goto('./learn/?g=chess');
  await expect(page.getByRole('alert')).toHaveText('There is no lesson for that game.');
  await expect(page).toHaveTitle('Learn – Wayside');
});

test('on a laptop the new match stands open beside the shelf', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto('./');
  const panel = page.getByRole('region', { name: 'New match' });
  await expect(panel.getByRole('button', { name: 'Start Àiyé' })).toBeVisible();
  await newMatch(page).click();
  await expect(panel.getByRole('radio', { name: 'Àiyé' })).toBeFocused();

  // Another game from the shelf: seats and options are such that it can be begun.
  const drawer = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name},`) });
  await drawer('Aya').click();
  await expect(panel.getByRole('radio', { name: 'Aya', exact: true })).toBeFocused();
  await panel.getByRole('button', { name: /^Remove/ }).click();
  await panel.getByText('More options').click();
  await panel.getByRole('radio', { name: 'Steady' }).check({ force: true });
  await drawer('Àiyé').click();
  await expect(seatName(page, 2)).toBeVisible();
  await panel.getByRole('button', { name: 'Start Àiyé' }).click();
  await tableIsThere(page);
});

test('a touch before the page is awake is not lost', async ({ page }) => {
  const wakeUp = await asleep(page);
  await page.goto('./', { waitUntil: 'commit' });
  await newMatch(page).click();
  await expect(sheet(page)).toBeHidden();
  wakeUp();
  await expect(sheet(page)).toBeVisible();
});

test('seats are there before any is added or taken away, also where the names of last time come late from the store', async ({
  page
}) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    // The store answers two seconds late: its success is announced again by then.
    IDBFactory.prototype.open = (...of) => {
      const request = open(...of);
      request.addEventListener(
        'success',
        (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          setTimeout(() => request.dispatchEvent(new Event('success')), 2000);
        },
        { capture: true }
      );
      return request;
    };
  });
  await page.goto('./');
  await newMatch(page).click();
  await expect(page.getByRole('button', { name: 'Add a seat' })).toBeVisible();
  expect(await page.getByRole('textbox', { name: /^Name of seat/ }).count()).toBe(2);
});

test.describe('where every part comes from the host', () => {
  test('what can be touched stays where it is when the matches of last time come', async ({ page }) => {
    await startMatch(page, { persons: ['Ada', 'Ben'] });
    const matches = page.getByRole('region', { name: 'Matches in progress' });
    const where = async (): Promise<number> => Math.round((await newMatch(page).boundingBox())!.y);
    await page.goto('./');
    await expect(matches).toBeVisible();
    const settled = await where();

    const wakeUp = await asleep(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(newMatch(page)).toBeVisible();
    await expect(matches).toBeHidden();
    expect(await where()).toBe(settled);
    wakeUp();
    await expect(matches).toBeVisible();
    expect(await where()).toBe(settled);
  });
});
