import { expect, it } from 'vitest';
import { createMind } from '#games/aiye/bot.ts';
import { game } from '#games/aiye/rules/index.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { positions } from '../../support/random.ts';

it('the mind of Àiyé counts the turns', () => {
  const mind = createMind(game);
  let turns = 0;
  let seat = -1;
  let last: State | undefined;
  for (const state of positions(game, 3, 'clock')) {
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

it('of every decision the mind finds something worth a look: a seed of free colour hides no other', () => {
  const mind = createMind(game);
  let asked = 0;
  for (const seats of [3, 4])
    for (let seed = 0; seed < 8; seed += 1)
      for (const state of positions(game, seats, `a${seats}${seed}`)) {
        if (typeof game.turn(state) !== 'number') continue;
        const worth = game.moves(state).filter((move) => mind.promise(state, move) !== -Infinity);
        if (state.step === 'use') expect(worth, JSON.stringify(game.moves(state))).not.toEqual([]);
        asked += 1;
      }
  expect(asked).toBeGreaterThan(1000);
});
