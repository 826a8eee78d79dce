/** What is stored is kept: taken out, brought back, and not held up by a page that was left in the middle of writing. */
import { choose, fill, gone, see, touch, until } from '../support/engines/hands.ts';
import { begin, newMatch, play, table } from '../support/engines/person.ts';
import { before, expect, test } from '../support/engines/test.ts';

test('everything is exported, deleted, and brought back from the file', async ({ host, tab }) => {
  await before(tab, host, () => {
    const made = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => (document.documentElement.dataset.exported = text));
      return made(blob);
    };
  });
  await tab.goto(host.url);
  await begin(tab);
  await play(tab, 2);
  await tab.goto(`${host.url}settings/`);
  await touch(tab, 'button', 'Export everything');
  const file = await until(tab, 'a file', () => tab.evaluate(() => document.documentElement.dataset.exported, null));
  await see(tab, 'text', /^Saved as wayside-everything/);

  await touch(tab, 'button', 'Delete everything');
  await see(tab, 'heading', /^Delete everything/);
  await touch(tab, 'button', 'Delete everything');
  await gone(tab, 'heading', /^Delete everything/);
  await tab.goto(host.url);
  await see(tab, 'text', /^Finished matches are kept here/);

  await tab.goto(`${host.url}settings/`);
  const base64 = Buffer.from(file).toString('base64');
  await choose(tab, 'Import a file', { name: 'wayside.json', type: 'application/json', base64 });
  await see(tab, 'text', '1 match added');
  await tab.goto(host.url);
  await touch(tab, 'link', 'Continue');
  await table(tab);
});

test('pages that are left in the middle of writing hold nobody up', async ({ host, tab }) => {
  for (let n = 0; n < 5; n += 1) {
    await tab.goto(host.url);
    await newMatch(tab);
    for (const seat of [1, 2]) await fill(tab, 'combobox', `Who plays seat ${seat}`, 'person');
    await touch(tab, 'button', /^Start /);
    // At once, or while the match is being stored, or when its table is being set up.
    await new Promise((resolve) => setTimeout(resolve, 40 * n));
    await tab.goto(`${host.url}?left=${n}`);
  }
  await begin(tab);
  const made = await play(tab, 1);
  expect(made.entries + made.drafts).toBeGreaterThan(0);
});
