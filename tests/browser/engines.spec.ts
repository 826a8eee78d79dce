/** What other engines do otherwise, brought about in this one as far as that can be. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/app.ts';
import { test as linked } from '../support/browser/devices.ts';
import { begin } from '../support/browser/home.ts';
import { startMatch, withMenu } from '../support/browser/start.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * The sheets that are open and hide some of what they hold though there is room. WebKit takes a percentage of a height
 * that is the content's own for nothing at all; here such heights are set to nothing before looking.
 */
const cutSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOwn = (element: Element): boolean =>
      /^(auto|fit-content|max-content|min-content)$/.test(String(element.computedStyleMap().get('height')));
    return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].flatMap((dialog) => {
      for (const inside of dialog.querySelectorAll<HTMLElement>('*')) {
        const height = inside.computedStyleMap().get('height');
        const percent = height instanceof CSSUnitValue && height.unit === 'percent';
        if (percent && inside.parentElement === dialog && isOwn(dialog)) inside.style.height = '0';
      }
      const body = dialog.querySelector('.body');
      const { top, bottom } = dialog.getBoundingClientRect();
      const spare = window.innerHeight - 24 - (bottom - top);
      const cut = (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0);
      const outside = (body?.getBoundingClientRect().bottom ?? 0) - bottom;
      return (cut > 1 && spare > 16) || outside > 1
        ? [`${dialog.querySelector('h2')?.textContent}: ${cut} hidden`]
        : [];
    });
  });

for (const size of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 }
]) {
  test(`every sheet of a match is as high as what it holds: ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await startMatch(page, { persons: ['Ada', 'Ben'] });
    const dialog = page.getByRole('dialog').filter({ visible: true });
    for (const item of [undefined, 'Score', 'Log', 'Rules']) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      if (item) {
        const button = dialog.getByRole('button', { name: item });
        // Where there is room they stand beside the table.
        if ((await button.count()) === 0) {
          await page.keyboard.press('Escape');
          continue;
        }
        await button.first().click();
      }
      await expect(dialog).toHaveCount(1);
      expect(await cutSheets(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.goto('./');
    await page.getByRole('button', { name: /^More about/ }).click();
    expect(await cutSheets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete this match' }).click();
    expect(await cutSheets(page)).toEqual([]);
  });
}

test('in the app on the home screen of iOS, which downloads nothing, a file is shared, and what came of it is said', async ({
  page
}) => {
  await page.addInitScript(() => {
    const answers = ['NotAllowedError', 'AbortError', ''];
    Object.defineProperty(navigator, 'standalone', { value: true });
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
    navigator.canShare = () => true;
    navigator.share = ({ files } = {}) => {
      document.documentElement.dataset.shared = files?.[0]?.name ?? '';
      const name = answers.shift();
      return name ? Promise.reject(new DOMException('no', name)) : Promise.resolve();
    };
  });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
  const notes = page.getByRole('region', { name: 'Short notes' });
  const save = (): Promise<void> =>
    withMenu(page, (menu) => menu.getByRole('button', { name: 'Export the match' }).click());
  await save();
  await expect(notes).toContainText(/wayside-aiye.*\.json is ready\./);
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toContainText('was not saved');
  await save();
  await expect(notes).toContainText('was handed on');
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^wayside-aiye/);
  expect(downloads).toBe(0);
});

test.describe('a browser without connections', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
    await page.goto('./');
    await page.getByRole('button', { name: 'New match', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption({ label: 'Another device' });
    await page.getByRole('button', { name: 'Invite by link' }).click();
  });

  test('says so, and not that there is no signal or no network', async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('This browser cannot connect to other devices');
    await expect(page.getByText('This browser cannot connect to other devices.', { exact: true })).toBeVisible();
    await expect(page.getByText(/No signal|on no network/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show a code' })).toHaveCount(0);
  });
});

test('the keyboard of a phone covers nothing of a sheet', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Name of seat 1' });
  await expect(field).toBeVisible();
  const start = page.getByRole('button', { name: /^Start / });
  const bottom = async (): Promise<number> => {
    const { y, height } = (await start.boundingBox())!;
    return y + height;
  };
  /** As Safari tells of it: the page stays as high as it was, and less of it is seen. */
  const raise = (height: number): Promise<void> =>
    page.evaluate((seen) => {
      Object.defineProperty(window.visualViewport!, 'height', { value: seen, configurable: true });
      window.visualViewport!.dispatchEvent(new Event('resize'));
    }, height);
  expect(await bottom()).toBeGreaterThan(500);
  await raise(340);
  await expect.poll(bottom).toBeLessThanOrEqual(340);
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport();
  await raise(640);
  await expect.poll(bottom).toBeGreaterThan(500);
});

linked('whoever opens a link in Safari is told how to take it to the app on the home screen', async ({ device }) => {
  const { page } = await device();
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  const link = `join/#${'a'.repeat(12)}.${'b'.repeat(32)}`;
  await page.goto(link);
  await expect(page.getByText('A seat taken here stays in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a step back that takes its time, as in Firefox on a busy device, calls off no way to a table', async ({
  page
}) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 1500);
  });
  await page.goto('./');
  await begin(page, ['Ada', 'Ben']);
});
