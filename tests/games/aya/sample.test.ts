/** Moves at random, as programs without physics play them: each from numbers that were rolled beforehand. */
import { describe, expect, it, test } from 'vitest';
import { seededRoll } from '#engine/chance.ts';
import type { Roll } from '#engine/game.ts';
import { tableOf } from '#games/aya/rules/box.ts';
import { game } from '#games/aya/rules/index.ts';
import type { Move, Of } from '#games/aya/rules/moves.ts';
import { sample, type Asked } from '#games/aya/rules/sample.ts';
import type { State } from '#games/aya/rules/state.ts';
import { after, begun, box, free, laidOut, plain, result, stand, standing } from '../../support/aya/table.ts';

/** Rolls these numbers in order, and notes how many sides were asked for; no number lies beyond them. */
function rolled(...numbers: number[]): { roll: Roll; sides: number[] } {
  const sides: number[] = [];
  const roll: Roll = (n) => {
    const number = numbers[sides.length];
    if (number === undefined || number >= Math.max(n, 1)) throw new Error(`roll ${sides.length}: ${number} of ${n}`);
    sides.push(n);
    return number;
  };
  return { roll, sides };
}

const sand: Move = { type: 'sandOut', ms: 600_000, away: 0 };
const allowed: Asked = { moves: (state) => game.moves(state), chances: () => [], illegal: () => undefined };
const refused: Asked = { ...allowed, illegal: () => ({ rule: 'AYA-PLACE-07' }) };
const placing = (state: State, roll: Roll): Move => sample(box, state, roll, allowed);

describe('a placing', () => {
  const empty = begun(['forest', 'desert']);
  const edge = tableOf(box, empty.options);

  test('where nothing stands is anywhere on the table, at any heading and after any time', () => {
    const { roll, sides } = rolled(1, 100 * edge.x + 300, 100 * edge.z - 200, 450, 1234);
    expect(placing(empty, roll)).toEqual({
      type: 'place',
      use: 'plain',
      x: 300,
      z: -200,
      a: 450,
      lean: 0,
      ms: 1234,
      away: 0
    });
    expect(sides).toEqual([60, 200 * edge.x + 1, 200 * edge.z + 1, 3600, 9000]);
  });

  test.each([
    [0, 40, 15, { x: 220, z: 0, a: 0 }],
    [90, 0, 0, { x: 0, z: 180, a: 750 }],
    [45, 79, 30, { x: 183, z: 183, a: 600 }]
  ] as const)('three times of four lies ahead of a domino that looks at %s degrees', (a, far, turn, at) => {
    const state = begun(['forest', 'desert']);
    stand(state, 'pole', [0, 0, a]);
    const { roll, sides } = rolled(1, 1, 0, far, turn, 0);
    expect(placing(state, roll)).toMatchObject({ ...at, use: 'plain' });
    expect(sides).toEqual([60, 4, 1, 80, 31, 9000]);
    const away = rolled(1, 0, 0, 0, 0, 0);
    expect(placing(state, away.roll)).toMatchObject({ x: -100 * edge.x, z: -100 * edge.z, a: 0 });
  });

  test.each([
    ['plain', [0], { use: 'plain' }],
    ['with an animal', [1, 1], { use: 'animal', partner: 'P01' }],
    ['with a buffer', [1, 0], { use: 'buffer', partner: 'P01' }],
    ['with a tile', [2, 150, 3], { use: 'tile', tx: 920, tz: 0, ta: 1350 }]
  ] as const)('of a camera is %s', (_how, numbers, use) => {
    const state = begun(['forestCamera', 'desert']);
    expect(stand(state, 'pole', [0, 0])).toBe('P01');
    const { roll, sides } = rolled(1, 1, 0, 40, 15, 77, ...numbers);
    expect(placing(state, roll)).toEqual({ type: 'place', x: 220, z: 0, a: 0, lean: 0, ms: 77, away: 0, ...use });
    expect(sides.slice(6)).toEqual(numbers.length === 1 ? [3] : numbers.length === 2 ? [3, 4] : [3, 200, 8]);
  });

  test('of a camera that has no partner is plain, and so is that of a garden', () => {
    const alone = rolled(1, 0, 0, 0, 0, 1);
    expect(placing(begun(['forestCamera', 'desert']), alone.roll)).toMatchObject({ use: 'plain' });
    const garden = rolled(1, 0, 0, 0, 0);
    expect(placing(begun(['garden', 'desert']), garden.roll)).toMatchObject({ use: 'plain' });
  });

  test('turns a tile by eighths, once round at the most', () => {
    const state = begun(['forestCamera', 'desert']);
    const { roll } = rolled(1, 100 * edge.x, 100 * edge.z, 900, 0, 2, 0, 7);
    expect(placing(state, roll)).toMatchObject({ x: 0, z: 0, a: 900, tx: 0, tz: 550, ta: 450 });
  });
});

