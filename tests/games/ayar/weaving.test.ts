import { describe, expect, test } from 'vitest';
import { flipSign } from '#games/ayar/view/dock.ts';
import {
  answer,
  game,
  moonsOf,
  of,
  follow,
  offered,
  run,
  sunsOf,
  turnOf,
  working,
  type PlayerGiven
} from '../../support/ayar/scene.ts';

type Cloths = NonNullable<PlayerGiven['cloths']>;
const area = (cloths: Cloths, covered: readonly number[] = []) => turnOf({ players: [{ cloths, covered }] });
const cell = (row: number, column: number): number => row * 8 + column;
/** Every cell but those named. */
const allBut = (...free: number[]): number[] =>
  Array.from({ length: 24 }, (_, i) => i).filter((i) => !free.includes(i));

describe('taking textiles', () => {
  test('TV-22 AYR-WEAVE-01 AYR-RES-36 power 3: one of the stacks 1 to 3, or of 1 and 2', () => {
    const state = working('weaving', 3);
    expect(offered(state)).toEqual(['takeTextile 1', 'takeTextile 2', 'takeTextile 3']);
    expect(answer(state, 'takeTextile 4')).toBe('AYR-WEAVE-01');
    expect(answer(state, 'takeTextile 5')).toBe('AYR-WEAVE-01');
    const one = run(state, 'takeTextile 1', 'lay 0 0');
    expect(offered(one)).toEqual(['takeTextile 2', 'endActivity']);
    expect(answer(one, 'takeTextile 1')).toBe('AYR-RES-36');
    // Never three.
    expect(run(working('weaving', 9), 'takeTextile 1', 'lay 0 0', 'takeTextile 2', 'lay 2 0').step).toBe('textile');
  });

  test('AYR-RES-36 the next textile shows when the activity is over; an empty stack stays empty', () => {
    const state = working('weaving', 3);
    state.under = state.under.with(1, 0);
    const over = run(state, 'takeTextile 1', 'lay 0 0', 'takeTextile 2', 'lay 2 0');
    expect([over.step, over.tops[0], over.tops[1]]).toEqual(['textile', -1, -1]);
    expect(offered(over)).toHaveLength(15);
    const later = run(over, offered(over)[0]!);
    expect([later.seat, later.tops[1]]).toEqual([1, -1]);
    expect(answer({ ...working('weaving', 3), tops: later.tops }, 'takeTextile 2')).toBe('AYR-RES-36');
  });

  test('AYR-WEAVE-02 a textile with a viracocha gives one', () => {
    const state = run(working('weaving', 1, { tops: 'T1b8 T2a1 T3a1 T4a1' }), 'takeTextile 1', 'lay 0 0');
    expect(state.step).toBe('viracocha');
    expect(run(working('weaving', 1), 'takeTextile 1', 'lay 0 0').step).toBe('textile');
  });

  test('AYR-WEAVE-03 AYR-RES-37 exactly two free neighbouring slots, anywhere; gaps may stay', () => {
    const state = run(working('weaving', 2, { players: [{ covered: [0] }] }), 'takeTextile 2');
    // 37 places to lie or stand on a free area of 3 × 8, less three that touch cell 0 twice; four facings for each.
    expect(offered(state)).toHaveLength((21 + 16 - 2) * 4);
    expect(answer(state, 'lay 0 0')).toBe('AYR-WEAVE-03');
    expect(answer(state, 'lay 7 0')).toBe('AYR-WEAVE-03');
    expect(answer(state, 'lay 17 1')).toBe('AYR-WEAVE-03');
    expect(answer(state, 'lay 1 8')).toBe('AYR-WEAVE-03');
    expect(answer(state, 'lay 30 0')).toBe('AYR-WEAVE-03');
    const { state: after, events } = follow(state, ['lay 13 5']);
    expect(after.players[0]!.weave[0]).toBe(1 | (1 << 13) | (1 << 21));
    expect(of(events, 'textileLaid')).toEqual([{ type: 'textileLaid', seat: 0, textile: 'T2a1', cell: 13, facing: 5 }]);
  });

  test('TV-25 AYR-RES-05 AYR-RES-37 two free slots that are no neighbours take no textile', () => {
    const weaving = (free: readonly number[]) =>
      answer(run(turnOf({ players: [{ covered: allBut(...free) }] }), 'step teal R1'), 'build teal-01');
    expect(weaving([cell(0, 7), cell(2, 7)])).toBe('AYR-TAMBO-03');
    expect(weaving([cell(1, 7), cell(2, 7)])).toBe('legal');
    expect(weaving([cell(1, 6), cell(1, 7)])).toBe('legal');
    // The right end of a row and the left end of the next are no neighbours.
    expect(weaving([cell(0, 7), cell(1, 0)])).toBe('AYR-TAMBO-03');
  });
});

