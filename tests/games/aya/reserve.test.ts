/** AYA-DRAW-05: what is taken from the reserve is for a place, not for going round in a circle. */
import { expect, test } from 'vitest';
import { draw, seededRoll } from '#engine/chance.ts';
import { coach } from '#games/aya/lesson/coach.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move } from '#games/aya/rules/moves.ts';
import type { State } from '#games/aya/rules/state.ts';
import { moveOf, putOf } from '#games/aya/view/put.ts';
import { advised, suggest, wantsReserve } from '#games/aya/view/suggest.ts';

/** Two who do what the app advises, and keep every so often what could be placed. */
function* followed(seed: string): Generator<{ state: State; move: Move }> {
  const roll = seededRoll(seed);
  const state = game.setup(2, game.parseOptions(2, { hand: 'guided', first: 0 }) as never);
  for (let n = 0; n < 220 && state.phase !== 'push' && state.phase !== 'over'; n += 1) {
    const turn = game.turn(state);
    if (typeof turn !== 'number') {
      game.play(state, draw(game, state, roll));
      continue;
    }
    if (!['place', 'draw', 'ahead'].includes(state.due)) {
      game.play(state, game.moves(state)[0]!);
      continue;
    }
    const move = advised(game, game.clone(state));
    yield { state, move };
    const keeps = state.due === 'place' && state.from[state.turn] === 'stock' && roll(4) === 0;
    game.play(state, keeps ? { type: 'toReserve', ms: 4000, away: 0 } : move);
  }
}

test.each(['a', 'b', 'c'])(
  'what came from the reserve is not sent back, and taken only for a place (%s)',
  { timeout: 240_000 },
  (seed) => {
    let [taken, circles, after] = [0, 0, 0];
    for (const { state, move } of followed(seed)) {
      if (move.type === 'draw' && move.from === 'reserve') {
        taken += 1;
        expect(wantsReserve(game, state)).toBe(true);
      }
      if (state.due !== 'place' || state.from[state.turn] !== 'reserve') continue;
      after += 1;
      if (move.type !== 'toReserve') continue;
      // Only where it would do harm wherever it stood.
      const domino = state.hand[state.turn]!;
      const { wish } = suggest(game, state, domino, 'plain');
      const put = putOf(game, state, domino, wish);
      if (game.illegal(state, moveOf(state, wish)) === undefined && !/spoils|overlap/.test(put.held.verdict))
        circles += 1;
    }
    expect(taken).toBeGreaterThan(3);
    expect(after).toBeGreaterThan(3);
    expect(circles).toBe(0);
  }
);

test('the coach says nothing of keeping a domino that has just come from the reserve', () => {
  const keep = coach.find(({ id }) => id === 'keep')!;
  const says: Record<string, boolean[]> = { stock: [], reserve: [] };
  for (const { state } of followed('d'))
    if (state.due === 'place') says[state.from[state.turn]!]!.push(keep.when(state, 0));
  expect(says['reserve']).not.toHaveLength(0);
  expect(says['reserve']).not.toContain(true);
  expect(says['stock']).toContain(true);
});
