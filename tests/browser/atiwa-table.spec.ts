/** What is special about the table of Atiwa: previews, proposals and their changes, the forecast, the keyboard, options. */
import type { Page } from '@playwright/test';
import { game } from '#games/atiwa/rules/index.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { outside } from '../support/browser/decisive.ts';
import { dice } from '../support/browser/dice.ts';
import { moments, openMoment } from '../support/browser/moments.ts';
import { moment, play } from '../support/browser/person.ts';
import { askEnd, startMatch } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const table = (page: Page) => page.getByRole('main');
const say = (page: Page) => table(page).getByRole('region', { name: 'Confirm and undo' });
const space = (page: Page, name: RegExp) =>
  table(page).getByRole('group', { name: 'Action board' }).getByRole('button', { name });
const land = (page: Page) => table(page).getByRole('group', { name: /’s? land$/ });
const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });
const begin = (page: Page) => startMatch(page, { game: 'Atiwa', persons: ['Ada', 'Baraka'] });
/** A family and training: the only round space that has no tile in the first round. */
const lessons = /^Lessons under the tree/;

test('the first touch shows what a space brings and where, the second takes it', async ({ page }) => {
  await begin(page);
  await askEnd(page, 'Always');
  const families = table(page)
    .getByRole('group', { name: /’s? supply board/ })
    .getByRole('button', { name: /^families: / });
  await expect(families).toHaveAccessibleName(/^families: 1 of 13 on the land, room for 2 more; needs 1 food/);
  expect(await faults(page)).toEqual([]);

  await space(page, lessons).click();
  await expect(space(page, lessons)).toHaveAttribute('aria-pressed', 'true');
  await expect(say(page)).toContainText('Lessons under the tree');
  await expect(say(page)).toContainText(/Score 9 → 12 · food to find 1 → 3/);
  await expect(families).toHaveAccessibleName(/^families: 2 of 13 on the land, room for 1 more; needs 3 food/);
  await expect(land(page).getByRole('button', { name: /house, a trained family, planned/ })).toBeVisible();
  expect((await moment(page)).drafts).toBe(0);
  expect(await faults(page)).toEqual([]);

  await space(page, lessons).click();
  await expect.poll(async () => (await moment(page)).drafts).toBe(2);
  await expect(space(page, lessons)).toHaveAccessibleName(/taken by/);
});

