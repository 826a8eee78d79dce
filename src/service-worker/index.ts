/**
 * Stores the app and serves it from there: the house at once (house.ts), each game when it is asked for (parts.ts). Takes over
 * only when a page asks for it, or when no page is open any more.
 */
import { cleanupOutdatedCaches } from 'workbox-precaching';
import * as house from './house.ts';
import * as parts from './parts.ts';

declare const self: ServiceWorkerGlobalScope;

async function tell(value: object): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const one of windows) one.postMessage(value);
}

cleanupOutdatedCaches();

/** An install event where the browser can be told routes beforehand (the Static Routing API). */
type Condition = { readonly urlPattern: string } | { readonly or: readonly Condition[] };
type Rule = { readonly condition: Condition; readonly source: { readonly cacheName: string } };
type Routing = { readonly addRoutes?: (rules: readonly Rule[]) => Promise<void> };

self.addEventListener('install', (event) => {
  // “12 of 40 stored”, after each file.
  const told = async (done: number): Promise<void> =>
    tell({ type: 'STORED', house: { done, all: house.all }, games: await parts.count() });
  event.waitUntil(house.install(event, told));
  // Files that carry a hash in their names come straight from the cache: a page has some seventy of them, and need not ask
  // this worker for each. Where a browser does not know such routes, or not all that is said in them, they are answered below.
  const routes = (event as Routing).addRoutes?.([
    ...parts.rules(),
    { condition: { urlPattern: '_app/immutable/*' }, source: { cacheName: house.cacheName } }
  ]);
  if (routes) event.waitUntil(routes.catch(() => undefined));
  // Whoever could play a game without a signal can do so with this version too.
  event.waitUntil(parts.kept().then((games) => Promise.all(games.map((game) => parts.store(game)))));
});

/** What lies here right now. */
async function stored(): Promise<object> {
  return { type: 'STORED', house: await house.count(), games: await parts.count() };
}

/** Stores a game and tells how far that has come. What did not come is told by the answer. */
async function storeGame(game: string): Promise<object> {
  await parts.store(game, async () => tell({ type: 'STORED', games: await parts.count() })).catch(() => undefined);
  return stored();
}

self.addEventListener('message', (event) => {
  const { type, game } = (event.data ?? {}) as { type?: string; game?: string };
  const answer = (value: unknown): void => event.ports[0]?.postMessage(value);
  // Whoever asks hears that it failed, too: nobody waits for ever.
  const answered = (work: Promise<object>): void => event.waitUntil(work.then(answer, () => answer(null)));
  if (type === 'COUNT') answered(house.mend().then(stored));
  if (type === 'STORE' && game !== undefined) answered(storeGame(game));
  if (type === 'TAKE_OVER') event.waitUntil(self.skipWaiting());
});

/**
 * Lets go of what versions before this one stored; not while a newer one is being stored or waits. All share their caches, so
 * that what it has stored already would go with it.
 */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await Promise.all([house.tidy(event), parts.tidy()]);
}

// The page of a first visit is served from here at once, so that it can go offline without a reload.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy(event)])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const game = parts.owner(request.url);
  if (game !== undefined) return event.respondWith(parts.answer(request, game));
  const file = house.fileOf(request);
  if (file !== undefined) return event.respondWith(house.answer(request, file));
  // A page that does not exist, asked for without a signal: our own answer instead of the browser's.
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await house.lost()) ?? Response.error()));
});
