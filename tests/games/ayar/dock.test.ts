/** What stands beside the markers of Ayar and in its dock is what the rules reckon with. */
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { powerFor } from '#games/ayar/rules/build.ts';
import { none } from '#games/ayar/rules/state.ts';
import { sayOf } from '#games/ayar/view/dock.ts';
import { powerNow } from '#games/ayar/view/facts.ts';
import { previewOf } from '#games/ayar/view/preview.ts';
import { everywhere, ofType } from '../../support/ayar/everywhere.ts';
import { game } from '../../support/ayar/scene.ts';

const { board } = game;

test('AYR-ACT-02 the power beside the markers is that of the dock from the step to the last unit, and none after it', () => {
  const seen = { before: 0, work: 0, after: 0 };
  everywhere((state, move, seed) => {
    if (move.type !== 'tambo' || state.phase !== 'day' || state.idle) return;
    const bonus = powerFor(game.board, state, board.slots[state.slot]!.craft) - powerNow(state, state.seat)!;
    const { after, events } = previewOf(game, state, [move]);
    const [work] = ofType(events, 'activity');
    seen.before += 1;
    assert.equal(work!.power - bonus, powerNow(state, state.seat));
    if (after.craft !== none) {
      seen.work += 1;
      assert.equal(powerNow(after, after.seat), after.power);
    } else if (after.seat === state.seat && after.phase === 'day') {
      seen.after += 1;
      assert.equal(powerNow(after, after.seat), undefined);
    }
    assert.equal(powerNow(after, (after.seat + 1) % 4), undefined, `${seed}`);
  });
  expect(Math.min(seen.before, seen.work)).toBeGreaterThan(50);
});

test('AYR-VIR-01 of a viracocha it is said how many its bonus holds with it', () => {
  let placed = 0;
  everywhere((state, move) => {
    if (move.type !== 'placeViracocha') return;
    const slot = board.viracocha.findIndex(({ id }) => id === move.slot);
    const held = previewOf(game, state, [move]).after.players[state.asked]!.viracocha[slot]!;
    const { title } = sayOf({ game, choosing: { state, head: move, picks: [] }, decider: state.asked } as never);
    assert.ok(title.endsWith(`, ${held} of ${board.viracocha[slot]!.needs}`), title);
    placed += 1;
  });
  expect(placed).toBeGreaterThan(50);
});
