import { describe, expect, it } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { total } from '#engine/game.ts';
import { promising } from '#bots/mind.ts';
import { createMind } from '#games/aiye/bot.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';

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

describe('the mind of Àiyé', () => {
  it.each([2, 3, 4])('values every position of %i seats and leaves it as it was', (seats) => {
    for (const state of positions(seats, `values ${seats}`)) {
      const before = JSON.stringify(state);
      const values = mind.values(state);
      expect(values).toHaveLength(seats);
      expect(Array.from(values).every(Number.isFinite)).toBe(true);
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

  it('counts the turns', () => {
    let turns = 0;
    let seat = -1;
    let last: State | undefined;
    for (const state of positions(3, 'clock')) {
      if (state.round > 0 && state.step !== 'over' && state.seat !== seat) {
        if (seat >= 0) turns++;
        seat = state.seat;
      }
      if (state.step === 'over') turns++;
      expect(mind.clock(state)).toBe(turns);
      last = state;
    }
    expect(mind.clock(last!)).toBe((last!.round - 1) * 3);
  });
});
