/** A move that is being composed: whatever is chosen, what would be sent is legal and brings what is shown. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { compose, type Chosen } from '#games/aiye/view/composed.ts';
import { playAll, positions } from '../../support/random.ts';

type Decision = { readonly state: State; readonly moves: Move[]; readonly decider: number };

/** What persons decide in a random match. */
const decisions = (seed: string): Decision[] =>
  Array.from(positions(game, 2, seed), (state) => game.clone(state)).flatMap((state) => {
    const decider = game.turn(state);
    return typeof decider === 'number' ? [{ state, moves: game.moves(state), decider }] : [];
  });

describe('at any position of a match', () => {
  test('what would be sent for a move is legal, and the preview shows where it leads', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const position of decisions(seed)) {
          for (const head of position.moves.slice(0, 4)) {
            const { pending, preview } = compose(game, position, { at: position.state, kept: [], head });
            if (pending) assert.deepEqual(preview!.after, playAll(game, position.state, pending));
          }
        }
      }),
      { numRuns: 4, seed: 20260102 }
    );
  }, 60_000);

  test('an answer that leads on is kept, and the next question is asked in the position it leads to', () => {
    for (const position of decisions('kept')) {
      const move = position.moves[0]!;
      const { levels, now, open } = compose(game, position, { at: position.state, kept: [move] });
      assert.equal(levels.length, 2);
      assert.deepEqual(now.state, playAll(game, position.state, [move]));
      assert.equal(open, true);
    }
  });
});

describe('what is chosen', () => {
  const [first, second] = decisions('chosen') as [Decision, Decision];
  const chosen: Chosen = { at: first.state, kept: [], head: first.moves[0]!, mode: 'order' };

  test('counts in the position it belongs to, and for whoever decides there', () => {
    expect(compose(game, first, chosen)).toMatchObject({ head: chosen.head, mode: 'order', open: true });
    const nothing = { head: undefined, mode: undefined, kept: [], pending: undefined, preview: undefined, open: false };
    expect(compose(game, { ...first, state: game.clone(first.state) }, chosen)).toMatchObject(nothing);
    expect(compose(game, { ...first, decider: undefined }, chosen)).toMatchObject(nothing);
    expect(compose(game, second, chosen)).toMatchObject(nothing);
  });

  test('leaves alone what it does not change', () => {
    const before = compose(game, first, undefined);
    const mine = compose(game, first, chosen, before);
    expect(mine.now).toBe(before.now);
    expect(mine.landings).toBe(before.landings);
    const away = compose(game, { ...first, decider: undefined }, undefined, before);
    expect([...away.landings]).toEqual([]);
    expect(compose(game, first, undefined, away).landings).toEqual(before.landings);
    const kept = compose(game, first, { at: first.state, kept: [first.moves[0]!] }, before);
    expect(kept.levels[0]).toBe(before.now);
    const more = compose(game, first, { at: first.state, kept: [first.moves[0]!], mode: 'pay' }, kept);
    expect(more.levels).toEqual(kept.levels);
    expect(more.now).toBe(kept.now);
    expect(compose(game, second, undefined, kept).now).not.toBe(kept.now);
  });
});
