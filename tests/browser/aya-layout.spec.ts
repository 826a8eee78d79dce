/** The table of Aya at every size: nothing cut, nothing over something else, the work large in the free part of it. */
import type { Page } from '@playwright/test';
import type { State } from '#games/aya/rules/state.ts';
import { game } from '#games/aya/rules/index.ts';
import { expect, faults, test } from '../support/browser/app.ts';
import { openBuilt, stands, type Built } from '../support/browser/aya-built.ts';
import { go } from '../support/browser/aya.ts';

const persons = ['Ada', 'Ben', 'Mia'];
const hasCamera = ({ hand, turn }: State): boolean => game.box.dominoes.get(hand[turn] ?? '')?.camera ?? false;
const positions: Readonly<Record<string, Built['until']>> = {
  start: ({ due }) => due === 'start',
  early: stands(1),
  middle: (state) => stands(30)(state) && hasCamera(state),
  late: stands(95),
  choice: ({ due, dominoes, reserve, turn }) =>
    Object.keys(dominoes).length > 8 && (due === 'draw' || due === 'ahead') && reserve[turn]!.length > 0,
  rest: ({ phase }) => phase === 'break',
  push: ({ phase }) => phase === 'push'
};

/** What is wrong with how the controls and words of the table lie; in words, empty if all is well. */
const wrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const table = document.querySelector('.aya-table')!;
    const name = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) ||
      element.className.toString();
    /** Whatever scrolls may be longer than it shows. */
    const scrolls = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
      return undefined;
    };
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
    };
    const controls = [...document.querySelectorAll('main button, header a, header button')].filter(seen);
    for (const one of controls) {
      const box = one.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(one)} is cut at the side`);
      if (!scrolls(one) && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`${name(one)} is cut`);
      if (one.scrollWidth > one.clientWidth + 2) found.push(`${name(one)} is wider than its control`);
      if (one.matches('main button:not(.line)') && (box.width < 39 || box.height < 43))
        found.push(`${name(one)} is small`);
    }
    controls.forEach((one, n) =>
      controls.slice(n + 1).forEach((other) => {
        if (one.contains(other) || other.contains(one) || scrolls(one) || scrolls(other)) return;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const [x, y] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        ];
        if (x > 1 && y > 1) found.push(`${name(one)} lies over ${name(other)}`);
      })
    );
    for (const one of [
      ...table.querySelectorAll('.say b, .uses b, .time b, .sign b, .seat, .who > span, .stock, h2')
    ].filter(seen)) {
      const box = one.getBoundingClientRect();
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        found.push(`“${name(one)}” is cut`);
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`“${name(one)}” is beyond the edge`);
    }
    for (const seat of table.querySelectorAll('.seat')) {
      const mark = seat.querySelector('.who svg')!.getBoundingClientRect();
      for (const word of [...seat.querySelectorAll('.has em')].filter(seen)) {
        const box = word.getBoundingClientRect();
        const [x, y] = [
          Math.min(mark.right, box.right) - Math.max(mark.left, box.left),
          Math.min(mark.bottom, box.bottom) - Math.max(mark.top, box.top)
        ];
        if (x > 1 && y > 1) found.push(`${name(word)} lies over the mark of ${name(seat)}`);
      }
    }
    const title = document.querySelector('header h1');
    if (title && title.scrollWidth > title.clientWidth + 1) found.push('the title is cut');
    const stage = table.querySelector('.stage')!.getBoundingClientRect();
    if (stage.width < 150 || stage.height < 130) found.push(`the stage is ${stage.width} by ${stage.height}`);
    return found;
  });

const sizes = [
  [320, 568],
  [360, 560],
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 800]
] as const;

for (const [name, until] of Object.entries(positions)) {
  test(`${name}: whole at every size, with every size of letters, by day and at dusk`, async ({ page }) => {
    test.slow();
    await openBuilt(page, { persons, until });
    for (const scale of [1, 2])
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate((wanted) => document.documentElement.style.setProperty('--scale', `${wanted}`), scale);
        await expect.poll(() => wrongs(page), { message: `${width} by ${height}, letters ${scale}` }).toEqual([]);
      }
    await page.evaluate(() => document.documentElement.style.setProperty('--scale', '1'));
    for (const theme of ['light', 'dark']) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      expect(await faults(page)).toEqual([]);
    }
  });
}

test('the practice table, where every kind can be taken, is whole as well', async ({ page }) => {
  await openBuilt(page, {
    persons,
    until: ({ due, dominoes }) => due === 'ahead' && Object.keys(dominoes).length > 6,
    options: { glassMs: 0 }
  });
  for (const scale of [1, 2])
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((wanted) => document.documentElement.style.setProperty('--scale', `${wanted}`), scale);
      await expect.poll(() => wrongs(page), { message: `${width} by ${height}, letters ${scale}` }).toEqual([]);
    }
});

/** What is built or to be built lies beneath the buttons that ask what would fall and go to another end; in words. */
const coveredBy = (page: Page, things: string): Promise<string[]> =>
  page.evaluate((things) => {
    const found: string[] = [];
    for (const button of document.querySelectorAll('.stage :is(.hop, .ask)'))
      for (const thing of document.querySelectorAll(things)) {
        const [a, b] = [button.getBoundingClientRect(), thing.getBoundingClientRect()];
        const [x, y, r] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2, Math.min(b.width, b.height) / 2];
        const away = Math.hypot(Math.max(a.left - x, 0, x - a.right), Math.max(a.top - y, 0, y - a.bottom));
        if (away < r - 1) found.push(`${button.textContent} covers ${thing.getAttribute('class')}`);
      }
    return found;
  }, things);

for (const many of [8, 12, 22])
  test(`buttons over the picture make room for what is built and for the domino, with ${many} standing`, async ({
    page
  }) => {
    await openBuilt(page, { persons: ['Ada', 'Baraka'], until: stands(many) });
    await expect.poll(() => coveredBy(page, '.flat circle.edge, .flat .held .foot')).toEqual([]);
    // At every other end as well; a finger that goes on from one to the next finds its button where it was.
    const hop = page.locator('.hop');
    for (let n = 0; n < 4; n += 1) {
      await hop.click();
      await expect.poll(() => coveredBy(page, '.flat .held .foot')).toEqual([]);
      const [button, stage] = [await hop.boundingBox(), await page.locator('.stage').boundingBox()];
      expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(44);
      expect(button!.y).toBeGreaterThan(stage!.y);
      expect(button!.x).toBeGreaterThanOrEqual(0);
      expect(button!.x + button!.width).toBeLessThanOrEqual(360);
    }
    await expect.poll(() => wrongs(page)).toEqual([]);
  });

test('a button that comes over the picture lies over no other, not even for a moment', async ({ page }) => {
  await openBuilt(page, { persons: ['Ada', 'Baraka'], until: stands(12) });
  const ask = page.locator('.ask');
  const hop = page.locator('.hop');
  /** How often one has lain over the other, frame by frame. */
  await page.evaluate(() => {
    const look = (): void => {
      const [a, b] = ['.ask', '.hop'].map((one) => document.querySelector(one)?.getBoundingClientRect());
      if (a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        document.body.dataset['over'] = `${Number(document.body.dataset['over'] ?? 0) + 1}`;
      requestAnimationFrame(look);
    };
    look();
  });
  for (let n = 0; n < 3; n += 1) {
    await ask.click();
    await expect(ask).toBeHidden();
    // The other has made room in the picture of what would fall.
    await page.waitForTimeout(400);
    await page.getByRole('region', { name: 'What would fall' }).getByRole('button', { name: 'Close' }).click();
    await expect(ask).toBeVisible();
    await hop.click();
    await page.waitForTimeout(400);
  }
  expect(await page.locator('body').getAttribute('data-over')).toBeNull();
});

test('every decision is reached with the largest letters on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBuilt(page, { persons, until: positions['middle']! });
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  for (const use of ['Tile', 'Animal', 'Laid flat', 'Plain']) {
    await page.getByRole('button', { name: new RegExp(`^${use}`) }).click();
  }
  await page.getByRole('button', { name: 'Put it on the reserve' }).click({ trial: true });
  await go(page).click({ trial: true });
});

test('a wide page: team and log at the left, album at the right, the glass in the bar, the table free between', async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBuilt(page, { persons, until: positions['late']! });
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const [team, album, dock, glass, bar] = await Promise.all(
    ['.team.side', '.album', '.dock', 'header .glass', 'header'].map(box)
  );
  expect(team!.x + team!.width).toBeLessThan(dock!.x);
  expect(dock!.x + dock!.width).toBeLessThan(album!.x);
  expect(dock!.y + dock!.height).toBeLessThan(800);
  expect(glass!.y + glass!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
  expect(Math.abs(glass!.x + glass!.width / 2 - 640)).toBeLessThan(120);
  await expect(page.locator('.aya-table > .log')).toContainText('places');
  await expect(page.locator('main .glass')).toHaveCount(0);
});

test('what is built is framed in the free part from above; fingers may look elsewhere until a seat decides or it is asked back', async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBuilt(page, {
    persons,
    until: ({ due: what, hand, turn }) => what === 'place' && game.box.dominoes.get(hand[turn] ?? '')?.camera === false
  });
  const view = (): Promise<string | null> => page.locator('.flat svg > g').getAttribute('transform');
  const centre = page.getByRole('button', { name: 'Back to where you build' });
  await expect(centre).toHaveCount(0);
  /** How far the domino in hand is from the middle of the free part, between team and album. */
  const aside = async (): Promise<number> => {
    const { x, width } = (await page.locator('.flat .foot').boundingBox())!;
    return Math.abs(x + width / 2 - (264 + (1280 - 304)) / 2);
  };
  // The picture has come to it, and rests.
  await expect.poll(aside).toBeLessThan(60);
  let framed: string | null;
  do {
    framed = await view();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  } while ((await view()) !== framed);
  // Over the dock.
  expect((await page.locator('.flat .foot').boundingBox())!.y).toBeLessThan(520);

  const pan = async (): Promise<void> => {
    await page.mouse.move(500, 200);
    await page.mouse.down();
    await page.mouse.move(640, 320, { steps: 5 });
    await page.mouse.up();
  };
  await pan();
  await expect.poll(aside).toBeGreaterThan(60);
  await centre.click();
  await expect.poll(aside).toBeLessThan(60);
  expect((await page.locator('.flat .foot').boundingBox())!.y).toBeLessThan(520);
  await expect(centre).toHaveCount(0);

  await pan();
  await go(page).click();
  // Another seat decides: the picture is brought back to the work.
  await expect(centre).toHaveCount(0);
  await expect.poll(aside).toBeLessThan(120);
});

test('nothing is drawn while nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { draws: number };
    counted.draws = 0;
    const { prototype } = WebGL2RenderingContext;
    const clear: (this: WebGL2RenderingContext, mask: number) => void = Reflect.get(prototype, 'clear');
    prototype.clear = function (mask) {
      counted.draws += 1;
      clear.call(this, mask);
    };
  });
  await page.setViewportSize({ width: 360, height: 560 });
  await openBuilt(page, { persons, until: positions['middle']! }, 'space');
  const draws = (): Promise<number> => page.evaluate(() => (window as unknown as { draws: number }).draws);
  await expect.poll(draws).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const before = await draws();
      await page.waitForTimeout(1500);
      return (await draws()) - before;
    })
    .toBe(0);
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  ).toBe(0);
});

for (const [width, height] of [
  [320, 568],
  [360, 560],
  [360, 640]
] as const)
  for (const name of ['start', 'middle'] as const)
    test(`${name} at ${width} by ${height}: a hint lies over none of the controls of the table`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openBuilt(page, { persons, until: positions[name]! });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Hint' }).click();
      const hint = page.getByTestId('play').getByText(/^A hint: /);
      await expect(hint).toBeVisible();
      const back = page.getByRole('button', { name: 'Back to the table' });
      // While sand runs the table is covered for whoever reads.
      if (name === 'middle') await back.click();
      await expect(back).toBeHidden();
      const covered = (): Promise<string[]> =>
        hint.evaluate((text) => {
          const { top, bottom } = text.closest('.notice')!.getBoundingClientRect();
          const controls = [...document.querySelectorAll('.stage button')].filter((one) => one.checkVisibility());
          return controls.flatMap((one) => {
            const box = one.getBoundingClientRect();
            return box.top < bottom - 1 && box.bottom > top + 1
              ? [one.getAttribute('aria-label') ?? one.textContent]
              : [];
          });
        });
      await expect.poll(covered).toEqual([]);
    });
