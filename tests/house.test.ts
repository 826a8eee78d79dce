/** What the documents promise of the house itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomOf } from '#games/table/form.ts';

const root = new URL('../', import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const foldersIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));

test('the map in the README names every folder of the source, and none that is not there', () => {
  const map = /## Where things are\n+```\n([^`]*)```/.exec(text('README.md'))![1]!;
  const named = [...map.matchAll(/^src\/(\S+)/gm)].map(([, folder]) => folder);
  expect(named.sort()).toEqual(foldersIn('src').sort());
});

test('the glossary is short, names each thing once, and every file it sends one to is there', () => {
  const rows = [...text('docs/glossary.md').matchAll(/^\| (.+?) +\| .* \| `(.+)` +\|$/gm)];
  const words = rows.flatMap(([, word]) => word!.split(', '));
  expect(words.length).toBeGreaterThan(20);
  expect(new Set(words).size).toBe(words.length);
  expect(text('docs/glossary.md').split('\n').length).toBeLessThanOrEqual(41);
  const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' });
  for (const [, word, path] of rows) {
    const like = new RegExp(`^${path!.replaceAll('.', '\\.').replace('*', '[^/]+')}$`);
    expect([word, files.some((file) => like.test(file))]).toEqual([word, true]);
  }
});

test('the lock file holds what its packages name for other machines too: without one of them nothing can be installed anew', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))).toEqual(
    []
  );
});

test('every file that a document sends one to is there', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync(new URL('docs', root)).map((one) => `docs/${one}`)
  ];
  const links = documents.flatMap((from) =>
    [...text(from).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, to]) => [from, to!] as const)
  );
  expect(links.length).toBeGreaterThan(5);
  const missing = links.filter(([from, to]) => !existsSync(new URL(to, new URL(from, root))));
  expect(missing).toEqual([]);
});

/** Every file of code: what is written by hand and read by a machine. */
function code(folder = ''): string[] {
  const skip = [
    'node_modules',
    'test-results',
    'docs',
    'static',
    '.git',
    '.svelte-kit',
    'build',
    'build-tests',
    '.cache'
  ];
  return readdirSync(new URL(folder || '.', root), { withFileTypes: true }).flatMap((one) => {
    if (one.isDirectory()) return skip.includes(one.name) ? [] : code(`${folder}${one.name}/`);
    return /\.(ts|js|mjs|cjs|svelte|css|html|json)$/.test(one.name) ? `${folder}${one.name}` : [];
  });
}

test('source files are short, and few places deny what types say', () => {
  const source = code('src/').filter((file) => /\.(ts|svelte|css)$/.test(file));
  const lines = source.map((file) => text(file).split('\n').length - 1).sort((a, b) => a - b);
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(80);
  expect(lines.at(-1)).toBeLessThanOrEqual(400);
  const casts = source.flatMap((file) => text(file).match(/ as unknown as /g) ?? []);
  expect(casts.length).toBeLessThanOrEqual(10);
});

test('styles that count children count those of other components too: only `:global` does', () => {
  /** Brackets in brackets, as deep as selectors go. */
  const held = Array.from({ length: 5 }).reduce<string>(
    (inner) => String.raw`\((?:[^()]|${inner})*\)`,
    String.raw`\([^()]*\)`
  );
  const scoped = code('src/')
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => {
      const own = text(file).replaceAll(new RegExp(`:global${held}`, 'g'), '');
      return [...own.matchAll(/:has\(\s*>\s*:(?:nth|first|last|only)[^)]*/g)].map(([rule]) => `${file}: ${rule}`);
    });
  expect(scoped).toEqual([]);
});

test('how much room a table has is decided in one place: styles of games ask for its words, and none by a size of its own', () => {
  // The aids for the real box are pages without a table; any part may ask for the size of a box of its own.
  const pages = /^src\/games\/\w+\/view\/aids\//;
  const styles = code('src/games/').filter((file) => /\.(svelte|css)$/.test(file));
  const queries = styles.flatMap((file) =>
    [...text(file).matchAll(/@(?:media|container)\s[^{]*/g)].map(([query]) => [file, query.trim()] as const)
  );
  const sized = queries.filter(([, query]) => /width|height|size|aspect|orientation/.test(query));
  expect(sized.length).toBeGreaterThan(3);
  const own = /^@container (?!table\b|not\b|style\b)[a-z]+ /;
  expect(sized.filter(([file, query]) => !own.test(query) && !pages.test(file))).toEqual([]);

  const known = roomOf(0, 0, 16).split(' ');
  const asked = styles.flatMap((file) => [...text(file).matchAll(/\[data-room~=['"]?(\w+)/g)].map(([, word]) => word!));
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((word) => !known.includes(word))).toEqual([]);

  // Whether Aya's album is open at first is asked before there is a table.
  const measuring = code('src/games/').filter((file) =>
    /matchMedia|MediaQuery|innerWidth|innerHeight/.test(text(file))
  );
  expect(measuring).toEqual(['src/games/aya/view/panels.svelte.ts']);
});

test('the README names the oldest browsers, as they are in package.json', () => {
  const { browserslist } = JSON.parse(text('package.json')) as { readonly browserslist: readonly string[] };
  const named = /oldest that are supported: (\w+ [\d.]+), (\w+ [\d.]+), (\w+ [\d.]+) /.exec(text('README.md'))!;
  expect(named.slice(1).map((one) => one.toLowerCase())).toEqual(browserslist);
});

test('a game is added by one line in one file: docs/add-a-game.md', () => {
  const added = 'kalah';
  const own = `tests/games/${added}/`;
  const naming = code().filter(
    (file) => !file.startsWith(own) && file !== 'tests/house.test.ts' && new RegExp(added, 'i').test(text(file))
  );
  expect(naming).toEqual(['tests/games/list.ts']);
  expect(
    text('tests/games/list.ts')
      .split('\n')
      .filter((line) => line.includes(added))
  ).toHaveLength(1);
});
