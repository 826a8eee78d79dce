/** The pages of the rules: an introduction of ours, then the sentences of the rulebook for the ids they cover. */
import { catalogue } from '#words/catalogue.ts';
import { about, chapter, told, type Page } from '../../pages.ts';

/** Short pages for a first game. */
export const first: readonly Page[] = catalogue('atiwa.first', [
  told('first-land', 'First game 1: your land', [
    'Your land is made of cards. Each has eight spaces round a corner that shows what the card is worth. Trees, fruit, wild animals, goats and families wait in five rows beside or below your land, bats in a common supply; they go onto these spaces: each kind on its own spaces, and on a blank space if the same kind is on that card already, but never a family.',
    'The emptier a row, the more it gives, in every harvest and in points at the end.'
  ]),
  told('first-workers', 'First game 2: workers', [
    'Each round everybody sends out three workers, one at a time. A space that is taken is closed for everybody. The first touch on a space shows what it would bring and where it would go; the second, or Place worker, does it.',
    'Proposed places show a +. Touch one, then another lit place, to move it.'
  ]),
  told('first-bats', 'First game 3: bats at dusk', [
    'After each of your turns three bats may fly out. They take one fruit along and plant one tree; in the harvest, after growth and before food, they come home, if there is room for them. The table asks whenever it is possible.'
  ]),
  told('first-harvest', 'First game 4: the harvest', [
    'Animals bring trees, trees bring fruit, fruit brings bats, and bats come home. Then everybody eats: the first family needs one food, each other two, and each goat gives milk. What is still missing is paid with goats, animals, fruit, gold, and bats.',
    'The line above your land always tells what the next harvest would bring. Touch it to read it in full.'
  ]),
  told('first-families', 'First game 5: families', [
    'Untrained families dig for gold and spoil one space of your land each round. Trained ones bring one gold for certain, have room for a bat, and are worth a point. Train them before the land is grey.'
  ]),
  told('first-end', 'First game 6: seven rounds', [
    'After the seventh harvest gold, cards, rows, trained families and bats beyond ten are counted. Take terrain early, houses once you can feed those who live in them.'
  ])
]);

export const chapters: readonly Page[] = catalogue('atiwa.chapters', [
  chapter(
    'aim',
    'What the game is about',
    [
      'You look after a valley at the edge of a forest. People need food and houses; fruit bats spread the seeds that make the forest grow. After seven rounds the best-kept valley wins.'
    ],
    [],
    ['ATW-RND-01', 'ATW-SCORE-07']
  ),
  chapter('parts', 'What is in the box', 'Your own tokens, the common supply, and the cards.', ['QTY']),
  chapter('setup', 'How it begins', 'The app lays out the board and gives everybody a Village with a family.', ['SET']),
  chapter(
    'rounds',
    'Rounds and turns',
    'Seven rounds, each with three turns for everybody and then maintenance, which the table calls the harvest.',
    ['RND']
  ),
  chapter('workers', 'Placing a worker', 'One worker a turn, on any free action space.', ['WRK']),
  chapter('actions', 'Actions', 'What the signs on action spaces let you do.', ['ACT']),
  chapter('tiles', 'Round spaces and tiles', 'Seven spaces change from round to round.', ['TILE']),
  chapter('cards', 'Cards and where they go', 'Cards join your land for good.', ['CARD']),
  chapter('nature', 'Nature icons', 'Some action spaces count the sprouts on your terrain cards.', ['NAT']),
  chapter('placing', 'Placing tokens', 'Every token needs a space of its own kind, or a blank one.', ['PUT']),
  chapter('blank', 'Blank spaces', 'A blank space repeats what is on its card.', ['BLK']),
  chapter('marked', 'Marked trees', 'A few cards have trees that carry animals or bats.', ['SPG']),
  chapter('spending', 'Spending tokens', 'Trees, fruit and food leave your land and go back to your rows.', ['SPEND']),
  chapter('families', 'Families and training', 'Untrained families dig, trained ones know better.', ['FAM']),
  chapter('bats', 'Bats in houses', 'A bat may sleep where nobody lives.', ['BAT']),
  chapter('night', 'The fruit bat action', 'At the end of a turn three bats may fly.', ['NIGHT']),
  chapter('start', 'The start marker', 'Buying a location takes it.', ['START']),
  chapter(
    'maintenance',
    'Maintenance, step by step',
    [
      '1 Income: gold for trained families, markers for untrained ones, then pollution. 2 Growth: trees, then fruit, then bats. 3 Night: bats come home. 4 Food. 5 Young. 6 Workers return. 7 New terrain, and the tile of the next round moves.',
      'Here it runs by itself and stops where there is something to weigh: which of the contested spaces, what is eaten, which young stay.'
    ],
    [],
    ['ATW-RND-04', 'ATW-RND-05']
  ),
  chapter('income', 'Maintenance 1: income', 'Gold first, then the price of digging.', ['INC']),
  chapter(
    'pollution',
    'Where pollution falls',
    'The numbered grey blots on your land show where the next harvest would spoil a space: one for each family without training.',
    ['POL']
  ),
  chapter('growth', 'Maintenance 2: growth', 'Three rows give, one after the other.', ['GROW']),
  chapter('return', 'Maintenance 3: bats come home', 'Bats need a roost to come back to.', ['RET']),
  chapter('food', 'Maintenance 4: food', 'What families need, less the milk of goats.', ['FEED']),
  chapter('young', 'Maintenance 5: young', 'Where there are enough, there will be one more.', ['BREED']),
  chapter('preparation', 'Maintenance 6 and 7: the next round', 'The board is made ready.', ['WORKER', 'PREP']),
  chapter('end', 'The end and the points', 'After the seventh harvest points are counted.', ['END', 'SCORE']),
  chapter('solo', 'Alone', 'One player, three colours of workers, and a goal.', ['SOLO']),
  chapter('challenges', 'The eight challenges', 'Each changes a rule or asks for more than points.', ['CHAL'])
]);

