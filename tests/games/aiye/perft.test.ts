import { expect, it, test } from 'vitest';
import { continuations, perft } from '#engine/perft.ts';
import { game } from '#games/aiye/rules/index.ts';
import { START } from '../../support/aiye/position.ts';
import { turnOf } from '../../support/aiye/scene.ts';

/**
 * The table is laid out by chance alone, so the first numbers follow from the box. With s seats there are s ways to draw
 * the starting player. Then four characters of 16 kinds with three copies each are revealed: 16 outcomes each time, save
 * that nobody can reveal one kind four times: 16·16·16·16 − 16 = 65,520. Then masks of 12 kinds with two copies each.
 * The third mask cannot be of a kind revealed twice: 12·12·12 − 12 = 1,716.
 */
const laidOut: readonly (readonly [seats: number, depth: number, count: number])[] = [
  [2, 1, 2],
  [3, 1, 3],
  [4, 1, 4],
  [2, 2, 2 * 16],
  [3, 2, 3 * 16],
  [4, 3, 4 * 16 * 16],
  [2, 5, 2 * 65_520]
];

it.each(laidOut)('AIY-SET-10 AIY-SET-09 %i seats, depth %i: %i sequences', (seats, depth, count) => {
  expect(perft(game, game.setup(seats), depth)).toBe(count);
});

test('AIY-SET-09 AIY-SET-02 masks: twelve kinds with two copies each', () => {
  const state = game.setup(2);
  game.play(state, { type: 'first', seat: 0 });
  while (state.characters.open.includes(null)) game.play(state, game.chances(state)[0]!.move);
  expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual([12, 12 * 12, 12 * 12 * 12 - 12]);
});

/**
 * The first turn from the standard start, with four characters of a price of two or three and four masks of five open.
 *
 * Depth 1: three columns hold seeds.
 * Depth 2: c1 (three suns) lands on the double moon c4: either icon or done, 3. c3 (two moons) lands on the double sun
 * c5: 3. c5 (one moon) lands on the single moon c6: its icon or done, 2. Together 8.
 * Depth 3: the Village offers 11 moves with six or more seeds of both colours: four characters, four masks, two
 * renewals, the end. c1: either icon leads to the other or done, 2 + 2; done leads to the Village, 11; 15. c3 likewise
 * 15. c5: the icon and done both lead to the Village, 22. Together 52.
 */
test('AIY-TURN-02 AIY-SOW-01 AIY-ACT-01 the first turn: 3, 8 and 52 sequences', () => {
  const state = turnOf({ areas: [START], characters: { open: 'CS1 CM1 CN1 CN2' } });
  expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual([3, 8, 52]);
  expect(continuations(game, state)).toEqual(game.moves(state));
});

/** No derivation: these only tell that the rules have changed. */
test('deeper counts of the first turn stay as they are', () => {
  const state = turnOf({ areas: [START], characters: { open: 'CS1 CM1 CN1 CN2' } });
  expect([4, 5, 6].map((depth) => perft(game, state, depth))).toMatchInlineSnapshot(`
    [
      320,
      1736,
      11582,
    ]
  `);
});
