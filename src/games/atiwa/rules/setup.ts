/** Options of a match, the table before anything is drawn, and the draws that complete it. ATW-SET. */
import { readOptions } from '../../options.ts';
import { misfits } from '../words/misfits.ts';
import { addCard } from './area.ts';
import { changeOf, isSolo, rounds, type Board } from './board.ts';
import type { Tell } from './events.ts';
import * as sp from './spaces.ts';
import { refusal, type ChanceRules } from './step.ts';
import type { Area, Options, State } from './state.ts';

const words = misfits.options;

/** Reads options; missing ones take their default. A string says in words what is wrong. */
export function parseOptions(board: Board, seats: number, value: unknown): Options | string {
  const { variants } = board.edition;
  const read = readOptions(value, seats, ['challenge', 'nightRoom', 'groupRiders', 'emptyBag', 'emptyBonus']);
  if (typeof read === 'string') return read;
  const { given, first } = read;
  const challenge = given.challenge ?? null;
  if (challenge !== null && seats !== 1) return words.alone;
  if (challenge !== null && !(typeof challenge === 'string' && board.challenges.has(challenge)))
    return words.unknownChallenge(JSON.stringify(challenge));
  const nightRoom = given.nightRoom ?? variants.nightRoom.value;
  if (nightRoom !== 'before' && nightRoom !== 'after') return words.nightRoom;
  const groupRiders = given.groupRiders ?? variants.groupRiders.value;
  if (groupRiders !== 'lost' && groupRiders !== 'hold') return words.groupRiders;
  const emptyBag = given.emptyBag ?? variants.emptyBag.value;
  if (emptyBag !== 'nothing' && emptyBag !== 'refill') return words.emptyBag;
  const emptyBonus = given.emptyBonus ?? variants.emptyBonus.value;
  if (emptyBonus !== 'given' && emptyBonus !== 'withheld') return words.emptyBonus;
  return { first, challenge, nightRoom, groupRiders, emptyBag, emptyBonus };
}

/** ATW-SET-06, 08, 09, 12: full supply rows, a Village in row 1 with a family. */
function startArea(board: Board): Area {
  const { startCard, startGold } = board.edition.setup;
  const area: Area = { gold: startGold, night: 0, missing: 0, aside: 0, removed: 0, cards: [], cells: [], spots: [] };
  addCard(area, board.start.kind, startCard.column - 1);
  area.spots[board.start.house] = sp.FAMILY;
  return area;
}

export function setup(board: Board, seats: number, options: Options): State {
  const { faceUpTerrainByPlayers } = board.edition.actionBoard;
  const { none, one, two } = board.edition.pollution;
  // ATW-CHAL-R2
  const without = changeOf(board, options.challenge) === 'noTerrainCards';
  const terrain = Array.from({ length: without ? 0 : board.terrainCount }, (_, kind) => kind);
  const state: State = {
    options,
    areas: Array.from({ length: seats }, () => startArea(board)),
    round: 0,
    turns: 0,
    first: -1,
    marker: -1,
    seat: 0,
    step: 'first',
    workers: board.spaces.map(() => -1),
    since: board.spaces.map(() => 0),
    tiles: Array.from({ length: rounds }, () => -1),
    tilesLeft: board.tiles.map((_, tile) => tile),
    open: Array.from({ length: faceUpTerrainByPlayers[String(seats) as '1'] }, () => -1),
    deck: terrain,
    discard: [],
    // ATW-SET-08: each player has taken one of the starting cards.
    stacks: board.edition.locationCards.map(
      (card, i) => card.copies - (board.terrainCount + i === board.start.kind ? seats : 0)
    ),
    bag: [none, one, two],
    space: -1,
    left: [],
    used: [],
    card: -1,
    owed: [],
    flying: 0,
    flown: false,
    draws: 0,
    drawn: 0
  };
  if (options.first !== null) begin(board, state, options.first);
  else if (isSolo(state.areas)) begin(board, state, 0);
  return state;
}

/** The start player is known: the others get their compensation (ATW-SET-11, ATW-SET-13). */
function begin(board: Board, state: State, first: number, tell?: Tell): void {
  const seats = state.areas.length;
  state.first = first;
  state.marker = first;
  state.seat = first;
  state.step = 'tile';
  const gifts = board.edition.setup.compensation[String(seats) as '1'];
  for (const [place, [token]] of gifts.entries()) {
    if (token === undefined) continue;
    const seat = (first + place) % seats;
    const area = state.areas[seat]!;
    const spot = board.cards[area.cards[0]!]!.spaces.indexOf(sp.spaceIndex(token === 'family' ? 'house' : token));
    area.spots[spot] = sp.put(sp.tokenIndex(token), sp.spaceIndex(token === 'family' ? 'house' : token), sp.EMPTY);
    tell?.({ type: 'placed', seat, token, spot, step: 'first' });
  }
}

/** ATW-SET-10. */
export const first: ChanceRules<'first'> = {
  accepts: ['first'],
  chances: (_board, state) => state.areas.map((_, seat) => ({ move: { type: 'first', seat }, weight: 1 })),
  refuse: (_board, state, { seat }) => (seat < state.areas.length ? undefined : refusal('ATW-SET-10', { seat })),
  play: (board, state, { seat }, tell) => {
    tell?.({ type: 'first', seat });
    begin(board, state, seat, tell);
  }
};

/** ATW-SET-02: tiles go on the spaces of rounds II to VII in this order. */
export const tile: ChanceRules<'tile'> = {
  accepts: ['tile'],
  chances: (board, { tilesLeft }) =>
    tilesLeft.map((one) => ({ move: { type: 'tile', tile: board.tiles[one]! }, weight: 1 })),
  refuse: (board, { tilesLeft }, { tile: id }) =>
    tilesLeft.includes(board.tiles.indexOf(id)) ? undefined : refusal('ATW-SET-02', { tile: id }),
  play: (board, state, { tile: id }, tell) => {
    const one = board.tiles.indexOf(id);
    const place = rounds - state.tilesLeft.length;
    state.tiles[place] = one;
    state.tilesLeft.splice(state.tilesLeft.indexOf(one), 1);
    tell?.({ type: 'tileLaid', tile: id, round: place + 1 });
    if (state.tilesLeft.length === 0) state.step = 'refill';
  }
};
