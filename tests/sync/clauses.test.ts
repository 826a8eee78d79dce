import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titles } from '../../scripts/rules.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const idPattern = /\bLINK-[A-Z]+-\d\d\b/g;

/** The clauses of the specification, in its order. */
const clauses = [...read('../../docs/link.md').matchAll(/^- `(LINK-[A-Z]+-\d\d)`/gm)].map(([, id]) => id!);
/** Files of tests that may be on link play, with their titles. */
const files = ['.', '../match', '../browser'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.test.ts') || file.endsWith('.spec.ts'))
    .map((file) => ({ path: `${folder}/${file}`, titles: titles(read(`${folder}/${file}`), file) }))
);
const named = new Set(files.flatMap(({ titles }) => titles.flatMap((title) => title.match(idPattern) ?? [])));

test('every clause of docs/link.md is named by a test', () => {
  expect(clauses.length).toBeGreaterThan(60);
  expect(clauses.filter((id) => !named.has(id))).toEqual([]);
});

test('every test on link play begins with the clause it proves', () => {
  const onLinks = files.filter(({ path }) => /^\.\/|\/link\b/.test(path) && path !== './clauses.test.ts');
  expect(onLinks.length).toBeGreaterThan(15);
  /** What is called `test`, also over a table of cases. */
  const called = onLinks.flatMap(({ path }) => [...read(path).matchAll(/(?:\btest|\))\(\s*(['`])(.*?)\1/g)]);
  expect(called.length).toBeGreaterThan(120);
  expect(called.map(([, , title]) => title!).filter((title) => !/^LINK-[A-Z]+-\d\d /.test(title))).toEqual([]);
});

test('every clause a test names is in docs/link.md, once, and so is every clause the text refers to', () => {
  expect(new Set(clauses).size).toBe(clauses.length);
  const known = new Set(clauses);
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
  expect((read('../../docs/link.md').match(idPattern) ?? []).filter((id) => !known.has(id))).toEqual([]);
});

test('every clause the code refers to is in docs/link.md', () => {
  const known = new Set(clauses);
  for (const folder of ['../../src/sync', '../../src/match', '../../src/sync/transports']) {
    for (const file of readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.ts')))
      expect((read(`${folder}/${file}`).match(idPattern) ?? []).filter((id) => !known.has(id))).toEqual([]);
  }
});
