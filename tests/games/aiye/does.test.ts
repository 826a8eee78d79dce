/** What a card is for, in one line: what the dock says of a card of the Village. */
import { expect, test } from 'vitest';
import { game } from '#games/aiye/rules/index.ts';
import { cardDoes } from '#games/aiye/view/facts.ts';

const { kinds, byId } = game.deck;

test('a mask says what it scores', () => {
  expect(cardDoes(byId.get('joy')!)).toBe('It scores 5 points for 2 moon seeds, 8 for 4, 11 for 6.');
});

test('of one it is told as of one', () => {
  expect(cardDoes(byId.get('respect')!)).toMatch(/^It scores 5 points for 1 card that converts or promotes, 8 for 2/);
  expect(cardDoes(byId.get('generosity')!)).toBe('It scores 5 points for 1 column with 4 cards, 8 for 2, 11 for 3.');
});

test('one icon is told in a sentence, several by their names', () => {
  for (const kind of kinds) {
    const told = cardDoes(kind);
    if (kind.scoring) continue;
    if (kind.abilities.length === 0) expect(told, kind.id).toBeUndefined();
    else expect(told, kind.id).toMatch(/^[A-Z].*[.]$/);
  }
  const several = kinds.find(({ scoring, abilities }) => !scoring && abilities.length === 3);
  expect(cardDoes(several!)).toMatch(/, .* and /);
});
