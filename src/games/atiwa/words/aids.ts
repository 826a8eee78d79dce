/** Texts of the aids at the table with the real box. */
import { catalogue } from '#words/catalogue.ts';
import type { Token } from '../rules/state.ts';
import { capital, plural } from '#words/grammar.ts';
import { words, type Thing } from './en.ts';

const thing = (what: Thing, n = 2): string => words.thing(what, n);

export const aidWords = catalogue('atiwa.aids', {
  player: (n: number) => `Player ${n}`,
  name: (n: number) => `Name of player ${n}`,
  add: 'Add a player',
  remove: (name: string) => `Remove ${name}`,
  fresh: 'Begin anew',
  freshSure: 'Everything entered here is forgotten.',
  keep: 'Keep it',
  rules: 'The rule about it',
  more: (what: string, n: number) => `One more: ${what}, ${n} now`,
  less: (what: string, n: number) => `One less: ${what}, ${n} now`,

  pad: {
    intro: 'Enter what each player has at the end; the points are worked out for you.',
    table: 'Score pad',
    what: 'What counts',
    rows: {
      gold: 'Gold',
      cards: 'Card values together',
      tree: 'Trees on cards',
      wildAnimal: 'Wild animals on cards',
      fruitBat: 'Bats on cards',
      goat: 'Goats on cards',
      fruit: 'Fruit on cards',
      family: 'Families on cards',
      trained: 'of them trained',
      missing: 'Food that was missing',
      pollution: 'Pollution markers'
    },
    entry: (what: string, name: string) => `${what}, ${name}`,
    total: 'Points',
    place: 'Place',
    points: (n: number) => words.signed(n),
    tie: 'Fewer pollution markers break a tie.'
  },

  harvest: {
    intro: 'Count what lies on the land before the harvest, then go through it step by step.',
    round: 'Round',
    players: 'Players',
    land: (name: string) => `On the land of ${name}`,
    held: {
      gold: 'gold',
      trained: 'trained families',
      untrained: 'untrained families',
      wildAnimal: 'wild animals',
      tree: 'trees',
      fruit: 'fruit',
      goat: 'goats',
      fruitBat: 'bats',
      night: 'bats on the night card',
      missing: 'food missing so far'
    },
    stages: {
      count: 'Before the harvest',
      income: 'Income',
      trees: 'Trees',
      fruits: 'Fruit',
      bats: 'Bats',
      home: 'The night ends',
      food: 'Food',
      young: 'Young',
      done: 'The harvest is done'
    },
    count: 'Are the counts below right? Correct them, then begin.',
    income: (gold: number, markers: number) =>
      markers === 0
        ? `Take ${words.some(gold, 'gold')} for the trained families. No pollution.`
        : `Take ${words.some(gold, 'gold')} for the trained families. Draw ${plural(markers, 'marker')}, take their gold, then lay them one by one.`,
    found: 'Gold on the markers',
    lay: 'Top middle spaces of all cards first, row by row from the left; then top right, and so on. Take off what lies there, and correct the counts.',
    growth: (row: Token, number: number, token: Token) =>
      `The row of ${thing(row)} shows ${number}: up to ${words.some(number, token)} if there is room.`,
    supplyShort: (most: number) => `Only ${most} left in the supply.`,
    none: 'Nothing grows here.',
    placed: (token: Token) => `${capital(thing(token))} that found room`,
    home: (n: number) =>
      n === 0
        ? 'No bats are out.'
        : `${words.some(n, 'fruitBat')} ${n === 1 ? 'comes' : 'come'} home. Those without room are lost.`,
    food: (families: number, milk: number, demand: number) => `Families ${families} − milk ${milk} = ${demand} food.`,
    enough: 'Nothing has to be eaten.',
    payment: 'What is eaten',
    missing: (n: number, points: number) =>
      `Everything edible is eaten; ${n} food is missing: ${words.signed(points)} points.`,
    young: 'Each of these has young if there is room.',
    noYoung: 'Nothing has young this round.',
    born: (token: Token, least: number) => `${capital(words.one(token))} (${least} needed)`,
    after: (solo: boolean, last: boolean) =>
      last
        ? ['This was the last harvest: count the points.']
        : solo
          ? [
              'Workers sent out two rounds ago come back; the others stay.',
              'Fill empty terrain places, and move the next tile onto the round that ends.'
            ]
          : [
              'All workers come back.',
              'Lay the open terrain cards aside and open new ones.',
              'Move the tile of the next round to the left.'
            ],
    begin: 'Begin the harvest',
    next: 'Done, next',
    back: 'One step back',
    nextRound: 'Next round',
    others: (names: string) => `Still to do: ${names}.`
  }
} as const);
