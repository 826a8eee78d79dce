import { expect, it, test } from 'vitest';
import { continuations, perft } from '#engine/perft.ts';
import { game, laidOut, turnOf } from '../../support/ayar/scene.ts';

/**
 * The table is laid out by chance alone, so the first numbers follow from the box. With s seats there are s ways to draw
 * the first player (the solo game begins with the person). Then the pairs are dealt to the rows: 4 · 3 · 2 ways, the last
 * pair being no draw; then the tiles of four letters, 2 ways each; then the market.
 */
const laid: readonly (readonly [seats: number, depth: number, count: number])[] = [
  [2, 1, 2],
  [3, 1, 3],
  [4, 2, 4 * 4],
  [1, 1, 4],
  [1, 3, 4 * 3 * 2],
  [1, 7, 24 * 16],
  [2, 8, 2 * 24 * 16]
];

it.each(laid)('AYR-SET-05 AYR-SET-08 AYR-SET-09 %i seats, depth %i: %i sequences', (seats, depth, count) => {
  expect(perft(game, game.setup(seats), depth)).toBe(count);
});

/**
 * The first starting activity. Depth 1: four first slots. Depth 2: sixteen cells for each, 64. Depth 3, for each cell:
 * weaving takes stack 1 only, 1; pottery M1 only, 1; maize of five boxes, 5; a boat w01 or w02, 2. Together 9 · 16.
 */
test('AYR-START-01 AYR-START-02 the first starting activity: 4, 64 and 144 sequences', () => {
  const state = laidOut({});
  expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual([4, 64, 144]);
  expect(continuations(game, state)).toEqual(game.moves(state));
});

/**
 * The first turn with four players and nothing built. Depth 1: five markers on eight lines, 40. Depth 2: gold names four
 * Ayar, 8 · 4 = 32; an Ayar that went one space (six lines) has two slots behind it, one that went two (R2, C3) three:
 * for each of four colours 6 · 2 + 2 · 3 = 18, all with power 1, so that each can be performed; together 72 + 32.
 */
test('AYR-STEP-02 AYR-MOVE-02 AYR-TAMBO-02 the first turn: 40 and 104 sequences', () => {
  const state = turnOf({});
  expect([1, 2].map((depth) => perft(game, state, depth))).toEqual([40, 104]);
});

/** No derivation: these only tell that the rules have changed. */
test('deeper counts of the first turn stay as they are', () => {
  expect([3, 4, 5].map((depth) => perft(game, turnOf({}), depth))).toMatchInlineSnapshot(`
    [
      360,
      960,
      33168,
    ]
  `);
  expect([2, 3, 4].map((depth) => perft(game, turnOf({ seats: 1 }), depth))).toMatchInlineSnapshot(`
    [
      140,
      540,
      1440,
    ]
  `);
});
