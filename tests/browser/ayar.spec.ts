/** The table of Ayar: whole matches by hand, what a step shows before it is taken, the loom, the keyboard, large text. */
import type { Page } from '@playwright/test';
import { game } from '#games/ayar/rules/index.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { dice } from '../support/browser/dice.ts';
import { moments, openMoment } from '../support/browser/moments.ts';
import { moment, play, ready } from '../support/browser/person.ts';
import { tooSmall } from '../support/browser/reach.ts';
import { askEnd, startMatch } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const main = (page: Page) => page.getByRole('main');
const dock = (page: Page) => main(page).getByRole('region', { name: 'Confirm and undo' });
const go = (page: Page) => main(page).locator('.go');
const begin = (page: Page, persons: readonly string[] = ['Ada', 'Baraka']) =>
  startMatch(page, { game: 'Ayar', persons });

/** Things of the decision that somebody would have to look for: outside the screen, or under something else. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('[data-waits-for="hand-over"], dialog[open]')) return [];
    const things = 'main [aria-pressed], main .go, main .undo, main .choices button';
    return [...document.querySelectorAll<HTMLElement>(things)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (right === left) return [];
      const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
      return inside ? [] : [`${one.ariaLabel ?? one.textContent} (${document.querySelector('.dock b')?.textContent})`];
    });
  });

/** Plays on until the dock asks for this. */
async function until(page: Page, asks: RegExp, seed: number): Promise<void> {
  const random = dice(seed);
  for (let touches = 0; touches < 400; touches += 1) {
    const { waitsFor } = await ready(page);
    // Read as it is: whoever waits for it waits in vain if a curtain comes down meanwhile.
    const asked = await page.evaluate(() => document.querySelector('main .dock b')?.textContent ?? '');
    if (waitsFor === 'person' && asks.test(asked)) return;
    await play(page, random, { touches: 1 });
  }
  throw new Error(`nobody was asked ${asks}`);
}

