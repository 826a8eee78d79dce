import { defineConfig } from '@playwright/test';
import { isHere, names } from '../support/engines/engines.ts';

/**
 * The same scenarios in every engine: `npx playwright test --config tests/engines/playwright.config.ts --project webkit`.
 * An engine that this machine does not have is left out; in CI its tests fail.
 */
// Workers read this file as well, and need not try them again.
const known = process.env.ENGINES_HERE?.split(' ');
const isWanted = async (name: (typeof names)[number]): Promise<boolean> =>
  known?.includes(name) ?? (Boolean(process.env.CI) || (await isHere(name)));
const here = await Promise.all(names.map(isWanted));
const wanted = names.filter((_, n) => here[n]);
process.env.ENGINES_HERE = wanted.join(' ');
const left = names.filter((name) => !wanted.includes(name));
if (left.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Left out, not on this machine: ${left.join(', ')}`);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Guards against hanging, as in the tests of a browser.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: wanted.map((name) => ({ name }))
});
