import { describe, expect, it } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { standing, total } from '#engine/game.ts';
import { promising } from '#bots/mind.ts';
import { createMind } from '#games/ayar/bot.ts';
import { game } from '#games/ayar/rules/index.ts';
import type { State } from '#games/ayar/rules/state.ts';

const mind = createMind(game);

/** Random matches, every position of them. */
function* positions(seats: number, seed: string): Generator<State> {
  const roll = seededRoll(seed);
  const state = game.setup(seats);
  for (;;) {
    yield state;
    const turn = game.turn(state);
    if (turn === 'over') return;
    const moves = game.moves(state);
    game.play(state, turn === 'chance' ? draw(game, state, roll) : moves[roll(moves.length)]!);
  }
}

describe('the mind of Ayar', () => {
  it.each([1, 2, 3, 4])('values every position of %i seats and leaves it as it was', (seats) => {
    for (const state of positions(seats, `values ${seats}`)) {
      const before = JSON.stringify(state);
      const values = mind.values(state);
      expect(values).toHaveLength(seats + (state.ayllu ? 1 : 0));
      expect(Array.from(values).every(Number.isFinite)).toBe(true);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('knows the score when all is over', () => {
    for (const seats of [1, 2]) {
      let last: State | undefined;
      for (const state of positions(seats, 'over')) last = state;
      expect(Array.from(mind.values(last!))).toEqual(standing(game, last!).lines.map(total));
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

  it.each([1, 3])('counts the turns of all seats at a table of %i', (seats) => {
    let before = 0;
    for (const state of positions(seats, 'clock')) {
      const now = mind.clock(state);
      expect(now === before || now === before + 1).toBe(true);
      before = now;
    }
    expect(before).toBe(seats * 15);
  });
});
