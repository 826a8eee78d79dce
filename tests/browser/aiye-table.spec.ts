/** What is special about the table of Àiyé: previews, colours, payments, the keyboard, large text, other areas. */
import type { Page } from '@playwright/test';
import { fingerOf, middleOf } from '../support/browser/finger.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { outside } from '../support/browser/decisive.ts';
import { dice } from '../support/browser/dice.ts';
import { openMoment } from '../support/browser/moments.ts';
import { moment, play } from '../support/browser/person.ts';
import { startMatch, withMenu } from '../support/browser/start.ts';

test.use({ reducedMotion: 'reduce', viewport: phone });

const table = (page: Page) => page.getByRole('main');
const pits = (page: Page) => table(page).getByRole('button', { name: /^Column \d/ });
const lit = (page: Page) =>
  table(page).getByRole('button', { name: /^Column \d.*sow: the last seed falls in column \d/ });
const say = (page: Page) => table(page).getByRole('region', { name: 'Confirm and undo' });
const begin = (page: Page) => startMatch(page, { persons: ['Ada', 'Baraka'] });

test('the first touch shows where the seeds would fall, the second sows them', async ({ page }) => {
  await begin(page);
  const name = (await lit(page).first().getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^Column 1: 1 card, top Sun Sower, 3 sun seeds; sow: the last seed falls in column 4$/);
  expect(await faults(page)).toEqual([]);

  await lit(page).first().click();
  await expect(say(page)).toContainText('Sow 3 from column 1?');
  await expect(say(page)).toContainText('The last seed activates column 4:');
  await expect(say(page).getByRole('img', { name: 'Moon seed' })).toHaveCount(2);
  expect((await moment(page)).drafts).toBe(0);
  expect(await faults(page)).toEqual([]);

  await lit(page).first().click();
  await expect.poll(async () => (await moment(page)).drafts).toBe(1);
  await expect(pits(page).nth(3)).toHaveAccessibleName(/^Column 4: 2 cards, top Moon Sower, 1 sun seed, in use now/);
});

test('another pit may be touched instead, and Escape lets go', async ({ page }) => {
  await begin(page);
  await lit(page).first().click();
  await lit(page).nth(1).click();
  await expect(say(page)).toContainText('Sow 2 from column 3?');
  await page.keyboard.press('Escape');
  await expect(say(page)).toContainText('Choose a column to sow from.');
  expect((await moment(page)).drafts).toBe(0);
});

