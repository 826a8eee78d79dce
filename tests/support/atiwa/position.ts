/**
 * Positions of Atiwa in the notation of its worked examples:
 *
 *     Village TR:T+F BR:u | T05@2,3 BM:B | fill A3 t2 $4
 *
 * A T F G B are a wild animal, a tree, a fruit, a goat and a bat, u and t an untrained and a trained family, x pollution,
 * `+` a rider. A card lies at `@row,column`, or at the next of the usual places. `fill` puts as many tokens as it says on
 * Farmsteads without any room left, and takes what is beside the cards: $ gold, n bats at night, m missing food, a markers
 * set aside, r families that have left.
 */
import { game } from '#games/atiwa/rules/index.ts';
import { addCard, count, trained, untrained } from '#games/atiwa/rules/area.ts';
import * as sp from '#games/atiwa/rules/spaces.ts';
import { contents, positions, type Area, type Spot, type State } from '#games/atiwa/rules/state.ts';

const letters: Readonly<Record<string, (typeof contents)[number]>> = {
  T: 'tree',
  A: 'wildAnimal',
  B: 'fruitBat',
  G: 'goat',
  F: 'fruit',
  u: 'family',
  t: 'trained',
  'T+F': 'treeFruit',
  'T+B': 'treeBat',
  'T+A': 'treeAnimal',
  't+B': 'trainedBat',
  x: 'pollution'
};
const contentOf = (word: string): number => {
  const name = letters[word];
  if (!name) throw new Error(`nothing is written ${word}`);
  return contents.indexOf(name);
};
const letterOf = (content: number): string =>
  Object.entries(letters).find(([, name]) => name === contents[content])![0];

/** A card by its id or name. */
function kindNamed(name: string): number {
  const card = game.board.cards.find((one) => one.id === name || one.name === name);
  if (!card) throw new Error(`no card is called ${name}`);
  return card.kind;
}
/** Terrain by id, locations by name. */
export const nameOf = (kind: number): string => {
  const { terrain, id, name } = game.board.cards[kind]!;
  return terrain ? id : name;
};

const usual = [2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15];
export const cellAt = (text: string): number => {
  const [row, column] = text.split(',').map(Number);
  return (row! - 1) * 4 + column! - 1;
};

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function fill(area: Area, list: readonly string[]): void {
  const lying: number[] = [];
  for (const word of list) {
    const n = Number(word.replace(/^[^\d]+/, ''));
    const what = word.replace(/\d+$/, '');
    if (what === '$') area.gold = n;
    else if (what === 'n') area.night = n;
    else if (what === 'm') area.missing = n;
    else if (what === 'a') area.aside = n;
    else if (what === 'r') area.removed = n;
    else lying.push(...Array<number>(n).fill(contentOf(what)));
  }
  for (let from = 0; from < lying.length; from += 8) {
    addCard(
      area,
      kindNamed('Farmstead'),
      usual.find((cell) => !area.cells.includes(cell))!
    );
    const base = area.spots.length - 8;
    // From the last position on, so that new pollution finds it late.
    for (let i = 0; i < 8; i++) area.spots[base + 7 - i] = lying[from + i] ?? sp.POLLUTION;
  }
}

export function readArea(text: string): Area {
  const area: Area = { gold: 0, night: 0, missing: 0, aside: 0, removed: 0, cards: [], cells: [], spots: [] };
  for (const part of text.split('|')) {
    const [head, ...rest] = words(part);
    if (head === 'fill') {
      fill(area, rest);
      continue;
    }
    const [name, at] = head!.split('@');
    const cell = at === undefined ? usual.find((one) => !area.cells.includes(one))! : cellAt(at);
    addCard(area, kindNamed(name!), cell);
    const base = area.spots.length - 8;
    for (const word of rest) {
      const [position, what] = word.split(':');
      const i = (positions as readonly string[]).indexOf(position!);
      if (i < 0) throw new Error(`no position is called ${position}`);
      area.spots[base + i] = contentOf(what!);
    }
  }
  return area;
}