test('AYR-TAMBO-02 of places that are alike one stands for each craft', async ({ page }) => {
  await openMoment(page, 'ayar', moments.ayar[1]);
  const places = main(page).locator('.places .place');
  const crafts = await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-topic')));
  expect(crafts.length).toBeGreaterThan(1);
  expect(new Set(crafts).size).toBe(crafts.length);
  await expect(dock(page)).toContainText('Only the craft counts: its places are all alike.');
  // What few places leave is the journey's: on a low phone, too, the next places are seen for what they are.
  await page.setViewportSize({ width: 360, height: 560 });
  const ring = main(page).locator('section.journey .ring').first();
  await expect.poll(() => ring.evaluate((one) => (one as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(14);
});

test('AYR-SOLO-20 beside the Ayllu any place can be taken; two beside one step are told apart, to the eye and by name', async ({
  page
}) => {
  const until = ({ step, phase, round }: Readonly<Record<string, unknown>>): boolean =>
    step === 'build' && phase === 'day' && Number(round) >= 3;
  await openMoment(page, 'ayar', { name: 'beside', persons: ['Ada'], until });
  await expect(dock(page)).toContainText('Of the places left, the Ayllu prefers the one nearest to its Ayar.');
  const places = main(page).locator('.places .place');
  const numbers = await places.locator('small').allTextContents();
  expect(numbers.filter((number) => /\d[ab]$/.test(number)).length).toBeGreaterThan(1);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [n, number] of numbers.entries())
    await expect(places.nth(n)).toHaveAccessibleName(new RegExp(`\\b${number.replace('place ', '')}: `));
  // However many there are, lanes keep apart on a low phone.
  expect(await places.count()).toBeGreaterThan(6);
  await page.setViewportSize({ width: 360, height: 560 });
  const journey = page.locator('section.journey');
  await expect
    .poll(() => journey.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThan(2);
  // The page is laid out anew a moment after its size has changed.
  await expect.poll(() => page.locator('.map').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(100);
});

test('the lake says what its numbers are, and what water costs only while somebody sails', async ({ page }) => {
  await openMoment(page, 'ayar', moments.ayar[0]);
  await page.locator('.rooms').getByRole('button', { name: 'Lake' }).tap();
  const lake = main(page).getByRole('region', { name: 'The lake' });
  await expect(lake.getByText('moons', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(lake.locator('.water small')).toHaveCount(0);
  await expect(lake.getByText('power to sail there')).toHaveCount(0);
  await openMoment(page, 'ayar', { ...moments.ayar[1], until: ({ step, round }) => step === 'reed' && round === 3 });
  await expect(lake.getByText('power to sail there')).toBeInViewport({ ratio: 1 });
  await expect(lake.locator('.water small').first()).toBeVisible();
  // What a square pays stands beside a moon; power is a dark round wherever it is asked for.
  await expect(lake.locator('.island b .sign')).toHaveCount(await lake.locator('.island').count());
  const grounds = await lake.evaluate((all) => [
    ...new Set([
      ...[...all.querySelectorAll('.water:has(small, .cost):not(.route)')].map(
        (one) => getComputedStyle(one, '::before').backgroundColor
      ),
      ...[...all.querySelectorAll('.island .cost')].map((one) => getComputedStyle(one).backgroundColor)
    ])
  ]);
  expect(grounds).toEqual(['rgb(34, 29, 24)']);
});

test('two persons play a whole match on a phone, and nothing they need is ever behind a scroll', async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page);
  const random = dice(1);
  const lost = new Set<string>();
  while ((await moment(page)).waitsFor !== 'nobody') {
    await play(page, random, { touches: 1 });
    for (const one of await hidden(page)) lost.add(one);
  }
  expect([...lost]).toEqual([]);
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result).toBeVisible();
  await expect(result.getByText(/^(Ada|Baraka) wins$|share the win$/)).toBeVisible();
  await expect(result.getByRole('row', { name: /^Less the higher of the two/ })).toBeVisible();
});

test('somebody plays a whole match alone against the Ayllu', async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page, ['Ada']);
  await expect(main(page).getByRole('button', { name: /^The Ayllu: sun 0, moon 0/ })).toBeVisible();
  const random = dice(3);
  await play(page, random, { entries: 60, waitsFor: 'person' });
  await main(page)
    .getByRole('button', { name: /^The Ayllu: / })
    .click();
  const board = main(page).getByRole('region', { name: 'The board of the Ayllu' });
  await expect(board).toContainText('Its crafts in order of preference');
  await expect(board).toContainText(/In the bag|The bag is empty/);
  expect(await faults(page)).toEqual([]);
  await dock(page).getByRole('button', { name: 'Back to the decision' }).click();
  await expect(board).toBeHidden();

  await test.step('the log says why the Ayllu built where it did', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log' }).click();
    const log = page.getByRole('dialog', { name: /Log/ });
    await expect(log.getByText(/It builds at .*, since /).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
  });

  await play(page, random);
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
});

test('a line shows who walks, what opens and the power, before anything is done', async ({ page }) => {
  await begin(page);
  await until(page, /^Choose a marker and a line/, 5);
  const named = await main(page)
    .getByRole('button', { name: /^The .+ (row|column): .* power \d/, pressed: false })
    .first()
    .getAttribute('aria-label');
  const line = main(page).getByRole('button', { name: named ?? '', exact: true });
  const steps = Number(/(\d) steps?/.exec((await line.getAttribute('aria-label')) ?? '')?.[1]);
  await line.click();
  await expect(dock(page)).toContainText(new RegExp(`: ${steps} steps?, power \\d`));
  const brings = main(page).getByRole('complementary', { name: 'What this step brings' });
  await expect(brings).toContainText('walks');
  await expect(brings).toContainText('new places');
  await expect(brings).toContainText(/(Teal|Grey|Brown|Purple) last/);
  await expect(go(page)).toHaveText(/^Walk to \d+$/);
  expect((await moment(page)).drafts).toBe(0);
  expect(await faults(page)).toEqual([]);

  await test.step('another marker walks instead', async () => {
    const told = await dock(page).locator('b').textContent();
    await main(page)
      .getByRole('group', { name: 'Step markers' })
      .getByRole('button', { pressed: false })
      .nth(1)
      .click();
    await expect(dock(page).locator('b')).not.toHaveText(told ?? '');
  });
  await test.step('Escape lets go', async () => {
    await page.keyboard.press('Escape');
    await expect(dock(page)).toContainText('Choose a marker and a line.');
  });
  await test.step('touching what was chosen again takes the step', async () => {
    await line.click();
    await line.click();
    await expect.poll(async () => (await moment(page)).drafts).toBe(1);
    await expect(dock(page)).toContainText(/^Where do you build behind/);
  });
});

test('a path is larger by a touch, with its Ayar in sight, and folded by the next one or the next decision', async ({
  page
}) => {
  await begin(page);
  await until(page, /^Choose a marker and a line/, 5);
  const journey = main(page).getByRole('region', { name: 'The journey from Tiwanaku to Cusco' });
  const path = (name: string) => journey.getByRole('button', { name: `${name}’s path, larger` });
  const before = await path('Brown').boundingBox();
  await path('Brown').click();
  await expect(path('Brown')).toHaveAttribute('aria-expanded', 'true');
  await expect(path('Teal')).toHaveCount(0);
  const after = await path('Brown').boundingBox();
  // Every place is as wide as a finger.
  expect(after!.width / 36).toBeGreaterThanOrEqual(44);
  expect(after!.height).toBeGreaterThan(before!.height);
  await expect(journey.locator('.figure')).toBeInViewport();
  expect(await faults(page)).toEqual([]);
  await path('Brown').click();
  await expect(path('Teal')).toHaveAttribute('aria-expanded', 'false');

  await path('Grey').click();
  await play(page, dice(3), { touches: 2, onward: true });
  await until(page, /^Where do you build/, 3);
  await expect(path('Teal')).toHaveAttribute('aria-expanded', 'false');
});

test('a banner on a path too low for a finger shows it larger first, and then tells its rule', async ({ page }) => {
  await openMoment(page, 'ayar', moments.ayar[0]);
  const journey = main(page).getByRole('region', { name: 'The journey from Tiwanaku to Cusco' });
  await journey.getByRole('img', { name: 'festival of pots' }).first().tap();
  await expect(journey.getByRole('button', { expanded: true })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await journey.getByRole('button', { name: 'festival of pots' }).tap();
  await expect(
    page.getByRole('dialog', { name: /^Rules of/ }).getByRole('button', { name: 'Banner', expanded: true })
  ).toBeVisible();
});

test('a textile is turned and flipped, and stays where it fits', async ({ page }) => {
  await begin(page);
  await until(page, /^Lay it on two empty places/, 2);
  const places = main(page).getByRole('group', { name: 'The loom' }).getByRole('button', { pressed: false });
  await places.first().click();
  await expect(dock(page)).toContainText(/Cloth would be worth \d suns? and \d+ moons?/);
  await dock(page).getByRole('button', { name: 'Turn', exact: true }).click();
  await dock(page).getByRole('button', { name: 'Flip' }).click();
  await expect(go(page)).toHaveText(/^Lay it(, end turn)?$/);
  expect(await faults(page)).toEqual([]);
  const { entries, drafts } = await moment(page);
  await go(page).click();
  // What has said that it ends the turn is not asked about again.
  await expect
    .poll(async () => {
      const now = await moment(page);
      return now.entries + now.drafts;
    })
    .toBeGreaterThan(entries + drafts);
});

/** A cloth is laid, and wherever it comes to lie the next one is drawn: that ends the turn. */
const laysLast = (position: Readonly<Record<string, unknown>>): boolean => {
  const state = position as unknown as State;
  if (state.step !== 'lay') return false;
  return game.moves(state).every((move) => {
    const after = game.clone(state);
    game.play(after, move);
    return game.turn(after) === 'chance';
  });
};

test('what was chosen stays on the board while the end of the turn is asked, and nothing is played before', async ({
  page
}) => {
  await openMoment(page, 'ayar', { name: 'a last lay', persons: ['Ada', 'Baraka'], until: laysLast });
  await askEnd(page, 'Always');
  const loom = main(page).getByRole('group', { name: 'The loom' });
  await loom.getByRole('button', { pressed: false }).first().click();
  const before = await moment(page);
  await go(page).click();
  const ends = main(page).getByRole('region', { name: /^This ends/ });
  await expect(ends).toBeVisible();
  await expect(loom.locator('.ghost')).toBeVisible();
  expect(await moment(page)).toEqual(before);
  await ends.getByRole('button', { name: 'Not yet' }).click();
  await expect(dock(page)).toContainText('Lay it on two empty places');
  await expect(loom.locator('.ghost')).toHaveCount(0);
  expect(await moment(page)).toEqual(before);
  // Unless somebody always wants to be asked, the button that says it is enough.
  await askEnd(page, 'After several steps');
  await loom.getByRole('button', { pressed: false }).first().click();
  await expect(go(page)).toHaveText('Lay it, end turn');
  await go(page).click();
  await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(before.entries);
  await expect(ends).toHaveCount(0);
});

test('what cannot be done says why, and opens the rule', async ({ page }) => {
  await begin(page);
  await until(page, /^Where do you build behind/, 8);
  await main(page)
    .getByRole('button', { name: /^(Lake|Crafts|Night)$/ })
    .first()
    .click();
  await dock(page).getByRole('button', { name: 'Back to the decision' }).click();
  // Everybody has laid a marker by then.
  await play(page, dice(9), { entries: 50, waitsFor: 'person' });
  await until(page, /^Choose a marker and a line/, 10);
  const blocked = main(page)
    .getByRole('group', { name: 'Step markers' })
    .getByRole('button', { name: /laid today/ })
    .first();
  await blocked.click();
  await expect(page.getByText(/has been laid today; it stands up again at dawn/).first()).toBeVisible();
  await page.getByRole('button', { name: 'The rule' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of Ayar' });
  await expect(rules.getByRole('button', { name: 'Laying a step marker', expanded: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('from the crafts of somebody else a touch leads back to a decision about one’s own', async ({ page }) => {
  await begin(page);
  await until(page, /^(Lay it on two empty places|Which pot|A viracocha: on which bonus)/, 2);
  const asked = await dock(page).locator('b').first().textContent();
  await main(page)
    .getByRole('group', { name: 'Players' })
    .locator('button:not([aria-label*="deciding"])')
    .first()
    .click();
  await expect(dock(page).locator('.go')).toHaveCount(0);
  await dock(page).getByRole('button', { name: 'Back to the decision' }).click();
  await expect(dock(page).locator('b').first()).toHaveText(asked ?? '');
  await expect(dock(page).getByRole('button', { name: 'Back to the decision' })).toBeHidden();
});

test('a turn is taken with the keyboard alone', async ({ page }) => {
  await begin(page);
  await until(page, /^Choose a marker and a line/, 4);
  const lines = main(page)
    .getByRole('group', { name: /’s? tambos/ })
    .getByRole('button', { pressed: false });
  await lines.first().focus();
  const from = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(from);
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'Rules of Ayar' });
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dock(page)).toContainText(/^(Where do you build|Gold: who walks)/);
  const { entries } = await moment(page);
  // From here on whatever is asked next has the focus, or is a Tab away.
  for (let keys = 0; keys < 120 && (await moment(page)).entries === entries; keys += 1) {
    const useful = await page.evaluate(() => {
      const one = document.activeElement;
      // What has the focus and is chosen already is confirmed by the same key.
      return (
        one?.classList.contains('chip') !== true &&
        (one?.hasAttribute('aria-pressed') === true || one?.classList.contains('go') === true)
      );
    });
    await page.keyboard.press(useful ? 'Enter' : 'Tab');
  }
  expect((await moment(page)).entries).toBeGreaterThan(entries);
});

test('on a laptop all players and all rooms are there at once', async ({ page }) => {
  await page.setViewportSize(laptop);
  await begin(page, ['Ada', 'Baraka', 'Chioma', 'Dayo']);
  await play(page, dice(6), { entries: 60, waitsFor: 'person' });
  for (const name of ['Ada', 'Baraka', 'Chioma', 'Dayo'])
    await expect(
      main(page).getByRole('button', { name: new RegExp(`^${name}: .*tambos on the grid`) })
    ).toBeInViewport();
  for (const room of ['The journey from Tiwanaku to Cusco', 'The lake', 'Temples and tonight'])
    await expect(main(page).getByRole('region', { name: room })).toBeInViewport();
  expect(await hidden(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

test('with text twice as large everything that decides is still on the screen', async ({ page }) => {
  test.slow();
  await begin(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  const random = dice(11);
  const lost = new Set<string>();
  for (let part = 0; part < 60; part += 1) {
    await play(page, random, { touches: 1 });
    for (const one of await hidden(page)) lost.add(one);
  }
  expect([...lost]).toEqual([]);
});

test('a finger between two markers does not choose one: they are shown larger first', async ({ page }) => {
  await openMoment(page, 'ayar', moments.ayar[0]);
  const rack = page.getByRole('main').locator('.rack');
  const [teal, grey] = [rack.locator('.marker').nth(0), rack.locator('.marker').nth(1)];
  const [one, other] = [(await teal.boundingBox())!, (await grey.boundingBox())!];
  await page.touchscreen.tap((one.x + one.width + other.x) / 2, one.y + one.height / 2);
  await expect.poll(async () => (await grey.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await expect(rack.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await grey.tap();
  await expect(grey).toHaveAttribute('aria-pressed', 'true');
  await expect(teal).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await grey.boundingBox())!.width).toBeLessThan(44);
});

test('of all llamas given, one more for a side is one less for the other; one given back stays with nobody', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openMoment(page, 'ayar', moments.ayar.at(-1)!);
  const side = (name: string) => page.getByRole('group', { name, exact: true });
  const given = async (): Promise<readonly number[]> =>
    Promise.all(
      ['For the sun', 'For the moon'].map(async (name) => Number(await side(name).getByRole('status').innerText()))
    );
  const [sun, moon] = (await given()) as [number, number];
  expect(sun).toBeGreaterThan(1);
  await expect(dock(page)).not.toContainText('left over');
  const before = await side('For the moon').boundingBox();
  await side('For the moon').getByRole('button', { name: 'One llama more for the moon' }).tap();
  expect(await given()).toEqual([sun - 1, moon + 1]);
  // A finger that goes on finds the same button where it is.
  expect(await side('For the moon').boundingBox()).toEqual(before);
  await side('For the sun').getByRole('button', { name: 'One llama fewer for the sun' }).tap();
  expect(await given()).toEqual([sun - 2, moon + 1]);
  await expect(dock(page)).toContainText('1 llama left over.');
  await side('For the moon').getByRole('button', { name: 'One llama more for the moon' }).tap();
  expect(await given()).toEqual([sun - 2, moon + 2]);
});
