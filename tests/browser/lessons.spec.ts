/** Every lesson, as a person takes it: by touch on a phone, by keyboard on a laptop. */
import type { Page } from '@playwright/test';
import { games, loadGame } from '#games/index.ts';
import type { Step } from '#games/lesson.ts';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { showAs } from '../support/browser/aya.ts';
import { named } from '../lessons/things.ts';

const taught = Object.entries(games).flatMap(([id, { lesson }]) => (lesson ? [id] : []));

const strip = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const told = (page: Page) => strip(page).locator('p');
const kind = (page: Page) => page.getByTestId('lesson').getAttribute('data-kind');

/** How long what came of a step may be shown: the river falls, and is counted. */
const film = 60_000;

async function open(page: Page, game: string): Promise<void> {
  // In space it is drawn too slowly where no graphics chip is.
  if (game === 'aya') await showAs(page, 'flat');
  await page.goto(`learn/?g=${game}`);
  await expect(strip(page)).toBeVisible({ timeout: 60_000 });
}

async function openChapter(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Chapters' }).tap();
  await page.getByRole('button', { name }).tap();
}

/** What goes on from the step that is told. */
const onward = (page: Page) =>
  strip(page)
    .getByRole('button', { name: /^(Next|Show me)$/ })
    .and(page.locator(':enabled'))
    .first();

/** What is lit lies on the screen, whole, and not under a button. */
async function litIsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-lit]')].flatMap((thing) => {
      const { left, right, top, bottom, width } = thing.getBoundingClientRect();
      // The line around it as well, where it is as wide as the screen.
      const { outlineOffset, outlineWidth } = getComputedStyle(thing);
      const line = width > innerWidth - 6 ? parseFloat(outlineOffset) + parseFloat(outlineWidth) : 0;
      const [l, r] = [left - line, right + line];
      const inside = l >= -2 && r <= innerWidth + 2 && top >= -2 && bottom <= innerHeight + 2;
      // No button that is not meant lies over its middle.
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button, a');
      const free = !over || thing.contains(over) || over.contains(thing);
      return width > 0 && inside && free ? [] : [thing.outerHTML.slice(0, 90)];
    })
  );
}

const stepsOf = async (game: string): Promise<readonly Step[]> =>
  (await games[game]!.lesson!())(await loadGame(game)).chapters.flatMap(({ steps }) => steps);

/** What a step calls by its name, or all that it lights, and is not on the screen; some of what is lit may come later. */
async function missing(page: Page, game: string, steps: readonly Step[]): Promise<string[]> {
  const text = await told(page).innerText();
  const light = steps.find((step) => step.text === text)?.light ?? [];
  const all = [...(light.length > 0 ? [`main :is(${light.join(', ')})`] : []), ...named(game, text)];
  const found: string[] = [];
  for (const one of all) {
    const seen = (): Promise<boolean> =>
      page.locator(one).evaluateAll((things) =>
        things.some((thing) => {
          const { left, right, top, bottom, width } = thing.getBoundingClientRect();
          const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
          return width > 0 && inside && thing.checkVisibility();
        })
      );
    // It may still be on its way.
    await expect
      .poll(seen, { timeout: 5_000 })
      .toBe(true)
      .catch(() => found.push(`“${text}” speaks of ${one}`));
  }
  return found;
}

/** Takes every step to the last one or to a match; `see` looks at each before it is taken. */
async function take(
  page: Page,
  press: (name: 'Next' | 'Show me') => Promise<void>,
  see: () => Promise<void>
): Promise<number> {
  const heard: string[] = [];
  for (;;) {
    const text = await told(page).innerText();
    await see();
    heard.push(text);
    if ((await kind(page)) === 'play') return heard.length;
    const next = strip(page).getByRole('button', { name: 'Next' });
    const show = strip(page).getByRole('button', { name: 'Show me' });
    await expect(next.or(show).and(page.locator(':enabled')).first()).toBeVisible({ timeout: film });
    await press((await next.isVisible()) ? 'Next' : 'Show me');
    await expect(told(page)).not.toHaveText(text, { timeout: film });
    expect(heard.length).toBeLessThan(120);
  }
}

