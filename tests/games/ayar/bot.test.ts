import assert from 'node:assert/strict';
import { expect, it } from 'vitest';
import { finish } from '#bots/bot.ts';
import { createBot } from '#bots/create.ts';
import { createMind } from '#games/ayar/bot.ts';
import type { Move } from '#games/ayar/rules/moves.ts';
import { bestSplit, moonOf, sunOf } from '#games/ayar/rules/scoring.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { everywhere } from '../../support/ayar/everywhere.ts';
import { game, run, working, type Given } from '../../support/ayar/scene.ts';
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

it('AYR-ACT-06 what a turn has brought about counts as long as a viracocha of its work is placed', () => {
  // Row 1 is empty with this turn, teal passes the festival of pots, and the pot in hand brings a viracocha.
  const given: Given = {
    seats: 2,
    spaces: { teal: 9 },
    tiles: { A1: 'RT-A-pottery' },
    market: 'green-viracocha pink blue yellow',
    players: [{ gone: [1, 2, 3], pots: 'green green' }]
  };
  const mind = createMind(game);
  const hoped = (state: State): number => mind.values(state)[0]!;
  /** What the festival and the line are worth to whoever is at work, or about to place what the work gave. */
  const brought = (taken: boolean): number => {
    const whole = Object.assign(working('pottery', 2, given), { from: 7 });
    const none = Object.assign(game.clone(whole), { from: 9, cell: 15 });
    const [turn, without] = [whole, none].map((state) => (taken ? run(state, 'takePot M1') : state)) as [State, State];
    expect(turn.step).toBe(taken ? 'viracocha' : 'pottery');
    return hoped(turn) - hoped(without);
  };
  expect(brought(false)).toBeGreaterThan(1);
  expect(brought(true)).toBeGreaterThan(1);
});
