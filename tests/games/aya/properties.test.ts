/** What is true of Aya at every position, whatever is played, with whatever hands. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { seededRoll, totalWeight } from '#engine/chance.ts';
import { game } from '#games/aya/rules/index.ts';
import { overlap } from '#games/aya/rules/geometry.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import { footprint } from '#games/aya/rules/pose.ts';
import { onTable } from '#games/aya/rules/room.ts';
import { cosine, sine } from '#games/aya/rules/sine.ts';
import { idsOf, types, type State } from '#games/aya/rules/state.ts';
import { box } from '../../support/aya/table.ts';

const matches = fc.record({
  seats: fc.integer({ min: 1, max: 5 }),
  seed: fc.integer({ min: 0 }),
  hand: fc.constantFrom('guided', 'steady', 'natural', 'bare'),
  table: fc.constantFrom('compact', 'default')
});

function everywhere(check: (state: State, move: Move) => void, numRuns = 16, plies = 160): void {
  fc.assert(
    fc.property(matches, ({ seats, seed, ...options }) => {
      const read = game.parseOptions(seats, options);
      if (typeof read === 'string') throw new Error(read);
      const state = game.setup(seats, read);
      const roll = seededRoll(seed);
      for (let n = 0; n < plies && game.turn(state) !== 'over'; n++) {
        const move = game.turn(state) === 'chance' ? game.draw!(state, roll) : game.sample!(state, roll);
        check(state, move);
        game.play(state, move);
      }
    }),
    { numRuns, seed: 20260101 }
  );
}

describe('at every position', () => {
  test('AYA-DEAL-01 AYA-COMP-01 AYA-COMP-02 each domino is in exactly one place, and stocks hold what is unseen', () => {
    everywhere((state) => {
      const unseen = box.kinds.reduce((sum, kind) => sum + state.unseen[kind], 0);
      const seen = [...state.hand.filter((id) => id !== null), ...state.reserve.flat(), ...idsOf(state.dominoes)];
      assert.equal(new Set(seen).size, seen.length, 'a domino is in two places');
      // Hands that are lost with the end of building are out of the game.
      if (state.phase !== 'push' && state.phase !== 'over') assert.equal(unseen + seen.length, 156);
      assert.equal(
        unseen,
        state.stock.reduce((a, b) => a + b)
      );
      if (state.due === 'drawn') assert.equal(totalWeight(game.chances(state)), unseen);
      for (const type of types) {
        const used = Object.keys(state.tokens).filter((id) => box.tokens.get(id)!.type === type).length;
        const laid = Object.keys(state.tiles).filter((id) => box.tiles.get(id)!.type === type).length;
        assert.deepEqual([used + state.animalsLeft[type], laid + state.tilesLeft[type].length], [5, 3]);
      }
    });
  });

  test('AYA-PLACE-07 AYA-SETUP-01 no two feet overlap, and all are on the table', () => {
    everywhere((state) => {
      const feet = idsOf(state.dominoes).map((id) => footprint(box.size, state.dominoes[id]!));
      feet.forEach((foot, i) => {
        assert.ok(onTable(box, state, foot));
        for (const other of feet.slice(i + 1)) assert.ok(!overlap(foot, other));
      });
    }, 8);
  });

  test('AYA-DRAW-01 AYA-TIME-07 nobody holds two, and no glass is overspent', () => {
    everywhere((state, move) => {
      assert.ok(
        state.hand.every((id, stock) => (id === null) === (state.from[stock] === null) || state.due === 'accident')
      );
      assert.ok(state.sandMs >= 0 && state.sandMs <= state.options.glassMs);
      if (move.type === 'sandOut') assert.equal(move.ms, state.options.glassMs - state.sandMs);
    });
  });

  test('AYA-TILE-03 AYA-ACC-04 tiles stay where they are, and dominoes too unless they are turned', () => {
    everywhere((state, move) => {
      const next = game.clone(state);
      game.play(next, move);
      for (const [id, pose] of Object.entries(state.tiles)) assert.deepEqual(next.tiles[id], pose);
      if (move.type === 'turn') return;
      for (const [id, { x, z, a }] of Object.entries(state.dominoes))
        assert.deepEqual([next.dominoes[id]!.x, next.dominoes[id]!.z, next.dominoes[id]!.a], [x, z, a]);
    });
  });
});

test('sines by hand agree with the machine’s, and never leave the circle', () => {
  for (let n = -7300; n <= 7300; n++) {
    const exact = Math.sin((n * Math.PI) / 3600);
    assert.ok(Math.abs(sine(n) - exact) < 1e-14);
    assert.ok(Math.abs(sine(n) * sine(n) + cosine(n) * cosine(n) - 1) < 1e-14);
  }
  assert.deepEqual([sine(0), sine(1800), sine(3600), sine(5400), cosine(0)], [0, 1, 0, -1, 1]);
});
