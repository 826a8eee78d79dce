/** What an area holds and what it has room for. ATW-PUT, ATW-BLK, ATW-CARD, ATW-QTY. */
import type { Illegal } from '#engine/game.ts';
import type { Board } from './board.ts';
import * as sp from './spaces.ts';
import { refusal } from './step.ts';
import { tokens, type Area, type Cell, type Kind, type Spot, type State, type Token } from './state.ts';

export const areaOf = (state: State): Area => state.areas[state.seat]!;

/** How many tokens of a type are in the tableau; riders count, bats on the night card do not. */
export function count(area: Area, token: sp.TokenIndex): number {
  const { spots } = area;
  const has = sp.has[token]!;
  let n = 0;
  for (let i = 0; i < spots.length; i++) n += has[spots[i]!]!;
  return n;
}

/** How many spaces hold exactly this. */
export function countOf(area: Area, content: number): number {
  let n = 0;
  for (let i = 0; i < area.spots.length; i++) if (area.spots[i] === content) n++;
  return n;
}

export const untrained = (area: Area): number => countOf(area, sp.FAMILY);
export const trained = (area: Area): number => countOf(area, sp.TRAINED) + countOf(area, sp.TRAINED_BAT);

/** How many tokens of a type are not on the supply board; families that left the game count (ATW-CHAL-R3). */
export const gone = (area: Area, token: sp.TokenIndex): number =>
  count(area, token) + (token === sp.T.family ? area.removed : 0);

/** Tokens left on the supply board; bats are endless (ATW-QTY-01, ATW-QTY-02). */
export function supply(board: Board, area: Area, token: sp.TokenIndex): number {
  const row = board.rows[token]!;
  return row === null ? Infinity : row.size - gone(area, token);
}

/** The number a supply row shows (ATW-QTY-06). */
export function rowNumber(board: Board, area: Area, token: sp.TokenIndex): number {
  const n = gone(area, token);
  return n === 0 ? 0 : board.rows[token]!.numbers[n - 1]!;
}

/** Terrain cards in the tableau (ATW-ACT-12), and nature icons on them (ATW-NAT-01). */
export const terrainCards = (board: Board, { cards }: Area): number =>
  cards.reduce((n, kind) => n + (board.cards[kind]!.terrain ? 1 : 0), 0);
export const natureIcons = (board: Board, { cards }: Area): number =>
  cards.reduce((n, kind) => n + board.cards[kind]!.nature, 0);

/** A spot is a space of a card of the area: eight a card. */
export const spotOn = (card: number, space: number): Spot => card * 8 + space;
export const cardOf = (spot: Spot): number => spot >> 3;
export const spotsOf = (card: number): Spot[] => Array.from({ length: 8 }, (_, space) => spotOn(card, space));

export const spaceAt = (board: Board, area: Area, spot: Spot): sp.Space =>
  board.cards[area.cards[spot >> 3]!]!.spaces[spot & 7]!;

/** Whether a token of this type lies on the card of `spot`; asked only where there is none (ATW-BLK-01). */
export function onCard(area: Area, spot: Spot, token: sp.TokenIndex): boolean {
  const has = sp.has[token]!;
  const from = spot & ~7;
  for (let i = from; i < from + 8; i++) if (has[area.spots[i]!] === 1) return true;
  return false;
}

/** Every space where a token of this type may be put now (ATW-PUT-02 to 07). */
export function room(board: Board, area: Area, token: sp.TokenIndex): Spot[] {
  const list: Spot[] = [];
  const { cards, spots } = area;
  const has = sp.has[token]!;
  for (let c = 0; c < cards.length; c++) {
    const { spaces } = board.cards[cards[c]!]!;
    const from = c * 8;
    let present = 0;
    for (let i = 0; i < 8; i++) present += has[spots[from + i]!]!;
    for (let i = 0; i < 8; i++) {
      const what = spots[from + i]!;
      if (sp.put(token, spaces[i]!, what) === sp.EMPTY) continue;
      // ATW-BLK-01; a fruit on a tree needs nothing else.
      if (spaces[i] === sp.BLANK && what === sp.EMPTY && present === 0) continue;
      list.push(from + i);
    }
  }
  return list;
}

/** Whether there is room at all, found without a list. */
export function hasRoom(board: Board, area: Area, token: sp.TokenIndex): boolean {
  const { cards, spots } = area;
  for (let c = 0; c < cards.length; c++) {
    const { spaces } = board.cards[cards[c]!]!;
    for (let i = 0; i < 8; i++) {
      const spot = c * 8 + i;
      if (sp.put(token, spaces[i]!, spots[spot]!) === sp.EMPTY) continue;
      if (spaces[i] !== sp.BLANK || spots[spot] !== sp.EMPTY || onCard(area, spot, token)) return true;
    }
  }
  return false;
}

/** Whether a tree could go where this token stands once it has left: only a blank space is freed so (ATW-NIGHT-06). */
export const makesTreeRoom = (board: Board, area: Area, spot: Spot): boolean =>
  spaceAt(board, area, spot) === sp.BLANK &&
  sp.tokensOn(area.spots[spot]!).length === 1 &&
  onCard(area, spot, sp.T.tree);

/** Houses, habitable or not, in which a bat may sleep alone (ATW-ACT-17). */
export function emptyHouses(board: Board, area: Area): Spot[] {
  const list: Spot[] = [];
  for (let spot = 0; spot < area.spots.length; spot++) {
    if (area.spots[spot] !== sp.EMPTY) continue;
    const space = spaceAt(board, area, spot);
    if (space === sp.HOUSE || space === sp.RUIN) list.push(spot);
  }
  return list;
}

