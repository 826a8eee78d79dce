/** Every text of Atiwa that is not a rule sentence (rulebook.json) or printed on cards and boards (the edition). */
import { catalogue, named } from '#words/catalogue.ts';
import { list, plural, possessive as whose, signed } from '#words/grammar.ts';
import type { Token } from '../rules/state.ts';

export type Thing = Token | 'gold';
const things: Readonly<Record<Thing, readonly [string, string]>> = {
  tree: ['tree', 'trees'],
  wildAnimal: ['wild animal', 'wild animals'],
  fruitBat: ['bat', 'bats'],
  goat: ['goat', 'goats'],
  fruit: ['fruit', 'fruit'],
  family: ['family', 'families'],
  gold: ['gold', 'gold']
};
const some = (n: number, thing: Thing): string => `${n} ${things[thing][n === 1 ? 0 : 1]}`;
const one = (thing: Thing): string =>
  thing === 'gold' || thing === 'fruit' ? `a piece of ${thing}` : `a ${things[thing][0]}`;

export const words = catalogue('atiwa', {
  list,
  signed,
  whose,
  some,
  one,
  thing: (thing: Thing, n = 2): string => things[thing][n === 1 ? 0 : 1],

  content: {
    empty: 'empty',
    tree: 'a tree',
    wildAnimal: 'a wild animal',
    fruitBat: 'a bat',
    goat: 'a goat',
    fruit: 'a fruit',
    family: 'an untrained family',
    trained: 'a trained family',
    treeFruit: 'a tree with fruit',
    treeBat: 'a tree with a bat',
    treeAnimal: 'a tree with a wild animal',
    trainedBat: 'a trained family with a bat',
    pollution: 'pollution'
  },
  space: {
    tree: 'tree space',
    treeThenAnimalOrFruit: 'marked tree space for a wild animal or fruit',
    treeThenBatOrFruit: 'marked tree space for a bat or fruit',
    wildAnimal: 'animal space',
    fruitBat: 'bat space',
    goat: 'goat space',
    fruit: 'fruit space',
    house: 'house',
    uninhabitableHouse: 'ruined house',
    blank: 'blank space'
  },
  position: [
    'top middle',
    'top right',
    'middle left',
    'middle',
    'middle right',
    'bottom left',
    'bottom',
    'bottom right'
  ],

  chips: {
    group: 'Players',
    label: (name: string, points: number, gold: number, need: number, nature: number, workers: number) =>
      `${name}: ${plural(points, 'point')}, ${some(gold, 'gold')}, ${need} food to find, ${plural(nature, 'nature icon')}, ${plural(workers, 'worker')} left`,
    gold: 'gold',
    need: 'food to find',
    nature: 'nature',
    then: (points: number) => `${plural(points, 'point')} with what is chosen`,
    start: 'holds the start marker',
    deciding: 'to decide now',
    front: 'land shown',
    goal: 'Goal',
    aims: named({
      points: 'points',
      fruitBats: 'bats',
      families: 'families',
      gold: 'gold',
      pollutionMarkers: 'pollution',
      location: ''
    }),
    aim: (what: string, have: number, need: number, most: boolean, met: boolean) =>
      `${what}: ${have} of ${most ? 'at most ' : ''}${need}${met ? ', reached' : ''}`,
    goalLost: 'Goal, which cannot be reached any more'
  },

  ending: {
    met: (name: string) => `${name} reaches the goal`,
    missed: (name: string) => `${name} misses the goal`,
    aim: (what: string, have: number, need: number, most: boolean, met: boolean) =>
      `${what} ${have} of ${most ? 'at most ' : ''}${need}${met ? ' ✓' : ''}`,
    detail: (challenge: string | undefined, aims: readonly string[]) =>
      `${challenge === undefined ? '' : `${challenge}: `}${aims.join(' · ')}`
  },

  board: {
    label: 'Action board',
    zones: { rounds: 'Rounds', terrain: 'Terrain', locations: 'Locations', market: 'Market and nature' },
    round: (roman: string) => `round ${roman}`,
    /** A name with the number that stands on the board instead of it. */
    numbered: (name: string, roman: string) => `${name} (${roman})`,
    now: 'this round',
    taken: (name: string) => `taken by ${name}`,
    blocked: (roman: string) => `closed until round ${roman}`,
    blockedToEnd: 'closed to the end',
    free: 'free',
    chosen: 'chosen',
    left: (n: number) => `${n} left`,
    houses: (n: number) => plural(n, 'house'),
    sale: (name: string, houses: number, points: number, left: number) =>
      `${name}: ${plural(houses, 'house')}, ${plural(points, 'point')}, ${left} left`,
    or: 'or',
    bonus: (n: number, what: string) => `with ${plural(n, 'terrain card')} also ${what}`,
    pay: (gold: number, what: string) => `pay ${some(gold, 'gold')} for ${what}`,
    payTo: (gold: number, act: string) => `pay ${some(gold, 'gold')} to ${act}`,
    perNature: (what: string, n: number | undefined) =>
      `${what} for each nature icon${n === undefined ? '' : `, ${n} now`}`,
    buy: (name: string, trees: number, gold: number) => `${name} for ${some(trees, 'tree')} and ${some(gold, 'gold')}`,
    draw: 'draw a terrain card',
    take: (card: string) => `take ${card}`,
    takeOpen: 'take the open card that lies here',
    takeNone: 'take the open card (none lies here)',
    plant: (n: number) => (n === 1 ? 'a tree with fruit' : `${n} trees with fruit`),
    houseBats: 'a bat in each empty house',
    train: (n: number) => `train ${plural(n, 'family', 'families')}`,
    /** What comes for each nature icon. */
    each: (n: number, thing: Thing) => (n === 1 && thing === 'gold' ? thing : some(n, thing)),
    trainEach: (n: number) => (n === 1 ? 'training' : plural(n, 'training')),
    short: 'not enough gold',
    shortTrees: 'not enough trees'
  },

  land: {
    of: (name: string) => `${whose(name)} land`,
    label: (name: string) => `${whose(name)} land`,
    card: (name: string, value: number, nature: number) =>
      [name, `worth ${value}`, ...(nature > 0 ? [plural(nature, 'nature icon')] : [])].join(', '),
    spot: (card: string, position: string, space: string, holds: string) => `${card}, ${position}: ${space}, ${holds}`,
    next: (n: number) => `pollution ${n} of the next harvest falls here`,
    larger: 'The card, larger',
    smaller: 'Back to the whole land',
    cell: (row: number, column: number) => `Free place in row ${row}, column ${column}`,
    planned: 'planned',
    inHand: 'in hand',
    may: 'possible',
    leaves: 'leaves',
    line: (name: string, n: number) => `Show ${whose(name)} land, ${plural(n, 'card')}.`,
    change: (card: string, gets: readonly string[], loses: readonly string[]) =>
      `${card} ${
        [
          ...(gets.length > 0 ? [`gets ${list(gets)}`] : []),
          ...(loses.length > 0 ? [`loses ${list(loses)}`] : [])
        ].join(', ') || 'is laid'
      }.`,
    struck: (n: number, cards: readonly string[]) =>
      `The next harvest pollutes ${plural(n, 'space')}, on ${list(cards)}.`,
    cards: (n: number) => plural(n, 'card'),
    open: 'Show the land',
    close: 'Show the board'
  },

  supply: {
    label: (name: string) => `${whose(name)} supply board`,
    row: (thing: string, have: number, size: number, room: number, gives: string) =>
      `${thing}: ${have}${size > 0 ? ` of ${size}` : ''} on the land, room for ${room} more; ${gives}`,
    gives: {
      wildAnimal: (n: number) => `brings ${some(n, 'tree')}`,
      tree: (n: number) => `brings ${some(n, 'fruit')}`,
      fruit: (n: number) => `brings ${some(n, 'fruitBat')}`,
      family: (n: number) => `needs ${n} food`,
      goat: (n: number) => `gives ${n} milk`,
      fruitBat: (n: number) => `${n} on the night card`
    },
    next: (n: number) => `more after ${n} more`
  },

  forecast: {
    title: 'Next harvest',
    short: 'Harvest',
    later: 'Next',
    label: 'How a harvest goes',
    open: 'Show the harvest in full',
    close: 'Close',
    gold: (gold: number, markers: number) =>
      markers === 0
        ? `${some(gold, 'gold')}, 0 spaces polluted.`
        : `${some(gold, 'gold')} for certain, and 0 to 2 more for ${markers === 1 ? 'the family that digs' : `each of the ${markers} families that dig`}.`,
    pollution: (where: string, lost: string) =>
      lost ? `Pollution on ${where}: ${lost} lost.` : `Pollution on ${where}.`,
    growth: (tree: number, fruit: number, bats: number) =>
      `${some(tree, 'tree')}, ${some(fruit, 'fruit')} and ${some(bats, 'fruitBat')} grow.`,
    home: (n: number, homeless: number) =>
      homeless > 0
        ? `${some(n, 'fruitBat')} ${n === 1 ? 'comes' : 'come'} home, ${homeless} ${homeless === 1 ? 'finds' : 'find'} no room.`
        : n > 0
          ? `${some(n, 'fruitBat')} ${n === 1 ? 'comes' : 'come'} home.`
          : 'No bats are out.',
    food: (families: number, milk: number, demand: number) =>
      `Food: families ${families} − milk ${milk} = ${Math.max(0, demand)}.`,
    fed: (paid: string) => `It would be met with ${paid}.`,
    missing: (n: number, points: number) => `${n} food would be missing: ${signed(points)} points.`,
    enough: 'Nothing has to be eaten.',
    young: (n: number, what: string) => `${n} young: ${what}.`,
    crowded: (what: string) => `No room for young, or none left: ${what}.`,
    noYoung: 'No young: too few of a kind.'
  },

  dock: {
    actions: 'Confirm and undo',
    undo: 'Undo',
    cancel: 'Cancel',
    redo: 'Redo',
    change: 'this change',
    backTo: (name: string) => `Back to ${name}`,
    looking: (name: string) => `${whose(name)} land`,
    waiting: (name: string) => `${name} decides.`,
    chance: 'Chance decides.',
    over: 'The match is over.',
    skip: 'Touch to go on, twice to skip.',
    choose: 'Choose a space for your worker.',
    chooseNamed: (name: string) => `${name}: choose an action space.`,
    chooseNote: (turn: number, of: number) => `Worker ${turn} of ${of}. Touch a space to see what it gives.`,
    go: 'Place worker',
    goEnds: 'Place, end turn',
    goBlocks: 'Only block it',
    nothing: 'This only blocks the space.',
    draws: 'A card is drawn first; the rest is placed after it.',
    score: (from: number, to: number) => (from === to ? `Score ${from}` : `Score ${from} → ${to}`),
    food: (from: number, to: number) => (from === to ? '' : `food to find ${from} → ${to}`),
    noRoom: (what: string) => `No room for ${what}`,
    bonus: (have: number, need: number) => `Bonus: ${have} of ${need} terrain cards`,
    place: 'Where do they go?',
    placeAll: (n: number) => (n === 1 ? 'Place' : n === 2 ? 'Place both' : `Place all ${n}`),
    leaveGo: 'Take nothing',
    buyGo: (card: string) => `Buy ${card}`,
    takeGo: (card: string) => `Take ${card}`,
    drawGo: 'Draw a card',
    drawFirst: 'A card is drawn first.',
    drawNote: 'After it you choose where things go.',
    inHand: (what: string) => `${what} in hand: touch another lit place, or touch it again to leave it out.`,
    inHandFixed: (what: string) => `${what} in hand: touch another lit place.`,
    moveNote: 'Touch a + to move it.',
    placeNote: 'Proposed places show a +. Touch one, then another lit place, to move it.',
    lay: (card: string) => `Where does ${card} go?`,
    layNote: 'Lit places are alike, except that pollution reaches upper rows first, and in a row the left.',
    layGo: 'Lay card',
    pay: (what: string) => `Pay ${what}.`,
    payNote: 'What is crossed out is paid. Touch one, then another lit one, to change it.',
    payGo: 'Pay',
    dusk: (bats: number) => `Send out ${bats} bats?`,
    duskNote: 'They take 1 fruit, plant 1 tree, and come home in the harvest, before anyone eats or has young.',
    /** Why the large button is pale then. */
    duskLate: 'This costs points, and only one harvest is left in which the tree can pay.',
    duskGo: (bats: number) => `Send ${bats} bats`,
    stay: 'End turn, bats stay',
    endTurn: 'End turn',
    end: 'Your turn is done.',
    endNamed: (name: string) => `${name}: the turn is done.`,
    harvest: {
      trees: (row: number) => `Growth: ${some(row, 'tree')}`,
      fruits: (row: number) => `Growth: ${some(row, 'fruit')}`,
      bats: (row: number) => `Growth: ${some(row, 'fruitBat')}`,
      home: (n: number) => `Night: ${some(n, 'fruitBat')} ${n === 1 ? 'comes' : 'come'} home`,
      breed: 'Which young do you take?'
    },
    then: (what: string) => `Then ${what}`,
    breedGo: (n: number) => (n === 0 ? 'No young' : `Take ${n}`),
    feed: (families: number, milk: number) => `${families} food wanted, milk gives ${milk}: pay ${families - milk}`,
    /** What is asked for can always be paid here: where it cannot, all that there is was eaten unasked. */
    feedNote: (paid: string, worth: number, over: number) =>
      `${paid} = ${worth} food${over > 0 ? `, ${over} too much` : ''}, nothing missing.`,
    feeds: (n: number) => `${n} food`,
    feedGo: 'Feed',
    more: (what: string, n: number, worth: number) => `One more ${what}, worth ${worth} food, ${n} now`,
    less: (what: string, n: number) => `One ${what} less, ${n} now`,
    choices: 'Choices',
    offer: (what: string, planned: number, most: number) => `${what}: ${planned} of ${most}`,
    left: 'left out',
    roomless: 'no room',
    means: 'not now',
    /** Young come where there are so many. */
    least: (n: number) => `needs ${n}`,
    offers: named({
      plant: 'tree with fruit',
      houses: 'bats in empty houses',
      train: 'training',
      gold: 'gold',
      draw: 'terrain card',
      take: 'open card',
      buy: 'location'
    })
  },

  log: {
    begins: (name: string) => `${name} begins.`,
    tile: (tile: string, roman: string) => `Tile “${tile}” on round ${roman}.`,
    worker: (name: string, space: string) => `${name}: ${space}.`,
    idle: 'Nothing is done there: this only blocks the space.',
    gold: (n: number) => `takes ${some(n, 'gold')}`,
    paid: (n: number) => `pays ${some(n, 'gold')}`,
    drawn: (card: string) => `draws ${card}`,
    takes: (card: string) => `takes ${card}`,
    buys: (card: string) => `buys ${card}`,
    laid: (card: string) => `lays ${card}`,
    places: (what: string, card: string) => `puts ${what} on ${card}`,
    /** The young come by themselves. */
    born: (what: string, card: string) => `sees ${what} born on ${card}`,
    trains: 'trains a family',
    evicted: 'a bat is driven out',
    marker: (name: string) => `${name} takes the start marker`,
    spends: (what: string) => `gives up ${what}`,
    rider: (what: string) => `${what} on it is lost`,
    sendsBats: (n: number) => `sends ${n} bats out`,
    income: (name: string, gold: number, markers: number) =>
      markers === 0
        ? `${name} gets ${some(gold, 'gold')}.`
        : `${name} gets ${some(gold, 'gold')}; ${markers === 1 ? '1 family digs' : `${markers} families dig`} for more.`,
    mined: (name: string, gold: number) => `${name} finds ${gold === 0 ? 'no gold' : some(gold, 'gold')}.`,
    polluted: (name: string, card: string, lost: readonly string[]) =>
      `Pollution on ${whose(name)} ${card}${lost.length > 0 ? `: ${list(lost)} lost` : ''}.`,
    aside: (name: string) => `${name} has no space left for a marker.`,
    bagEmpty: 'The bag of markers is empty.',
    bagRefilled: 'The bag is filled again.',
    growth: (name: string, n: number, thing: Thing) => `${whose(name)} land brings ${some(n, thing)}.`,
    noRoom: (name: string, n: number, thing: Thing) => `${name} has no room for ${some(n, thing)}.`,
    noneLeft: (name: string, n: number, thing: Thing) => `${whose(name)} supply is ${some(n, thing)} short.`,
    declined: (name: string, n: number, thing: Thing) => `${name} leaves ${some(n, thing)}.`,
    homeward: (name: string, n: number) => `${whose(name)} ${n === 1 ? 'bat comes' : `${n} bats come`} home.`,
    fed: (name: string, paid: string) => `${name} pays ${paid} for food.`,
    missing: (name: string, n: number, points: number) =>
      `${name} is ${n} food short, which costs ${plural(points, 'point')}.`,
    challengeLost: 'The challenge is lost: an untrained family was there at income.',
    families: (name: string, n: number) =>
      `${plural(n, 'family', 'families')} ${n === 1 ? 'leaves' : 'leave'} ${whose(name)} supply board for good.`,
    round: (roman: string) => `Round ${roman} begins.`,
    reshuffled: 'The discarded terrain becomes the new deck.',
    over: 'The match is over.'
  },

  undoes: {
    place: (thing: string) => `the ${thing}`,
    lay: 'the card’s place',
    draw: 'the card',
    take: 'the card',
    buy: 'the purchase',
    spend: 'the payment',
    fly: 'the bats',
    feed: 'the meal',
    train: 'the training',
    settle: 'the family',
    treeWithFruit: 'the tree',
    done: 'leaving the rest',
    endTurn: 'end of turn',
    chance: 'the draw'
  },

  when: (round: string, last: string) => `Round ${round} of ${last}`,
  stages: { turn: ['Worker', 'Bats'], maintenance: ['Income', 'Growth', 'Night', 'Food', 'Young'] },

  doing: named({
    first: 'drawing lots',
    tile: 'laying out tiles',
    reveal: 'laying out terrain',
    draw: 'drawing terrain',
    marker: 'digging for gold',
    worker: 'to place a worker',
    work: 'to carry out an action',
    lay: 'to lay a card',
    pay: 'to pay',
    dusk: 'to end the turn',
    fly: 'to send bats',
    fruit: 'to send bats',
    plant: 'to plant a tree',
    trees: 'to place new trees',
    fruits: 'to place new fruit',
    bats: 'to place new bats',
    home: 'to bring bats home',
    feed: 'to feed',
    eat: 'to feed',
    breed: 'to take young',
    over: ''
  }),

  items: named({
    gold: 'Gold',
    cards: 'Cards',
    tree: 'Trees',
    wildAnimal: 'Wild animals',
    goat: 'Goats',
    fruit: 'Fruit',
    family: 'Families',
    trained: 'Trained families',
    bats: 'Bats beyond ten',
    missing: 'Missing food'
  })
});
