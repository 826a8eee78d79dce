import { describe, expect, it } from 'vitest';
import { playBout, standings } from '#bots/arena.ts';
import { games, loadGame } from '#games/index.ts';

const withLadder = Object.entries(games).flatMap(([id, { ladder }]) => (ladder ? [[id, ladder] as const] : []));

it('there are ladders', () => expect(withLadder.map(([id]) => id)).toContain('atiwa'));

describe.each(withLadder)('the ladder of %s', (id, load) => {
  it('has rungs that can be played alone, and knows each by its position', async () => {
    const game = await loadGame(id);
    const { rungs, daily, read } = (await load())(game);
    expect(new Set(rungs.map((rung) => rung.id)).size).toBe(rungs.length);
    expect(rungs.map((rung) => rung.id)).toContain(daily);
    for (const rung of rungs) {
      expect(rung.name).not.toBe('');
      expect(rung.note).not.toBe('');
      const options = game.parseOptions(1, rung.options);
      if (typeof options === 'string') throw new Error(options);
      expect(read(game.setup(1, options))).toEqual({ rung: rung.id, met: false });
    }
  });

  it('says of finished matches whether the goal is reached, as the arena counts it', async () => {
    const game = await loadGame(id);
    const mind = (await games[id]!.mind())(game);
    const { read } = (await load())(game);
    const contest = { game, mind, policies: ['easy'] as const, options: {}, seed: 'alone' };
    const goal = (state: Parameters<typeof read>[0]): boolean => read(state).met;
    const bouts = await Promise.all(Array.from({ length: 3 }, (_, n) => playBout({ ...contest, goal }, n)));
    const made = bouts.map((bout, n) => ({ ...bout, met: n === 1 }));
    const [alone] = standings(made, ({ item }) => item);
    expect(alone!.met).toBeCloseTo(1 / 3);
    const points = bouts.map(({ scores }) => scores[0]!.reduce((sum, line) => sum + line.points, 0));
    expect(alone!.medianScore).toBe(points.toSorted((a, b) => a - b)[1]);
  });
});
