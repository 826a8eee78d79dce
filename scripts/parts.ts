/**
 * Which files of a build one game alone needs, so that a device need not store games that nobody plays on it
 * (scripts/precache.mjs, src/service-worker).
 */
import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Importers = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };

const house = 'house';

/** The games that a module is for, or the house: a module of a game tells by its place, every other by who asks for it. */
function wanters(
  id: string,
  infoOf: (id: string) => Importers | null,
  found = new Set<string>(),
  seen = new Set<string>()
) {
  if (seen.has(id)) return found;
  seen.add(id);
  const [, game] = /\/src\/games\/([^/]+)\/./.exec(id) ?? [];
  if (game !== undefined && game !== 'table') return found.add(game);
  const info = infoOf(id);
  const by = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  if (by.length === 0) found.add(house);
  for (const one of by) wanters(one, infoOf, found, seen);
  return found;
}

/** File → its game, of all bundles of a build: the pages', and one for each worker. */
const owners = new Map<string, string>();

/** Writes the list as JSON: file → game. Has its place in the build of pages and in that of workers. */
export const parts = (list: string): Plugin => ({
  name: 'parts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      if (this.environment.name === 'ssr') return;
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        const found = new Set(file.moduleIds.flatMap((id) => [...wanters(id, (one) => this.getModuleInfo(one))]));
        const [game = house] = found;
        if (game === house || found.size > 1) continue;
        for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) owners.set(name, game);
      }
      writeFileSync(list, JSON.stringify(Object.fromEntries([...owners].sort())));
    }
  }
});
