/** Texts of the two forms: options of a match, and the values printed on one's own copy. */
import { catalogue } from '#words/catalogue.ts';
import type { Effect, SpaceKind } from '../editions/schema.ts';
import { plural } from '#words/grammar.ts';

export const optionWords = catalogue('atiwa.options', {
  goal: 'Alone: what to aim for',
  plain: (points: number) => `${points} points`,
  plainNote: 'The usual goal of a game alone.',
  variants: 'Readings of the rules',
  variantsNote: 'Where the rule text leaves a question open. Unless you change them, our readings apply.',
  nightRoom: 'Room for the bats’ tree may be',
  nightRooms: { before: 'free before they fly', after: 'also where they were' },
  groupRiders: 'A marked tree that carries something',
  groupRidersOf: { lost: 'may be spent, and its load is lost', hold: 'may not be spent' },
  emptyBag: 'An empty bag of markers',
  emptyBags: { nothing: 'gives nothing', refill: 'is filled again' },
  emptyBonus: 'A bonus for four terrain cards',
  emptyBonuses: { given: 'is always given', withheld: 'needs its action' }
});

export const editionWords = catalogue('atiwa.edition', {
  intro:
    'The cards, the action board and the supply rows are not public. These are the values Wayside plays with; replace them with those of your own copy. They stay on this device and inside your matches.',
  groups: {
    supply: 'Supply rows',
    locations: 'Locations and their prices',
    terrain: 'Terrain cards',
    spaces: 'Action spaces',
    tiles: 'Action tiles',
    breeding: 'Young'
  },
  state: (changed: number, reconstructed: number) =>
    changed > 0
      ? `${plural(changed, 'entry', 'entries')} from your copy`
      : reconstructed > 0
        ? `${plural(reconstructed, 'entry', 'entries')} reconstructed`
        : 'from the rulebook',
  cardName: 'Name',
  value: 'Value',
  nature: 'Nature icons',
  numbers: (thing: string, size: number) => `${thing}: ${size} numbers from left to right`,
  numbersHint: 'Whole numbers with spaces between them.',
  /** Short enough for a field as wide as a third of a phone; every tree may carry fruit instead. */
  kinds: {
    tree: 'tree',
    treeThenAnimalOrFruit: 'tree + animal',
    treeThenBatOrFruit: 'tree + bat',
    wildAnimal: 'animal',
    fruitBat: 'bat',
    goat: 'goat',
    fruit: 'fruit',
    house: 'house',
    uninhabitableHouse: 'ruin',
    blank: 'blank'
  } satisfies Readonly<Record<SpaceKind, string>>,
  spaceAt: (position: string) => `Space ${position}`,
  trees: 'Trees',
  gold: 'Gold',
  upTo: 'How many',
  round: (roman: string) => `Round ${roman}`,
  needs: (thing: string) => `${thing} needed, empty for none`,
  actions: {
    collect: 'Collect',
    collectTreeWithFruit: 'Tree with fruit',
    chooseOne: 'One or the other',
    train: 'Train',
    payThen: 'Pay, then train',
    exchange: 'Exchange gold',
    perNature: 'For each nature icon',
    bonusIfTerrain: 'Bonus for terrain cards',
    drawTerrain: 'Draw terrain',
    takeTerrain: 'Take open terrain',
    acquireLocation: 'Buy a location',
    batsIntoEmptyHouses: 'Bats in empty houses'
  } satisfies Readonly<Record<Effect['do'], string>>,
  effects: 'What it gives',
  effect: (n: number) => `Action ${n}`,
  token: 'Of what',
  bats: 'Bats in empty houses',
  show: 'Show the values of'
});
