/** Pictures of cards are made once while they lie on the table, and are not kept for ever. */
import { expect, test } from 'vitest';
import { game } from '#games/atiwa/rules/index.ts';
import { cardCuts } from '#games/atiwa/view/art/draw/land.ts';

const [card] = game.board.cards;
/** The n-th way to fill a card: each space holds one of a few things. */
const holding = (n: number): number[] => card!.spaces.map((_, space) => Math.floor(n / 3 ** space) % 3);

test('the same look is the same picture as long as others were not drawn since by the hundred', () => {
  const first = cardCuts(card!, holding(0));
  expect(cardCuts(card!, holding(0))).toBe(first);
  for (let n = 1; n <= 60; n += 1) cardCuts(card!, holding(n));
  expect(cardCuts(card!, holding(0)), 'a table of sixty cards').toBe(first);
  for (let n = 1; n <= 300; n += 1) cardCuts(card!, holding(n));
  const again = cardCuts(card!, holding(0));
  expect(again, 'three hundred looks later it was let go').not.toBe(first);
  expect(again).toEqual(first);
});
