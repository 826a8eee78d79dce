/** A move that is being composed: whatever is chosen, what would be sent is legal and brings what is shown. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { State } from '#games/aiye/rules/state.ts';
import { compose, type Chosen } from '#games/aiye/view/composed.ts';
import { unpayable } from '#games/aiye/view/payment.ts';
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

describe('while a payment is being changed', () => {
  /** Payments of at least two seeds, of which the first has been kept back. */
  const changing = decisions('paying').flatMap((position) =>
    position.moves.slice(0, 4).flatMap((head) => {
      const whole = compose(game, position, { at: position.state, kept: [], head });
      const { picks, asked } = whole;
      if (!picks || picks.length < 2 || !asked) return [];
      const chosen: Chosen = {
        at: position.state,
        kept: [],
        head,
        mode: 'pay',
        picks: [undefined, ...picks.slice(1)],
        avoid: picks[0]!.color
      };
      return [{ position, chosen, whole, asked }];
    })
  );

  test('the seeds that are still paid stay marked', () => {
    assert(changing.length > 10);
    for (const { position, chosen, whole } of changing) {
      const { pending, preview } = compose(game, position, chosen);
      assert.equal(pending, undefined);
      const total = ({ paid }: { paid: { sun: number; moon: number } }): number => paid.sun + paid.moon;
      assert.equal(total(preview!), total(whole.preview!) - 1);
    }
  });

  test('every lit column makes the payment whole; every other one says why it cannot pay', () => {
    let others = 0;
    for (const { position, chosen, asked } of changing) {
      const { payable } = compose(game, position, chosen);
      for (const { id } of asked.areas[asked.seat]!.columns) {
        const picks = payable.get(id);
        if (picks) assert(compose(game, position, { ...chosen, picks }).pending);
        else {
          others += 1;
          assert.match(unpayable(game, asked, id).rule, /^AIY-VIL-(06|08|13)$/);
        }
      }
    }
    assert(others > 10);
  });
});
