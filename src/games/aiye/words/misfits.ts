/** What is wrong with an edition or with options of a match, as their owner reads it. */
import { catalogue } from '#words/catalogue.ts';

const parts = { characters: 'characters', masks: 'masks', starters: 'starting cards', extras: 'extra cards' };
type Part = keyof typeof parts;

export const misfits = catalogue('aiye.misfits', {
  edition: {
    conversion: 'a conversion leads to the other colour',
    tierPoints: 'each step needs its points',
    tiersRise: 'each step must need more than the one before',
    tallColumn: 'a column has at most four cards',
    noSummons: 'without summoning no match would end',
    sameId: 'Two cards have the same id.',
    tooManyKinds: (most: number) => `There are more than ${most} kinds of cards.`,
    boxOf: (part: Part, due: number, there: number) => `There should be ${due} ${parts[part]}, not ${there}.`,
    unknownCard: (id: string) => `A set-up uses the unknown card “${id}”.`,
    columnPoints: (columns: string) => `Points for ${columns} columns are missing.`,
    noEnd: (masks: number, cards: number) =>
      `Nobody could bring on the end: it comes with at most ${masks} masks, or ${cards} cards.`
  },
  options: {
    setups: 'Each seat has one set-up, and there are no more.',
    council: 'A Council Meeting uses all cards or the top one.',
    freeze: 'Cards stay in the column in use, or they do not.',
    nine: 'Nine columns must score 8 or 5.',
    courage: 'Courage never costs points, or it does.',
    unknownSetup: (id: string) => `There is no set-up “${id}”.`,
    noColumns: 'A set-up is a list of columns of card ids.',
    columns: (due: number) => `A set-up has ${due} columns (AIY-ALT-06).`,
    tallColumn: (column: number) => `Column ${column} has more than four cards (AIY-COL-01).`,
    lowColumn: (column: number) => `Column ${column} lacks a card (AIY-ALT-06).`,
    misplaced: (id: string, column: number) => `“${id}” cannot lie in column ${column} (AIY-ALT-06).`
  }
});
