import { describe, expect, it } from 'vitest';
import { playBout } from '#bots/arena.ts';
import { createBot, policies } from '#bots/create.ts';
import { levels } from '#bots/level.ts';
import { finish, finishResting } from '#bots/bot.ts';
import { patience, position, quick, tables } from './support.ts';

const rest = () => Promise.resolve();

/** With a small part of their budgets, hard and expert are one and the same. */
const distinct = <T extends string>(all: readonly T[]): T[] => all.filter((policy) => policy !== 'expert');

for (const table of tables)
  describe(table.id, () => {
    const { game, mind } = table;
    const contest = { game, mind, options: {}, seed: 'test', create: quick };
    const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, n) => game.seats.least + n);

    it.each(distinct(policies))(
      '%s plays whole matches by the rules, with any number of seats',
      async (policy) => {
        for (const seats of counts) {
          const bout = await playBout({ ...contest, policies: Array.from({ length: seats }, () => policy) }, 0);
          expect(bout.refused).toBe(0);
          expect(bout.decisions).toBeLessThan(game.horizon);
          // Somebody alone may be beaten by a rival without a seat.
          if (seats > 1) expect([...bout.places].sort((a, b) => a - b)[0]).toBe(1);
        }
      },
      patience
    );

    it.each(distinct(policies))(
      '%s gives the same answers to the same seeds',
      async (policy) => {
        const seats = Array.from({ length: game.seats.least }, () => policy);
        const once = await playBout({ ...contest, policies: seats }, 1);
        expect(await playBout({ ...contest, policies: seats }, 1)).toEqual(once);
        if (policy === 'random')
          expect(await playBout({ ...contest, policies: seats, seed: 'other' }, 1)).not.toEqual(once);
      },
      patience
    );

    it.each(distinct(levels))(
      '%s leaves the position alone and explains its choice',
      (level) => {
        for (const plies of [0, 40, 90]) {
          const state = position(table, 'explain', plies);
          const before = JSON.stringify(state);
          const { move, considered } = finish(quick(level, game, mind).decide(state, 's'));
          expect(JSON.stringify(state)).toBe(before);
          expect(considered[0]!.move).toEqual(move);
          for (const other of considered) {
            expect(game.illegal(state, other.move)).toBeUndefined();
            expect(Number.isFinite(other.value)).toBe(true);
          }
        }
      },
      patience
    );

    it('medium tells what it looked at, best first', () => {
      const { considered } = finish(createBot('medium', game, mind).decide(position(table, 'explain', 20), 's'));
      const values = considered.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    });

    it.each(levels)('%s stops when told to', async (level) => {
      const stop = new AbortController();
      const thinking = createBot(level, game, mind).decide(position(table, 'stop', 30), 's');
      stop.abort(new Error('enough'));
      await expect(finishResting(thinking, rest, stop.signal)).rejects.toThrow('enough');
    });

    it('hard stops in the middle of its thoughts', async () => {
      const stop = new AbortController();
      let rests = 0;
      const pause = () => {
        if (++rests === 3) stop.abort(new Error('enough'));
        return Promise.resolve();
      };
      const thinking = createBot('hard', game, mind).decide(position(table, 'stop', 0), 's');
      await expect(finishResting(thinking, pause, stop.signal)).rejects.toThrow('enough');
      expect(rests).toBe(3);
    });

    it('a plan is carried out without thinking again', () => {
      const player = createBot('medium', game, mind);
      const state = position(table, 'plan', 0);
      const seat = game.turn(state);
      let recalled = 0;
      for (let n = 0; n < 30 && game.turn(state) === seat; n++) {
        const thinking = player.decide(state, `s${n}`);
        const step = thinking.next();
        if (step.done && n > 0) recalled++;
        game.play(state, (step.done ? step.value : finish(thinking)).move);
      }
      expect(recalled).toBeGreaterThan(0);
    });
  });
