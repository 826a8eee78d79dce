/**
 * Stores the app and serves it from there: the house at once, each game when it is asked for (parts.ts). Takes over only when
 * a page asks for it, or when no page is open any more.
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
import * as parts from './parts.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/precache.mjs after the build. */
declare const __PRECACHE__: PrecacheEntry[];

const files = __PRECACHE__;
let done = 0;

async function tell(value: object): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const one of windows) one.postMessage(value);
}

addPlugins([
  {
    // Runs for each file while the worker installs: “12 of 40 stored”.
    handlerDidComplete: async ({ event }) => {
      if (event?.type !== 'install') return;
      done += 1;
      await tell({ type: 'STORED', house: { done, all: files.length }, games: await parts.count() });
    }
  }
]);
// Ids travel in the query: no parameter makes another page of it.
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();

/** An install event where the browser can be told routes beforehand (the Static Routing API). */
type Condition = { readonly urlPattern: string } | { readonly or: readonly Condition[] };
type Rule = { readonly condition: Condition; readonly source: { readonly cacheName: string } };
type Routing = { readonly addRoutes?: (rules: readonly Rule[]) => Promise<void> };

// Files that carry a hash in their names come straight from the cache: a page has some seventy of them, and need not ask
// this worker for each. Where a browser does not know such routes, they are answered below.
self.addEventListener('install', (event) => {
  const { cacheName } = new PrecacheController().strategy;
  const told = (event as Routing).addRoutes?.([
    ...parts.rules(),
    { condition: { urlPattern: '_app/immutable/*' }, source: { cacheName } }
  ]);
  if (told) event.waitUntil(told);
  // Whoever could play a game without a signal can do so with this version too.
  event.waitUntil(parts.kept().then((games) => Promise.all(games.map((game) => parts.store(game)))));
});

/** What lies here right now. */
async function stored(): Promise<object> {
  const hits = await Promise.all(files.map(({ url }) => matchPrecache(url)));
  const house = { done: hits.filter(Boolean).length, all: files.length };
  return { type: 'STORED', house, games: await parts.count() };
}

/** Stores a game and tells how far that has come. What did not come is told by the answer. */
async function storeGame(game: string): Promise<object> {
  await parts.store(game, async () => tell({ type: 'STORED', games: await parts.count() })).catch(() => undefined);
  return stored();
}

self.addEventListener('message', (event) => {
  const { type, game } = (event.data ?? {}) as { type?: string; game?: string };
  const answer = (value: unknown): void => event.ports[0]?.postMessage(value);
  if (type === 'COUNT') event.waitUntil(stored().then(answer));
  if (type === 'STORE' && game !== undefined) event.waitUntil(storeGame(game).then(answer));
  if (type === 'TAKE_OVER') event.waitUntil(self.skipWaiting());
});

// The page of a first visit is served from here at once, so that it can go offline without a reload.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), parts.tidy()])));

self.addEventListener('fetch', (event) => {
  const game = parts.owner(event.request.url);
  if (game !== undefined) event.respondWith(parts.answer(event.request, game));
});

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
