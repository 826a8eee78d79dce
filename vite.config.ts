import { fileURLToPath } from 'node:url';
import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import about from './package.json' with { type: 'json' };
import { bitmaps } from './scripts/bitmaps.ts';
import { parts } from './scripts/parts.ts';

/** Of a module, which others import it: at once, or later by `import()`. */
type Importers = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };
type ModuleInfo = (id: string) => Importers | null;

/** Every module that cannot run without this one; with `later`, also those that may come to need it. */
function dependents(id: string, infoOf: ModuleInfo, later: boolean, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const info = infoOf(id);
  for (const one of info?.importers ?? []) dependents(one, infoOf, later, found);
  if (later) for (const one of info?.dynamicImporters ?? []) dependents(one, infoOf, later, found);
  return found;
}

/** The games whose tables cannot be shown without this module. */
const views = (id: string, infoOf: ModuleInfo): Set<string> =>
  new Set([...dependents(id, infoOf, false)].flatMap((one) => /\/games\/(\w+)\/view\/index\.ts$/.exec(one)?.[1] ?? []));

/**
 * The file that a module travels in; null where the bundler may choose. Left alone, it gives each set of pages that
 * share something a file of its own: the table then waits for more than fifty small ones, and each costs a phone some
 * milliseconds even from its own cache.
 */
function fileOf(id: string, infoOf: ModuleInfo): string | null {
  const needs = (page: string, later = false): boolean =>
    [...dependents(id, infoOf, later)].some((one) => one.endsWith(`/src/routes/${page}`));
  const table = needs('play/+page.svelte');
  const several = views(id, infoOf).size > 1;
  if (needs('+layout.svelte') || ((table || several) && needs('+page.svelte'))) return 'house';
  // Small things that several games show: together, for whichever is opened first.
  if (!table) return several ? 'views' : null;
  // The home page must not fetch the table for something small that it asks for in its own time.
  return needs('+page.svelte', true) ? 'later' : 'table';
}

/**
 * Asks the browser to compile all functions of a file while it arrives, beside the page, instead of each when it is
 * first called, in the page's way (https://v8.dev/blog/explicit-compile-hints). Not of the engines, of which little runs.
 */
const compiledBeside: Plugin = {
  name: 'compiled-beside',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.code.length < 300_000)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    }
  }
};

/**
 * Of what a game registers, the parts that are for a page on a screen: left out of what is built to run elsewhere. Workers
 * would get copies of their own, and pages built beforehand would link the styles of every table they could reach.
 */
const screenless = (parts: RegExp, where: (ssr: boolean) => boolean): Plugin => ({
  name: 'screenless',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer, { ssr = false }) =>
    where(ssr) && parts.test(id) && /\/games\/\w+\/index\.ts$/.test(importer ?? '') ? '\0screenless' : null,
  load: (id) =>
    id === '\0screenless' ? 'export const view = undefined, createWorld = undefined; export default undefined;' : null
});

/** Svelte and its kit, but for what the first page can do without. */
const frame = /node_modules\/(@sveltejs\/|svelte\/(?!src\/(motion|easing|reactivity)\/))/;

/** Which files only one game needs: read by scripts/precache.mjs. */
const partList = '.svelte-kit/parts.json';

/** A list of games instead of the app's own: unit tests take that of the tests, and so does a build that is told so. */
const list = process.env.GAMES ?? (process.env.VITEST ? 'tests/games/list.ts' : undefined);

/**
 * Tests that replace no part and register no game: they may have the games from one another, which takes a third of the
 * time of all tests to load anew for each file.
 */
const shared = ['tests/{bots,engine,games}/**/!(wave|projector).test.ts'];

/** Tests of what effects do: they get modules as a page does, where elsewhere effects do not run. */
const paged = 'tests/**/*.page.test.ts';

export default defineConfig({
  resolve: {
    alias: {
      // As it is written, where its own entry takes what was lowered for browsers of ten years ago.
      dexie: 'dexie/dist/modern/dexie.mjs',
      ...(list === undefined ? {} : { '#games/list.ts': fileURLToPath(new URL(list, import.meta.url)) })
    }
  },
  plugins: [bitmaps(), screenless(/^\.\/view\/index\.ts$/, (ssr) => ssr), sveltekit(), compiledBeside, parts(partList)],
  worker: {
    format: 'es',
    plugins: () => [screenless(/^\.\/(view\/index\.ts|world\.ts|Cover\.svelte)$/, () => true), parts(partList)]
  },
  build: {
    // Scripts and styles are lowered to the oldest browsers that are supported: `chrome111`.
    target: about.browserslist.map((one) => one.replace(' ', '')),
    // The largest file is what draws Aya in space, fetched by that table alone.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart from the functions, which are compiled as they arrive.
            { debugName: 'bitmaps', priority: 3, name: (id) => /\/games\/(.+)\?bitmaps$/.exec(id)?.[1] ?? null },
            { name: 'store', priority: 2, test: /node_modules\/dexie\/|\/src\/store\/dexie\.ts$/ },
            { name: 'frame', priority: 2, test: frame },
            { debugName: 'pages', name: (id, context) => fileOf(id, (one) => context.getModuleInfo(one)) }
          ]
        }
      }
    }
  },
  test: {
    projects: [
      { extends: true, test: { name: 'shared', include: shared, exclude: [paged], isolate: false } },
      { extends: true, test: { name: 'alone', include: ['tests/**/*.test.ts'], exclude: [...shared, paged] } },
      { extends: true, test: { name: 'page', include: [paged], environment: './tests/support/client.ts' } }
    ],
    environment: 'node',
    // Every core: left alone, it leaves one free for whoever watches.
    maxWorkers: '100%',
    // Long enough on a machine that is busy with other things: how long something takes is measured elsewhere.
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
});
