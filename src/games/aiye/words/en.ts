/** Every text of Àiyé that is not a rule sentence (rulebook.json) or printed on a card (the edition). */

import { catalogue, named } from '#words/catalogue.ts';
import { either, list, plural, possessive, signed } from '#words/grammar.ts';
import { advice } from './advice.ts';
import { column, columnsOf, seeds, seedsLong } from './names.ts';

/** A score, which may lie below zero. */
const figure = (n: number): string => signed(n).replace('+', '');

type Race = { readonly masks: number; readonly cards: number };

export const words = catalogue('aiye', {
  list,
  either,
  seeds,
  seedsLong,
  signed,
  column,
  columnsOf,

  color: { sun: 'sun', moon: 'moon' },
  rows: { characters: 'characters', masks: 'masks' },

  icon: {
    gainSeed: { sun: 'Sun seed', moon: 'Moon seed', choice: 'Seed of either colour' },
    convert: { sun: 'Convert a sun seed', moon: 'Convert a moon seed' },
    promote: 'Promote',
    extraSowing: 'Extra sowing',
    councilMeeting: 'Council Meeting',
    conflict: 'Conflict',
    shield: 'Shield',
    moveSeeds: 'Move seeds',
    moveCard: 'Move a card',
    extraSummon: 'Extra summon'
  },
  iconText: {
    gainSeed: {
      sun: 'Take a sun seed and put it under the column in use.',
      moon: 'Take a moon seed and put it under the column in use.',
      choice: 'Take a seed of either colour and put it under the column in use.'
    },
    convert: {
      sun: 'Give back one sun seed from any column and take two moon seeds.',
      moon: 'Give back one moon seed from any column and take two sun seeds.'
    },
    promote: 'Send one card of any column to the Council and take two seeds.',
    extraSowing: 'Sow once more before this column is used. Once per turn.',
    councilMeeting: 'Use the icons of the Council instead of those of this column. Once per turn.',
    conflict:
      'Of each opponent’s columns without a shield and not yet blocked, the one with the most cards is blocked until its owner recovers.',
    shield: 'A column with a shield cannot be blocked.',
    moveSeeds: 'Carry all seeds of one column to another one.',
    moveCard: 'Move one card to another column, or start a new column with it.',
    extraSummon: 'One more summon in this turn. It is counted by itself.'
  },
  metric: named<readonly [string, string]>({
    moonSeeds: ['moon seed', 'moon seeds'],
    sunSeeds: ['sun seed', 'sun seeds'],
    conflictIcons: ['Conflict icon', 'Conflict icons'],
    shieldIcons: ['Shield icon', 'Shield icons'],
    moonSymbols: ['moon symbol', 'moon symbols'],
    sunSymbols: ['sun symbol', 'sun symbols'],
    columnsOf2: ['column with exactly 2 cards', 'columns with exactly 2 cards'],
    columnsOf3: ['column with exactly 3 cards', 'columns with exactly 3 cards'],
    columnsOf4: ['column with 4 cards', 'columns with 4 cards'],
    allSeeds: ['seed', 'seeds'],
    exchangeCards: ['card that converts or promotes', 'cards that convert or promote'],
    councilCards: ['Council card', 'Council cards']
  }),
  /** “5 points for 2 moon seeds, 8 for 4, 11 for 6” */
  scoring: (tiers: readonly (readonly [points: number, n: number])[], one: string, many: string) =>
    tiers
      .map(([points, n], tier) =>
        tier === 0 ? `${plural(points, 'point')} for ${n} ${n === 1 ? one : many}` : `${points} for ${n}`
      )
      .join(', '),
  /** “8, −1 per seed” */
  scoringEachShort: (base: number, each: number, one: string) => `${base}, ${signed(each)} per ${one}`,
  scoringEach: (base: number, each: number, one: string) => `${base} points, ${signed(each)} for each ${one}`,
  metricShort: named({
    moonSeeds: 'moon seeds',
    sunSeeds: 'sun seeds',
    conflictIcons: 'conflicts',
    shieldIcons: 'shields',
    moonSymbols: 'moon symbols',
    sunSymbols: 'sun symbols',
    columnsOf2: '2-card columns',
    columnsOf3: '3-card columns',
    columnsOf4: '4-card columns',
    allSeeds: 'seeds',
    exchangeCards: 'convert or promote',
    councilCards: 'in Council'
  }),

  chips: {
    group: 'Players',
    label: (name: string, score: number, masks: number, cards: number, end: Race, sun: number, moon: number) =>
      `${name}: ${plural(score, 'point')}, ${masks} of ${end.masks} masks, ${cards} of ${end.cards} cards, ${seedsLong(sun, moon)}`,
    deciding: 'to decide now',
    front: 'area shown',
    masks: 'masks',
    cards: 'cards',
    hit: (columns: readonly number[]) => `the next conflict hits ${either(columns.map(column))}`
  },

  /** Where no public text tells what a card shows. */
  printed: {
    cost: 'what it costs',
    points: 'its points',
    symbols: 'its sun and moon signs',
    abilities: 'its icons',
    scoring: 'what it scores',
    copies: 'how many there are',
    copiesPerPlayer: 'how many each player has'
  },
  rebuilt: (what: readonly string[]) =>
    `Wayside’s own: ${list(what)}. The printed values are not public; if you own the game, you can enter yours.`,
  own: (what: readonly string[]) => `Entered from your own copy: ${list(what)}.`,

  village: {
    label: 'Village',
    row: { characters: 'Characters of the Village', masks: 'Masks of the Village' },
    empty: 'empty place',
    deck: (n: number) => `${plural(n, 'card')} left in the deck`,
    /** On the open copy of a mask one has; whoever holds or hears it is told which of the two is meant. */
    yours: 'owned',
    yoursLong: 'you have one already, and may not summon a second',
    short: (sun: number, moon: number, any: number) =>
      list([
        ...(sun > 0 ? [plural(sun, 'sun')] : []),
        ...(moon > 0 ? [plural(moon, 'moon')] : []),
        ...(any > 0 ? [plural(any, 'seed')] : [])
      ]) + ' short',
    shortBy: (seeds: number) => `${seeds} short`,
    cost: (sun: number, moon: number, any: number) =>
      list([
        ...(sun > 0 ? [plural(sun, 'sun')] : []),
        ...(moon > 0 ? [plural(moon, 'moon')] : []),
        ...(any > 0 ? [`${plural(any, 'seed')} of either colour`] : [])
      ]) || 'nothing',
    costs: (cost: string) => `costs ${cost}`,
    points: (n: number) => plural(n, 'point'),
    paysNow: (n: number) => `${plural(n, 'point')} now`,
    gains: (n: number) => `your score ${signed(n)} once it is paid for`,
    gainsUnpaid: (n: number) => `would be ${signed(n)} with your seeds as they are, but you cannot pay for it yet`,
    counts: (what: string) => `counts ${what}`,
    symbol: { sun: 'sun symbol', moon: 'moon symbol' },
    symbols: (n: number, symbol: string) => (n === 1 ? `a ${symbol}` : plural(n, symbol)),
    noIcons: 'no icons',
    does: (icon: string, what: string) => `${icon}: ${what}`,
    affordable: 'can be summoned',
    chosen: 'chosen'
  },

  area: {
    of: (name: string) => `${possessive(name)} row`,
    label: (name: string) => `${possessive(name)} columns`,
    council: 'Council',
    councilEmpty: 'no cards yet',
    councilOf: (name: string, n: number) => `${possessive(name)} Council: ${plural(n, 'card')}`,
    purse: (sun: number, moon: number) => `${seedsLong(sun, moon)} in all`,
    left: (sun: number, moon: number) => `${seedsLong(sun, moon)} left after paying`,
    cards: (n: number) => plural(n, 'card'),
    top: (name: string) => `top ${name}`,
    blocked: 'blocked: top card face down',
    shielded: 'protected by a shield',
    full: 'full',
    first: 'first column of this turn',
    second: 'second column of this turn',
    frozen: 'cards held in place for now',
    active: 'in use now',
    gap: (gap: number, n: number) =>
      gap === 0 ? 'New column at the left end' : gap === n ? 'New column at the right end' : `New column in gap ${gap}`,
    ring: (n: number) => `${plural(n, 'column')} in a ring: slide sideways`,
    /** What a column is, part by part, and what touching it would mean. */
    told: (place: number, parts: readonly string[], may: string | undefined) =>
      `Column ${place}: ${parts.join(', ')}${may ? `; ${may}` : ''}`,
    larger: (n: number) => `Column ${n}, larger`,
    smaller: 'Back to the whole row',
    tokens: ['The first column of this turn.', 'The second column of this turn.'],
    struck: 'The next conflict would strike this column.',
    nextConflict: (columns: readonly number[], name: string) =>
      columns.length === 0
        ? 'A conflict would strike nothing here'
        : columns.length === 1
          ? `Next conflict: column ${columns[0]}`
          : `Next conflict: column ${either(columns.map(String))}, ${name} picks`
  },

  /** What touching a column would mean, for its accessible name. */
  may: {
    source: (landing: number) => `sow: the last seed falls in column ${landing}`,
    gift: 'put the two seeds here',
    convert: (color: string) => `give back a ${color} seed from here`,
    seedsFrom: 'take the seeds from here',
    seedsTo: 'put the seeds here',
    cardTo: 'put the card here',
    answer: 'block this column',
    place: (extra: number) =>
      extra > 0 ? `place the card here for ${plural(extra, 'seed')} more` : 'place the card here',
    pay: 'pay from here'
  },

  dock: {
    undo: 'Undo',
    cancel: 'Cancel',
    redo: 'Redo',
    backTo: (name: string) => `Back to ${name}`,
    looking: (name: string) => `${possessive(name)} area`,
    waiting: (name: string) => `${name} decides.`,
    chance: 'Cards are being revealed.',
    over: 'The match is over.',
    lastRound: 'Last round.',
    nextLast: 'One more round follows this one.',
    source: 'Choose a column to sow from.',
    sourceNote: 'The arrow shows where the last seed falls.',
    extraSource: 'Extra sowing: choose a column.',
    sow: (n: number, place: number) => `Sow ${n} from column ${place}?`,
    sowGo: (n: number) => `Sow ${n}`,
    lands: (place: number) => `The last seed activates column ${place}:`,
    landsPlain: (place: number) => `The last seed falls in column ${place}, which has no icons to use.`,
    order: 'change order',
    orderLabel: 'Change the order of colours',
    orderNow: (colors: readonly string[]) => `Change the order of colours, now ${colors.join(', ')}`,
    ordering: 'Touch a seed to swap it.',
    orderingNote: 'Below each is the column it falls in.',
    orderKept: 'Keep this order',
    orderDone: 'Use new order',
    seedAt: (n: number, color: string, place: number) => `Seed ${n}: ${color}, for column ${place}; touch to swap`,
    dropRest: (n: number) => `Put down the other ${plural(n, 'seed')}?`,
    gift: 'No seeds left: choose a column for 1 sun and 1 moon.',
    giftGo: 'Put them here',
    decide: (place: number) => `What do you do with column ${place}?`,
    modes: {
      normal: (place: number) => `Use column ${place}`,
      extraSowing: () => 'Sow again first',
      meeting: () => 'Call the Council',
      meetingExtraSowing: () => 'Call the Council, sow again first'
    },
    use: (place: number, n: number) => `Column ${place}: ${plural(n, 'icon')} left.`,
    useCouncil: (n: number) => `Council: ${plural(n, 'icon')} left.`,
    takeAll: (n: number) => `Take ${plural(n, 'seed')}`,
    done: 'Done',
    doneAsk: (n: number) => `Leave ${plural(n, 'icon')} unused?`,
    doneGo: (n: number) => (n === 1 ? 'Leave it' : 'Leave them'),
    takeOne: 'Sun or moon?',
    takeMany: (n: number) => `You get ${n} seeds: which?`,
    takeGo: (sun: number, moon: number) => `Take ${seeds(sun, moon)}`,
    convert: (color: string) => `Which ${color} seed goes back?`,
    convertNote: (color: string, place: number) => `You get two ${color} seeds for it, under column ${place}.`,
    convertAsk: (place: number, color: string) => `Give back 1 ${color} from column ${place}?`,
    convertGo: 'Convert',
    promote: 'Which card goes to the Council?',
    promoteNote: (place: number) => `You get two seeds for it, under column ${place}.`,
    promoteAsk: (name: string) => `Send ${name} to the Council?`,
    promoteGo: 'Promote',
    gone: (place: number, heir: number) => `Column ${place} disappears; its seeds go to column ${heir}.`,
    seedsFrom: 'Which column’s seeds do you move?',
    seedsFromNote: 'All of them go together to another column.',
    seedsTo: (place: number) => `Which column do the seeds of column ${place} go to?`,
    seedsAsk: (n: number, from: number, to: number) => `Move ${plural(n, 'seed')} from column ${from} to ${to}?`,
    seedsGo: 'Move seeds',
    card: 'Which card moves?',
    cardTo: (name: string) => `Where does ${name} go?`,
    cardToNote: 'A column with room, or a gap for a new column.',
    cardAsk: (name: string, place: number) => `Move ${name} to column ${place}?`,
    gapAsk: (name: string) => `Start a new column with ${name}?`,
    cardGo: 'Move card',
    useAsk: (icon: string) => `Use “${icon}”?`,
    useGo: 'Use it',
    conflict: 'Start the conflict?',
    conflictHits: (parts: readonly string[]) => `Conflict: ${list(parts)}.`,
    conflictWhy: 'Of the columns with neither shield nor block, it takes the one with most cards.',
    hits: (name: string, columns: readonly number[]) =>
      columns.length === 1
        ? `${possessive(name)} column ${columns[0]}`
        : `${name} picks column ${either(columns.map(String))}`,
    spares: (name: string) => `${name} is spared`,
    conflictGo: 'Conflict',
    answer: (by: string, whose: string) =>
      `${by} starts a conflict. ${whose}, which of your columns with the most cards is blocked?`,
    answerNote: 'No seed is sown there until you have finished sowing in your next turn. Its cards still count.',
    answerAsk: (place: number) => `Block column ${place}?`,
    answerGo: 'Block it',
    village: (summons: number) =>
      summons > 0 ? `Summon a card (${summons} left), renew a row, or end the turn.` : 'Renew a row or end the turn.',
    villageOnly: (summons: number) =>
      summons > 0 ? `Summon a card (${summons} left) or end the turn.` : 'End the turn.',
    endTurn: 'End turn',
    renew: 'renew',
    renewLabel: 'Renew a row for 1 seed',
    renewWhich: 'Renew characters or masks for 1 seed?',
    renewRow: { characters: 'Characters', masks: 'Masks' },
    renewAsk: (row: string) => `Renew the ${row} for 1 seed?`,
    renewNote: 'The four open cards are discarded. That can be done once a turn, and cannot be undone.',
    renewGo: 'Renew',
    place: (name: string) => `Which column does ${name} go on?`,
    placeNote: (cost: string) => `It costs ${cost}, plus what the column adds.`,
    placeAsk: (name: string, place: number, n: number) => `${name} onto column ${place} for ${plural(n, 'seed')}?`,
    placeFinal: 'This reveals the next card, so it cannot be undone.',
    score: (from: number, to: number) =>
      from === to ? `Score stays ${figure(from)}` : `Score ${figure(from)} → ${figure(to)}`,
    scoreThen: (n: number) => `score ${figure(n)}`,
    sumOf: (what: string, by: number) => `${what} ${signed(by)}`,
    /** “Joy +5 (8 before paying)” */
    sumPaid: (what: string, by: number, unpaid: number) => `${what} ${signed(by)} (${figure(unpaid)} before paying)`,
    placeGo: 'Summon',
    council: 'All columns are full: which card goes to the Council first?',
    councilAsk: (leaves: string, name: string, n: number) =>
      `${leaves} to the Council, ${name} in its place for ${plural(n, 'seed')}?`,
    pay: 'change payment',
    payLabel: 'Change which seeds are paid',
    payingTitle: (n: number) => (n > 0 ? `Pay ${plural(n, 'more seed', 'more seeds')}.` : 'You pay with these seeds.'),
    paying: 'Touch a seed to keep it, then a column to pay from.',
    payForced: (color: string, place: number) => `${color} seed of column ${place}, no other will do`,
    payAll: (sun: number, moon: number) => `Payment: ${seedsLong(sun, moon)}, no other way`,
    paidSeed: (color: string, place: number) => `Keep the ${color} seed of column ${place}`,
    payOpen: 'A seed still to be paid',
    payFine: 'Use this payment',
    payGo: 'Pay',
    choices: 'Choices',
    actions: 'Confirm and undo'
  },

  advice,

  undoes: {
    drop: 'the order',
    decide: {
      normal: 'the choice',
      extraSowing: 'extra sowing',
      meeting: 'the meeting',
      meetingExtraSowing: 'the meeting'
    },
    take: (sun: number, moon: number) => `taking ${seeds(sun, moon)}`,
    gap: 'new column',
    done: 'leaving icons',
    renew: 'the renewal',
    endTurn: 'end of turn',
    pay: (color: string) => `1 ${color}`,
    reveal: 'the card',
    first: 'the start',
    payment: 'payment',
    choice: 'the choice'
  },

  /** A turn. */
  when: (round: number) => `Round ${round}`,
  stages: ['Sow', 'Activate', 'Village'],

  doing: named({
    first: 'drawing lots',
    reveal: 'laying out cards',
    source: 'to sow',
    drop: 'to sow',
    gift: 'to place seeds',
    decide: 'to activate',
    use: 'to activate',
    take: 'to activate',
    convert: 'to activate',
    promote: 'to activate',
    seedsFrom: 'to activate',
    seedsTo: 'to activate',
    card: 'to activate',
    cardTo: 'to activate',
    answer: 'to answer',
    village: 'in the Village',
    place: 'in the Village',
    council: 'in the Village',
    pay: 'in the Village',
    over: ''
  }),

  items: named({ characters: 'Characters', council: 'Council', columns: 'Columns' })
});