describe('what is played', () => {
  const state = begun(['forest', 'desert']);

  test('once in sixty times the sand has run out', () => {
    const { roll, sides } = rolled(0);
    expect(sample(box, state, roll, allowed)).toEqual(sand);
    expect(sides).toEqual([60]);
    // Without sand it cannot.
    const { roll: again, sides: asked } = rolled(0, 0, 0, 0);
    expect(sample(box, begun(['forest', 'desert'], { glassMs: 0 }), again, allowed)).toMatchObject({ type: 'place' });
    expect(asked[0]).not.toBe(60);
  });

  test('after six places without room is one of the moves that can be listed, but not the end of the sand', () => {
    const six = Array.from({ length: 6 }, () => [0, 0, 0, 0]).flat();
    const { roll, sides } = rolled(1, ...six, 0);
    expect(sample(box, state, roll, refused)).toEqual({ type: 'toReserve', ...free });
    expect(sides).toHaveLength(26);
    const drawing = after(state, plain([0, 0]));
    const { roll: once, sides: asked } = rolled(1, 0);
    expect(sample(box, drawing, once, allowed)).toEqual({ type: 'draw', from: 'stock', ...free });
    expect(asked).toEqual([60, 2]);
  });

  test('where the sand is all there is, it runs out', () => {
    const { roll } = rolled(1, 0);
    const only: Asked = { ...allowed, moves: () => [sand] };
    expect(sample(box, after(state, plain([0, 0])), roll, only)).toEqual(sand);
  });

  test('is what chance brings, where that is due, by its weights', () => {
    const lots = laidOut(3, { first: null });
    expect(game.chances(lots)).toEqual([0, 1, 2].map((seat) => ({ move: { type: 'first', seat }, weight: 1 })));
    expect(game.sample!(lots, rolled(2).roll)).toEqual({ type: 'first', seat: 2 });
    expect(game.draw!(lots, rolled(1).roll)).toEqual({ type: 'first', seat: 1 });
  });

  test('AYA-R-16 is any of the 4096 ways to tremble', () => {
    const aimed = after(begun(['forest', 'desert'], { hand: 'natural' }), plain([5, 0]));
    expect(game.chances(aimed)[17]).toEqual({ move: { type: 'tremble', n: 17 }, weight: 1 });
    const { roll, sides } = rolled(4095);
    expect(game.draw!(aimed, roll)).toEqual({ type: 'tremble', n: 4095 });
    expect(sides).toEqual([4096]);
    expect(game.sample!(aimed, rolled(9).roll)).toEqual({ type: 'tremble', n: 9 });
  });

  test('is legal, whatever is rolled', () => {
    const roll = seededRoll('sample');
    let now = begun(['forest', 'desert'], { hand: 'bare' });
    for (let n = 0; n < 120 && game.turn(now) !== 'over'; n++) now = after(now, game.sample!(now, roll));
    expect(Object.keys(now.dominoes).length).toBeGreaterThan(3);
  });
});

describe('a made-up result', () => {
  /** Three stand, with an animal on the first two. */
  function three(): { state: State; ids: string[] } {
    const state = begun(['forest', 'desert'], { hand: 'bare' });
    const ids = [0, 2, 4].map((x) => stand(state, 'pole', [x, 0]));
    state.tokens['AN-P1'] = { on: [ids[0]!, ids[1]!], at: 'on', end: null };
    return { state, ids };
  }
  const tokenOf = (outcome: Of<'fall'> | Of<'accident'>) => outcome.moved.find(([id]) => id === 'AN-P1');

  test('of a push lays that domino and about half of the others, with what stood on them', () => {
    const { state, ids } = three();
    const pushed = after(standing(state), { type: 'push', domino: ids[1]! });
    const { roll, sides } = rolled(1, 0);
    const made = game.sample!(pushed, roll) as Of<'fall'>;
    expect(sides).toEqual([2, 2]);
    expect([made.type, made.hz, made.steps]).toEqual(['fall', 120, 120]);
    expect(made.moved.map(([id]) => id)).toEqual(['AN-P1', ids[1], ids[2]]);
    expect(made.off).toBe('AN-P1');
    // It lies on the table under where it was.
    expect(tokenOf(made)!.slice(1, 4)).toEqual([100, Math.round(50 * box.size.tokenThickness), 0]);
    expect(after(pushed, made).dominoes[ids[0]!]!.is).toBe('upright');
  });

  it.each([
    ['does not stand on what falls', { on: ['P02', 'P03'] }],
    ['lies already', { at: 'off' }]
  ] as const)('leaves a token where it is that %s', (_what, change) => {
    const { state, ids } = three();
    state.tokens['AN-P1'] = { ...state.tokens['AN-P1']!, ...change };
    const made = game.sample!(after(standing(state), { type: 'push', domino: ids[0]! }), rolled(1, 1).roll);
    expect(tokenOf(made as Of<'fall'>)).toBeUndefined();
  });

  test('of an accident lays nothing but what set it off', () => {
    const { state, ids } = three();
    const bumped = after(state, { type: 'bump', domino: ids[2]!, dir: 0, ...free });
    const { roll, sides } = rolled();
    const made = game.sample!(bumped, roll) as Of<'accident'>;
    expect(sides).toEqual([]);
    expect([made.type, made.moved.map(([id]) => id)]).toEqual(['accident', [ids[2]]]);
    expect(game.illegal(bumped, made)).toBeUndefined();
  });

  test('lets lie what lies', () => {
    const { state, ids } = three();
    const first = after(standing(state), { type: 'push', domino: ids[2]! });
    const again = after(first, result(first, { [ids[2]!]: 71 }), { type: 'push', domino: ids[0]! });
    const made = game.sample!(again, rolled(0).roll) as Of<'fall'>;
    expect(made.moved.map(([id]) => id)).toEqual(['AN-P1', ids[0], ids[1]]);
  });
});
