/** Texts of the two forms: options of a match, and the values printed on one's own copy. */
import { catalogue, named } from '#words/catalogue.ts';
import { plural } from '#words/grammar.ts';

export const optionWords = catalogue('aiye.options', {
  setups: 'Starting columns',
  setupOf: (name: string) => `Set-up of ${name}`,
  all: 'Everybody',
  same: 'The same for everybody',
  kinds: { standard: 'Standard', controller: 'Controller', sprinter: 'Sprinter', free: 'Free' },
  notes: {
    standard: 'Six columns of sun and moon sowers.',
    controller: 'With an extra sowing and a move a card: for players who know the game.',
    sprinter: 'With an extra summon on a column of three: a shorter match.',
    free: 'Each of the three extra cards may lie on top of a column or take the place of a sower.'
  },
  extra: named({ 'extra-sowing': 'Extra sowing', 'extra-move': 'Move a card', 'extra-summon': 'Extra summon' }),
  nowhere: 'not used',
  onTop: (column: number) => `on top of column ${column}`,
  instead: (column: number, height: number, of: number) =>
    of > 1 ? `in column ${column}, card ${height}` : `in place of the card in column ${column}`,
  picture: 'These columns at the start',
  variants: 'Readings of the rules',
  variantsNote: 'Where the two rule texts differ. Unless you change them, the publisher’s own text applies.',
  councilScope: 'A Council Meeting uses',
  scopes: { all: 'all cards', top: 'the top card' },
  freeze: 'Cards stay in the column in use',
  freezeNote: 'Move a Card neither takes from it nor adds to it.',
  nine: 'Nine or more columns score',
  courage: 'Courage never costs points',
  courageNote: 'With more than eight seeds it scores 0.'
});

export const editionWords = catalogue('aiye.edition', {
  intro:
    'Much of what is printed on the cards is not public. These are the values Wayside plays with; replace them with those of your own copy. They stay on this device and inside your matches.',
  groups: { characters: 'Characters', masks: 'Masks', starters: 'Starting cards', extras: 'Extra cards' },
  marks: {
    rulebook: 'from the rulebook',
    public: 'from a public prototype',
    reconstructed: 'reconstructed',
    owner: 'from your copy'
  },
  state: (changed: number, reconstructed: number) =>
    changed > 0
      ? `${plural(changed, 'value')} from your copy`
      : reconstructed > 0
        ? `${plural(reconstructed, 'value')} reconstructed`
        : 'from the rulebook',
  cardName: 'Name',
  cost: 'Price',
  costOf: { sun: 'Sun seeds', moon: 'Moon seeds', any: 'Of either colour' },
  points: 'Points',
  symbols: 'Symbols',
  symbolChoices: {
    none: 'none',
    sun: 'sun',
    moon: 'moon',
    'sun sun': 'two suns',
    'moon moon': 'two moons',
    'sun moon': 'both'
  },
  copies: 'Copies in the deck',
  icons: 'Icons',
  addIcon: 'Add an icon',
  iconAt: (n: number) => `Icon ${n}`,
  removeIcon: (n: number) => `Remove icon ${n}`,
  marksOf: {
    'sun sun': 'for two suns',
    'moon moon': 'for two moons',
    'sun moon': 'for sun and moon',
    'choice choice': 'for two of either colour'
  },
  scoring: 'What it scores',
  metric: 'It counts',
  tiers: 'Steps',
  tier: (n: number) => `Step ${n}: needed`,
  tierPoints: (n: number) => `Step ${n}: points`,
  needs: 'needs',
  gives: 'gives',
  linear: 'Points for none, and for each one',
  base: 'Points for none',
  perUnit: 'For each one',
  show: 'Show the values of'
});
