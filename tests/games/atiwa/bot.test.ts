import { expect, it } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { createMind } from '#games/atiwa/bot.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { playOut } from '../../support/random.ts';

it('the mind of Atiwa counts the turns, and every maintenance as one', () => {
  const mind = createMind(game);
  let ended = 0;
  const { state: last } = playOut(game, game.setup(3), seededRoll('clock'), (state, move) => {
    expect(mind.clock(state)).toBe(ended + Math.max(0, state.round - 1));
    if (move.type === 'endTurn') ended += 1;
  });
  expect([ended, mind.clock(last)]).toEqual([63, 69]);
});
