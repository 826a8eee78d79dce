import { describe, expect, it } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { promising } from '#bots/mind.ts';
import { createMind } from '#games/atiwa/bot.ts';
import { game } from '#games/atiwa/rules/index.ts';
import type { State } from '#games/atiwa/rules/state.ts';
import { randomStep } from '../../support/random.ts';

const mind = createMind(game);

/** Random matches, every position of them. */
function* positions(seats: number, seed: string): Generator<State> {
  const roll = seededRoll(seed);
  const state = game.setup(seats);
  for (;;) {
    yield state;
    const move = randomStep(game, state, roll);
    if (!move) return;
    game.play(state, move);
  }
}

describe('the mind of Atiwa', () => {
  it.each([1, 2, 3, 4])('values every position of %i seats and leaves it as it was', (seats) => {
    for (const state of positions(seats, `values ${seats}`)) {
      const before = JSON.stringify(state);
      const values = Array.from(mind.values(state));
      expect(values).toHaveLength(seats);
      expect(values.every(Number.isFinite)).toBe(true);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('knows the score when all is over', () => {
    for (const seed of ['a', 'b', 'c']) {
      let last: State | undefined;
      for (const state of positions(2, seed)) last = state;
      expect(Array.from(mind.values(last!))).toEqual(game.score(last!).map(total));
    }
  });

  it('always leaves a move worth looking at, and only legal ones', () => {
    for (const state of positions(2, 'promise')) {
      const moves = game.moves(state);
      const looked = promising(mind, state, moves);
      expect(looked.length > 0).toBe(moves.length > 0);
      for (const move of looked) expect(moves).toContain(move);
    }
  });

  it('counts the turns, and every maintenance as one', () => {
    let ended = 0;
    const roll = seededRoll('clock');
    const state = game.setup(3);
    for (let move = randomStep(game, state, roll); move; move = randomStep(game, state, roll)) {
      expect(mind.clock(state)).toBe(ended + Math.max(0, state.round - 1));
      if (move.type === 'endTurn') ended += 1;
      game.play(state, move);
    }
    expect([ended, mind.clock(state)]).toEqual([63, 69]);
  });
});
