import assert from 'node:assert/strict';
import { expect, it } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import { game } from '#games/ayar/rules/index.ts';
import type { State } from '#games/ayar/rules/state.ts';
import { playOut } from '../../support/random.ts';
import { candidates, endings, listed, steps, unrefused } from './oracle.ts';

// Whole matches, looked at move by move: seconds on a busy machine.
const kinds = new Set(candidates.map(({ type }) => type));

it.each([1, 2, 3, 4])(
  'AYR-DAY-02 AYR-STEP-04 with %i seats, what is listed is exactly what is not refused',
  (seats) => {
    const asked = new Set<string>();
    for (const seed of ['a', 'b'])
      playOut(game, game.setup(seats), seededRoll(`oracle ${seats} ${seed}`), (state, move) => {
        asked.add(move.type);
        assert.deepEqual(unrefused(state), listed(state), state.step);
      });
    const elsewhere = seats === 1 ? ['first'] : ['marker', 'token'];
    const rare = ['moveMarker', 'keepMarkers', 'lakeArea', 'resolve'];
    expect([...kinds].filter((kind) => !asked.has(kind) && !rare.includes(kind))).toEqual(elsewhere);
  }
);

it.each([1, 2, 4])(
  'AYR-RES-01 AYR-RES-02 AYR-RES-05 with %i seats, markers may be laid where the ledger says',
  (seats) => {
    let looked = 0;
    for (const seed of ['a', 'b', 'c', 'd'])
      playOut(game, game.setup(seats), seededRoll(`steps ${seats} ${seed}`), (state) => {
        if (state.step !== 'step') return;
        const ours = game.moves(state).map((move) => (move.type === 'step' ? `${move.marker} ${move.line}` : ''));
        assert.deepEqual(ours, steps(state));
        looked += 1;
      });
    expect(looked).toBe(4 * 14 * seats);
  }
);

it('AYR-RES-42 AYR-RES-43 AYR-RES-46 boats may end where trying every trip says', () => {
  let looked = 0;
  /** Where our own moves lead, without the viracocha on the way. */
  const ours = (state: State, ends = new Set<string>(), seen = new Set<string>()): Set<string> => {
    for (const move of game.moves(state)) {
      if (move.type === 'endActivity') ends.add(game.board.nodes[state.players[state.seat]!.boat]!.id);
      if (move.type !== 'sail') continue;
      const after = game.clone(state);
      game.play(after, move);
      while (after.step === 'lakeArea' || after.step === 'viracocha') {
        // A viracocha that changes nothing of the trip.
        const list = game.moves(after);
        const plain = list.find(
          (one) => one.type === 'placeViracocha' && !one.slot.endsWith('reed') && one.slot !== 'move-step'
        );
        game.play(after, plain ?? list[0]!);
      }
      const { boat, islands } = after.players[state.seat]!;
      const key = [boat, after.power, after.step, ...islands].join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      if (after.step === 'reed') ours(after, ends, seen);
      else ends.add(game.board.nodes[boat]!.id);
    }
    return ends;
  };
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    playOut(game, game.setup(3), seededRoll(`boats ${seed}`), (state) => {
      if (state.step !== 'reed' || state.units > 0) return;
      assert.deepEqual([...ours(state)].sort(), [...endings(state, state.seat, state.power)].sort());
      looked += 1;
    });
  expect(looked).toBeGreaterThan(30);
});
