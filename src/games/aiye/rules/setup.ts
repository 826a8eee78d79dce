/** Options of a match and the table before anything is drawn. AIY-SET, AIY-ALT. */
import { readOptions } from '../../options.ts';
import { misfits } from '../words/misfits.ts';
import { mostCards } from './area.ts';
import { makeCard, type Deck } from './deck.ts';
import { fill } from './rows.ts';
import type { Area, Options, Row, RowName, State } from './state.ts';

const words = misfits.options;

type Columns = readonly (readonly string[])[];

/** AIY-SCO-05: what nine columns and more may be worth, by either print and by what this edition says; its own first. */
export const worthsOfNine = ({ edition: { variants } }: Deck): number[] => [
  ...new Set([variants.ninePlusColumns.value, 8, 5])
];

/**
 * Reads options; missing ones take their default. `setups` holds for each seat either the id of a set-up of the edition
 * ("standard", "controller", "sprinter") or the columns themselves. A string says in words what is wrong.
 */
export function parseOptions(deck: Deck, seats: number, value: unknown): Options | string {
  const { edition } = deck;
  const variants = edition.variants;
  const read = readOptions(value, seats, [
    'setups',
    'councilScope',
    'freezeFirstColumn',
    'ninePlusColumns',
    'courageFloor'
  ]);
  if (typeof read === 'string') return read;
  const { given, first } = read;

  const asked = given.setups ?? [];
  if (!Array.isArray(asked) || asked.length > seats) return words.setups;
  const setups: Columns[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const columns = readSetup(deck, (asked as unknown[])[seat] ?? 'standard');
    if (typeof columns === 'string') return columns;
    setups.push(columns);
  }
  const councilScope = given.councilScope ?? variants.councilScope.value;
  if (councilScope !== 'all' && councilScope !== 'top') return words.council;
  const freezeFirstColumn = given.freezeFirstColumn ?? variants.freezeFirstColumn.value;
  if (typeof freezeFirstColumn !== 'boolean') return words.freeze;
  const isWorthOfNine = (one: unknown): one is number => worthsOfNine(deck).some((worth) => worth === one);
  const ninePlusColumns = given.ninePlusColumns ?? variants.ninePlusColumns.value;
  if (!isWorthOfNine(ninePlusColumns)) return words.nine;
  const floor = given.courageFloor === undefined ? variants.courageFloor.value : given.courageFloor;
  const courageFloor = [null, 0, variants.courageFloor.value].find((one) => one === floor);
  if (courageFloor === undefined) return words.courage;
  return { setups, first, councilScope, freezeFirstColumn, ninePlusColumns, courageFloor };
}

/** AIY-ALT-06: the standard columns, each own extra card at most once, in place of a starting card or on top. */
function readSetup(deck: Deck, value: unknown): Columns | string {
  const { edition } = deck;
  if (typeof value === 'string') {
    if (value === 'standard') return edition.setup.columns;
    const named = edition.alternativeSetups.find(({ id }) => id === value);
    return named?.columns ?? words.unknownSetup(value);
  }
  const isColumns = (list: unknown): list is string[][] =>
    Array.isArray(list) &&
    list.every((column) => Array.isArray(column) && column.every((id) => typeof id === 'string'));
  if (!isColumns(value)) return words.noColumns;
  const asked = JSON.stringify(value);
  // What an edition prints is a set-up, whatever it is made of.
  const printed = edition.alternativeSetups.find(({ columns }) => JSON.stringify(columns) === asked);
  if (printed) return printed.columns;
  const standard = edition.setup.columns;
  if (value.length !== standard.length) return words.columns(standard.length);
  const extras = new Set(edition.extras.map(({ id }) => id));
  for (const [place, column] of value.entries()) {
    const base = standard[place]!;
    if (column.length > mostCards) return words.tallColumn(place + 1);
    if (column.length < base.length) return words.lowColumn(place + 1);
    for (const [height, id] of column.entries()) {
      if (id === base[height]) continue;
      if (!extras.delete(id)) return words.misplaced(id, place + 1);
    }
  }
  return value;
}

const emptyRow = (deck: Deck, row: RowName): Row => ({
  deck: [...deck.copies[row]],
  discard: deck.copies[row].map(() => 0),
  open: Array.from({ length: deck.edition.limits.villageSize }, () => null)
});

export function setup(deck: Deck, seats: number, options: Options): State {
  let serial = 0;
  const area = (columns: Columns): Area => ({
    columns: columns.map((cards, place) => ({
      id: place + 1,
      cards: cards.map((id) => makeCard(deck.byId.get(id)!, serial++)),
      // AIY-SET-05
      ...deck.edition.setup.seeds[place]!,
      blocked: false
    })),
    council: [],
    nextId: columns.length + 1
  });
  const areas = options.setups.slice(0, seats).map(area);
  const state: State = {
    options,
    areas,
    characters: emptyRow(deck, 'characters'),
    masks: emptyRow(deck, 'masks'),
    serial,
    first: options.first ?? -1,
    seat: options.first ?? 0,
    round: 0,
    lastRound: 0,
    step: 'first',
    hand: { sun: 0, moon: 0 },
    next: 0,
    acts: [],
    act: -1,
    sownAgain: false,
    met: false,
    using: null,
    free: 0,
    fixed: { sun: 0, moon: 0 },
    picked: null,
    from: null,
    victim: -1,
    summons: 0,
    renewed: false,
    summoning: null,
    onto: null,
    owing: null,
    renewing: null,
    filling: null
  };
  if (options.first !== null) fill(state, 'characters');
  return state;
}
