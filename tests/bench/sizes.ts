/** What a first visit loads, and what is stored for offline use. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lower, type Bench } from './measure.ts';
import { withApp } from './app.ts';

/** Kilobytes of files as a host would send them. */
const sent = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`build/${file}`), { level: 9 }).length, 0) / 1000;

const text = (file: string): string => (/\.(js|html)$/.test(file) ? readFileSync(`build/${file}`, 'utf8') : '');

/** What Aya falls and is drawn by is stored as well, and weighed by itself (bench/aya.ts). */
const engines = /rawworld|RawPhysics|WebGLRenderer/i;

/** The files that the service worker stores, by its own lists: of the house, and of each game. */
function stored(): string[] {
  const worker = readFileSync('build/service-worker.js', 'utf8');
  const list = [...worker.matchAll(/"url":"([^"]+)"|"(_app\/immutable\/[^"*]+)"/g)];
  if (list.length === 0) throw new Error('the service worker stores nothing');
  return [...new Set(list.map(([, url, file]) => (url ?? file)!))];
}

export const sizes: Bench = {
  names: ['web.home-js-gzip', 'web.precache', 'web.peerjs-in-home', 'web.table-files'],
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
        const peer = home.filter((file) => /PeerServer|peerjs/i.test(text(file))).length;
        return [
          lower('web.home-js-gzip', sent(home), 'kB', 80),
          lower('web.peerjs-in-home', peer, 'files', 0),
          // Each costs a slow phone some milliseconds, wherever it comes from.
          lower('web.table-files', text('play/index.html').split('rel="modulepreload"').length - 1, 'files', 12),
          lower('web.precache', sent(stored().filter((file) => !engines.test(text(file)))) / 1000, 'MB gzip', 1.5)
        ];
      },
      { serviceWorkers: 'block' }
    )
};
