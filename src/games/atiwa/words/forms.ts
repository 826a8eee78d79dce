/** Texts of the two forms: options of a match, and the values printed on one's own copy. */
import { plural } from './en.ts';

export const optionWords = {
  goal: 'Alone: what to aim for',
  plain: (points: number) => `${points} points`,
  plainNote: 'The usual goal of a game alone.',
  variants: 'Readings of the rules',
  variantsNote: 'Where the rule text leaves a question open. Without a change, our reading holds.',
  nightRoom: 'Room for the tree of the bats is looked for',
  nightRooms: { before: 'before they fly', after: 'also where they were' },
  groupRiders: 'A marked tree that is spent',
  groupRidersOf: { lost: 'loses its rider', hold: 'stays while it carries one' },
  emptyBag: 'An empty bag of markers',
  emptyBags: { nothing: 'gives nothing', refill: 'is filled again' },
  emptyBonus: 'A bonus for four terrain cards',
  emptyBonuses: { given: 'is always given', withheld: 'needs its action' }
};

export const editionWords = {
  intro:
    'The cards, the action board and the supply rows are not in any public text. Here are the values Wayside plays with; replace them by those of your own copy. They stay on this device and inside your matches.',
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
  spaceAt: (position: string) => `Space ${position}`,
  trees: 'Trees',
  gold: 'Gold',
  upTo: 'How many',
  round: (roman: string) => `Round ${roman}`,
  needs: (thing: string) => `${thing} needed, empty for none`,
  effects: 'What it gives',
  effect: (n: number) => `Action ${n}`,
  token: 'Of what',
  bats: 'Bats in empty houses',
  show: 'Show the values of'
};
