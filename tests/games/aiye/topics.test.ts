import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { topics } from '#games/aiye/view/topics.ts';

describe('topics', () => {
  const all = topics(game);

  test('have ids of their own, a title and a text', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { title, text } of all) {
      expect(title).not.toBe('');
      expect(text.length).toBeGreaterThan(0);
    }
  });

  test('whatever the table names to be looked up has its page', () => {
    const files = readdirSync('src/games/aiye/view', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svelte')
    );
    const named = files.flatMap((name) =>
      [
        ...readFileSync(`src/games/aiye/view/${name}`, 'utf8').matchAll(
          /topic=(?:"([\w-]+)"|\{[^}]*?'([\w-]+)' : '([\w-]+)'\})/g
        )
      ].flatMap(([, ...ids]) => ids.filter((id) => id !== undefined))
    );
    expect(named).toEqual(expect.arrayContaining(['council', 'end', 'recovering', 'sowing', 'village']));
    const ids = all.map(({ id }) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
