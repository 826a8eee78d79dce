/** Every page in a made-up language whose texts are 40 % longer: none is built outside a catalogue, none is cut off. */
import { readFileSync } from 'node:fs';
import { bringBuilt, stands } from '../support/browser/aya-built.ts';
import { bring } from '../support/browser/begun.ts';
import { expect, phone, test } from '../support/browser/app.ts';
import { cutOff, pseudo, strays } from '../support/browser/pseudo.ts';
import { tableIsThere } from '../support/browser/start.ts';
import type { Page } from '@playwright/test';

test.use({ viewport: phone });

const persons = ['Ada', 'Ben'];
const games = ['aiye', 'atiwa', 'aya', 'ayar'] as const;

/** What is printed in a box is called so in every language: names of cards, places and animals. */
const printedIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return /^(name|label|animal|title)$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => printedIn(one, key));
};
const printed = games.flatMap((id) =>
  printedIn(JSON.parse(readFileSync(new URL(`../../src/games/${id}/editions/wayside.json`, import.meta.url), 'utf8')))
);
const makers = [
  'André Teruya and Igor Knop',
  'Uwe Rosenberg',
  'Olivier Grégoire and Thibaut Quintens',
  'Fabio Lopiano and Mandela Fernández-Grandon'
];
const names = [...persons, ...printed, ...makers, 'Àiyé', 'Atiwa', 'Ayar', 'Aya', 'Wayside', 'dev'];

async function holds(page: Page, where: string): Promise<void> {
  await expect(page.getByText('⟦').filter({ visible: true }).first(), where).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect.soft(await strays(page, names), `${where}: from no catalogue`).toEqual([]);
  expect.soft(await cutOff(page), `${where}: cut off`).toEqual([]);
}

test('home, a new match, settings and rules', async ({ page }) => {
  await pseudo(page);
  await page.goto('./');
  await holds(page, 'home');
  await page.getByRole('button', { name: /⟦Néw mátch/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holds(page, 'new match');
  for (const where of ['settings', 'ladder', 'join', 'verify', 'rules', ...games.map((id) => `rules/?g=${id}`)]) {
    await page.goto(where.includes('?') ? `./${where}` : `./${where}/`);
    await holds(page, where);
  }
});

test('an edition that cannot be played', async ({ page }) => {
  await pseudo(page);
  await page.goto('./editions/');
  await holds(page, 'editions');
  const text = JSON.stringify({ format: 'wayside.edition/1', game: 'ayar', name: 'dev', data: { schema: 7 } });
  const file = { name: 'edition.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await expect(async () => {
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await holds(page, 'what is wrong with it');
});

test('lessons, and help beside the real box', async ({ page }) => {
  await pseudo(page);
  for (const game of games) {
    await page.goto(`./learn/?g=${game}`);
    await holds(page, `the lesson of ${game}`);
  }
  for (const where of [
    'aid/?g=atiwa&a=harvest',
    'aid/?g=atiwa&a=score',
    'aid/?g=ayar&a=ayllu',
    'aid/?g=ayar',
    'invite/'
  ]) {
    await page.goto(`./${where}`);
    await holds(page, where);
  }
});

for (const game of ['aiye', 'atiwa', 'ayar'] as const)
  test(`a match of ${game} that is over, looked back at`, async ({ page }) => {
    const id = await bring(page, { game, persons, decisions: 5000 });
    await pseudo(page);
    for (const where of ['replay', 'review', 'play']) {
      await page.goto(`./${where}/?m=${id}`);
      await holds(page, where);
    }
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await holds(page, 'result');
  });

test('a match of Aya, looked back at', async ({ page }) => {
  const { id } = await bringBuilt(page, { persons, until: stands(6) });
  await pseudo(page);
  await page.goto(`./replay/?m=${id}`);
  await holds(page, 'replay');
});

for (const game of games)
  for (const [when, decisions] of [
    ['early', 0],
    ['in mid-match', game === 'aya' ? 4 : 40]
  ] as const)
    test(`the table of ${game} ${when}`, async ({ page }) => {
      const id = await bring(page, {
        game,
        persons,
        decisions,
        ...(game === 'aya' ? { options: { glassMs: 0 } } : {})
      });
      await pseudo(page);
      await page.goto(`./play/?m=${id}`);
      await tableIsThere(page);
      await holds(page, 'as it opens');
      // What covers the table: the device changes hands, or the sand is paused.
      const cover = page.getByRole('dialog').filter({ visible: true });
      if ((await cover.count()) > 0) await cover.getByRole('button').first().click();
      await expect(cover).toHaveCount(0);
      await holds(page, 'the table');
    });
