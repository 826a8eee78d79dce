/** Whatever is on a table names itself, as it is now: by a finger that stays, by the mouse, by the focus. Its rule is a touch away. */
import type { Page } from '@playwright/test';
import { loadGame } from '#games/index.ts';
import { topics as aiye } from '#games/aiye/view/topics.ts';
import { topics as atiwa } from '#games/atiwa/view/topics.ts';
import { topics as aya } from '#games/aya/view/topics.ts';
import { topics as ayar } from '#games/ayar/view/topics.ts';
import type { Topic } from '#games/view.ts';
import type { Game } from '#engine/game.ts';
import { expect, faults, laptop, phone, test } from '../support/browser/app.ts';
import { openBuilt } from '../support/browser/aya-built.ts';
import { ayaMoments, moments, openMoment } from '../support/browser/moments.ts';

test.use({ reducedMotion: 'reduce' });

const pages: Readonly<Record<string, (game: never) => readonly Topic[]>> = { aiye, atiwa, aya, ayar };
/** What is drawn and means nothing: cloth, walls, the waves, and the pictures that tell their things by their places. */
const grounds =
  '.hem, .cloth:not(.loom .cloth), .board > svg, .map, .wall, .twins, .hops, .wave, [data-picture], canvas, .curtain';

/** What is asked of the page: everything seen that is a control, a sign or a figure, and what is told when it is asked about. */
const walk = (page: Page) =>
  page.evaluate(async (grounds) => {
    const seen = (of: Element): boolean => {
      const { left, right, top, bottom, width, height } = of.getBoundingClientRect();
      if (width < 4 || height < 4 || right < 1 || bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1)
        return false;
      return of.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !of.closest('[inert], dialog');
    };
    const own = (of: Element): string =>
      [...of.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : [])).join('');
    const all = [...document.querySelectorAll('header *, main *')].filter(
      (one) =>
        seen(one) &&
        !one.closest(grounds) &&
        !one.parentElement?.closest('svg') &&
        (one.matches('button, a[href], summary') ||
          (one.matches('.drawing, svg.icon, svg.mark') && !one.closest('h1, h2, h3, p')) ||
          (/\d/.test(own(one)) && !one.closest('h1, h2, h3, p, .say, [aria-live]')))
    );
    const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
    const topics = [...document.querySelectorAll<HTMLElement>('[data-topic]')].map(({ dataset }) => dataset['topic']!);
    const wrong: string[] = [];
    let asked = 0;
    for (const one of all) {
      one.dispatchEvent(new CustomEvent('explained', { bubbles: true, cancelable: true, detail: { named: true } }));
      for (let n = 0; n < 5; n += 1) await Promise.resolve();
      const told = document.querySelector('section[aria-label="What this is"] p')?.textContent ?? '';
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      for (let n = 0; n < 5; n += 1) await Promise.resolve();
      asked += 1;
      const what = `<${one.localName}.${[...one.classList].filter((word) => !/^(s-|svelte)/.test(word)).join('.')}> “${(one.textContent ?? '').trim().slice(0, 30)}” in <${one.parentElement?.className ?? ''}>`;
      if (told.trim() === '') wrong.push(`${what} has no name`);
      // Its name tells every figure that is seen on it.
      for (const figure of (one.matches('.drawing, svg') ? '' : own(one)).match(/\d+/g) ?? [])
        if (!new RegExp(`(^|\\D)${figure}(\\D|$)|\\b${inWords[Number(figure)] ?? figure}\\b`, 'i').test(told))
          wrong.push(`${what} shows ${figure}, and is “${told}”`);
    }
    return { wrong: [...new Set(wrong)], asked, topics: [...new Set(topics)] };
  }, grounds);

async function everythingIsNamed(page: Page, id: string): Promise<void> {
  const { wrong, asked, topics } = await walk(page);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(12);
  const game: Game = await loadGame(id);
  const told = pages[id]!(game as never).map((topic) => topic.id);
  expect(topics.filter((topic) => !topic.startsWith('piece ') && !told.includes(topic))).toEqual([]);
}

for (const [device, size] of [
  ['a phone', phone],
  ['a laptop', laptop]
] as const)
  test.describe(`on ${device} everything names itself`, () => {
    test.use({ viewport: size });
    for (const [game, list] of Object.entries(moments))
      for (const moment of list)
        test(`${game}, ${moment.name}`, async ({ page }) => {
          await openMoment(page, game as keyof typeof moments, moment);
          await everythingIsNamed(page, game);
        });
    for (const { name, ...built } of ayaMoments)
      test(`aya, ${name}`, async ({ page }) => {
        await openBuilt(page, built);
        await everythingIsNamed(page, 'aya');
      });
  });

const bubble = (page: Page) => page.getByRole('region', { name: 'What this is' });
const rules = (page: Page) => page.getByRole('dialog', { name: /^Rules of/ });

test.describe('with a mouse and by keyboard', () => {
  test.use({ viewport: laptop, hasTouch: false });

  test('what the mouse rests on is told, and its rule from there', async ({ page }) => {
    await openMoment(page, 'atiwa', moments.atiwa[0]);
    await page.mouse.move(5, 5);
    const space = page.locator('main [data-space], main .space').first();
    const label = (await space.getAttribute('aria-label')) ?? '';
    await space.hover();
    await expect(bubble(page)).toContainText(label);
    expect(await faults(page)).toEqual([]);
    // It stays while the mouse goes there.
    await bubble(page).getByRole('button', { name: 'The rule' }).click();
    await expect(rules(page).getByRole('button', { expanded: true })).toBeInViewport();
    await expect(bubble(page)).toBeHidden();
  });

  test('what has the focus is told, and Escape hides it', async ({ page }) => {
    await openMoment(page, 'ayar', moments.ayar[0]);
    await page.locator('main .handle').first().focus();
    await page.keyboard.press('ArrowDown');
    const label = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
    await expect(bubble(page)).toContainText(label);
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toBeHidden();
    await page.keyboard.press('?');
    await expect(rules(page)).toBeVisible();
  });
});
