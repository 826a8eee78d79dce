/** Backups as texts: what is written can be read. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maxBackup, nothingElse, readBackup, writeBackup, type Backup } from '#store/backup.ts';

const made = '2026-01-01T00:00:00.000Z';
const bytes = (text: string): number => new Blob([text]).size;

describe('the longest file', () => {
  /** Everything, with an aid that fills it; letters beyond ASCII are two bytes each. */
  const filled = (letters: number): Backup => {
    const state = { text: 'é'.repeat(letters) };
    return { matches: [], ...nothingElse, aids: [{ game: 'toy', aid: 'pad', edition: null, state, saved: made }] };
  };
  const spare = maxBackup - bytes(writeBackup(filled(0), made));

  test('that is written is read; a longer one is neither written nor read', () => {
    const letters = Math.floor(spare / 2);
    const text = writeBackup(filled(letters), made);
    expect(bytes(text)).toBeGreaterThanOrEqual(maxBackup - 1);
    expect(readBackup(text).aids).toHaveLength(1);
    expect(() => readBackup(`${text}  `)).toThrow(expect.objectContaining({ reason: 'large' }) as Error);
    expect(() => writeBackup(filled(letters + 1), made)).toThrow(expect.objectContaining({ kind: 'large' }) as Error);
  });

  test('holds a match of any game on every evening of four years', () => {
    const folder = new URL('../games/records/', import.meta.url);
    const sizes = readdirSync(folder).map((name) => bytes(readFileSync(new URL(name, folder), 'utf8')));
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.max(...sizes) * 4 * 365).toBeLessThan(maxBackup);
  });
});
