/** Positions for lessons: a real set-up with the Village as asked, and areas as they might be later in a match. */
import type { AiyeGame } from '../rules/index.ts';
import { kindOf, makeCard } from '../rules/deck.ts';
import type { Area, Card, Column, RowName, State } from '../rules/state.ts';

/** A column, bottom to top, by ids of cards. */
export type Pile = { readonly cards: readonly string[]; readonly sun?: number; readonly moon?: number };

export type Plan = {
  /** Without it, the columns that everybody begins with. */
  readonly mine?: readonly Pile[];
  readonly council?: readonly string[];
  readonly theirs?: readonly Pile[];
  readonly theirCouncil?: readonly string[];
  /** Four ids each. */
  readonly characters: readonly string[];
  readonly masks: readonly string[];
};

/** The turn of seat 0 in this position, with two players. */
export function arrange(game: AiyeGame, plan: Plan): State {
  const { deck } = game;
  const options = game.parseOptions(2, { first: 0 });
  if (typeof options === 'string') throw new Error(options);
  const state = game.setup(2, options);
  for (const [row, cards] of [
    ['characters', plan.characters],
    ['masks', plan.masks]
  ] as const)
    for (const card of cards) game.play(state, { type: 'reveal', row, card });

  /** A card in an area comes out of the deck of its row. */
  const deal = (id: string): Card => {
    const kind = deck.byId.get(id)!;
    const row: RowName | undefined =
      kind.type === 'character' ? 'characters' : kind.type === 'mask' ? 'masks' : undefined;
    if (row) state[row].deck[deck.rowIndex[kind.index]!]! -= 1;
    return makeCard(kind, state.serial++);
  };
  const area = (piles: readonly Pile[], council: readonly string[]): Area => ({
    columns: piles.map(({ cards, sun = 0, moon = 0 }, place): Column => ({
      id: place + 1,
      cards: cards.map(deal),
      sun,
      moon,
      blocked: false
    })),
    council: council.map(deal),
    nextId: piles.length + 1
  });
  if (plan.mine) state.areas[0] = area(plan.mine, plan.council ?? []);
  if (plan.theirs) state.areas[1] = area(plan.theirs, plan.theirCouncil ?? []);
  return state;
}

/** The card of this kind in an area or in the Village. Throws where there is none. */
export function cardOf(game: AiyeGame, state: State, id: string): Card {
  const kind = game.deck.byId.get(id)!;
  const all = [
    ...state.areas.flatMap(({ columns, council }) => [...columns.flatMap(({ cards }) => cards), ...council]),
    ...state.characters.open,
    ...state.masks.open
  ];
  const card = all.find((one) => one !== null && kindOf(game.deck, one) === kind);
  if (card === undefined || card === null) throw new Error(`no ${id} here`);
  return card;
}

/** Plays moves on a position and returns it. */
export function playing(game: AiyeGame, state: State, ...moves: Parameters<AiyeGame['play']>[1][]): State {
  for (const move of moves) game.play(state, move);
  return state;
}