const ownRule: Readonly<Record<Token, string>> = {
  tree: 'ATW-PUT-03',
  wildAnimal: 'ATW-PUT-02',
  fruitBat: 'ATW-PUT-05',
  goat: 'ATW-PUT-06',
  fruit: 'ATW-PUT-04',
  family: 'ATW-PUT-07'
};

/** Why a token cannot be put on a space, told by the rule a player would name first. */
export function misfit(board: Board, area: Area, token: Token, spot: Spot): Illegal | undefined {
  const rule = ownRule[token];
  const what = area.spots[spot];
  if (what === undefined) return refusal(rule, { token, spot });
  if (what === sp.POLLUTION) return refusal('ATW-POL-04', { token, spot });
  const space = spaceAt(board, area, spot);
  const t = sp.tokenIndex(token);
  const tree = what === sp.TREE;
  if (space === sp.RUIN) return refusal('ATW-BAT-03', { token, spot });
  if (space === sp.HOUSE && token === 'family')
    return what === sp.EMPTY || what === sp.BAT ? undefined : refusal('ATW-PUT-08', { token, spot });
  if (space === sp.HOUSE && token === 'fruitBat') {
    if (what === sp.TRAINED) return undefined;
    return refusal(what === sp.FAMILY ? 'ATW-FAM-01' : what === sp.EMPTY ? 'ATW-BAT-02' : 'ATW-PUT-08', { spot });
  }
  if (tree && token === 'fruit') return undefined;
  if (tree && (token === 'wildAnimal' || token === 'fruitBat')) {
    const carrier = token === 'wildAnimal' ? 'treeThenAnimalOrFruit' : 'treeThenBatOrFruit';
    return space === sp.spaceIndex(carrier) ? undefined : refusal('ATW-BLK-08', { token, spot });
  }
  if (what !== sp.EMPTY) return refusal(space === sp.BLANK ? 'ATW-BLK-09' : 'ATW-PUT-08', { token, spot });
  if (space === sp.BLANK) {
    if (token === 'family') return refusal('ATW-PUT-07', { token, spot });
    return onCard(area, spot, t) ? undefined : refusal('ATW-BLK-01', { token, spot });
  }
  const growsTree = [
    sp.spaceIndex('tree'),
    sp.spaceIndex('treeThenAnimalOrFruit'),
    sp.spaceIndex('treeThenBatOrFruit')
  ];
  if (growsTree.includes(space)) {
    if (token === 'tree') return undefined;
    if (token === 'fruit') return refusal('ATW-PUT-10', { token, spot });
    if (token === 'wildAnimal' && space === growsTree[1]) return refusal('ATW-SPG-01', { token, spot });
    if (token === 'fruitBat' && space === growsTree[2]) return refusal('ATW-SPG-02', { token, spot });
    return refusal(rule, { token, spot });
  }
  if (space === sp.spaceIndex('fruit') && token === 'tree') return refusal('ATW-PUT-10', { token, spot });
  const takes = { wildAnimal: 'wildAnimal', fruitBat: 'fruitBat', goat: 'goat', fruit: 'fruit' } as const;
  return token in takes && space === sp.spaceIndex(takes[token as keyof typeof takes])
    ? undefined
    : refusal(rule, { token, spot });
}

const columns = 4;

/** Cells of a land are counted row by row, from the upper left. */
export const columnOf = (cell: Cell): number => cell % columns;
export const rowOf = (cell: Cell): number => Math.floor(cell / columns);

/** Cells where a card may be laid: beside or below or above another, in four columns, never above row 1 (ATW-CARD-01, 03). */
export function cells({ cells: taken }: Area): Cell[] {
  const list: Cell[] = [];
  for (const cell of taken) {
    const column = cell % columns;
    if (cell >= columns) list.push(cell - columns);
    if (column > 0) list.push(cell - 1);
    if (column < columns - 1) list.push(cell + 1);
    list.push(cell + columns);
  }
  return list.filter((cell, i) => !taken.includes(cell) && list.indexOf(cell) === i).sort((a, b) => a - b);
}

/** Why a card cannot be laid on a cell. */
export function cellRefused({ cells: taken }: Area, cell: Cell): Illegal | undefined {
  if (taken.includes(cell)) return refusal('ATW-CARD-05', { cell });
  const row = Math.floor(cell / columns);
  const touches = taken.some((other) => {
    const down = Math.abs(Math.floor(other / columns) - row);
    const across = Math.abs((other % columns) - (cell % columns));
    return down + across === 1;
  });
  return touches ? undefined : refusal('ATW-CARD-01', { cell });
}

export function addCard(area: Area, kind: Kind, cell: Cell): void {
  area.cards.push(kind);
  area.cells.push(cell);
  for (let i = 0; i < 8; i++) area.spots.push(sp.EMPTY);
}

/** A token taken by one thing a player does leaves the tableau, its rider with it; tells the rider (ATW-SPEND-02). */
export function removeToken(area: Area, spot: Spot, token: sp.TokenIndex): Token | undefined {
  const before = area.spots[spot]!;
  const after = sp.without(before, token);
  area.spots[spot] = after;
  const kept = sp.tokensOn(after);
  return sp.tokensOn(before).find((other) => other !== tokens[token] && !kept.includes(other));
}
