// Pictures of the built app for the install dialog (static/screenshots) and the README: `npm run build`, then `node --import ts-blank-space/register scripts/screenshots.ts`.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';

const port = 4179;
const url = `http://localhost:${port}/`;
const phone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };

const host = spawn(
  process.execPath,
  ['node_modules/sirv-cli/bin.js', 'build', '--port', `${port}`, '--host', 'localhost', '--quiet'],
  {
    stdio: 'ignore'
  }
);
const browser = await chromium.launch(chromiumLaunch);

const seats = [
  ['easy', 'Ada'],
  ['medium', 'Ben']
] as const;

/** A match of two bots: it plays itself until there is something to see. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New match', exact: true }).click();
  for (const [seat, [kind, name]] of seats.entries()) {
    await page.getByRole('combobox', { name: `Who plays seat ${seat + 1}` }).selectOption(kind);
    await page.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(name);
  }
  await page.getByRole('button', { name: /^Start / }).click();
  await page.getByTestId('play').waitFor();
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `static/screenshots/${name}.jpg`, type: 'jpeg', quality: 64 });
}

try {
  for (
    let tries = 0;
    tries < 100 &&
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false
    ));
    tries += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  mkdirSync('static/screenshots', { recursive: true });
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-GB'
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByText('Ready offline').waitFor();
  await begin(page);
  // Long enough for a few rounds, short enough not to be over.
  await page.waitForTimeout(Number(process.env.PLAY_FOR ?? 4) * 1000);
  await shoot(page, 'table-narrow');
  await page.goto(url);
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.getByText('Ready offline').waitFor();
  await page.waitForTimeout(500);
  await shoot(page, 'home-narrow');

  const state = await context.storageState({ indexedDB: true });
  const wide = await (
    await browser.newContext({ viewport: laptop, reducedMotion: 'reduce', locale: 'en-GB', storageState: state })
  ).newPage();
  await wide.goto(url);
  await wide.getByText('Ready offline').waitFor();
  await wide.getByRole('link', { name: 'Continue' }).waitFor();
  await wide.waitForTimeout(800);
  await shoot(wide, 'home-wide');
} finally {
  await browser.close();
  host.kill();
}
