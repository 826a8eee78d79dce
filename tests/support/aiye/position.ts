/**
 * Positions of Àiyé in the notation of its worked examples:
 *
 *     c1[S CM1 patience]2s1m! | c2[M]   Council(M S CN2)
 *
 * Cards from bottom to top (S and M are the starters), seeds, `!` for a blocked column, the Council's newest card last.
 */
import { game } from '#games/aiye/rules/index.ts';
import { kindOf, makeCard } from '#games/aiye/rules/deck.ts';
import type { Area, Card, Column, Row, RowName, State } from '#games/aiye/rules/state.ts';

export const START = 'c1[S]3s | c2[M] | c3[S]2m | c4[M M] | c5[S S]1m | c6[M]';

const names: Readonly<Record<string, string>> = { S: 'start-sun', M: 'start-moon' };
const short: Readonly<Record<string, string>> = { 'start-sun': 'S', 'start-moon': 'M' };

/** The name of a card in the notation. */
export const nameOf = (card: Card): string => {
  const { id } = kindOf(game.deck, card);
  return short[id] ?? id;
};

export const kindNamed = (name: string) => {
  const kind = game.deck.byId.get(names[name] ?? name);
  if (!kind) throw new Error(`no card is called ${name}`);
  return kind;
};

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

type Mint = (name: string) => Card;

function readColumn(text: string, mint: Mint): Column {
  const match = /^c(\d+)(?:\[(.*)\])(?:(\d+)s)?(?:(\d+)m)?(!?)$/.exec(text.trim());
  if (!match) throw new Error(`not a column: ${text}`);
  const [, id, cards, sun, moon, mark] = match;
  return {
    id: Number(id),
    cards: words(cards!).map(mint),
    sun: Number(sun ?? 0),
    moon: Number(moon ?? 0),
    blocked: mark === '!'
  };
}

function readArea(text: string, mint: Mint): Area {
  const [row, council] = text.split('Council(');
  const columns = row!.split('|').map((part) => readColumn(part, mint));
  return {
    columns,
    council: council === undefined ? [] : words(council.replace(')', '')).map(mint),
    nextId: Math.max(...columns.map(({ id }) => id)) + 1
  };
}

/** The Village, by card names: `open` four places (`-` is an empty one), deck and discard pile with repetitions. */
type RowText = { readonly open?: string; readonly deck?: string; readonly discard?: string };

export type Table = {
  /** Areas in the order of seats; seats without one have the standard start. */
  readonly areas: readonly string[];
  readonly seats?: number;
  readonly characters?: RowText;
  readonly masks?: RowText;
  readonly options?: Readonly<Record<string, unknown>>;
};

/** The table between two turns: the last seat is about to end its turn, and then Ana (seat 0) begins round 2. */
export function table({ areas, seats = Math.max(2, areas.length), options, ...rows }: Table): State {
  const parsed = game.parseOptions(seats, { first: 0, ...options });
  if (typeof parsed === 'string') throw new Error(parsed);
  const state = game.setup(seats, parsed);
  state.serial = 0;
  const mint: Mint = (name) => makeCard(kindNamed(name), state.serial++);
  state.areas = Array.from({ length: seats }, (_, seat) => readArea(areas[seat] ?? START, mint));
  for (const name of ['characters', 'masks'] as const) fillRow(state, name, rows[name] ?? {}, mint);
  return Object.assign(state, { first: 0, seat: seats - 1, round: 1, step: 'village', filling: null });
}

/** Lays out a row: what is given as given, and the deck as what a full box has left. */
function fillRow(state: State, name: RowName, given: RowText, mint: Mint): void {
  const { deck } = game;
  const row: Row = state[name];
  const count = (list: readonly string[]): number[] =>
    deck.rows[name].map((kind) => list.filter((word) => word === kind.id).length);
  const used = state.areas.flatMap((area) => [...area.columns.flatMap(({ cards }) => cards), ...area.council]);
  const left = count(used.map(nameOf)).map((n, index) => deck.copies[name][index]! - n);
  const open = given.open === undefined ? firstOf(name, left, 4) : words(given.open);
  row.open = open.map((word) => (word === '-' ? null : mint(word)));
  row.discard = count(words(given.discard ?? ''));
  const openCount = count(open);
  row.deck =
    given.deck === undefined ? left.map((n, i) => n - openCount[i]! - row.discard[i]!) : count(words(given.deck));
  if (row.deck.some((n) => n < 0)) throw new Error(`more ${name} than the box holds`);
}

/** The first kinds of a row of which a copy is left. */
const firstOf = (name: RowName, left: readonly number[], many: number): string[] =>
  game.deck.rows[name]
    .filter((_, index) => left[index]! > 0)
    .slice(0, many)
    .map(({ id }) => id);

/** A seat's area in the notation. */
export function print(state: State, seat = 0): string {
  const { columns, council } = state.areas[seat]!;
  const cards = (list: readonly Card[]): string => list.map(nameOf).join(' ');
  const row = columns
    .map(
      ({ id, cards: pile, sun, moon, blocked }) =>
        `c${id}[${cards(pile)}]${sun ? `${sun}s` : ''}${moon ? `${moon}m` : ''}${blocked ? '!' : ''}`
    )
    .join(' | ');
  return council.length > 0 ? `${row} Council(${cards(council)})` : row;
}

/** The area's row without card names and Council, for tests in which only seeds matter: `c1 2s1m | c2 1s!`. */
export const printSeeds = (state: State, seat = 0): string =>
  print(state, seat)
    .replace(/ Council.*/, '')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/ +(?=\||$)/g, ' ')
    .trim();

/** Seeds of a seat as the examples write them: "3s5m". */
export function purse(state: State, seat = 0): string {
  const { columns } = state.areas[seat]!;
  const sum = (color: 'sun' | 'moon'): number => columns.reduce((n, column) => n + column[color], 0);
  return `${sum('sun')}s${sum('moon')}m`;
}

/** The open cards of a row by name, `-` for an empty place. */
export const openCards = (state: State, row: RowName): string =>
  state[row].open.map((card) => (card === null ? '-' : nameOf(card))).join(' ');

export const pileSize = (pile: readonly number[]): number => pile.reduce((sum, n) => sum + n, 0);