for (const game of taught) {
  test.describe(`the lesson of ${game}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test('by touch, with what is spoken of on the screen at every step', async ({ page }) => {
        test.slow();
        await open(page, game);
        const hidden: string[] = [];
        const all = await stepsOf(game);
        let chapter = '';
        const steps = await take(
          page,
          (name) => strip(page).getByRole('button', { name }).tap(),
          async () => {
            const wrong = await litIsSeen(page);
            hidden.push(...(await missing(page, game, all)));
            if (wrong.length > 0) hidden.push(`${await told(page).innerText()}: ${wrong.join(' ')}`);
            const title = await page.getByRole('heading', { level: 1 }).innerText();
            if (title !== chapter) expect(await faults(page), title).toEqual([]);
            chapter = title;
          }
        );
        expect(hidden).toEqual([]);
        expect(steps).toBeGreaterThan(20);
      });
    });

    test.describe('on a laptop', () => {
      test.use({ viewport: laptop, reducedMotion: 'reduce' });

      test('by keyboard, without motion', async ({ page }) => {
        test.slow();
        // What is counted after a fall goes on at one's own pace then.
        await page.addLocatorHandler(page.getByRole('button', { name: 'Show all' }), (all) => all.press('Enter'));
        await open(page, game);
        let chapter = '';
        await take(
          page,
          async (name) => {
            await strip(page).getByRole('button', { name }).focus();
            await page.keyboard.press('Enter');
          },
          async () => {
            const title = await page.getByRole('heading', { level: 1 }).innerText();
            if (title !== chapter) expect(await faults(page), title).toEqual([]);
            chapter = title;
          }
        );
      });
    });
  });
}

test.describe('the lesson of ayar', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

  test('crafts and night that are only looked at are whole, down to their last row', async ({ page }) => {
    test.slow();
    await open(page, 'ayar');
    const rooms = page.locator('.quiet .stage:is(.crafts, .night) :is(section.crafts, section.night)');
    const below = (): Promise<number[]> =>
      rooms.evaluateAll((all) => all.map((room) => Math.max(0, room.scrollHeight - room.clientHeight - 2)));
    let looked = 0;
    await take(
      page,
      (name) => strip(page).getByRole('button', { name }).tap(),
      async () => {
        looked += await rooms.count();
        await expect
          .poll(async () => Math.max(0, ...(await below())), { message: await told(page).innerText() })
          .toBe(0);
      }
    );
    expect(looked).toBeGreaterThan(3);
  });
});

test.describe('the lesson of aiye', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a first move is made by one’s own hand, a wrong one is told of, and one comes back to where one left', async ({
    page
  }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Àiyé, 2–4 players: new match' }).tap();
    await page.getByRole('link', { name: /Learn it/ }).tap();
    await expect(strip(page)).toBeVisible();
    // As long as nothing is asked, nobody is waited for.
    await expect(page.locator('.dock .say')).toBeHidden();
    await strip(page).getByRole('button', { name: 'Next' }).tap();
    await expect(told(page)).toContainText('Touch column 1');
    await expect(page.locator('.dock .say')).toBeVisible();

    const pit = (n: number) => page.locator(`.mine .pits [data-column="${n}"]`);
    await pit(3).tap();
    await pit(3).tap();
    await expect(told(page)).toHaveText('Begin with column 1, at the far left.');
    await pit(1).tap();
    await pit(1).tap();
    await expect(told(page)).toContainText('The last seed fell in column 4');

    await page.reload();
    await expect(told(page)).toContainText('The last seed fell in column 4', { timeout: 30_000 });
    await strip(page).getByRole('button', { name: 'Back' }).tap();
    await expect(told(page)).toContainText('Touch column 1');
  });
});

test.describe('the lesson of atiwa', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

  test('what the other one does in the match at its end is told at one’s own pace, and once more', async ({ page }) => {
    await open(page, 'atiwa');
    await openChapter(page, /The last round/);
    const space = page.locator('[data-space="N1"]');
    await space.tap();
    await space.tap();
    const end = page.locator('.dock .go');
    const step = page.getByTestId('since-step');
    await expect(end.or(step)).toBeVisible();
    if (await end.isVisible()) await end.tap();
    await expect(step).toContainText('Ama: ', { timeout: film });
    // Nothing goes on by itself.
    await expect(page.locator('main .dock')).toBeHidden();
    await step.getByRole('button', { name: /^Play on/ }).tap();
    await expect(step).toBeHidden();
    await page.getByTestId('since-again').tap();
    await expect(step).toContainText('Ama: ');
    // A touch on the table goes on too.
    await page.locator('main .stage').tap();
    await expect(step).toBeHidden();
    await expect(page.locator('.space.may').first()).toBeVisible();
  });

  test('young that are proposed show a plus, and other places none', async ({ page }) => {
    await open(page, 'atiwa');
    await openChapter(page, /The harvest/);
    while (!/have one young/.test(await told(page).innerText())) {
      const text = await told(page).innerText();
      await onward(page).tap();
      await expect(told(page)).not.toHaveText(text);
    }
    const plus = (of: string): Promise<string[]> =>
      page.locator(of).evaluateAll((spots) => spots.map((spot) => getComputedStyle(spot, '::after').content));
    await expect(page.locator('.spot.set')).toHaveCount(3);
    expect(await plus('.spot.set')).toEqual(['""', '""', '""']);
    expect(new Set(await plus('.spot.lit:not(.set)'))).toEqual(new Set(['none']));
  });
});

test.describe('a lesson for two', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('asks for names, and names in turn whose hand it is', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Àiyé, 2–4 players: new match' }).tap();
    await page.getByRole('link', { name: 'Learn with a friend' }).tap();
    const who = page.getByRole('dialog', { name: 'Who learns?' });
    await who.getByLabel('Player 1').fill('Ada');
    await who.getByRole('button', { name: 'Begin' }).tap();
    await expect(who).toBeHidden();

    const hands: string[] = [];
    for (let n = 0; hands.length < 4; n += 1) {
      expect(n).toBeLessThan(30);
      const text = await told(page).innerText();
      const show = strip(page).getByRole('button', { name: 'Show me' });
      const next = strip(page).getByRole('button', { name: 'Next' });
      await expect(next.or(show).and(page.locator(':enabled')).first()).toBeVisible({ timeout: film });
      if (await show.isVisible()) hands.push((await told(page).locator('.hand').innerText()).trim());
      else await expect(told(page).locator('.hand')).toHaveCount(0);
      await ((await next.isVisible()) ? next : show).tap();
      await expect(told(page)).not.toHaveText(text, { timeout: film });
    }
    expect(hands).toEqual(['Ada:', 'Player 2:', 'Ada:', 'Player 2:']);

    // Whose hand it is hangs on the place alone.
    await page.reload();
    await expect(strip(page)).toBeVisible({ timeout: 60_000 });
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('what is said of a wrong touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('goes with the first right one, which is a part of the task only', async ({ page }) => {
    test.slow();
    await open(page, 'aya');
    await openChapter(page, /An animal/);
    await expect(told(page)).toContainText('Once Animal is chosen');
    await page.getByRole('button', { name: 'Plain' }).tap();
    await page.getByRole('button', { name: 'Place', exact: true }).tap();
    await expect(told(page)).toContainText('Choose Animal first');
    await page.getByRole('button', { name: 'Animal' }).tap();
    await expect(told(page)).toContainText('Once Animal is chosen');
  });
});

test.describe('the lesson of aya', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the last domino is placed and the river pushed by one’s own hand, and it is told what fell', async ({
    page
  }) => {
    test.slow();
    await showAs(page, 'flat');
    await page.goto('./');
    await page.getByRole('button', { name: 'Aya, 1–5 players: new match' }).tap();
    await page.getByRole('link', { name: /Learn it/ }).tap();
    await expect(strip(page)).toBeVisible({ timeout: 60_000 });
    // What Start is is told before a domino is asked for, and that it is dragged with it.
    for (const text of ['The river rises on Start', 'Its domino floats already at the river’s end']) {
      await strip(page).getByRole('button', { name: 'Next' }).tap();
      await expect(told(page)).toContainText(text);
    }

    await page.getByRole('button', { name: 'Put it on the reserve' }).tap();
    await expect(told(page)).toContainText('where its sign says Safe');
    await page.getByRole('button', { name: 'Place', exact: true }).tap();
    await strip(page).getByRole('button', { name: 'Next' }).tap();
    await expect(told(page)).toContainText('hands off');
    await page.getByRole('button', { name: 'Push', exact: true }).tap();
    await expect(page.locator('.aya-table')).toHaveAttribute('data-falling', 'true');
    await expect(told(page)).toContainText('two photos, a landscape and an animal', { timeout: film });
    await strip(page).getByRole('button', { name: 'Next' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bends and forks');
  });
});

test.describe('the lesson of ayar, with motion', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a step opens the room it speaks of, before anything of it has happened', async ({ page }) => {
    await open(page, 'ayar');
    await openChapter(page, /The night/);
    await onward(page).tap();
    await expect(told(page)).toContainText('Now Brown is last');
    await onward(page).tap();
    await expect(told(page)).toContainText('Each Ayar has a row');
    await expect(page.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-current', 'page', { timeout: 400 });
    await expect(page.locator('.night .rows[data-lit]')).toBeVisible({ timeout: film });
  });
});

test.describe('the lesson of ayar', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

  test('what a task brought is looked at where it was done, also when the turn has gone on to another', async ({
    page
  }) => {
    await open(page, 'ayar');
    await openChapter(page, /Pots, cloth, islands/);
    const next = strip(page).getByRole('button', { name: 'Next' });
    const show = strip(page).getByRole('button', { name: 'Show me' });
    while (!/Each square your boat enters/.test(await told(page).innerText())) {
      const text = await told(page).innerText();
      await next.or(show).and(page.locator(':enabled')).first().tap();
      await expect(told(page)).not.toHaveText(text);
    }
    await show.and(page.locator(':enabled')).tap();
    await expect(told(page)).toContainText('An island: a sun, and four moons');
    // It is Kusi's turn by now.
    await expect(page.locator('.chip.on')).toContainText('Kusi');
    await expect(page.getByRole('button', { name: 'Lake' })).toHaveAttribute('aria-current', 'page');
    await next.tap();
    await expect(page.getByRole('button', { name: 'Journey' })).toHaveAttribute('aria-current', 'page');
  });

  test('what is looked at in a new position is the learner’s table, also when the turn has gone on to another', async ({
    page
  }) => {
    await open(page, 'ayar');
    await openChapter(page, /Festivals and devotion/);
    const next = strip(page).getByRole('button', { name: 'Next' });
    const show = strip(page).getByRole('button', { name: 'Show me' });
    while (!/^(New position\. )?Two devotion, and a llama/.test(await told(page).innerText())) {
      const text = await told(page).innerText();
      await next.or(show).and(page.locator(':enabled')).first().tap();
      await expect(told(page)).not.toHaveText(text);
    }
    await expect(page.locator('.chip.on')).toContainText('Kusi');
    await expect(page.locator('.grid')).toHaveAccessibleName(/Player 1/);
  });

  test('what is lit is ringed within its own, chips whole and flags with their numbers', async ({ page }) => {
    await open(page, 'ayar');
    const ring = (of: string) =>
      page
        .locator(`${of}[data-lit]`)
        .first()
        .evaluate((thing) => {
          const spread = parseFloat(/(\S+)px,/.exec(getComputedStyle(thing).boxShadow)![1]!);
          const { top, left } = thing.getBoundingClientRect();
          return { spread, top: top - spread, left: left - spread, from: document.querySelector('main')!.offsetTop };
        });
    const chip = await ring('.chip');
    expect(chip.left).toBeGreaterThanOrEqual(0);
    expect(chip.top).toBeGreaterThanOrEqual(chip.from);
    await openChapter(page, /Festivals/);
    // Flags stand a pixel apart.
    expect((await ring('.flag')).spread).toBeLessThan(3);
  });

  test('lanes keep apart where every craft can be built on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await open(page, 'ayar');
    const apart = (): Promise<number> =>
      page.locator('section.journey').evaluate((map) => map.scrollHeight - map.clientHeight);
    const high = (): Promise<number> => page.locator('.map').evaluate(({ clientHeight }) => clientHeight);
    await openChapter(page, /The last day/);
    await page.locator('.rack').getByRole('button', { name: /^Teal/ }).tap();
    await page
      .locator('.grid')
      .getByRole('button', { name: /^The second row:/i })
      .tap();
    await page.locator('.foot .go').tap();
    await expect(page.locator('.places')).toBeVisible();
    await expect(page.locator('.places .place')).toHaveCount(4);
    expect(await high()).toBeGreaterThan(100);
    expect(await apart()).toBeLessThan(2);
  });
});
