/** A table at rest paints nothing: what moves comes to its end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

/** Every animation without an end, by file and name. */
const endless = files.flatMap(({ file, text }) =>
  [...text.matchAll(/animation(?:-name)?:\s*([^;]*\binfinite\b[^;]*);/g)].map(([, value]) => ({
    file,
    name: /[a-z][\w-]*/.exec(value!)![0],
    text
  }))
);

test('nothing on a table moves for ever', () => {
  expect(endless.filter(({ file }) => file.startsWith('games/')).map(({ file }) => file)).toEqual([]);
});

test('nothing is moved for ever by a script or inside a picture', () => {
  const how =
    /animation-iteration-count:\s*infinite|iterations:\s*(Infinity|Number\.POSITIVE)|repeat(Count|Dur)="indefinite"/;
  expect(files.filter(({ text }) => how.test(text)).map(({ file }) => file)).toEqual([]);
});

test('what moves while somebody is waited for changes nothing that has to be painted anew', () => {
  for (const { file, name, text } of endless) {
    const frames = new RegExp(`@keyframes ${name} \\{([\\s\\S]*?)\\n  \\}`).exec(text)?.[1] ?? 'none';
    const changed = [...frames.matchAll(/([a-z-]+):/g)].map(([, property]) => property);
    expect(changed.length, file).toBeGreaterThan(0);
    expect(
      changed.filter((property) => property !== 'opacity' && property !== 'transform'),
      file
    ).toEqual([]);
  }
});
