/**
 * What only one game needs: stored apart, in a cache for each game, so that a device need not store games that nobody plays
 * on it. A game that has a cache is kept: every newer version stores it anew before it takes over.
 */
declare const self: ServiceWorkerGlobalScope;
/** Game → its files, which carry a hash in their names. Filled in by scripts/precache.mjs after the build. */
declare const __PARTS__: Readonly<Record<string, readonly string[]>>;

const parts = __PARTS__;
const games = Object.keys(parts);
const gameOf = new Map(games.flatMap((game) => parts[game]!.map((file) => [address(file), game] as const)));

/** Other Waysides may live at the same host, in other folders. */
const cacheOf = (game: string): string => `game-${game}-${self.registration.scope}`;

function address(file: string): string {
  return new URL(file, self.location.href).href;
}

/** The game that alone needs the file of this address. */
export const owner = (url: string): string | undefined => gameOf.get(url);

export const kept = async (): Promise<string[]> => {
  const names = await caches.keys();
  return games.filter((game) => names.includes(cacheOf(game)));
};

/** Of something that is stored: how many of its files lie here, of how many. */
export type Share = { readonly done: number; readonly all: number };

export async function count(): Promise<Record<string, Share>> {
  const keeps = await kept();
  const shares = games.map(async (game): Promise<[string, Share]> => {
    const all = parts[game]!.length;
    if (!keeps.includes(game)) return [game, { done: 0, all }];
    const here = await (await caches.open(cacheOf(game))).keys();
    return [game, { done: here.filter(({ url }) => owner(url) === game).length, all }];
  });
  return Object.fromEntries(await Promise.all(shares));
}

/** Stores a game from here on; `told` after each file. Rejects when a file cannot be had: what came lies here all the same. */
export async function store(game: string, told: () => unknown = () => undefined): Promise<void> {
  if (!(game in parts)) return;
  const cache = await caches.open(cacheOf(game));
  await Promise.all(
    parts[game]!.map(async (file) => {
      if (!(await cache.match(address(file)))) await cache.add(address(file));
      await told();
    })
  );
}

/** Routes to files that lie here, for browsers that can be told routes beforehand; a file that does not comes by the net. */
export const rules = () =>
  games.map((game) => ({
    condition: { or: parts[game]!.map((file) => ({ urlPattern: file })) },
    source: { cacheName: cacheOf(game) }
  }));

/** Lets go of files of versions before this one. */
export async function tidy(): Promise<void> {
  for (const game of await kept()) {
    const cache = await caches.open(cacheOf(game));
    for (const request of await cache.keys()) if (owner(request.url) !== game) await cache.delete(request);
  }
}

/** A file of a game: from here if it lies here, otherwise by the net. */
export async function answer(request: Request, game: string): Promise<Response> {
  return (await caches.match(request.url, { cacheName: cacheOf(game) })) ?? fetch(request);
}
