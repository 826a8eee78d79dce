import { expect, it } from 'vitest';
import { createMind } from '#games/ayar/bot.ts';
import { game } from '#games/ayar/rules/index.ts';
import { positions } from '../../support/random.ts';

it.each([1, 3])('the mind of Ayar counts the turns of all seats at a table of %i', (seats) => {
  const mind = createMind(game);
  let before = 0;
  for (const state of positions(game, seats, 'clock')) {
    const now = mind.clock(state);
    expect(now === before || now === before + 1).toBe(true);
    before = now;
  }
  expect(before).toBe(seats * 15);
});
