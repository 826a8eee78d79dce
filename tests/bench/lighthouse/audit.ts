/** Lighthouse's mobile audit of the built app, from a package of its own. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromiumLaunch } from '../../../chromium.ts';
import { serve } from '../app.ts';
import { higher, type Bench } from '../measure.ts';

const folder = 'tests/bench/lighthouse';
const bounds = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

type Audit = { lhr: { categories: Record<string, { score: number | null }> } };
type Launched = { port: number; kill(): void };

export const lighthouse: Bench = {
  names: Object.keys(bounds).map((category) => `lighthouse.${category}`),
  run: async () => {
    if (!existsSync(`${folder}/node_modules`))
      execSync('npm install --no-package-lock --ignore-scripts --no-audit --no-fund', {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit']
      });
    // Resolved from the folder's own packages, which are not there before the line above.
    const load = (name: string): Promise<unknown> =>
      import(pathToFileURL(createRequire(`${process.cwd()}/${folder}/package.json`).resolve(name)).href);
    const { default: audit } = (await load('lighthouse')) as {
      default: (url: string, flags: object) => Promise<Audit>;
    };
    const { launch } = (await load('chrome-launcher')) as { launch: (options: object) => Promise<Launched> };

    const { url, server } = await serve();
    const chrome = await launch({
      chromePath: 'executablePath' in chromiumLaunch ? chromiumLaunch.executablePath : undefined,
      chromeFlags: ['--headless=new', ...chromiumLaunch.args]
    });
    try {
      const { lhr } = await audit(url, { port: chrome.port, onlyCategories: Object.keys(bounds), logLevel: 'error' });
      return Object.entries(bounds).map(([category, bound]) =>
        higher(`lighthouse.${category}`, Math.round((lhr.categories[category]?.score ?? 0) * 100), 'of 100', bound)
      );
    } finally {
      chrome.kill();
      server.kill();
    }
  }
};
