/**
 * A tableau in the small: one area copied into typed arrays that are used again and again, on which tokens come and go
 * by rule of thumb. Forecasts are made on it, a few microseconds each, where the rules would ask and copy.
 */
import type { Board } from '../rules/board.ts';
import * as sp from '../rules/spaces.ts';
import { contents, tokens, type Area, type Kind, type Spot } from '../rules/state.ts';
import { spaceKinds } from '../editions/schema.ts';

/** More cards than fit into the turns of a match. */
const mostCards = 64;
const size = contents.length;
const { T } = sp;

const fruitSpace = sp.spaceIndex('fruit');
const plainTree = sp.spaceIndex('tree');
const groups = [sp.spaceIndex('treeThenAnimalOrFruit'), sp.spaceIndex('treeThenBatOrFruit')];

/** How well a token does on a space: its own kind of space before marked trees before blanks; 0 where it does not fit. */
function comfort(t: sp.TokenIndex, space: sp.Space, what: number): number {
  if (sp.put(t, space, what) === sp.EMPTY) return 0;
  if (t === T.fruit && what === sp.TREE) return space === plainTree || space === sp.BLANK ? 5 : 3;
  if (t === T.fruit) return space === fruitSpace ? 4 : 2;
  if (t === T.family) return what === sp.BAT ? 4 : 5;
  return space === sp.BLANK ? 2 : groups.includes(space) ? 3 : 5;
}

/** How readily a token leaves: what is refilled easily goes first; 0 where there is none. */
function leave(t: sp.TokenIndex, space: sp.Space, what: number): number {
  if (sp.has[t]![what] !== 1) return 0;
  if (t === T.tree) return what === sp.TREE ? 5 : what === sp.TREE_FRUIT ? 4 : 1;
  if (t === T.fruit) return what === sp.TREE_FRUIT ? 5 : space === fruitSpace ? 3 : 4;
  if (t === T.bat && what === sp.BAT && (space === sp.HOUSE || space === sp.RUIN)) return 1;
  if (t === T.bat) return space === sp.BLANK ? 3 : what === sp.BAT ? 5 : 4;
  return space === sp.BLANK ? 3 : 4;
}

const table = (rank: typeof comfort): readonly Uint8Array[] =>
  tokens.map((_, t) =>
    Uint8Array.from({ length: spaceKinds.length * size }, (_, i) => rank(t, Math.floor(i / size), i % size))
  );
const comforts = table(comfort);
const leaves = table(leave);

const tokensOf: readonly (readonly sp.TokenIndex[])[] = contents.map((_, what) => sp.tokensOn(what).map(sp.tokenIndex));

export class Land {
  gold = 0;
  /** Bats on the night card, food that was missing, families out of the game. */
  night = 0;
  missing = 0;
  removed = 0;
  /** Points, nature icons and terrain cards of the tableau. */
  points = 0;
  nature = 0;
  terrain = 0;
  polluted = 0;
  /** Location cards of each kind. */
  readonly locations: Uint8Array;
  /** Empty spaces of each kind, and trained families without a bat; see `survey`. */
  readonly free = new Uint8Array(spaceKinds.length);
  roosts = 0;
  readonly counts = new Uint8Array(tokens.length);
  untrained = 0;
  trained = 0;
  /** Spaces in use; the kind of each, and what is on it. */
  length = 0;
  readonly spaces = new Uint8Array(8 * mostCards);
  readonly spots = new Uint8Array(8 * mostCards);
  /** Tokens of each type on each card. */
  readonly #on = tokens.map(() => new Uint8Array(mostCards));
  readonly #cells = new Uint16Array(mostCards);
  /** Cards in the order of their cells, which is that of pollution. */
  readonly #order = new Uint8Array(mostCards);

  readonly board: Board;

  constructor(board: Board) {
    this.board = board;
    this.locations = new Uint8Array(board.cards.length - board.terrainCount);
  }

  load(area: Area): void {
    this.gold = area.gold;
    this.night = area.night;
    this.missing = area.missing;
    this.removed = area.removed;
    this.points = this.nature = this.terrain = this.polluted = this.untrained = this.trained = this.length = 0;
    this.counts.fill(0);
    this.locations.fill(0);
    for (let c = 0; c < area.cards.length; c++) {
      this.addCard(area.cards[c]!, area.cells[c]);
      for (let spot = c * 8; spot < c * 8 + 8; spot++)
        if (area.spots[spot] !== sp.EMPTY) this.set(spot, area.spots[spot]!);
    }
  }

