/** Every scenario begins at an address of its own, where the engine has stored nothing yet, and may end with no complaint. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { copyOfBuild, serve, type Host } from '../browser/host.ts';
import { startEngine, type Name } from './engines.ts';
import { phone, type Engine, type Tab } from './tab.ts';

type WorkerFixtures = { readonly engine: Engine; readonly build: string };
type Fixtures = {
  readonly host: Host;
  readonly tab: Tab;
  readonly complaints: () => Promise<string[]>;
};

/**
 * Stands in the head of every page, before everything else: keeps what the page complains of, which no driver of all three
 * engines tells, and does what a test wants done before the page's own code (`before`). A page that is left loses the parts it
 * still asked for, in WebKit before it is told that it is left: that counts where the page is still there a while later.
 */
const listen = `<script>{
  let left = false;
  const lost = (window.lostParts = new Set());
  addEventListener('beforeunload', () => (left = true));
  addEventListener('pageshow', () => (left = false));
  addEventListener('pagehide', () => lost.clear());
  const keepForGood = (what) =>
    localStorage.setItem('complaints', [localStorage.getItem('complaints') ?? '', what].join('\\n'));
  const keep = (what) => {
    if (!/dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(what)) return keepForGood(what);
    if (left) return;
    lost.add(what);
    setTimeout(() => lost.delete(what) && keepForGood(what), 2000);
  };
  addEventListener('error', ({ message, error }) => message && keep([message, error?.stack].join(' ').replaceAll('\\n', ' ')));
  addEventListener('unhandledrejection', ({ reason }) => keep([String(reason), reason?.stack].join(' ')));
  const { error } = console;
  console.error = (...said) => { keep(said.join(' ')); error.apply(console, said); };
  const before = localStorage.getItem('before');
  if (before) new Function(before)();
}</script>`;

/** From now on runs before the code of each page that is opened at this address. */
export async function before(tab: Tab, host: Host, run: () => void): Promise<void> {
  await tab.goto(`${host.url}favicon.svg`);
  await tab.evaluate((code) => localStorage.setItem('before', code), `(${run.toString()})()`);
}

export function listening(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  for (const file of files.map((path) => join(folder, path)))
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${listen}`));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name as Name);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 150_000 }
  ],
  build: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { folder, remove } = copyOfBuild();
      listening(folder);
      await use(folder);
      remove();
    },
    { scope: 'worker' }
  ],
  host: async ({ build }, use) => {
    const host = await serve(build);
    await use(host);
    await host.stop();
  },
  complaints: async ({ engine }, use) => {
    await use(async () => {
      const said = await engine.tab.evaluate(() => {
        const kept = localStorage.getItem('complaints');
        localStorage.removeItem('complaints');
        const { lostParts = new Set() } = window as { lostParts?: Set<string> };
        return [kept ?? '', ...lostParts].join('\n');
      }, null);
      return said.split('\n').filter((line) => line !== '');
    });
  },
  tab: async ({ engine, complaints }, use) => {
    await engine.tab.resize(phone);
    await use(engine.tab);
    const said = await complaints();
    await engine.tab.goto('about:blank');
    expect(said).toEqual([]);
  }
});

export { expect };
