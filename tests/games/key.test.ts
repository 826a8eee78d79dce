/** The first things a stranger looks for: how one wins, and what a sign is called. */
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/game.ts';
import * as aiye from '#games/aiye/view/topics.ts';
import * as atiwa from '#games/atiwa/view/topics.ts';
import * as aya from '#games/aya/view/topics.ts';
import * as ayar from '#games/ayar/view/topics.ts';
import { loadGame, shelf } from '#games/index.ts';
import type { Topic } from '#games/view.ts';
import { wordsIn } from '../../scripts/lessons.ts';

test.each(shelf)('$name says in one sentence how one wins', ({ win }) => {
  expect(wordsIn(win)).toBeLessThanOrEqual(25);
  expect(win).toMatch(/[.]$/);
});

describe.each(Object.entries({ aiye, atiwa, aya, ayar }))('%s', (id, { key, topics }) => {
  test('has a key of symbols whose families are full, apart, and told in a sentence each', async () => {
    const all = (topics as (game: Game) => readonly Topic[])(await loadGame(id));
    const families = key.map(([, which]) => all.filter((topic) => which.test(topic.id)));
    expect(families.length).toBeGreaterThan(1);
    for (const family of families) expect(family.length).toBeGreaterThan(0);
    const signs = families.flat();
    expect(new Set(signs).size).toBe(signs.length);
    for (const { title, text } of signs) expect(text[0]?.length, title).toBeGreaterThan(10);
  });
});