  /** A card joins, after all others where nothing is said about its cell. */
  addCard(kind: Kind, cell = 4 * mostCards): void {
    const c = this.length >> 3;
    const card = this.board.cards[kind]!;
    this.points += card.value;
    this.nature += card.nature;
    if (card.terrain) this.terrain += 1;
    else this.locations[kind - this.board.terrainCount]! += 1;
    for (let i = 0; i < 8; i++) {
      this.spaces[c * 8 + i] = card.spaces[i]!;
      this.spots[c * 8 + i] = sp.EMPTY;
    }
    for (const on of this.#on) on[c] = 0;
    this.#cells[c] = cell;
    let place = c;
    for (; place > 0 && this.#cells[this.#order[place - 1]!]! > cell; place--)
      this.#order[place] = this.#order[place - 1]!;
    this.#order[place] = c;
    this.length += 8;
  }

  set(spot: Spot, what: number): void {
    this.#count(this.spots[spot]!, spot >> 3, -1);
    this.spots[spot] = what;
    this.#count(what, spot >> 3, 1);
  }

  #count(what: number, card: number, by: number): void {
    for (const t of tokensOf[what]!) {
      this.counts[t]! += by;
      this.#on[t]![card]! += by;
    }
    if (what === sp.FAMILY) this.untrained += by;
    else if (what === sp.TRAINED || what === sp.TRAINED_BAT) this.trained += by;
    else if (what === sp.POLLUTION) this.polluted += by;
  }

  /** Counts what room is left. */
  survey(): void {
    this.free.fill(0);
    this.roosts = 0;
    for (let spot = 0; spot < this.length; spot++) {
      const what = this.spots[spot]!;
      if (what === sp.EMPTY) this.free[this.spaces[spot]!]! += 1;
      else if (what === sp.TRAINED) this.roosts += 1;
    }
  }

  #gone(t: sp.TokenIndex): number {
    return this.counts[t]! + (t === T.family ? this.removed : 0);
  }

  /** Tokens of a type that are still to be had (ATW-QTY-01, ATW-QTY-02). */
  supply(t: sp.TokenIndex): number {
    const row = this.board.rows[t];
    return row ? row.size - this.#gone(t) : Infinity;
  }

  rowNumber(t: sp.TokenIndex): number {
    const n = this.#gone(t);
    return n === 0 ? 0 : this.board.rows[t]!.numbers[n - 1]!;
  }

  rowPoints(t: sp.TokenIndex): number {
    const n = this.#gone(t);
    const row = this.board.rows[t];
    return n === 0 || !row ? 0 : row.points[n - 1]!;
  }

  /** The space that ranks highest by a table, the one polluted last among equals; −1 for none. */
  #pick(ranks: Uint8Array, blanks: Uint8Array | undefined): Spot {
    const { spaces, spots, length } = this;
    let best = -1;
    let top = 0;
    for (let spot = 0; spot < length; spot++) {
      const space = spaces[spot]!;
      const what = spots[spot]!;
      const rank = ranks[space * size + what]!;
      if (rank === 0 || rank * 8192 + 8192 <= top) continue;
      // ATW-BLK-01
      if (blanks && space === sp.BLANK && what === sp.EMPTY && blanks[spot >> 3] === 0) continue;
      const score = rank * 8192 + (spot & 7) * 512 + this.#cells[spot >> 3]!;
      if (score > top) {
        top = score;
        best = spot;
      }
    }
    return best;
  }

  /** Where a token does best, or −1. */
  bestSpot(t: sp.TokenIndex): Spot {
    return this.#pick(comforts[t]!, this.#on[t]);
  }

  /** Puts up to `times` tokens where they do best; how many found room. */
  put(t: sp.TokenIndex, times: number): number {
    const most = Math.min(times, this.supply(t));
    for (let n = 0; n < most; n++) {
      const spot = this.bestSpot(t);
      if (spot < 0) return n;
      this.set(spot, sp.put(t, this.spaces[spot]!, this.spots[spot]!));
    }
    return most;
  }

  /** Takes up to `times` tokens away, those that are missed least. */
  take(t: sp.TokenIndex, times: number): void {
    for (let n = 0; n < times; n++) {
      const spot = this.#pick(leaves[t]!, undefined);
      if (spot < 0) return;
      this.set(spot, sp.without(this.spots[spot]!, t));
    }
  }

  /** Trains up to `times` families, beginning with those polluted last. */
  train(times: number): void {
    for (let spot = this.length - 1, left = times; left > 0 && spot >= 0; spot--)
      if (this.spots[spot] === sp.FAMILY) {
        this.set(spot, sp.TRAINED);
        left--;
      }
  }

  /** Lays markers in their order (ATW-POL-01, ATW-POL-02). */
  pollute(markers: number): void {
    const cards = this.length >> 3;
    for (let position = 0, left = markers; left > 0 && position < 8; position++)
      for (let i = 0; left > 0 && i < cards; i++) {
        const spot = this.#order[i]! * 8 + position;
        if (this.spots[spot] === sp.POLLUTION) continue;
        this.set(spot, sp.POLLUTION);
        left--;
      }
  }
}
