/**
 * Stores the whole app and serves it from there. Takes over only when a page asks for it, or when no page is open any more.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  PrecacheController,
  type PrecacheEntry
} from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/precache.mjs after the build. */
declare const __PRECACHE__: PrecacheEntry[];

const files = __PRECACHE__;
let done = 0;

async function tell(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const one of windows) one.postMessage({ type: 'STORED', done, all: files.length });
}

addPlugins([
  {
    // Runs for each file while the worker installs: “12 of 40 stored”.
    handlerDidComplete: async ({ event }) => {
      if (event?.type !== 'install') return;
      done += 1;
      await tell();
    }
  }
]);
// Ids travel in the query: no parameter makes another page of it.
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();

/** An install event where the browser can be told routes beforehand (the Static Routing API). */
type Routing = {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: { readonly cacheName: string };
  }) => Promise<void>;
};

// Files that carry a hash in their names come straight from the cache: a page has some seventy of them, and need not ask
// this worker for each. Where a browser does not know such routes, they are answered above.
self.addEventListener('install', (event) => {
  const { cacheName } = new PrecacheController().strategy;
  const told = (event as Routing).addRoutes?.({ condition: { urlPattern: '_app/immutable/*' }, source: { cacheName } });
  if (told) event.waitUntil(told);
});

/** How many of our files lie in the cache right now. */
async function stored(): Promise<number> {
  const hits = await Promise.all(files.map(({ url }) => matchPrecache(url)));
  return hits.filter(Boolean).length;
}

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: string } | null)?.type;
  const answer = (value: unknown): void => event.ports[0]?.postMessage(value);
  if (type === 'COUNT') {
    event.waitUntil(stored().then((n) => answer({ type: 'STORED', done: n, all: files.length })));
  }
  if (type === 'TAKE_OVER') event.waitUntil(self.skipWaiting());
});

// The page of a first visit is served from here at once, so that it can go offline without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A page that does not exist, asked for without a signal: our own answer instead of the browser's.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const url = new URL(event.request.url);
  const known = [url.pathname, `${url.pathname}index.html`, `${url.pathname}.html`].some((path) =>
    getCacheKeyForURL(path)
  );
  if (known) return;
  event.respondWith(fetch(event.request).catch(async () => (await matchPrecache('404.html')) ?? Response.error()));
});
