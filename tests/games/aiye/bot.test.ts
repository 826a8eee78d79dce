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
