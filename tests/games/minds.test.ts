/** What every mind of a game keeps to: the values, the moves worth looking at, nothing changed by looking. */
import { describe, expect, it } from 'vitest';
import { standing, total, type Game } from '#engine/game.ts';
import { promising, type Mind } from '#bots/mind.ts';
import { createMind as aiyeMind } from '#games/aiye/bot.ts';
import { game as aiye } from '#games/aiye/rules/index.ts';
import { createMind as atiwaMind } from '#games/atiwa/bot.ts';
import { game as atiwa } from '#games/atiwa/rules/index.ts';
import { createMind as ayarMind } from '#games/ayar/bot.ts';
import { game as ayar } from '#games/ayar/rules/index.ts';
import { positions, seatCounts } from '../support/random.ts';

const minds: readonly (readonly [string, Game, Mind])[] = [
  ['Àiyé', aiye, aiyeMind(aiye)],
  ['Atiwa', atiwa, atiwaMind(atiwa)],
  ['Ayar', ayar, ayarMind(ayar)]
];

describe.each(minds)('the mind of %s', (_, game, mind) => {
  it.each(seatCounts(game))('values every position of %i seats and leaves it as it was', (seats) => {
    for (const state of positions(game, seats, `values ${seats}`)) {
      const before = JSON.stringify(state);
      const values = Array.from(mind.values(state));
      expect(values).toHaveLength(standing(game, state).lines.length);
      expect(values.every(Number.isFinite)).toBe(true);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('knows the score when all is over', () => {
    for (const seats of new Set([game.seats.least, 2])) {
      for (const seed of ['a', 'b', 'c']) {
        const last = [...positions(game, seats, seed)].at(-1)!;
        // To the point: what breaks a tie may count for a fraction of one.
        expect(Array.from(mind.values(last), Math.round)).toEqual(standing(game, last).lines.map(total));
      }
    }
  });

  it('always leaves a move worth looking at, and only legal ones', () => {
    for (const state of positions(game, 2, 'promise')) {
      const moves = game.moves(state);
      const looked = promising(mind, state, moves);
      expect(looked.length > 0).toBe(moves.length > 0);
      for (const move of looked) expect(moves).toContain(move);
    }
  });
});
