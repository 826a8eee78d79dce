/** Every sheet is as high as what it holds, and settings are seen at once and the next time. */
import { fileOf } from '../support/browser/begun.ts';
import { choose, gone, see, sees, touch, until } from '../support/engines/hands.ts';
import { begin, table } from '../support/engines/person.ts';
import { laptop, phone, type Tab } from '../support/engines/tab.ts';
import { before, expect, test } from '../support/engines/test.ts';

/** How the one sheet that is open holds what is in it, once it has risen. */
const fit = (tab: Tab): Promise<{ title: string; cut: number; height: number }> =>
  until(tab, 'a sheet at rest', () =>
    tab.evaluate(async () => {
      const [dialog, ...others] = document.querySelectorAll('dialog[open]');
      const body = dialog?.querySelector('.body');
      if (!dialog || !body || others.length > 0) return undefined;
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      const { top, bottom, height } = dialog.getBoundingClientRect();
      const inner = body.getBoundingClientRect();
      // What scrolls although the sheet could be higher, and what hangs out of it.
      const spare = window.innerHeight - 24 - (bottom - top);
      const hidden = spare > 16 ? body.scrollHeight - body.clientHeight : 0;
      return {
        title: dialog.querySelector('h2')?.textContent ?? '',
        cut: Math.max(0, hidden, inner.bottom - bottom),
        height
      };
    }, null)
  );
async function whole(tab: Tab, title: RegExp): Promise<void> {
  await see(tab, 'heading', title);
  const found = await fit(tab);
  expect(found.title).toMatch(title);
  expect(found.cut, found.title).toBeLessThanOrEqual(1);
  expect(found.height, found.title).toBeGreaterThan(100);
}
async function shut(tab: Tab): Promise<void> {
  await touch(tab, 'button', 'Close');
  await until(tab, 'no sheet', () => tab.evaluate(() => !document.querySelector('dialog[open]'), null));
}

for (const size of [phone, laptop])
  test(`sheets are as high as what they hold: ${size.width}×${size.height}`, async ({ host, tab }) => {
    await tab.resize(size);
    // As on an iPhone, where the way to the home screen is explained.
    await before(tab, host, () => Object.defineProperty(navigator, 'standalone', { value: false }));
    const { file, id } = await fileOf({ game: 'aiye', persons: ['Ada', 'Ben'] });
    await tab.goto(`${host.url}settings/`);
    const base64 = Buffer.from(file).toString('base64');
    await choose(tab, 'Import a file', { name: 'match.json', type: 'application/json', base64 });
    await see(tab, 'text', '1 match added');
    await touch(tab, 'button', 'Delete everything');
    await whole(tab, /^Delete everything/);
    await shut(tab);

    await tab.goto(`${host.url}play/?m=${id}`);
    await whole(tab, /./); // how it ended
    await shut(tab);
    for (const item of ['Result', 'Score', 'Log', 'Rules']) {
      await touch(tab, 'button', 'Menu');
      await whole(tab, /^Menu$/);
      // Where there is room they stand beside the table.
      if (await sees(tab, 'button', item)) {
        await touch(tab, 'button', item);
        await gone(tab, 'heading', 'Menu');
        await whole(tab, /./);
      }
      await shut(tab);
    }

    await tab.goto(host.url);
    // Where the browser forgets what is not visited, the way is offered together with that.
    await touch(tab, 'button', /^(Keep it at hand: .*|How to install)$/);
    await whole(tab, /^Keep Wayside at hand/);
    await shut(tab);
    await begin(tab);
    await tab.goto(host.url);
    await touch(tab, 'button', /^More about/);
    await whole(tab, /./);
    await touch(tab, 'button', 'Delete this match');
    await whole(tab, /^Delete this match/);
  });

test('dark, the largest text and no motion are there at once, and the next time', async ({ host, tab }) => {
  await tab.goto(`${host.url}settings/`);
  await touch(tab, 'radio', 'Dark');
  await touch(tab, 'radio', 'Largest');
  await touch(tab, 'radio', 'Off');
  const shown = (): Promise<string> =>
    tab.evaluate(() => {
      const { theme, motion } = document.documentElement.dataset;
      const [red = 255] = (/\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []).map(Number);
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return [theme, motion, red < 60, size > 20, getComputedStyle(document.body).getPropertyValue('--step')].join(' ');
    }, null);
  await expect.poll(shown).toMatch(/^dark off true true 0m?s$/);
  await tab.reload();
  await expect.poll(shown).toMatch(/^dark off true true 0m?s$/);
  await tab.goto(host.url);
  await begin(tab);
  await table(tab);
  await expect.poll(shown).toMatch(/^dark off true true 0m?s$/);
});
