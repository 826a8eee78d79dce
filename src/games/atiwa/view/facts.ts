/** What the table reads off areas and action spaces again and again: icons, offers, counts. Nothing here judges a move. */
import type { Illegal } from '#engine/game.ts';
import { total } from '#engine/game.ts';
import { count, emptyHouses, gone, natureIcons, room, rowNumber, supply } from '../rules/area.ts';
import { isSolo, type Board, type Part } from '../rules/board.ts';
import { challengeResult } from '../rules/challenges.ts';
import { demandOf } from '../rules/feeding.ts';
import { closed, parts, remaining } from '../rules/parts.ts';
import { scoreArea } from '../rules/scoring.ts';
import * as sp from '../rules/spaces.ts';
import { turnsEach } from '../rules/night.ts';
import { contents, tokens, type Area, type State, type Token } from '../rules/state.ts';
import type { IconName } from './art/icons.ts';

export { challengeResult, contents, demandOf, isSolo, natureIcons, tokens, turnsEach };
export type { Area, Board, Part, State, Token };

/** The order of rows on a supply board, as growth runs: animals bring trees, trees fruit, fruit bats. */
const supplyOrder: readonly Token[] = ['wildAnimal', 'tree', 'fruit', 'family', 'goat', 'fruitBat'];

export const pointsOf = (board: Board, area: Area): number => total(scoreArea(board, area));

export type Row = {
  readonly token: Token;
  /** Tokens in the tableau, and how many more may come: as many as have a space, and are left to be taken (ATW-QTY-01). */
  readonly have: number;
  readonly room: number;
  /** Tokens left; Infinity for bats. */
  readonly left: number;
  readonly size: number;
  /** What the row gives now, and how many more tokens until it gives more. */
  readonly number: number;
  readonly next: number | undefined;
};

export function rowsOf(board: Board, area: Area): Row[] {
  return supplyOrder.map((token) => {
    const t = sp.tokenIndex(token);
    const row = board.rows[t];
    const have = count(area, t);
    const left = supply(board, area, t);
    const number = row ? rowNumber(board, area, t) : area.night;
    const step = row ? row.numbers.slice(gone(area, t)).findIndex((other) => other > number) : -1;
    return {
      token,
      have,
      room: Math.min(room(board, area, t).length, left),
      left,
      size: row?.size ?? 0,
      number,
      next: step < 0 ? undefined : step + 1
    };
  });
}

/** What a part of an action gives, by one word: a token, or what is done. */
export type Kind = `place:${Token}` | 'plant' | 'houses' | 'train' | 'gold' | 'draw' | 'take' | 'buy';
export const partKind = (part: Part): Kind => (part.act === 'place' ? `place:${tokens[part.token]!}` : part.act);

export const kindIcon = (kind: Kind): IconName => {
  if (kind.startsWith('place:')) return kind.slice('place:'.length) as Token;
  const icons = {
    plant: 'treeFruit',
    houses: 'batHouse',
    train: 'book',
    gold: 'gold',
    draw: 'deck',
    take: 'card',
    buy: 'house'
  };
  return icons[kind as keyof typeof icons] as IconName;
};

/** What an action space offers right now, whoever asks: its own parts under those of its tile or family. */
export function partsAt(board: Board, state: State, space: number): { upper: readonly Part[]; lower: readonly Part[] } {
  const { alone } = board.parts[space]!;
  const { round } = board.spaces[space]!;
  const all = parts(board, { ...state, step: 'work', space });
  return round === 0 ? { upper: [], lower: alone } : { upper: all.slice(0, all.length - alone.length), lower: alone };
}

/** One thing that the present step lets the player do, and how much of it. */
export type Offer = {
  readonly kind: Kind;
  /** How often it may be done, and why not at all. */
  readonly most: number;
  readonly closed: Illegal | undefined;
  /** Parts with the same number exclude each other. */
  readonly choice: number;
  readonly price: number;
  readonly bonus: number;
};

const open: readonly State['step'][] = ['work', 'lay', 'pay', 'trees', 'fruits', 'bats', 'home', 'breed'];

/** Everything the present step offers, used up or not. */
export function offersOf(board: Board, state: State): Offer[] {
  if (!open.includes(state.step) || state.left.length === 0) return [];
  const list = parts(board, state);
  return list.map((part, i) => ({
    kind: partKind(part),
    most:
      part.act === 'houses'
        ? state.left[i]
          ? emptyHouses(board, areaNow(state)).length
          : 0
        : remaining(board, state, list, i),
    closed: state.left[i] ? closed(board, state, list, i) : undefined,
    choice: part.choice,
    price: state.used[i] ? 0 : part.price,
    bonus: part.bonus
  }));
}

export const areaNow = (state: State): Area => state.areas[state.seat]!;

/** A seat's turn in the round, counted from 1, and workers it still has. */
export function workersLeft(state: State, seat: number): number {
  const seats = state.areas.length;
  if (state.round === 0 || state.turns >= turnsEach * seats) return 0;
  const place = (seat - state.first + seats) % seats;
  const done = Math.floor(state.turns / seats) + (state.turns % seats > place ? 1 : 0);
  const now = state.seat === seat && state.step !== 'worker' ? 1 : 0;
  return turnsEach - done - now;
}

/** The index of the colour that a lone player's worker of this round has (ATW-SOLO-02). */
export const soloColour = (board: Board, round: number): number => {
  const { colours, colourByRound } = board.edition.solo;
  return colours.indexOf(colourByRound[round - 1] ?? colours[0]);
};

export const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;
export const harvestSteps: readonly State['step'][] = ['trees', 'fruits', 'bats', 'home', 'feed', 'eat', 'breed'];
/** A harvest is under way: what is foreseen is the next one. */
export const harvests = ({ step }: Pick<State, 'step'>): boolean => step === 'marker' || harvestSteps.includes(step);
