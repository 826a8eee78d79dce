import { describe, expect, it } from 'vitest';
import { playBout, standings, wilson, type Contest } from '#bots/arena.ts';
import { createBot } from '#bots/create.ts';
import { patience, position, tables } from './support.ts';

/** A small part of what `npm run arena` measures: enough to see that no level has lost its wits. */
for (const { id, game, mind } of tables)
  describe(id, () => {
    const share = async (policies: Contest['policies'], matches: number): Promise<number> => {
      const contest = { game, mind, policies, options: {}, seed: 'strength' };
      const bouts = await Promise.all(Array.from({ length: matches }, (_, n) => playBout(contest, n)));
      return standings(bouts, ({ item }) => item)[0]!.share;
    };

    it.each(['hard', 'expert'] as const)('%s ends its thoughts with a decision once its time is over', (level) => {
      const state = position({ id, game, mind }, 'time', 40, 2);
      const thoughts = (spent: () => boolean): number => {
        const thinking = createBot(level, game, mind).decide(state, 's', spent);
        for (let n = 0; ; n++) {
          const step = thinking.next();
          if (!step.done) continue;
          expect(game.illegal(state, step.value.move)).toBeUndefined();
          return n;
        }
      };
      let asked = 0;
      const few = thoughts(() => ++asked > 8);
      expect(asked).toBeGreaterThan(8);
      expect(few).toBeLessThanOrEqual(9);
    });

    it(
      'easy beats random',
      async () => expect(await share(['easy', 'random'], 20)).toBeGreaterThanOrEqual(0.9),
      patience
    );
    it.each([
      ['casual', 'easy', 32],
      ['keen', 'casual', 32],
      ['medium', 'keen', 16]
    ] as const)(
      '%s beats %s, which makes mistakes, and is beaten now and then',
      async (better, worse, matches) => {
        const won = await share([better, worse], matches);
        expect(won).toBeGreaterThan(0.5);
        expect(won).toBeLessThan(1);
      },
      patience
    );
  });

describe('the tree', () => {
  // Of all games its matches are the shortest; the tree is one for all.
  const { game, mind } = tables.find(({ id }) => id === 'aiye')!;

  it(
    'hard beats medium, which does not see the answers, by it',
    async () => {
      const contest: Contest = { game, mind, policies: ['hard', 'medium'], options: {}, seed: 'answers' };
      const bouts = [];
      for (let n = 0; n < 4; n += 1) bouts.push(await playBout(contest, n));
      expect(standings(bouts, ({ item }) => item)[0]!.share).toBeGreaterThan(0.5);
    },
    2 * patience
  );
});

describe('the arena', () => {
  const { game, mind } = tables[0]!;

  it('exchanges the seats under the same luck', async () => {
    const contest: Contest = { game, mind, policies: ['random', 'easy'], options: {}, seed: 'pairs' };
    const [first, second] = [await playBout(contest, 0), await playBout(contest, 1)];
    expect(first.policies).toEqual(['random', 'easy']);
    expect(second.policies).toEqual(['easy', 'random']);
    expect(standings([first, second], ({ item }) => item).map(({ policy }) => policy)).toEqual(['random', 'easy']);
  });

  it('counts an opponent that the rules play among the sides, but gives it no seat', async () => {
    const { game, mind } = tables.find(({ id }) => id === 'ayar')!;
    const alone = await playBout({ game, mind, policies: ['random'], options: {}, seed: 'alone' }, 0);
    expect([alone.sides, alone.places.length]).toEqual([2, 1]);
    const three = await playBout(
      { game, mind, policies: ['random', 'random', 'random'], options: {}, seed: 'three' },
      0
    );
    expect([three.sides, three.places.length]).toEqual([3, 3]);
  });

  it('gives intervals as Wilson does', () => {
    // Worked example: 81 of 263 (Brown, Cai and DasGupta 2001 discuss the interval; values by hand).
    const { low, high } = wilson(81, 263);
    expect(low).toBeCloseTo(0.2553, 3);
    expect(high).toBeCloseTo(0.3662, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(20, 20).high).toBe(1);
  });
});
