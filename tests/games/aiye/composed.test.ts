/** A move that is being composed: whatever is chosen, what would be sent is legal and brings what is shown. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import type { Move } from '#games/aiye/rules/moves.ts';
import type { Color, Owing, State } from '#games/aiye/rules/state.ts';
import { answeredBy, compose, swapped, type Chosen, type Composed } from '#games/aiye/view/composed.ts';
import { payable, unpayable, type Picks } from '#games/aiye/view/payment.ts';
import { refusals } from '#games/aiye/words/refusals.ts';
import { refuse } from '#words/refusals.ts';
import { table } from '../../support/aiye/position.ts';
import { playAll, positions } from '../../support/random.ts';
import { seededRoll } from '#engine/chance.ts';

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
  });

  test('a hint lies there with its own colours and seeds, as it would be played', () => {
    const roll = seededRoll('hinted');
    const laid = { drop: 0, pay: 0 };
    for (const position of [...decisions('hint 1'), ...decisions('hint 2'), ...decisions('hint 3')]) {
      for (const head of position.moves) {
        const asked = playAll(game, position.state, [head]);
        if (asked.step !== 'drop' && asked.step !== 'pay') continue;
        const answers: Move[] = [];
        for (let state = asked; state.step === asked.step;) {
          const moves = game.moves(state);
          const move = moves[roll(moves.length)]!;
          answers.push(move);
          state = playAll(game, state, [move]);
        }
        laid[asked.step] += 1;
        const answered = answeredBy(game, asked, [...answers, { type: 'endTurn' }]);
        const { preview } = compose(game, position, { at: position.state, kept: [], head, ...answered });
        assert.deepEqual(preview!.after, playAll(game, position.state, [head, ...answers]));
        // Where it does not say all of it, the table proposes as ever.
        const none = compose(game, position, { at: position.state, kept: [], head, ...answeredBy(game, asked, []) });
        assert.deepEqual(none.pending, compose(game, position, { at: position.state, kept: [], head }).pending);
      }
    }
    expect(Math.min(laid.drop, laid.pay)).toBeGreaterThan(20);
  });

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
  type Changing = { readonly position: Decision; readonly chosen: Chosen; readonly whole: Composed };
  /** Payments of at least two seeds, of which the first so many have been kept back. */
  const changing = (holes: number): Changing[] =>
    decisions('paying').flatMap((position) =>
      position.moves.slice(0, 4).flatMap((head) => {
        const whole = compose(game, position, { at: position.state, kept: [], head });
        const { picks } = whole;
        if (!picks || picks.length < Math.max(2, holes)) return [];
        const left = picks.map((pick, index) => (index < holes ? undefined : pick));
        const avoid = picks[0]!.color;
        return [{ position, chosen: { at: position.state, kept: [], head, mode: 'pay', picks: left, avoid }, whole }];
      })
    );

  test('the seeds that are still paid stay marked, and so does the card they are for', () => {
    const cases = changing(1);
    assert(cases.length > 10);
    for (const { position, chosen, whole } of cases) {
      const { pending, preview } = compose(game, position, chosen);
      assert.equal(pending, undefined);
      const total = ({ paid }: { paid: { sun: number; moon: number } }): number => paid.sun + paid.moon;
      assert.equal(total(preview!), total(whole.preview!) - 1);
      assert.deepEqual(preview!.arrives, whole.preview!.arrives);
    }
  });

  test.each([1, 2, 3])('with %i seeds kept back, any lit columns touched one after another make it whole', (holes) => {
    const cases = changing(holes);
    assert(cases.length > 10);
    for (const { position, chosen } of cases) {
      const ways = [chosen];
      for (let chosen = ways.pop(); chosen; chosen = ways.pop()) {
        const { payable, pending } = compose(game, position, chosen);
        const missing = chosen.picks!.filter((pick) => !pick).length;
        if (missing === 0) assert(pending, JSON.stringify(chosen.picks));
        else {
          assert(payable.size > 0, JSON.stringify(chosen.picks));
          for (const picks of payable.values()) ways.push({ ...chosen, picks });
        }
      }
    }
  });

  test('a column that cannot pay says why', () => {
    const state: State = {
      ...table({ areas: ['c1[S]1s1m | c2[M]2m | c3[S] | c4[M]1s | c5[S] | c6[M]'] }),
      seat: 0,
      step: 'pay'
    };
    const reason = (owing: Partial<Owing>, picks: Picks, place: number): string => {
      const priced = { ...state, owing: { sun: 0, moon: 0, any: 0, from: 0, ...owing } };
      const { id } = priced.areas[0]!.columns[place - 1]!;
      assert(!payable(priced, picks, undefined).has(id));
      return refuse(refusals, game, unpayable(priced, picks, id));
    };
    const [one, , , four] = state.areas[0]!.columns.map(({ id }) => id) as [number, number, number, number];
    const suns: Picks = [
      { column: one, color: 'sun' },
      { column: four, color: 'sun' }
    ];
    expect(reason({ sun: 2 }, suns, 3)).toBe('There are no seeds in this column.');
    expect(reason({ sun: 2 }, suns, 2)).toBe('The price is paid exactly, and no moon seed is asked for.');
    expect(reason({ sun: 2 }, [suns[0], undefined], 1)).toBe('No other seed of this column can be paid.');
    expect(reason({ sun: 2 }, [undefined, suns[1]], 4)).toBe('No other seed of this column can be paid.');
    expect(reason({ sun: 1, any: 1 }, [{ column: one, color: 'moon' }, undefined], 2)).toBe(
      'With the other seeds of this payment, none from here fits the price.'
    );
  });

  test('one seed may be exchanged for the other colour of its column', () => {
    const state = {
      ...table({ areas: ['c1[S]1s1m | c2[M] | c3[S] | c4[M] | c5[S] | c6[M]'] }),
      seat: 0,
      step: 'pay'
    } as State;
    const { id } = state.areas[0]!.columns[0]!;
    const owing: Owing = { sun: 0, moon: 0, any: 1, from: 0 };
    expect(payable({ ...state, owing }, [{ column: id, color: 'sun' }], undefined).get(id)).toEqual([
      { column: id, color: 'moon' }
    ]);
  });
});

test('a seed that is touched changes places with the next one of the other colour, and every order can be reached', () => {
  expect(swapped(['moon', 'sun', 'sun'], 0)).toEqual(['sun', 'moon', 'sun']);
  expect(swapped(['sun', 'sun', 'moon'], 2)).toEqual(['moon', 'sun', 'sun']);
  expect(swapped(['sun', 'moon', 'moon'], 2)).toEqual(['moon', 'moon', 'sun']);
  expect(swapped(['sun', 'sun'], 0)).toEqual(['sun', 'sun']);
  const reached = new Set<string>();
  const reach = (order: readonly Color[]): void => {
    if (reached.has(order.join())) return;
    reached.add(order.join());
    for (const index of order.keys()) reach(swapped(order, index));
  };
  reach(['moon', 'moon', 'sun', 'sun', 'sun']);
  expect(reached.size).toBe(10);
});