export type Table = {
  /** Areas in the order of seats; seats without one have the starting Village. */
  readonly areas: readonly string[];
  readonly seats?: number;
  readonly round?: number;
  /** Who begins the round, and who is to act. */
  readonly first?: number;
  readonly seat?: number;
  /** Tiles of rounds II to VII as set up. */
  readonly tiles?: string;
  /** Open cards by id, `-` for none; deck and discard pile; the rest of the 36 cards is nowhere. */
  readonly open?: string;
  readonly deck?: string;
  readonly discard?: string;
  readonly bag?: readonly [number, number, number];
  /** Action spaces that are taken: id → seat. */
  readonly workers?: Readonly<Record<string, number>>;
  readonly stacks?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
};

export const startVillage = 'Village BR:u';

const kinds = (text: string): number[] => words(text).map((word) => (word === '-' ? -1 : kindNamed(word)));

/** The table at the beginning of a turn of `seat`. */
export function table(given: Table): State {
  const { areas, round = 1, first = 0, tiles = 'A1 A2 A3 A4 A5 A6' } = given;
  const seats = given.seats ?? areas.length;
  const options = game.parseOptions(seats, { first, ...given.options });
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(seats, options);
  const seat = given.seat ?? first;
  const laid = words(tiles).map((id) => game.board.tiles.indexOf(id));
  Object.assign(state, {
    areas: Array.from({ length: seats }, (_, i) => readArea(areas[i] ?? startVillage)),
    round,
    first,
    marker: first,
    seat,
    turns: (seat - first + seats) % seats,
    step: 'worker',
    tilesLeft: [],
    // ATW-TILE-05
    tiles: Array.from({ length: 7 }, (_, i) => (i === round - 1 ? -1 : laid[i < round - 1 ? i : i - 1]!))
  });
  if (given.open !== undefined) state.open = kinds(given.open);
  if (given.deck !== undefined) state.deck = kinds(given.deck);
  if (given.discard !== undefined) state.discard = kinds(given.discard);
  if (given.bag) state.bag = [...given.bag];
  if (given.stacks) state.stacks = [...given.stacks];
  for (const [id, holder] of Object.entries(given.workers ?? {})) {
    const { index } = game.board.spaceById.get(id)!;
    state.workers[index] = holder;
    state.since[index] = round;
  }
  return state;
}

/** A space by its name: `Village.TR`, the second Village `Village#2.TR`. */
export function spotOf(state: State, name: string, seat = state.seat): Spot {
  const [card, position] = name.split('.');
  const [what, nth = '1'] = card!.split('#');
  const { cards } = state.areas[seat]!;
  const at = cards.flatMap((kind, i) => (nameOf(kind) === what ? [i] : []))[Number(nth) - 1];
  const i = (positions as readonly string[]).indexOf(position!);
  if (at === undefined || i < 0) throw new Error(`there is no ${name}`);
  return at * 8 + i;
}
export function spotName(state: State, spot: Spot, seat = state.seat): string {
  const { cards } = state.areas[seat]!;
  const kind = cards[spot >> 3]!;
  const nth = cards.slice(0, (spot >> 3) + 1).filter((other) => other === kind).length;
  return `${nameOf(kind)}${nth > 1 ? `#${nth}` : ''}.${positions[spot & 7]}`;
}

/** A seat's cards and what lies on them, in the notation. */
export function show(state: State, seat = 0): string {
  const { cards, spots } = state.areas[seat]!;
  return cards
    .map((kind, c) =>
      [
        nameOf(kind),
        ...positions.flatMap((position, i) => (spots[c * 8 + i] ? [`${position}:${letterOf(spots[c * 8 + i]!)}`] : []))
      ].join(' ')
    )
    .join(' | ');
}

/** What lies on one space, in the notation; `-` for nothing. */
export function on(state: State, name: string, seat = 0): string {
  const what = state.areas[seat]!.spots[spotOf(state, name, seat)]!;
  return what === 0 ? '-' : letterOf(what);
}

/** Totals as the examples write them: A T F u t G B and gold. */
export function totals(state: State, seat = 0): string {
  const area = state.areas[seat]!;
  const n = (token: sp.TokenIndex): number => count(area, token);
  return `A${n(sp.T.animal)} T${n(sp.T.tree)} F${n(sp.T.fruit)} u${untrained(area)} t${trained(area)} G${n(sp.T.goat)} B${n(sp.T.bat)} $${area.gold}`;
}
