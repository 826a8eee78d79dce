/** Positions for lessons: a real set-up with the tiles and open cards as asked, and lands as they might be later on. */
import type { Seat } from '#engine/game.ts';
import { addCard, count, countOf, supply } from '../rules/area.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { propose } from '../rules/proposal.ts';
import * as sp from '../rules/spaces.ts';
import { contents, positions, tokens, type Area, type State, type Token } from '../rules/state.ts';

/** Cards in the order of arrival with what lies on them: `L3 TR:tree BR:family | T18 MM:treeFruit`. */
type Cards = string;

export type Plan = {
  /** Action tiles of rounds II to VII, as they were set up; without them, those of most chapters. */
  readonly tiles?: readonly string[];
  /** Ids of the three open cards. */
  readonly open: readonly string[];
  readonly round?: number;
  /** Without them, what everybody begins with. */
  readonly mine?: Cards;
  readonly theirs?: Cards;
  readonly gold?: readonly number[];
  /** My bats that are out for the night. */
  readonly night?: number;
  /** Action spaces taken in this round, in the order of turns. */
  readonly taken?: readonly string[];
  readonly first?: Seat;
  /** Seat 0 holds the start marker though it did not begin the round. */
  readonly marker?: boolean;
  /** All of the turn is done but for its end. */
  readonly dusk?: boolean;
};

const usual = ['A4', 'A5', 'A2', 'A6', 'A1', 'A3'];

/** Where cards come to lie, one after another: rows of four, the first card in the third column. */
const cells = [2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11];

/** The position with two players; seat 0 learns. */
export function arrange(game: AtiwaGame, plan: Plan): State {
  const { board } = game;
  const { round = 1, first = 0, taken = [], gold = [0, 0] } = plan;
  const options = game.parseOptions(2, { first: 0 });
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(2, options);
  for (const tile of plan.tiles ?? usual) game.play(state, { type: 'tile', tile });
  for (const card of plan.open) game.play(state, { type: 'card', card });

  // The tiles of the rounds that are over have moved to the left (ATW-PREP-03).
  state.tiles = [...state.tiles.slice(1, round), -1, ...state.tiles.slice(round)];
  for (const [seat, cards] of [plan.mine, plan.theirs].entries())
    if (cards !== undefined) state.areas[seat] = deal(game, state, cards, seat);
  for (const [seat, area] of state.areas.entries()) area.gold = gold[seat] ?? 0;
  state.areas[0]!.night = plan.night ?? 0;
  for (const [turn, id] of taken.entries()) {
    const { index } = board.spaceById.get(id)!;
    state.workers[index] = (first + turn) % 2;
    state.since[index] = round;
  }
  // Open cards that nobody took in earlier rounds are discarded.
  state.discard = state.deck.splice(0, Math.max(0, plan.open.length * (round - 1) - terrainIn(game, state)));
  state.round = round;
  state.first = first;
  state.marker = plan.marker ? 0 : first;
  state.turns = plan.dusk ? taken.length - 1 : taken.length;
  state.seat = (first + state.turns) % 2;
  if (plan.dusk) state.step = 'dusk';
  return state;
}

const terrainIn = ({ board }: AtiwaGame, { areas }: State): number =>
  areas.flatMap(({ cards }) => cards).filter((kind) => board.cards[kind]!.terrain).length;

/** An area whose cards come out of the deck and the stacks, and whose pollution comes out of the bag. */
function deal({ board }: AtiwaGame, state: State, text: Cards, seat: Seat): Area {
  const area: Area = { ...state.areas[seat]!, cards: [], cells: [], spots: [] };
  for (const [place, part] of text.split('|').entries()) {
    const [id = '', ...lying] = part.trim().split(' ');
    const card = board.byId.get(id)!;
    if (place > 0 && !card.terrain) state.stacks[card.kind - board.terrainCount]! -= 1;
    if (card.terrain) {
      const at = state.deck.indexOf(card.kind);
      if (at < 0) throw new Error(`${id} lies elsewhere`);
      state.deck.splice(at, 1);
    }
    addCard(area, card.kind, cells[place]!);
    for (const one of lying) {
      const [position, content] = one.split(':');
      const at = (positions as readonly string[]).indexOf(position!);
      const what = (contents as readonly string[]).indexOf(content!);
      if (at < 0 || what < 0) throw new Error(`${one} on ${id}`);
      area.spots[place * 8 + at] = what;
      if (what === sp.POLLUTION) state.bag[state.bag[0] > 12 ? 0 : 1] -= 1;
    }
  }
  for (const t of tokens.keys()) if (supply(board, area, t) < 0) throw new Error(`too many: ${tokens[t]} in ${text}`);
  return area;
}

/** Plays moves on a position and returns it. */
export function playing(game: AtiwaGame, state: State, ...moves: readonly Move[]): State {
  for (const move of moves) game.play(state, move);
  return state;
}

/** How many tokens of this kind I have on my land. */
export const mine = (state: State, token: Token): number => count(state.areas[0]!, sp.tokenIndex(token));

/** Whether a move is a worker on one of these spaces, or comes later in the same action. */
export const working =
  (...spaces: readonly string[]) =>
  ({ move }: { readonly move: Move }): boolean =>
    move.type === 'worker' ? spaces.includes(move.space) : move.type !== 'done';

/** Whether a move puts a token of this kind on a card. */
export const places = (move: Move, token: Token): boolean => move.type === 'place' && move.token === token;

/** Whether a worker is at work on this action space. */
export const isAt = ({ board }: AtiwaGame, { space }: State, id: string): boolean => board.spaces[space]?.id === id;

/** How many spaces of my land hold exactly this. */
export const holds = (state: State, content: (typeof contents)[number]): number =>
  countOf(state.areas[0]!, contents.indexOf(content));

/** What chance brings and what the neighbour does, each told by the position; the rest is done as the table proposes. */
export const neighbour =
  (
    game: AtiwaGame,
    {
      spaces = [],
      cards = [],
      gold = []
    }: { readonly spaces?: readonly string[]; readonly cards?: readonly string[]; readonly gold?: readonly number[] }
  ) =>
  (state: State): Move | undefined => {
    const legal = (move: Move): boolean => game.illegal(state, move) === undefined;
    const scripted: readonly Move[] = [
      ...spaces.map((space): Move => ({ type: 'worker', space })),
      ...cards.map((card): Move => ({ type: 'card', card })),
      ...gold.slice(state.drawn, state.drawn + 1).map((n): Move => ({ type: 'marker', gold: n })),
      { type: 'endTurn' }
    ];
    return scripted.find(legal) ?? propose(game.board, state, game.moves(state));
  };