test('at the meal it is told what is asked for, what the chosen food is worth, and what each kind feeds', async ({
  page
}) => {
  await openMoment(page, 'atiwa', moments.atiwa[2]);
  await expect(say(page)).toContainText('5 food wanted, milk gives 4: pay 1');
  await expect(say(page)).toContainText('1 fruit = 1 food, nothing missing.');
  for (const [name, worth] of [
    ['gold', 1],
    ['wild animal', 2],
    ['goat', 3]
  ] as const) {
    const more = say(page).getByRole('button', { name: `One more ${name}, worth ${worth} food, 0 now` });
    await expect(more.getByText(`${worth} food`)).toBeInViewport({ ratio: 1 });
  }
  await say(page)
    .getByRole('button', { name: /^One more goat/ })
    .click();
  await expect(say(page)).toContainText('1 goat = 3 food, 2 too much, nothing missing.');
  // What cannot be had says why.
  const more = say(page).locator('.more[aria-disabled="true"]').first();
  await more.click({ force: true });
  await expect(notes(page)).toContainText(/You have no more of it to give|one token too many|at most \d+ now/);
  expect(await outside(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

test('where the next pollution falls is said where it is touched', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Show the land' }).click();
  await land(page)
    .getByRole('button', { name: /pollution 1 of the next harvest falls here/ })
    .click();
  await expect(notes(page)).toContainText('Pollution 1 of the next harvest falls here');
});

test('what a worker would bring to cards that are not drawn is told in whole names', async ({ page }) => {
  await openMoment(page, 'atiwa', moments.atiwa[3]);
  for (const id of ['L4R', 'L2R', 'R4']) {
    await page.locator(`[data-space="${id}"]`).click();
    const line = table(page).locator('.mine .line');
    await expect(line).toBeVisible();
    const cut = await line.evaluate((all) => {
      const around = all.getBoundingClientRect();
      return [...all.querySelectorAll('.part, .name')].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const inside =
          left >= around.left && right <= around.right && top >= around.top - 1 && bottom <= around.bottom + 1;
        return inside && one.scrollWidth <= one.clientWidth ? [] : [one.textContent];
      });
    });
    expect(cut, id).toEqual([]);
    await say(page).getByRole('button', { name: 'Cancel' }).click();
  }
});

test('homes for sale show all their roofs and their whole name on a low phone', async ({ page }) => {
  // As under the bars of a browser and a text of the lesson.
  await page.setViewportSize({ width: 360, height: 500 });
  await begin(page);
  await expect(page.locator('.game-table')).toHaveAttribute('data-room', /flat/);
  const homes = table(page).locator('.gable');
  await expect(homes).toHaveCount(4);
  await expect(homes.last()).toBeVisible();
  const cut = await homes.evaluateAll((all) =>
    all.flatMap((home) => {
      const around = home.getBoundingClientRect();
      const roofs = [...home.querySelectorAll('.roofs > *')].map((roof) => roof.getBoundingClientRect());
      const [name] = home.getElementsByClassName('name');
      const whole =
        roofs.every(({ top, left, right, bottom }) => top >= around.top && bottom <= around.bottom && right > left) &&
        new Set(roofs.map(({ left }) => left)).size === roofs.length &&
        name!.scrollWidth <= name!.clientWidth;
      return whole ? [] : [name!.textContent];
    })
  );
  expect(cut).toEqual([]);
});

test('what finds no room or means is said before the worker is placed', async ({ page }) => {
  await begin(page);
  await space(page, /^Goat market/).click();
  await expect(say(page)).toContainText('It costs 1 gold, more than you have.');
  await say(page)
    .getByRole('button', { name: /^goats: 0 of 2/ })
    .click();
  await expect(notes(page)).toContainText('It costs 1 gold, more than you have.');
  await space(page, /^Planting out/).click();
  // As many of them as the draw of the match left on that space.
  await expect(
    say(page)
      .getByRole('button', { name: /^tree with fruit: 1 of 1/ })
      .first()
  ).toBeVisible();
});

test('a proposal is moved by a touch, refused elsewhere with a reason, and left out by two', async ({ page }) => {
  await begin(page);
  await space(page, lessons).click();
  const bottom = land(page).getByRole('button', { name: /^Village, bottom: / });
  const left = land(page).getByRole('button', { name: /^Village, bottom left: / });
  await expect(bottom).toHaveAccessibleName(/trained family, planned/);
  await left.click();
  await expect(left).toHaveAccessibleName(/trained family, planned/);
  await expect(bottom).toHaveAccessibleName(/house, empty, possible/);

  await land(page)
    .getByRole('button', { name: /^Village, top right/ })
    .click();
  await expect(notes(page)).toContainText('A family needs a house');
  await left.click();
  await expect(say(page)).toContainText('in hand');
  await left.click();
  await expect(left).toHaveAccessibleName('Village, bottom left: house, empty');
  await expect(say(page).getByRole('button', { name: 'families: 0 of 1, left out' })).toBeVisible();
  await say(page).getByRole('button', { name: 'families: 0 of 1, left out' }).click();
  await expect(bottom).toHaveAccessibleName(/an untrained family, planned/);
  await page.keyboard.press('Escape');
  await expect(space(page, lessons)).toHaveAttribute('aria-pressed', 'false');
});

test('with four seats on a phone a line tells what a plan changes, and a touch draws the land out', async ({
  page
}) => {
  await startMatch(page, { game: 'Atiwa', persons: ['Ada', 'Baraka', 'Chidi', 'Dela'] });
  const line = table(page).getByRole('button', { name: /^Show .*’s? land, / });
  await expect(line).toContainText('1 card');
  await space(page, lessons).click();
  await expect(line).toHaveAccessibleName(/Village gets a trained family\.$/);
  const { height } = (await line.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(24);
  expect(await faults(page)).toEqual([]);
  await line.click();
  await expect(land(page).getByRole('button', { name: /house, a trained family, planned/ })).toBeVisible();
});

for (const [when, ends] of [
  ['After several steps', true],
  ['Never', true],
  ['Always', false]
] as const)
  test(`a turn of two touches ends at once, unless that is asked always: ${when}`, async ({ page }) => {
    await begin(page);
    // It is what a new device does.
    if (when !== 'After several steps') await askEnd(page, when);
    const turn = await page.getByRole('heading', { level: 1 }).textContent();
    const { entries } = await moment(page);
    await space(page, lessons).tap();
    // The button says which of the two it does.
    await say(page)
      .getByRole('button', { name: ends ? 'Place, end turn' : 'Place worker' })
      .tap();
    const end = say(page).getByRole('button', { name: 'End turn' });
    if (!ends) {
      await expect(end).toBeVisible();
      expect(await moment(page)).toMatchObject({ entries, drafts: 2 });
      await end.tap();
    }
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(turn ?? '');
    expect(await moment(page)).toMatchObject({ entries: entries + 3, drafts: 0 });
  });

/** A worker has been placed, and bats may fly. */
const flies = (state: Readonly<Record<string, unknown>>): boolean =>
  state['step'] === 'dusk' && game.moves(state as State).some(({ type }) => type === 'fly');

test('a turn of several touches is not over before somebody says so', async ({ page }) => {
  await openMoment(page, 'atiwa', { name: 'bats may fly', persons: ['Ada', 'Baraka'], until: flies });
  const turn = await page.getByRole('heading', { level: 1 }).textContent();
  await say(page).locator('.go:not(.quiet)').tap();
  await expect(say(page).getByRole('button', { name: 'End turn' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(turn ?? '');
});

test('one undo takes back the whole action', async ({ page }) => {
  await begin(page);
  await askEnd(page, 'Always');
  await space(page, lessons).click();
  await say(page).getByRole('button', { name: 'Place worker' }).click();
  await expect(say(page)).toContainText('the turn is done');
  await say(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(say(page)).toContainText('choose an action space');
  await expect.poll(async () => (await moment(page)).drafts).toBe(0);
});

test('the next harvest is told in a line, and in full when it is touched', async ({ page }) => {
  await begin(page);
  const lip = table(page).getByRole('button', { name: /^Next harvest/ });
  await expect(lip).toHaveAccessibleName(
    /0 gold for certain, and 0 to 2 more for the family that digs.*Pollution on Village/
  );
  await lip.click();
  await expect(table(page).getByRole('listitem').filter({ hasText: 'Food: families 1 − milk 0 = 1.' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(table(page).getByRole('listitem').filter({ hasText: 'Food:' })).toBeHidden();

  // On a phone it has the room of the land, so that all of it can be read.
  const said = table(page).getByRole('listitem').filter({ hasText: 'Food:' });
  await page.setViewportSize({ width: 360, height: 560 });
  await lip.click();
  for (const line of [...(await table(page).locator('.full li').all()), table(page).locator('.full button').last()])
    await expect(line).toBeInViewport({ ratio: 1 });
  await table(page).getByRole('button', { name: 'Show the board' }).click();
  await expect(said).toBeHidden();

  // Beside the board it gives way to what a touch there shows on the land.
  await page.setViewportSize(laptop);
  await lip.click();
  await expect(said).toBeVisible();
  await table(page).locator('.board .space.may').first().click();
  await expect(said).toBeHidden();
});

test('a turn by keyboard alone', async ({ page }) => {
  await begin(page);
  await askEnd(page, 'Always');
  await space(page, lessons).focus();
  await page.keyboard.press('ArrowRight');
  await expect(space(page, /^Forest edge/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(say(page)).toContainText('Lessons under the tree');
  await page.keyboard.press('Enter');
  await expect(say(page)).toContainText('the turn is done');
  const end = say(page).getByRole('button', { name: 'End turn' });
  await end.focus();
  const { entries } = await moment(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(entries);
});

test('a question mark or a right click explains what it is', async ({ page }) => {
  await begin(page);
  const rules = page.getByRole('dialog', { name: /^Rules of/ });
  await space(page, /^Nature school/).focus();
  await page.keyboard.press('?');
  await expect(rules.getByRole('button', { name: 'Nature school', expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await land(page).getByRole('button').first().click({ button: 'right' });
  await expect(rules.getByRole('button', { name: 'Village', expanded: true })).toBeVisible();
  expect((await moment(page)).drafts).toBe(0);
});

test('everybody’s land is one touch away, and one touch back', async ({ page }) => {
  await begin(page);
  const turn = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('’s turn', '');
  const other = turn === 'Ada' ? 'Baraka' : 'Ada';
  await table(page)
    .getByRole('button', { name: new RegExp(`^${other}: `) })
    .click();
  await expect(table(page).getByRole('group', { name: `${other}’s land` })).toBeVisible();
  await say(page)
    .getByRole('button', { name: `Back to ${turn}` })
    .click();
  await expect(table(page).getByRole('group', { name: `${turn}’s land` })).toBeVisible();
});

test('with text twice as large everything that decides is still on the screen', async ({ page }) => {
  test.slow();
  await begin(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  const random = dice(11);
  for (let part = 1; part <= 2; part += 1) {
    await play(page, random, { entries: part * 30, waitsFor: 'person' });
    expect(await outside(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
  }
});

test('a finger near one space means it, between two it gets the card larger', async ({ page }) => {
  await begin(page);
  await space(page, lessons).click();
  const houses = land(page).locator('.spot.lit');
  await expect(houses).toHaveCount(2);
  const middle = (box: { x: number; width: number }): number => box.x + box.width / 2;
  /** Where the two are now: the land may have been drawn out. */
  const pair = async () => {
    const boxes = await Promise.all((await houses.all()).map(async (one) => (await one.boundingBox())!));
    const [one, other] = boxes.toSorted((a, b) => a.x - b.x);
    return { one: one!, between: (middle(one!) + middle(other!)) / 2, line: one!.y + one!.height / 2 };
  };
  const before = await pair();
  await page.touchscreen.tap(before.between, before.line);
  const larger = table(page).getByRole('group', { name: 'The card, larger' });
  await expect(larger).toBeVisible();
  const frame = (await table(page).locator('.land').first().boundingBox())!;
  for (const spot of await larger.getByRole('button').all()) {
    const { y, width, height } = (await spot.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // Nothing of it is cut off.
    expect(y).toBeGreaterThanOrEqual(frame.y);
    expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
  }
  expect(await faults(page)).toEqual([]);
  const left = /^Village, bottom left: /;
  await larger.getByRole('button', { name: left }).tap();
  await expect(larger).toBeHidden();
  await expect(land(page).getByRole('button', { name: left })).toHaveAccessibleName(/trained family, planned/);

  // A little beside the space that may take it: no other is near.
  await expect(say(page)).not.toContainText('in hand');
  const { one, line } = await pair();
  await page.touchscreen.tap(one.x - 1, line);
  await expect(say(page)).toContainText('in hand');
});

for (const [persons, viewport] of [
  [['Ada', 'Baraka'], laptop],
  [['Ada', 'Baraka', 'Chioma', 'Dela'], laptop],
  [['Ada', 'Baraka', 'Chioma', 'Dela'], { width: 1920, height: 1080 }]
] as const)
  test(`beside the board of ${persons.length} at ${viewport.width}: every land with its supply, and the score with what is chosen`, async ({
    page
  }) => {
    await page.setViewportSize(viewport);
    await startMatch(page, { game: 'Atiwa', persons });
    for (const name of persons) {
      const supply = table(page).getByRole('group', { name: `${name}’s supply board` });
      await expect(supply.getByRole('button', { name: /^families: 1 of 13 on the land/ })).toBeInViewport({ ratio: 1 });
    }
    const score = page.getByRole('complementary').locator('.sheet');
    const whole = await score.locator('.legend span, .name').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width } = one.getBoundingClientRect();
        return width > 14 && one.scrollWidth <= Math.ceil(width) ? (one.textContent?.trim() ?? '') : [];
      })
    );
    expect(whole).toEqual(expect.arrayContaining([...persons]));
    const total = score.getByRole('row', { name: /^Total/ });
    await expect(total).not.toContainText('+');
    await space(page, lessons).click();
    await expect(score.getByRole('row', { name: /^Families/ })).toContainText('1+2, would be 3');
    await expect(total).toContainText('9+3, would be 12');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(total).not.toContainText('+');
  });