test('undo takes back all that one touch did, several icons or a whole sowing', async ({ page }) => {
  await begin(page);
  await lit(page).first().click();
  await say(page).getByRole('button', { name: 'Sow 3' }).click();
  await say(page).getByRole('button', { name: 'Take 2 seeds' }).click();
  await expect(say(page)).toContainText('Summon a card');
  await say(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(say(page)).toContainText('Column 4: 2 icons left.');
  await say(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(say(page)).toContainText('Choose a column to sow from.');
  expect((await moment(page)).drafts).toBe(0);
});

const struck = (page: Page) => table(page).getByRole('button', { name: /the next conflict hits column/ });

test('whom a conflict would strike is marked while a conflict is tried', async ({ page }) => {
  await openMoment(page, 'aiye', {
    name: 'conflict',
    persons: ['Ada', 'Baraka'],
    until: (position) => {
      const state = position as unknown as State;
      const strikes = (move: Move): boolean => {
        let blocks = false;
        game.play(game.clone(state), move, ({ type }) => (blocks ||= type === 'blocked'));
        return blocks;
      };
      return state.step === 'use' && game.moves(state).some(strikes);
    }
  });
  await expect(struck(page)).toHaveCount(0);
  const conflict = say(page).getByRole('group').getByRole('button').filter({ hasText: 'Conflict' });
  await conflict.first().click();
  await expect(struck(page)).toHaveCount(1);
});

test('nobody is marked as struck where a hint takes a seed', async ({ page }) => {
  await begin(page);
  await lit(page).first().click();
  await say(page).getByRole('button', { name: 'Sow 3' }).click();
  await withMenu(page, (menu) => menu.getByRole('button', { name: 'Hint' }).click());
  await expect(say(page)).toContainText('Use “Moon seed”?');
  await expect(struck(page)).toHaveCount(0);
});

test('three icons to choose from have their names below them on a phone', async ({ page }) => {
  await page.goto('learn/?g=aiye');
  await page.getByRole('button', { name: 'Chapters' }).click();
  await page.getByRole('button', { name: 'The last rounds' }).click();
  const sixth = pits(page).nth(5);
  await sixth.click();
  await sixth.click();
  const icons = table(page).getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(icons).toHaveText(['Sun seed', 'Sun seed', 'Moon seed'], { useInnerText: true });
  expect(await faults(page)).toEqual([]);
});

test('a card is summoned with a payment that can be changed', async ({ page }) => {
  await begin(page);
  await lit(page).first().click();
  await say(page).getByRole('button', { name: 'Sow 3' }).click();
  await say(page).getByRole('button', { name: 'Take 2 seeds' }).click();
  // A mask costs five seeds of either colour, and there are eight: which ones is always a choice.
  const masks = table(page).getByRole('group', { name: 'Masks of the Village' });
  await masks
    .getByRole('button', { name: /can be summoned/ })
    .first()
    .click();
  await expect(say(page)).toContainText('Which column does');
  await pits(page).first().click();
  await expect(say(page)).toContainText(/onto column 1 for \d seeds\?/);
  const change = say(page).getByRole('button', { name: 'Change which seeds are paid' });
  await change.click();
  const paid = say(page).getByRole('group', { name: 'Change which seeds are paid' }).getByRole('button');
  await paid.first().click();
  await expect(say(page)).toContainText('Pay 1 more seed.');
  // Now columns pay: one that cannot says why, and the card stays where it was put.
  await pits(page).and(page.locator(':not(.on)')).first().click();
  await expect(page.locator('.notice').getByRole('button', { name: 'The rule' })).toBeVisible();
  await expect(say(page)).toContainText('Pay 1 more seed.');
  await expect(
    pits(page)
      .and(page.getByRole('button', { name: /; pay from here$/ }))
      .first()
  ).toBeVisible();
  await say(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const { entries } = await moment(page);
  await say(page).getByRole('button', { name: 'Summon' }).click();
  await expect.poll(async () => (await moment(page)).entries).toBeGreaterThan(entries);
});

test('the keyboard walks along the ring of columns and up through the cards, and sows', async ({ page }) => {
  await begin(page);
  await pits(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pits(page).nth(5)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pits(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(
    table(page)
      .getByRole('button', { name: /^Sun Sower/ })
      .first()
  ).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(say(page)).toContainText('Sow 3 from column 1?');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await moment(page)).drafts).toBe(1);
});

test('a question mark or a right click explains what it is', async ({ page }) => {
  await begin(page);
  const rules = page.getByRole('dialog', { name: /^Rules of/ });
  await table(page)
    .getByRole('button', { name: /^Sun Sower/ })
    .first()
    .focus();
  await page.keyboard.press('?');
  await expect(rules.getByRole('button', { name: 'Sun Sower', expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await table(page)
    .getByRole('group', { name: 'Masks of the Village' })
    .getByRole('button')
    .first()
    .click({ button: 'right' });
  await expect(rules.getByRole('button', { expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();

  for (const [thing, title] of [
    [pits(page).first(), 'Sowing'],
    [table(page).getByRole('button', { name: /^Ada: / }), 'The end of the match'],
    [table(page).getByRole('group', { name: /’s? Council: / }), 'The Council'],
    [table(page).getByRole('img', { name: / in all$/ }), 'The Village']
  ] as const) {
    await thing.click({ button: 'right' });
    await expect(rules.getByRole('button', { name: title, expanded: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rules).toBeHidden();
  }
  expect((await moment(page)).drafts).toBe(0);
});

test('everybody’s row is one touch away, and one touch back', async ({ page }) => {
  await begin(page);
  const turn = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('’s turn', '');
  const other = turn === 'Ada' ? 'Baraka' : 'Ada';
  await table(page)
    .getByRole('button', { name: new RegExp(`^${other}: `) })
    .click();
  await expect(table(page).getByRole('heading', { name: `${other}’s row` })).toBeVisible();
  await expect(say(page)).toContainText(`Next conflict: column 4 or 5, ${other} picks.`);
  await say(page)
    .getByRole('button', { name: `Back to ${turn}` })
    .click();
  await expect(table(page).getByRole('heading', { name: `${turn}’s row` })).toBeVisible();
});

test('with text twice as large everything that decides is still on the screen', async ({ page }) => {
  test.slow();
  await begin(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  const random = dice(11);
  for (let part = 1; part <= 4; part += 1) {
    await play(page, random, { entries: part * 14, waitsFor: 'person' });
    expect(await outside(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
  }
});

test('pictures on the table are bitmaps, none of them missing', async ({ page }) => {
  await begin(page);
  const random = dice(11);
  for (let part = 1; part <= 3; part += 1) {
    await play(page, random, { entries: part * 15, waitsFor: 'person' });
    const pictures = await table(page)
      .locator('.drawing:not(svg)')
      .evaluateAll((all) =>
        Promise.all(
          all
            .filter((one) => one.checkVisibility())
            .map(async (one) => {
              const { width, height } = one.getBoundingClientRect();
              if (Math.min(width, height) < 5) return `${one.className} of ${width}×${height}`;
              const image = new Image();
              image.src = getComputedStyle(one).backgroundImage.slice('url("'.length, -'")'.length);
              await image.decode();
              return image.src.slice(0, 15);
            })
        )
      );
    expect(pictures.length).toBeGreaterThan(20);
    // For each SVG the browser would make a page of its own.
    expect(new Set(pictures)).toEqual(new Set(['data:image/webp']));
  }
});

/** Two cards of one tower may be used. */
const twoInOne = (state: Readonly<Record<string, unknown>>): boolean => {
  if (state['step'] !== 'use') return false;
  const acts = state['acts'] as readonly { readonly open: readonly { readonly card: number }[] }[];
  const cards = new Set(acts[Number(state['act'])]?.open.map(({ card }) => card));
  const areas = state['areas'] as readonly { readonly columns: readonly { readonly cards: readonly number[] }[] }[];
  return areas[Number(state['seat'])]!.columns.some((one) => one.cards.filter((card) => cards.has(card)).length > 1);
};

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 560 }, hasTouch: true });

  test('cards too low for a finger are shown larger first', async ({ page }) => {
    await openMoment(page, 'aiye', { name: 'two in one tower', persons: ['Ada', 'Baraka'], until: twoInOne });
    const bands = table(page).locator('.stand .band.on');
    await expect(bands).not.toHaveCount(0);
    const { x, y, width, height } = (await bands.first().boundingBox())!;
    expect(height).toBeLessThan(40);
    // Where it meets the next one.
    const between = (): Promise<void> => page.touchscreen.tap(x + width / 2, y + (height < 30 ? 1 : height / 2 + 18));
    await between();
    const near = table(page).getByRole('group', { name: /^Column \d, larger$/ });
    await expect(near).toBeVisible();
    // Beside its cards it is the column that is touched.
    const whole = (await near.boundingBox())!;
    await page.touchscreen.tap(whole.x + whole.width / 2, whole.y + 12);
    await expect(near).toBeHidden();
    await between();
    await expect(near).toBeVisible();
    expect(await faults(page)).toEqual([]);
    for (const band of await near.locator('.band').all())
      expect((await band.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await near.locator('.band.on').first().tap();
    await expect(near).toBeHidden();
    await expect.poll(async () => (await moment(page)).drafts).toBe(1);
  });

  test('with large letters on the narrowest phone the Village is shown larger first, with whole names', async ({
    page
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    );
    const shopping = ({ step, round }: Readonly<Record<string, unknown>>): boolean =>
      step === 'village' && Number(round) > 4;
    await openMoment(page, 'aiye', { name: 'shopping', persons: ['Ada', 'Baraka'], until: shopping });
    const village = table(page).getByRole('group', { name: 'Village', exact: true });
    const lit = village.locator('.card.on');
    const names = village.locator('.name b');
    await expect(village.locator('.lens')).toBeVisible();
    await expect(names.first()).toBeHidden();
    await lit.first().tap();
    await expect(names.first()).toBeVisible();
    await expect(lit.first()).toHaveAttribute('aria-pressed', 'false');
    for (const name of await names.all()) {
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      // A line for each word, and none of them broken.
      const [lines, parts] = await name.evaluate((one) => [
        Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
        one.textContent.split(/[ -]/).length
      ]);
      expect(lines).toBeLessThanOrEqual(parts);
    }
    // What is missing lies over the picture, and leaves the price to be read.
    await expect(village.locator('.card.short')).not.toHaveCount(0);
    for (const card of await village.locator('.card.short').all()) {
      const price = (await card.locator('.cost').boundingBox())!;
      const missing = (await card.locator('.name .missing').boundingBox())!;
      expect(missing.y).toBeGreaterThanOrEqual(price.y + price.height);
    }
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(names.first()).toBeHidden();
    await lit.first().tap();
    await lit.first().tap();
    await expect(names.first()).toBeHidden();
    await expect(village.locator('[aria-pressed="true"]')).toHaveCount(1);
  });
});

test.describe('with motion, on a laptop', () => {
  test.use({ reducedMotion: 'no-preference', viewport: laptop });

  test('a card that is summoned comes from the Village to its column', async ({ page }) => {
    await begin(page);
    await page.evaluate(() => {
      const flights: { of: string; far: number }[] = [];
      const seen = new WeakSet<Animation>();
      const look = (): void => {
        for (const flight of document.getAnimations()) {
          const effect = flight.effect as KeyframeEffect;
          const { target } = effect;
          if (seen.has(flight) || !(target instanceof HTMLElement) || !target.dataset.card) continue;
          seen.add(flight);
          const [from] = effect.getKeyframes();
          const [, x = 0, y = 0] = /translate\((.+)px, (.+)px\)/.exec(String(from?.transform))?.map(Number) ?? [];
          flights.push({ of: target.className, far: Math.hypot(x, y) });
        }
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { flights });
    });
    await play(page, dice(7), { touches: 40, seeing: true });
    const flights = await page.evaluate(
      () => (window as unknown as { flights: { of: string; far: number }[] }).flights
    );
    const far = flights.filter((one) => one.far > 100).map(({ of }) => of.split(' ')[0]);
    // What flies is a card of the row: none flies back into the Village.
    expect(new Set(far)).toEqual(new Set(['band']));
  });
});

test('a card that goes to the Council says where the score changes, and a mask one has that it is another copy', async ({
  page
}) => {
  const until = ({ step }: Readonly<Record<string, unknown>>): boolean => step === 'promote';
  await openMoment(page, 'aiye', { name: 'promote', persons: ['Ada', 'Baraka'], until });
  await expect(page.locator('main [data-card].yours')).toHaveAccessibleName(
    /^Devotion; .*you have one already, and may not summon a second/
  );
  await table(page).locator('.band[data-card].on').first().click();
  await expect(say(page)).toContainText('Score 0 → −2: Council +1 and Columns −3');
  expect(await faults(page)).toEqual([]);
});

test('cards that lie folded while one shops are told by touch and hold, and a mask says what it scores now', async ({
  page
}) => {
  const until = ({ step }: Readonly<Record<string, unknown>>): boolean => step === 'promote';
  await openMoment(page, 'aiye', { name: 'promote', persons: ['Ada', 'Baraka'], until });
  await expect(table(page).locator('.mine .band.mask').first()).toHaveAccessibleName(
    /^Devotion; .+ points for .+, \d+ points? now; column \d$/
  );
  await openMoment(page, 'aiye', {
    name: 'shopping',
    persons: ['Ada', 'Baraka'],
    until: ({ step, round }) => step === 'village' && Number(round) >= 3
  });
  const finger = await fingerOf(page);
  await finger.down(await middleOf(page, '.mine .fold >> nth=0'));
  await expect(page.getByText(/^Column 1\. [A-Z][a-z]+ [A-Z][a-z]+; /)).toBeVisible();
  await finger.up();
});