describe('what weaving is worth', () => {
  test('EX-03 AYR-WEAVE-04 AYR-WEAVE-05 AYR-RES-38 seven textiles: five suns, ten moons', () => {
    const state = area([
      ['T1b2', cell(0, 0), 1],
      ['T1a6', cell(2, 0), 2],
      ['T2b1', cell(0, 1), 1],
      ['T2a6', cell(0, 2), 0],
      ['T3b5', cell(1, 2), 7],
      ['T1a8', cell(0, 4), 3],
      ['T2a4', cell(2, 3), 0]
    ]);
    expect([sunsOf(state, 'weaving'), moonsOf(state, 'weaving')]).toEqual([5, 10]);
  });

  test('TV-24 AYR-WEAVE-05 a gap in the first column: nothing', () => {
    expect(moonsOf(area([], allBut(cell(1, 0))), 'weaving')).toBe(0);
    expect(moonsOf(area([], allBut()), 'weaving')).toBe(45);
    expect(moonsOf(area([], allBut(cell(0, 5))), 'weaving')).toBe(21);
  });

  test('TV-26 AYR-RES-38 half suns count where both sides of an edge have one', () => {
    expect(
      sunsOf(
        area([
          ['T1a8', 0, 0],
          ['T1b8', 2, 0]
        ]),
        'weaving'
      )
    ).toBe(0);
    expect(
      sunsOf(
        area([
          ['T1a8', 0, 2],
          ['T1b8', 2, 0]
        ]),
        'weaving'
      )
    ).toBe(1);
  });

  test('AYR-RES-38 nothing at the border, nothing across it, nothing at an empty slot', () => {
    // A half sun at the right end of the first row and one at the left end of the second.
    expect(
      sunsOf(
        area([
          ['T1a4', 6, 0],
          ['T1a2', 8, 0]
        ]),
        'weaving'
      )
    ).toBe(0);
    expect(
      sunsOf(
        area([
          ['T1a4', 5, 0],
          ['T1a2', 8, 0]
        ]),
        'weaving'
      )
    ).toBe(0);
    expect(
      sunsOf(
        area([
          ['T1a4', 4, 0],
          ['T1a2', 6, 0]
        ]),
        'weaving'
      )
    ).toBe(1);
    expect(sunsOf(area([['T1a4', 4, 0]]), 'weaving')).toBe(0);
  });

  test('AYR-WEAVE-04 suns printed complete always count; the back is the mirror image', () => {
    expect(sunsOf(area([['T4a5', 0, 0]]), 'weaving')).toBe(1);
    // T1a1 has its half sun at the top of a: flipped, at the bottom.
    expect(
      sunsOf(
        area([
          ['T1a1', 0, 4],
          ['T1b1', 8, 0]
        ]),
        'weaving'
      )
    ).toBe(1);
    expect(
      sunsOf(
        area([
          ['T1a1', 0, 0],
          ['T1b1', 8, 0]
        ]),
        'weaving'
      )
    ).toBe(0);
    expect(game.board.textiles.find(({ id }) => id === 'T1a1')!.facings).toEqual([
      [1, 0],
      [2, 0],
      [0, 4],
      [0, 8],
      [4, 0],
      [8, 0],
      [0, 1],
      [0, 2]
    ]);
  });
});

test('the sign of Flip shows which sides of the textile change places', () => {
  const sidesOf = ([first, second]: readonly [number, number]): number => first | second;
  const [top, right, bottom, left] = [1, 2, 4, 8];
  for (const { facings } of game.board.textiles)
    facings.forEach((facing, n) => {
      const [was, is] = [sidesOf(facing), sidesOf(facings[n ^ 4]!)];
      const [one, other] = flipSign(n) === 'flip' ? [left, right] : [top, bottom];
      expect([(is & one) > 0, (is & other) > 0]).toEqual([(was & other) > 0, (was & one) > 0]);
      expect(is & ~(one | other)).toBe(was & ~(one | other));
    });
});
