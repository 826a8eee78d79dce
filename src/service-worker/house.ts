/** What every page needs: stored as a whole before a version takes over, and mended where something of it has gone since. */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import type { Share } from './parts.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/precache.mjs after the build. */
declare const __PRECACHE__: PrecacheEntry[];

/** Said of a page that does not exist. A host may keep it from being asked for by its name: nothing else fails by that. */
const notFound = '404.html';
const files = __PRECACHE__.filter(({ url }) => url !== notFound);
/** Milliseconds: a line that is only said to be there keeps nobody waiting. */
const patience = 20_000;

let done = 0;
let told: (done: number) => Promise<void> = () => Promise.resolve();

const controller = new PrecacheController({
  plugins: [
    {
      // Runs for each file while the worker installs.
      handlerDidComplete: async ({ event }) => {
        if (event?.type !== 'install') return;
        done += 1;
        await told(done);
      }
    }
  ]
});
controller.addToCacheList(files);
export const { cacheName } = controller.strategy;
export const all = files.length;

/** Stores everything; `tells` after each file. Rejects when one cannot be had. */
export async function install(event: ExtendableEvent, tells: typeof told): Promise<void> {
  told = tells;
  await controller.install(event);
  await (await pages()).add(notFound).catch(() => undefined);
}

export async function count(): Promise<Share> {
  const hits = await Promise.all(files.map(({ url }) => controller.matchPrecache(url)));
  return { done: hits.filter(Boolean).length, all };
}

/**
 * Stores again what does not lie here any more. What carries no hash in its name is taken only if it is this very version's:
 * the host may have a newer one by now, which wants other parts.
 */
export async function mend(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url, revision } of files) {
    if (await controller.matchPrecache(url)) continue;
    try {
      const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
      if (!response.ok || response.redirected) continue;
      if (revision && (await fingerprint(await response.clone().arrayBuffer())) !== revision) continue;
      await cache.put(controller.getCacheKeyForURL(url)!, response);
    } catch {
      return; // no signal: with the next count
    }
  }
}

/** The file that answers a request. Ids travel in the query: no parameter makes another page of it. */
export function fileOf({ method, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  return [pathname, `${pathname}index.html`, `${pathname}.html`].find((path) => controller.getCacheKeyForURL(path));
}

/** A file: from here if it lies here, otherwise by the net. */
export const answer = async (request: Request, file: string): Promise<Response> =>
  (await controller.matchPrecache(file)) ?? fetch(request);

/** Lets go of files of versions before this one. */
export const tidy = (event: ExtendableEvent): Promise<unknown> => controller.activate(event);

export const lost = async (): Promise<Response | undefined> => (await pages()).match(notFound);

/** Other Waysides may live at the same host, in other folders. */
const pages = (): Promise<Cache> => caches.open(`pages-${self.registration.scope}`);

/** As scripts/precache.mjs makes a revision: of SHA-256 the first 16 digits. */
async function fingerprint(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
