/** What is said at the end of the match that ends a lesson: who has won is for the rules of the game to say. */
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/game.ts';
import { games, loadGame } from '#games/index.ts';
import { wordsIn } from '../../scripts/lessons.ts';

/** What is said where the learner and the rival have these points and places. Aya's is played alone, for photos. */
async function said(id: string, points: readonly number[], places: readonly number[]): Promise<string> {
  const ended: Game = {
    ...(await loadGame(id)),
    score: () => points.map((one) => [{ rule: '', item: '', points: one }]),
    places: () => [...places]
  };
  const { steps } = (await games[id]!.lesson!())(ended).chapters.at(-1)!;
  const step = steps[0]!;
  return step.kind === 'play' ? step.then({}) : '';
}

describe.each(Object.keys(games).filter((id) => id !== 'aya'))('%s', (id) => {
  test('it is won or lost by the rules, and where points are level neither side is said to have more', async () => {
    const won = await said(id, [40, 30], [1, 2]);
    const lost = await said(id, [30, 40], [2, 1]);
    const shared = await said(id, [40, 40], [1, 1]);
    const broken = await said(id, [40, 40], [1, 2]);
    const behind = await said(id, [40, 40], [2, 1]);
    expect(new Set([won, lost, shared]).size).toBe(3);
    expect(broken).toBe(shared);
    expect([won, lost]).not.toContain(behind);
    for (const text of [won, lost, shared, behind]) {
      expect(text).not.toBe('');
      expect(wordsIn(text), text).toBeLessThanOrEqual(25);
    }
  });
});

test.each(['aiye', 'atiwa', 'ayar'])('%s breaks ties: it is told for whom', async (id) => {
  expect(await said(id, [40, 40], [2, 1])).not.toBe(await said(id, [40, 40], [1, 2]));
});
