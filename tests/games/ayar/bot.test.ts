import assert from 'node:assert/strict';
import { expect, it } from 'vitest';
import { finish } from '#bots/bot.ts';
import { createBot } from '#bots/create.ts';
import { createMind } from '#games/ayar/bot.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { bestSplit, moonOf, sunOf } from '#games/ayar/rules/scoring.ts';
import { everywhere } from '../../support/ayar/everywhere.ts';
import { game } from '../../support/ayar/scene.ts';
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

it.each(['medium', 'hard'] as const)(
  'AYR-END-03, AYR-RES-51 %s divides its llamas for the highest lower marker, and of equal ones for the nearer other one',
  (level) => {
    const mind = createMind(game);
    let ties = 0;
    everywhere((state) => {
      if (state.step !== 'llamas') return;
      const result = (move: Move): { low: number; distance: number } => {
        const after = game.clone(state);
        game.play(after, move);
        const side = after.players[state.asked]!;
        return { low: Math.min(sunOf(side), moonOf(side)), distance: Math.abs(sunOf(side) - moonOf(side)) };
      };
      const best = result({ type: 'llamas', ...bestSplit(game.board, state, state.asked) });
      assert.deepEqual(result(finish(createBot(level, game, mind).decide(state, 'llamas')).move), best);
      const asLow = game
        .moves(state)
        .map(result)
        .filter(({ low }) => low === best.low);
      if (asLow.some(({ distance }) => distance > best.distance)) ties += 1;
    }, 32);
    expect(ties).toBeGreaterThan(5);
  }
);
