import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

/** A build with other games than the app's (vite.config.ts) is looked at by the tests that lie with those games. */
const { GAMES: others, PORT } = process.env;
const build = others ? 'build-tests' : 'build';

/** Another port lets two checkouts of the house be tested side by side. */
const port = Number(PORT ?? (others ? 4174 : 4173));

/** Whose time goes by in waiting: for motion at the pace of a person, for sand, or for other devices. */
const waiting = ['**/lessons.spec.ts', '**/*link*.spec.ts', '**/aya-{match,ready,team}.spec.ts'];

/** Browser tests look at the built site, served as any static host would. `npm run build` comes first. */
export default defineConfig({
  testDir: others ? 'tests/games' : 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One that waits beside two that compute keeps two cores busy; three that compute would come near their limits of time.
  workers: 3,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'computing', testMatch: '**/*.spec.ts', testIgnore: waiting, workers: 2 }
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Guards against hanging, wide enough for two slow cores: how fast things are is the benchmark's business.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-GB',
    // Storing the whole app anew for each test would be a third of the run. What a service worker is for asks for one.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch,
    screenshot: 'only-on-failure'
  },
  webServer: {
    command: `node node_modules/sirv-cli/bin.js ${build} --port ${port} --host localhost --quiet --gzip --brotli`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI
  }
});
