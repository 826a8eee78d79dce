import { describe, expect, it, test } from 'vitest';
import edition from '#games/aiye/editions/wayside.json' with { type: 'json' };
import { game, withEdition } from '#games/aiye/rules/index.ts';
import { total } from '#engine/game.ts';
import { START, table, type Table } from '../../support/aiye/position.ts';
import { points } from '../../support/aiye/scene.ts';

const score = (area: string, options: Table['options'] = {}): Record<string, number> =>
  points(table({ areas: [area], options, characters: { open: '- - - -' }, masks: { open: '- - - -' } }));

/** A row of columns with these numbers of starters each. */
const piles = (...sizes: number[]): string =>
  sizes.map((size, i) => `c${i + 1}[${'S '.repeat(size).trim()}]`).join(' | ');

describe('the examples of the rulebook', () => {
  test('AIY-SCO-01 AIY-SCO-02 AIY-SCO-03 AIY-SCO-04 AIY-SCO-08 AIY-MASK-04 AIY-MASK-05 AIY-MASK-08 example A (EX-07)', () => {
    const area =
      'c1[S CM1 patience] | c2[M CN3 loyalty] | c3[S CM3 resilience] | c4[M M CM4] | c5[S S] | c6[M CM5] | c7[CN3 CN2]';
    expect(score(area)).toEqual({
      characters: 14,
      patience: 8,
      loyalty: 8,
      resilience: 8,
      council: 0,
      columns: 3,
      total: 41
    });
  });

  const exampleB = (mask: string): string =>
    `c1[S CS1 force CM1]2s | c2[M ${mask}]1m | c3[S generosity CS2]3s | c4[M devotion]1s | c5[S M] Council(M S CN2)`;

  test('AIY-SCO-03 AIY-SCO-04 AIY-MASK-02 AIY-MASK-03 AIY-MASK-09 AIY-MASK-12 example B (EX-08)', () => {
    expect(score(exampleB('abundance'))).toEqual({
      characters: 9,
      force: 8,
      generosity: 5,
      devotion: 8,
      abundance: 11,
      council: 3,
      columns: -3,
      total: 41
    });
  });

  test('AIY-MASK-06 example B with Serenity in its place (EX-08)', () => {
    expect(score(exampleB('serenity'))).toMatchObject({ serenity: 5, total: 35 });
  });
});

describe('categories', () => {
  it.each([
    ['AIY-SCO-04', 4, -5],
    ['AIY-SCO-04', 5, -3],
    ['AIY-SCO-04', 6, 0],
    ['AIY-SCO-04', 7, 3],
    ['AIY-SCO-04', 8, 5],
    ['AIY-SCO-05', 9, 8],
    ['AIY-SCO-05', 11, 8]
  ])('%s %i columns score %i (T-56)', (rule, columns, expected) => {
    const state = table({ areas: [piles(...Array<number>(columns).fill(1))] });
    expect(game.score(state)[0]).toContainEqual({ rule, item: 'columns', points: expected });
  });

  test('AIY-SCO-01 points printed on characters, wherever they lie; starters have none', () => {
    const area = 'c1[S CS2] | c2[M CM1] | c3[S extra-move] | c4[M] Council(CM2 joy)';
    expect(score(area)).toMatchObject({ characters: 3 + 2 + 3 });
  });

  test('AIY-SCO-01 points of starting and extra cards count, if an edition prints any', () => {
    const add = (list: typeof edition.starters, more: number) => list.map((card) => ({ ...card, points: more }));
    const data = {
      ...edition,
      starters: add(edition.starters, 1),
      extras: edition.extras.map((card) => ({ ...card, points: 10 }))
    };
    const richer = withEdition(data);
    if (!('id' in richer)) throw new Error(richer.join(' '));
    const state = table({ areas: ['c1[S] | c2[M] | c3[S] | c4[M extra-move] Council(S)'] });
    expect(richer.score(state)[0]).toContainEqual({ rule: 'AIY-SCO-01', item: 'characters', points: 15 });
  });

  test('AIY-SCO-02 masks count in columns and in the Council', () => {
    expect(score('c1[S joy]2m | c2[M] | c3[S] | c4[M]')).toMatchObject({ joy: 5 });
    expect(score('c1[S]2m | c2[M] | c3[S] | c4[M] Council(joy)')).toMatchObject({ joy: 5, council: 1 });
  });

  test('AIY-SCO-03 each Council card is worth a point', () => {
    expect(score(`${START} Council(M S M S CN2)`)).toMatchObject({ council: 5 });
  });

  test('AIY-SCO-06 face-down cards count fully (T-61)', () => {
    const area = 'c1[S CS1]! | c2[M simplicity] | c3[serenity CS3] | c4[force] | c5[M]';
    const open = score(area.replace('!', ''));
    expect(score(area)).toEqual(open);
    expect(open).toMatchObject({ characters: 4, serenity: 5, force: 5, simplicity: 5 });
  });

  test('AIY-SCO-07 symbols, seeds and icons are three things', () => {
    const area = 'c1[CS1 CS3 CS5]1m | c2[serenity loyalty] | c3[joy] | c4[abundance]';
    expect(score(area)).toMatchObject({ serenity: 5, loyalty: 0, joy: 0, abundance: 0 });
    const council = 'c1[joy]1s | c2[serenity] | c3[loyalty] | c4[force] Council(CM1 CM2 CM3 CS1)';
    expect(score(council)).toMatchObject({ loyalty: 5, force: 8, serenity: 0, joy: 0 });
  });

  test('AIY-SCO-08 the score is the sum of all lines and may be negative', () => {
    expect(score(piles(1, 1, 1, 1))).toMatchObject({ total: -5 });
    const state = table({ areas: ['c1[courage]9s | c2[M] | c3[S] | c4[CM1] Council(M)'] });
    const lines = game.score(state)[0]!;
    expect(lines.map(({ points: n }) => n)).toEqual([2, -1, 1, -5]);
    expect(total(lines)).toBe(-3);
  });
});

