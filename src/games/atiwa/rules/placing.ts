/** Putting tokens on cards, wherever they come from. ATW-PUT, ATW-BLK, ATW-SPG, ATW-FAM. */
import type { Illegal } from '#engine/game.ts';
import { areaOf, emptyHouses, misfit, room, spaceAt, supply } from './area.ts';
import type { Board, Part } from './board.ts';
import type { Tell } from './events.ts';
import { gives, is, openParts, partFor, parts, use } from './parts.ts';
import * as sp from './spaces.ts';
import { refusal, type Of } from './step.ts';
import { tokens, type Area, type Spot, type State } from './state.ts';

type PlaceMove = Of<'place'>;

const made: PlaceMove[][] = tokens.map(() => []);
/** Each is made once: there are few of them, and no other move is listed so often. */
const place = (t: sp.TokenIndex, spot: Spot): PlaceMove =>
  (made[t]![spot] ??= Object.freeze({ type: 'place', token: tokens[t]!, spot }));

/** The spaces where a token of this type may be put by these open parts, in order. */
function placings(board: Board, area: Area, open: readonly Part[], token: sp.TokenIndex): readonly Spot[] {
  const spots = open.some(gives(token)) && supply(board, area, token) > 0 ? room(board, area, token) : [];
  if (token !== sp.T.bat || !open.some(is('houses'))) return spots;
  return [...spots, ...emptyHouses(board, area)].sort((a, b) => a - b);
}

/** Every token these open parts give, with every space for it. */
export function listPlaces(board: Board, state: State, open = openParts(board, state)): PlaceMove[] {
  const moves: PlaceMove[] = [];
  if (open.length === 0) return moves;
  const area = areaOf(state);
  for (let t = 0; t < tokens.length; t++) for (const spot of placings(board, area, open, t)) moves.push(place(t, spot));
  return moves;
}

const isEmptyHouse = (board: Board, area: Area, spot: Spot): boolean => {
  if (area.spots[spot] !== sp.EMPTY) return false;
  const space = spaceAt(board, area, spot);
  return space === sp.HOUSE || space === sp.RUIN;
};

/** The part a token would come from: bats alone in a house are a matter of their own (ATW-ACT-17). */
function source(board: Board, state: State, list: readonly Part[], { token, spot }: PlaceMove): number | Illegal {
  const t = sp.tokenIndex(token);
  const house = t === sp.T.bat && isEmptyHouse(board, areaOf(state), spot);
  return partFor(board, state, list, house && list.some(is('houses')) ? is('houses') : gives(t));
}

export function refusePlace(board: Board, state: State, move: PlaceMove): Illegal | undefined {
  const area = areaOf(state);
  const list = parts(board, state);
  const from = source(board, state, list, move);
  if (typeof from !== 'number') return from;
  if (supply(board, area, sp.tokenIndex(move.token)) === 0) return refusal('ATW-QTY-01', { token: move.token });
  return list[from]!.act === 'houses' ? undefined : misfit(board, area, move.token, move.spot);
}

/** Pays the price of a part with its first use (ATW-ACT-09, ATW-ACT-10, ATW-SPEND-07). */
export function payFor(state: State, part: Part, i: number, tell?: Tell): void {
  if (part.price === 0 || state.used[i]! > 0) return;
  areaOf(state).gold -= part.price;
  tell?.({ type: 'paid', seat: state.seat, gold: part.price });
}

export function playPlace(board: Board, state: State, move: PlaceMove, tell?: Tell): void {
  const list = parts(board, state);
  const from = source(board, state, list, move) as number;
  payFor(state, list[from]!, from, tell);
  use(list, state, from);
  putDown(board, state, move, tell);
}

/** The token arrives. A family that moves in untrained drives out the bat of the house (ATW-FAM-04, ATW-FAM-07). */
export function putDown(board: Board, state: State, { token, spot }: Omit<PlaceMove, 'type'>, tell?: Tell): void {
  const area = areaOf(state);
  const t = sp.tokenIndex(token);
  const before = area.spots[spot]!;
  const house = t === sp.T.bat && isEmptyHouse(board, area, spot);
  if (t === sp.T.family && before === sp.BAT) tell?.({ type: 'evicted', seat: state.seat, spot });
  area.spots[spot] = house ? sp.BAT : sp.put(t, spaceAt(board, area, spot), before);
  tell?.({ type: 'placed', seat: state.seat, token, spot, step: state.step });
}
