/** What a first visit loads, and what is stored for offline use. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lower, type Bench } from './measure.ts';
import { withApp } from './app.ts';

/** Bytes of a script as a host would send it. */
const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

export const sizes: Bench = {
  names: ['web.home-js-gzip', 'web.precache', 'web.peerjs-in-home'],
  run: () =>
    withApp(
      async ({ url, page }) => {
        const scripts = new Set<string>();
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith('.js') && !pathname.endsWith('service-worker.js')) scripts.add(pathname.slice(1));
        });
        await page.goto(url, { waitUntil: 'networkidle' });
        // What the worker stores in the background is not what home loads.
        const home = [...scripts].filter((script) => !script.includes('service-worker'));
        const precached = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter(
          (file) => statSync(`build/${file}`).isFile() && !/^(service-worker\.js|robots\.txt)$/.test(file)
        );
        const bytes = precached.reduce((sum, file) => sum + statSync(`build/${file}`).size, 0);
        const kilobytes = (list: readonly string[]): number =>
          list.reduce((sum, file) => sum + gzip(`build/${file}`), 0) / 1000;
        const peer = home.filter((file) => /PeerServer|peerjs/i.test(readFileSync(`build/${file}`, 'utf8'))).length;
        return [
          lower('web.home-js-gzip', kilobytes(home), 'kB', 90),
          lower('web.peerjs-in-home', peer, 'files', 0),
          // The physics and the table in space of Aya are two thirds of it, and must be there without a signal.
          lower('web.precache', bytes / 1e6, 'MB', 8)
        ];
      },
      { serviceWorkers: 'block' }
    )
};