/** Areas in which a mask counts exactly `n` of its things. */
const counted: Readonly<Record<string, (n: number) => string>> = {
  joy: (n) => `c1[joy]${n}m | c2[M] | c3[S] | c4[M]`,
  abundance: (n) => `c1[abundance]${n}s | c2[M] | c3[S] | c4[M]`,
  loyalty: (n) => `c1[loyalty] | c2[M] | c3[S] | c4[${cards(n, 'CM1 CM1 CM1 CM2 CM2 CM2 CM3 CM3 CM3')}]`,
  serenity: (n) => `c1[serenity] | c2[M] | c3[S] | c4[${cards(n, 'CS1 CS1 CS1 CS2 CS2 CS2 CS3 CS3 CS3')}]`,
  simplicity: (n) => `c99[simplicity] | ${piles(1, 1, 1, ...Array<number>(n).fill(2))}`,
  patience: (n) => `c99[patience] | ${piles(1, 1, 1, ...Array<number>(n).fill(3))}`,
  generosity: (n) => `c99[generosity] | ${piles(1, 1, 1, ...Array<number>(n).fill(4))}`,
  respect: (n) => `c1[respect] | c2[M] | c3[S] | c4[${cards(n, 'CS5 CM5 CS6 CM6')}]`,
  devotion: (n) => `c1[devotion] | c2[M] | c3[S] | c4[M] Council(${cards(n, 'M M M M M')})`,
  // Their own icon is the first.
  force: (n) => `c1[force] | c2[M] | c3[S] | c4[${cards(n - 1, 'CS1 CM1 CS1 CM1')}]`,
  resilience: (n) => `c1[resilience] | c2[M] | c3[S] | c4[${cards(n - 1, 'CN3 CS2 CM2 CN3')}]`
};
const cards = (n: number, list: string): string => ['M', ...list.split(' ').slice(0, n)].join(' ');

const six = [
  [0, 0],
  [1, 0],
  [2, 5],
  [3, 5],
  [4, 8],
  [5, 8],
  [6, 11],
  [9, 11]
] as const;
const three = [
  [0, 0],
  [1, 5],
  [2, 8],
  [3, 11],
  [4, 11]
] as const;
const four = [
  [1, 0],
  [2, 5],
  [3, 8],
  [4, 11],
  [5, 11]
] as const;

describe('masks', () => {
  it.each([
    ['AIY-MASK-01', 'joy', six],
    ['AIY-MASK-02', 'abundance', six],
    ['AIY-MASK-03', 'force', four],
    ['AIY-MASK-04', 'resilience', four],
    ['AIY-MASK-05', 'loyalty', six],
    ['AIY-MASK-06', 'serenity', six],
    ['AIY-MASK-07', 'simplicity', six],
    ['AIY-MASK-08', 'patience', six],
    ['AIY-MASK-09', 'generosity', three],
    ['AIY-MASK-11', 'respect', three],
    ['AIY-MASK-12', 'devotion', four]
  ] as const)('%s tiers of %s (T-78)', (rule, mask, tiers) => {
    for (const [count, expected] of tiers) {
      // `cards` puts one M below, which the Council counts.
      const area = counted[mask]!(mask === 'devotion' ? count - 1 : count);
      const lines = game.score(table({ areas: [area], seats: 2 }))[0]!;
      expect(
        lines.find(({ item }) => item === mask),
        `${mask} ${count}`
      ).toEqual({ rule, item: mask, points: expected });
    }
  });

  it.each([
    [0, 8],
    [3, 5],
    [8, 0],
    [10, -2]
  ])('AIY-MASK-10 Courage with %i seeds scores %i (T-57)', (seeds, expected) => {
    const state = table({
      areas: [`c1[courage]${seeds - Math.floor(seeds / 2)}s | c2[M]${Math.floor(seeds / 2)}m | c3[S] | c4[M]`]
    });
    expect(game.score(state)[0]).toContainEqual({ rule: 'AIY-MASK-10', item: 'courage', points: expected });
  });

  test('AIY-MASK-03 AIY-MASK-04 Force alone, and Force with Resilience (T-58)', () => {
    expect(score('c1[force] | c2[M] | c3[S] | c4[M]')).toMatchObject({ force: 0 });
    expect(score('c1[force] | c2[resilience] | c3[S] | c4[M]')).toMatchObject({ force: 5, resilience: 5 });
  });

  test('AIY-MASK-11 Respect counts cards, not icons, and has no exchange icon of its own', () => {
    expect(score('c1[respect] | c2[M CS6] | c3[S] | c4[courage]')).toMatchObject({ respect: 8 });
    expect(score('c1[respect] | c2[M] | c3[S] | c4[devotion] Council(CM5)')).toMatchObject({ respect: 8 });
  });

  test('AIY-MASK-12 AIY-SCO-03 Devotion in the Council counts itself (T-60)', () => {
    expect(score('c1[S] | c2[M] | c3[S] | c4[M] Council(devotion S)')).toMatchObject({ devotion: 5, council: 2 });
    expect(score('c1[S devotion] | c2[M] | c3[S] | c4[M]')).toMatchObject({ devotion: 0 });
  });

  test('AIY-MASK-07 AIY-MASK-08 AIY-MASK-09 columns of exactly so many cards', () => {
    const area = 'c1[simplicity patience] | c2[generosity S S] | c3[M M M M] | c4[M] | c5[S S] | c6[M M M]';
    expect(score(area)).toMatchObject({ simplicity: 5, patience: 5, generosity: 5 });
  });
});
