import { expect, test } from 'vitest';
import { game } from '#games/atiwa/rules/index.ts';
import { readsMoves } from '../../support/reading.ts';

readsMoves(game, [
  { type: 'first', seat: 1 },
  { type: 'tile', tile: 'a tile' },
  { type: 'card', card: 'a card' },
  { type: 'marker', gold: 2 },
  { type: 'worker', space: 'a space' },
  { type: 'place', token: 'goat', spot: 3 },
  { type: 'treeWithFruit', spot: 3 },
  { type: 'settle', spot: 3 },
  { type: 'train', spot: 3 },
  { type: 'draw' },
  { type: 'take' },
  { type: 'buy' },
  { type: 'lay', cell: 5 },
  { type: 'spend', spot: 3 },
  { type: 'fly', spot: 3 },
  { type: 'feed', goats: 0, animals: 1, fruit: 2, bats: 0, gold: 1 },
  { type: 'done' },
  { type: 'endTurn' }
]);

test('names have at most 64 letters', () => {
  const card = (length: number) => game.parse({ type: 'card', card: 'x'.repeat(length) });
  expect(card(64)).toBeDefined();
  expect(card(65)).toBeUndefined();
});
