import { expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { readsMoves } from '../../support/reading.ts';

readsMoves(game, [
  { type: 'first', seat: 1 },
  { type: 'reveal', row: 'masks', card: 'joy' },
  { type: 'source', column: 1 },
  { type: 'drop', color: 'moon' },
  { type: 'gift', column: 1 },
  { type: 'decide', mode: 'meeting' },
  { type: 'use', card: 7, icon: 0 },
  { type: 'take', sun: 1, moon: 1 },
  { type: 'from', column: 1 },
  { type: 'card', card: 7 },
  { type: 'to', column: 1 },
  { type: 'gap', gap: 0 },
  { type: 'done' },
  { type: 'answer', column: 1 },
  { type: 'renew', row: 'characters' },
  { type: 'summon', card: 7 },
  { type: 'pay', column: 1, color: 'sun' },
  { type: 'endTurn' }
]);

test('names of cards have at most 64 letters', () => {
  const reveal = (length: number) => game.parse({ type: 'reveal', row: 'masks', card: 'x'.repeat(length) });
  expect(reveal(64)).toBeDefined();
  expect(reveal(65)).toBeUndefined();
});
