/** Importing needs parts of Wayside that a bad signal may keep away: that is told, and whoever waits goes on. */
import { expect, test, vi } from 'vitest';
import { importAs } from '#shell/imports.ts';
import { words } from '#words/home.ts';
import { more } from '#words/settings.ts';

vi.mock('#match/transfer.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('where the checks cannot be loaded, nothing is changed, and that is said', async () => {
  expect(await importAs(new Blob(['{}']))).toEqual({
    ok: false,
    lines: [words.problems.unknown, more.imported.nothing]
  });
});
