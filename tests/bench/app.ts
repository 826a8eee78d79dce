/** The built app on a server of its own, in a Chromium of its own. */
import { spawn, execSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../chromium.ts';

export type App = {
  readonly url: string;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Takes the host away, as a tunnel does. */
  readonly stopServer: () => void;
};

/** How measures call a game that people call so. */
export const idOf = (game: string): string => game.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Serves `build/` (building it if need be), runs `measure` on a fresh profile, and cleans up. */
export async function withApp<T>(measure: (app: App) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> {
  const { url, server } = await serve();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 640 }, ...options });
    const page = await context.newPage();
    return await measure({ url, browser, context, page, stopServer: () => server.kill() });
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Seconds that the processes of this browser have computed since they were started; of one type only, if one is given. */
export async function computed(browser: Browser, only?: 'GPU'): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => only === undefined || type === only)
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** A static host for `build/`, as any web server would be. */
export async function serve(): Promise<{ url: string; server: ChildProcess }> {
  if (!existsSync('build/index.html')) execSync('npm run --silent build', { stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const command = [
    'node_modules/sirv-cli/bin.js',
    'build',
    '--port',
    String(port),
    '--host',
    'localhost',
    '--quiet',
    '--gzip',
    '--brotli'
  ];
  const server = spawn(process.execPath, command, { stdio: 'ignore' });
  const url = `http://localhost:${port}/`;
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(url)
      .then((response) => response.ok)
      .catch(() => false);
    if (answered) return { url, server };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