/** What each sign means. */
/** Families of the key of symbols. */
export const families = catalogue('atiwa.families', {
  pieces: 'Pieces',
  signs: 'Signs',
  spaces: 'Action spaces',
  tiles: 'Round tiles'
});

export const signs: readonly Page[] = catalogue('atiwa.signs', [
  about(
    'piece-tree',
    'Tree',
    'Thirteen of your own. Trees bring fruit in the harvest, carry fruit, and pay for locations.',
    ['ATW-PUT-03', 'ATW-GROW-02']
  ),
  about(
    'piece-fruit',
    'Fruit',
    'Eight of your own. Fruit brings bats in the harvest, is worth one food, and pays for the bat action.',
    ['ATW-PUT-04', 'ATW-GROW-03']
  ),
  about(
    'piece-wildAnimal',
    'Wild animal',
    'Eight of your own. Wild animals bring trees in the harvest and are worth two food.',
    ['ATW-PUT-02', 'ATW-GROW-01']
  ),
  about(
    'piece-goat',
    'Goat',
    'Seven of your own. Every goat gives milk in each harvest, and is worth three food when eaten.',
    ['ATW-PUT-06', 'ATW-FEED-01', 'ATW-FEED-02']
  ),
  about(
    'piece-fruitBat',
    'Fruit bat',
    'As many as you like. Three of them and a fruit make a tree; each beyond the tenth is a point.',
    ['ATW-PUT-05', 'ATW-SCORE-05']
  ),
  about(
    'piece-family',
    'Family',
    'Thirteen of your own. The group on a square base is untrained, the group above a book is trained.',
    ['ATW-PUT-07', 'ATW-FAM-01', 'ATW-FAM-02']
  ),
  about('sign-gold', 'Gold', 'A cut nugget. It pays, is worth one food, and is a point at the end.', [
    'ATW-QTY-05',
    'ATW-ACT-19',
    'ATW-SCORE-01'
  ]),
  about('sign-book', 'Training', 'An open book: turn an untrained family to its trained side.', [
    'ATW-ACT-08',
    'ATW-ACT-09'
  ]),
  about('sign-nature', 'Nature', 'A green sprout with two leaves, on terrain cards.', ['ATW-NAT-01', 'ATW-ACT-11']),
  about('sign-treeFruit', 'Tree with fruit', 'Both come together, the fruit on the tree.', [
    'ATW-ACT-05',
    'ATW-ACT-06'
  ]),
  about('sign-deck', 'Unknown terrain', 'The back of a card: draw the next one.', ['ATW-ACT-01', 'ATW-ACT-02']),
  about('sign-batHouse', 'Bats in empty houses', 'A bat above a gable: one bat into each house where nobody lives.', [
    'ATW-ACT-17'
  ]),
  about('sign-house', 'House', 'A gable with a door houses one family. A broken roof with crossed boards is a ruin.', [
    'ATW-PUT-07',
    'ATW-BAT-03'
  ]),
  about(
    'sign-pollution',
    'Pollution',
    'A grey blot on hatching: the space is lost for good. A small blot with a number shows where the next one falls.',
    ['ATW-POL-03', 'ATW-POL-04']
  ),
  about('sign-bowl', 'Food', 'The bowl tells how much food is still to be found after milk.', ['ATW-FEED-01']),
  about('sign-moon', 'Night', 'Bats that are out. They come home in the harvest, before anyone eats or has young.', [
    'ATW-NIGHT-05',
    'ATW-RET-01'
  ]),
  about(
    'sign-young',
    'Young',
    'How many young the harvest would bring: conditions you meet, with room and a token left.',
    ['ATW-BREED-01', 'ATW-BREED-02']
  ),
  about('sign-start', 'Start marker', 'A pennant with a notch: whoever holds it goes first from maintenance on.', [
    'ATW-START-01',
    'ATW-START-02'
  ])
]);

export const pageWords = catalogue('atiwa.pages', {
  terrain: (value: number, nature: number) =>
    `Terrain, worth ${value}${nature > 0 ? `, with ${nature} nature ${nature === 1 ? 'icon' : 'icons'}` : ', without a nature icon'}.`,
  location: (value: number, houses: number, copies: number) =>
    `A location worth ${value}, with ${houses} ${houses === 1 ? 'house' : 'houses'}; there are ${copies}.`,
  times: (n: number, space: string) => `${n} × ${space}`,
  spaces: (list: string) => `Its spaces: ${list}.`,
  space: (gives: string) => `A worker here gives: ${gives}.`,
  tile: (gives: string) => `This tile gives: ${gives}.`,
  rebuilt:
    'Some of these values are Wayside’s own, since the printed ones are not public. If you own the game, you can enter yours.',
  own: 'Entered, wholly or in part, from your own copy.',
  breeding: 'Young in each round',
  breedingIn: (roman: string, what: string) => `Round ${roman}: ${what}.`,
  breedingOf: (n: number, thing: string) => `${n} ${thing}`,
  rowsTitle: 'What the supply rows give',
  row: (thing: string, numbers: string) => `${thing}: ${numbers}.`
});
