import { expect, it, test } from 'vitest';
import { continuations, perft } from '#engine/perft.ts';
import { game } from '#games/atiwa/rules/index.ts';
import { startVillage } from '../../support/atiwa/position.ts';
import { harvest, turnOf } from '../../support/atiwa/scene.ts';

/**
 * The table is laid out by chance alone, so the first numbers follow from the box: s ways to draw the starting player
 * (none alone), then 6 · 5 · 4 … ways to lay the tiles, then 36 · 35 · 34 ways to turn up cards.
 */
const laidOut: readonly (readonly [seats: number, depth: number, count: number])[] = [
  [1, 1, 6],
  [2, 1, 2],
  [3, 1, 3],
  [4, 1, 4],
  [1, 3, 6 * 5 * 4],
  [1, 6, 720],
  [2, 3, 2 * 6 * 5],
  [4, 4, 4 * 6 * 5 * 4]
];

it.each(laidOut)('ATW-SET-10 ATW-SET-02 %i seats, depth %i: %i sequences', (seats, depth, count) => {
  expect(perft(game, game.setup(seats), depth)).toBe(count);
});

test('ATW-SET-03 then 36 cards, and 35, are left to be turned up', () => {
  const state = game.setup(1);
  while (state.step === 'tile') game.play(state, game.chances(state)[0]!.move);
  expect([1, 2].map((depth) => perft(game, state, depth))).toEqual([36, 36 * 35]);
});

/**
 * The first turn with the starting Village (a family on BR) and the tiles A1 to A6 in order, two players.
 *
 * Depth 1: 25 spaces.
 * Depth 2, by space. R1: families on BL, BM, each trained or not, training BR, done: 6. R2 (two trees; bat, animal): TR, MM,
 * MR, done: 4. R3 (gold and a bat; the choice): bat MR, animal MM, done: 3. R4 (bats in empty houses; tree with fruit): tree
 * and tree with fruit on TR, bats on BL, BM, done: 5. R5 (two gold; goat and tree): 3. R6 (tree with fruit; training): 4. R7
 * (goat; gold and bat): 3. D1: draw, tree or tree with fruit on TR, done: 4. D2: draw, animal, bat, done: 4. F1 to F3: take,
 * token, done: 3 each. Eight locations: nothing, the turn ends: 1 each. M1 to M3 without gold: 1 each. N1, N2 without
 * icons: 1 each. Together 6+4+3+5+3+4+3+4+4+9+8+3+2 = 58.
 */
test('ATW-TILE-01 ATW-TILE-03 ATW-WRK-04 the first turn: 25 and 58 sequences', () => {
  const state = turnOf(startVillage);
  state.open = [0, 1, 2];
  expect([1, 2].map((depth) => perft(game, state, depth))).toEqual([25, 58]);
  expect(continuations(game, state)).toEqual(game.moves(state));
});

/** No derivation: these only tell that the rules have changed. */
test('deeper counts stay as they are', () => {
  const state = turnOf(startVillage);
  state.open = [0, 1, 2];
  expect([3, 4].map((depth) => perft(game, state, depth))).toMatchInlineSnapshot(`
    [
      476,
      1564,
    ]
  `);
  const night = harvest({
    areas: ['Village MM:A MR:B TR:T BL:t BR:u | T05 BM:B | T20 TM:B | fill A2 T3 F2 n2 $3'],
    round: 2
  });
  expect([1, 2, 3, 4].map((depth) => perft(game, night, depth))).toMatchInlineSnapshot(`
    [
      3,
      17,
      109,
      1302,
    ]
  `);
});
