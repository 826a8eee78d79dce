import { describe, expect, it, test } from 'vitest';
import { draw, outcomeAt, seededRoll, totalWeight } from '#engine/chance.ts';
import { canonical } from '#engine/json.ts';
import { toy } from '../support/toy.ts';

const chances = [
  { move: 'a', weight: 2 },
  { move: 'b', weight: 1 },
  { move: 'c', weight: 3 }
];

describe('outcomes', () => {
  test('follow their weights in the order listed', () => {
    expect(totalWeight(chances)).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map((ticket) => outcomeAt(chances, ticket)).join('')).toBe('aabccc');
    expect(() => outcomeAt(chances, 6)).toThrow(RangeError);
    expect(() => outcomeAt([], 0)).toThrow(RangeError);
  });

  test('are drawn by one roll below the total weight', () => {
    const state = toy.setup(3, { tokens: 2, first: null });
    const asked: number[] = [];
    const move = draw(toy, state, (below) => {
      asked.push(below);
      return 2;
    });
    expect([asked, move]).toEqual([[3], { type: 'first', seat: 2 }]);
  });

  test('a game’s own way to draw is preferred', () => {
    const own = { ...toy, draw: () => ({ type: 'own' }) };
    expect(draw(own, toy.setup(2), () => 0)).toEqual({ type: 'own' });
  });
});

describe('a seeded roll', () => {
  const rolls = (seed: number | string, below: number, many: number): number[] => {
    const roll = seededRoll(seed);
    return Array.from({ length: many }, () => roll(below));
  };

  test('is the same for the same seed, as number or text, and another for others', () => {
    expect(rolls(1, 1000, 20)).toEqual(rolls('1', 1000, 20));
    const firsts = new Set(Array.from({ length: 200 }, (_, seed) => canonical(rolls(seed, 1000, 4))));
    expect(firsts.size).toBe(200);
  });

  test('stays the same in every version: logs of bots and tests depend on it', () => {
    expect(rolls('wayside', 100, 8)).toMatchInlineSnapshot(`
      [
        20,
        65,
        43,
        88,
        28,
        25,
        61,
        21,
      ]
    `);
  });

  test('of one or nothing is 0', () => {
    expect([...rolls(1, 1, 3), ...rolls(1, 0, 1)]).toEqual([0, 0, 0, 0]);
  });

  // Chi-squared with below − 1 degrees of freedom; the bound is passed by chance once in a hundred thousand seeds.
  it.each([
    [2, 20],
    [6, 31],
    [7, 33],
    [48, 105],
    [100, 176]
  ])('below %i is uniform', (below, bound) => {
    const many = below * 2000;
    const counts = Array<number>(below).fill(0);
    for (const value of rolls(`uniform ${below}`, below, many)) counts[value]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(bound);
  });

  test('rejects what would favour low values', () => {
    // If 2³² values were only folded into 3·2³⁰, half of them would fall below 2³⁰ instead of a third.
    const below = 3 * 2 ** 30;
    const low = rolls('fold', below, 30_000).filter((value) => value < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });

  test('keeps neighbouring rolls apart', () => {
    const values = rolls('pairs', 10, 100_000);
    const pairs = Array<number>(100).fill(0);
    for (let i = 0; i + 1 < values.length; i += 2) pairs[values[i]! * 10 + values[i + 1]!]! += 1;
    const chi = pairs.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    expect(chi).toBeLessThan(176);
  });
});
