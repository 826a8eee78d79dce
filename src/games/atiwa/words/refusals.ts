/** What a player reads when the rules refuse something, by rule id. */
import { catalogue } from '#words/catalogue.ts';
import { numberIn as number, textIn as text, type Detail, type Refusals } from '#words/refusals.ts';
import type { Token } from '../rules/state.ts';
import { words } from './en.ts';

const thing = (detail: Detail, many = true): string => {
  const token = typeof detail.token === 'string' ? (detail.token as Token) : undefined;
  return token ? words.thing(token, many ? 2 : 1) : 'token';
};

/** What has to be decided first, for moves that come out of order. */
const first: Readonly<Record<string, string>> = {
  first: 'First, lots are drawn to see who begins.',
  tile: 'The board is still being laid out.',
  reveal: 'Terrain is being laid out.',
  draw: 'A card is being drawn.',
  marker: 'A marker is being drawn.',
  worker: 'First choose an action space for the worker.',
  work: 'First the action of the worker is carried out.',
  lay: 'First choose a place for the card.',
  pay: 'First the trees of the location are paid.',
  dusk: 'The worker has done its work: now bats may fly, or the turn ends.',
  fly: 'First choose the bats that fly.',
  fruit: 'First choose the fruit the bats take.',
  plant: 'First plant the tree of the bats.',
  trees: 'First the new trees are placed.',
  fruits: 'First the new fruit is placed.',
  bats: 'First the new bats are placed.',
  home: 'First the bats come home.',
  feed: 'First everybody eats.',
  eat: 'First choose what is eaten.',
  breed: 'First decide about the young.'
};
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export const refusals: Refusals = catalogue('atiwa.refusals', {
  'ATW-RND-03': (detail) => first[text(detail, 'step')] ?? 'This is not the moment for that.',
  'ATW-END-01': 'The match is over.',
  'ATW-SET-01': 'This space is not used with so few players.',
  'ATW-SET-02': 'This tile is not left.',
  'ATW-SET-10': 'There is no such seat.',
  'ATW-QTY-01': (detail) => `All your ${thing(detail)} are on your cards already.`,
  'ATW-QTY-03': 'No such marker is left in the bag.',
  'ATW-WRK-01': 'This space is taken.',
  'ATW-WRK-02': 'This action does not give that.',
  'ATW-WRK-07': 'You hold the other gold space of this round, and may not hold both.',
  'ATW-WRK-08': 'There is no room for it on your cards.',
  'ATW-ACT-03': 'No open card lies here until the next round.',
  'ATW-ACT-04': 'All of this has been taken.',
  'ATW-ACT-06': 'No fruit is left on your supply board: take the tree alone.',
  'ATW-ACT-07': 'One or the other, not both.',
  'ATW-ACT-08': 'Only an untrained family can be trained.',
  'ATW-ACT-11': 'You get one for each of your nature icons, and no more.',
  'ATW-ACT-12': (detail) => `The bonus needs ${number(detail, 'terrain') || 4} terrain cards.`,
  'ATW-ACT-13': 'In this match the bonus is given only with the action above it.',
  'ATW-ACT-16': 'No such card is left.',
  'ATW-BAT-02': 'A bat does not go into an empty house by itself.',
  'ATW-BAT-03': 'This house is a ruin.',
  'ATW-BLK-01': (detail) =>
    `On a blank space ${thing(detail)} may stand only if there are some on the same card already.`,
  'ATW-BLK-08': 'This tree takes only fruit.',
  'ATW-BLK-09': 'This blank space is full.',
  'ATW-BREED-01': (detail) =>
    `For young you need ${number(detail, 'least')} ${thing(detail, number(detail, 'least') !== 1)}.`,
  'ATW-CARD-01': 'A card must touch another along an edge, in four columns, with nothing above the first row.',
  'ATW-CARD-05': 'A card lies here already.',
  'ATW-CHAL-R2': 'There are no terrain cards in this challenge.',
  'ATW-CHAL-R5': 'Nobody can be trained in this challenge.',
  'ATW-FAM-01': 'Only a trained family has room for a bat.',
  'ATW-FAM-05': 'Family and training come together only where one space gives both.',
  'ATW-FEED-02': 'You have no more of it to give.',
  'ATW-FEED-03': (detail) => `Bats are eaten by untrained families only: at most ${number(detail, 'bats')} now.`,
  'ATW-FEED-05': (detail) =>
    `Without it ${number(detail, 'food')} food would be missing, and whoever can pay must pay.`,
  'ATW-FEED-06': 'That is one token too many: you pay no more than is needed.',
  'ATW-NIGHT-01': 'The bats have flown in this turn.',
  'ATW-NIGHT-02': (detail) =>
    'bats' in detail
      ? `No bats fly: you have ${number(detail, 'bats')} of ${number(detail, 'of')}.`
      : detail.token === 'fruit'
        ? 'No bats fly: there is no fruit for them.'
        : 'No bats fly: no tree is left to plant.',
  'ATW-NIGHT-03': 'There is no bat here to fly.',
  'ATW-NIGHT-06': 'There is no room for the tree that the bats would plant.',
  'ATW-POL-01': (detail) =>
    `Pollution ${number(detail, 'n')} of the next harvest falls here: one for each family without training.`,
  'ATW-POL-04': 'A polluted space is closed for good.',
  'ATW-PREP-02': 'No terrain card is left.',
  'ATW-PUT-02': 'A wild animal needs an animal space.',
  'ATW-PUT-03': 'A tree needs a tree space.',
  'ATW-PUT-04': 'Fruit needs a free tree or a fruit space.',
  'ATW-PUT-05': 'A bat needs a bat space or a trained family without a bat.',
  'ATW-PUT-06': 'A goat needs a goat space.',
  'ATW-PUT-07': 'A family needs a house that nobody lives in.',
  'ATW-PUT-08': 'There is something here already.',
  'ATW-PUT-10': (detail) =>
    detail.token === 'tree' ? 'This space is for fruit alone.' : 'Plant the tree first; fruit grows on it.',
  'ATW-SOLO-04': (detail) => {
    const free = number(detail, 'free');
    return free > 7 ? 'Your worker stays here to the end.' : `Your worker stays here until round ${roman[free] ?? ''}.`;
  },
  'ATW-SPEND-03': (detail) => `There is no ${thing(detail, false)} here to give.`,
  'ATW-SPEND-07': (detail) =>
    'trees' in detail
      ? `It costs ${words.some(number(detail, 'trees'), 'tree')} from your cards, more than you have.`
      : `It costs ${words.some(number(detail, 'gold'), 'gold')}, more than you have.`,
  'ATW-SPG-01': 'On this marked space a tree comes first.',
  'ATW-SPG-02': 'On this marked space a tree comes first.',
  'ATW-SPG-04': 'In this match a marked tree with something on it stays.'
});
