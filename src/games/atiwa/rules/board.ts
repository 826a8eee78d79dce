/** An edition compiled for play: cards, action spaces and tiles by number, with their effects as parts. */
import type { Chance } from '#engine/game.ts';
import type { Challenge, Edition, Effect } from '../editions/schema.ts';
import { spaceIndex, tokenIndex, type Space, type TokenIndex } from './spaces.ts';
import { positions, tokens, type Kind, type Token } from './state.ts';

export type Card = {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  readonly terrain: boolean;
  readonly value: number;
  readonly nature: number;
  /** The kind of each of the eight spaces. */
  readonly spaces: readonly Space[];
};

/** One thing an action space lets its player do, once or more often. */
export type Part = {
  readonly act: 'gold' | 'place' | 'plant' | 'houses' | 'train' | 'draw' | 'take' | 'buy';
  /** For `place`. */
  readonly token: TokenIndex;
  readonly times: number;
  /** As often as there are nature icons instead (ATW-ACT-11). */
  readonly nature: boolean;
  /** Gold paid when it is done the first time. */
  readonly price: number;
  /** Parts with the same number exclude each other; 0 for none (ATW-ACT-07). */
  readonly choice: number;
  /** Comes after the part before it, with at least this many terrain cards; 0 for no bonus (ATW-ACT-12). */
  readonly bonus: number;
  /** At least this many tokens of the type must be in the tableau (ATW-BREED-01). */
  readonly least: number;
  /** For `take`: which open card. */
  readonly slot: number;
  /** For `buy`. */
  readonly location: number;
  readonly trees: number;
};

export type ActionSpace = {
  readonly index: number;
  readonly id: string;
  readonly zone: string;
  readonly players: readonly number[];
  readonly linked: boolean;
  /** The round (1 to 7) whose space it is, or 0. */
  readonly round: number;
};

type Row = { readonly size: number; readonly numbers: readonly number[]; readonly points: readonly number[] };

export type Board = {
  readonly edition: Edition;
  /** Terrain cards in the order of the edition, then the four locations. */
  readonly cards: readonly Card[];
  readonly byId: ReadonlyMap<string, Card>;
  /** That this card is drawn, made once for each: a draw names every card of the pile. */
  readonly chances: readonly Chance<{ readonly type: 'card'; readonly card: string }>[];
  readonly terrainCount: number;
  readonly spaces: readonly ActionSpace[];
  readonly spaceById: ReadonlyMap<string, ActionSpace>;
  /** For each number of players the spaces in use. */
  readonly inPlay: readonly (readonly ActionSpace[])[];
  /** For each action space its parts: alone, with the family of the current round, with each tile. */
  readonly parts: readonly {
    readonly alone: readonly Part[];
    readonly family: readonly Part[];
    readonly tiles: readonly (readonly Part[])[];
  }[];
  /** For each round what may be bred. */
  readonly breeding: readonly (readonly Part[])[];
  readonly tiles: readonly string[];
  /** Supply rows by token; bats have none. */
  readonly rows: readonly (Row | null)[];
  readonly challenges: ReadonlyMap<string, Challenge>;
  readonly start: { readonly kind: Kind; readonly house: number };
};

const plain: Part = {
  act: 'place',
  token: 0,
  times: 1,
  nature: false,
  price: 0,
  choice: 0,
  bonus: 0,
  least: 0,
  slot: 0,
  location: 0,
  trees: 0
};

/** A part that only puts tokens of one type on cards. */
export const placing = (token: Token): Part => ({ ...plain, token: tokenIndex(token) });

/** One bat for each house, however many there are (ATW-ACT-17). */
const manyHouses = 99;

type Names = { readonly location: (id: string) => number };

function partsOf(effect: Effect, names: Names, choice: number): Part[] {
  switch (effect.do) {
    case 'collect': {
      if (effect.token === 'gold') return [{ ...plain, act: 'gold', times: effect.count }];
      return [{ ...placing(effect.token), times: effect.count }];
    }
    case 'train':
      return [{ ...plain, act: 'train', times: effect.count }];
    case 'collectTreeWithFruit':
      return [{ ...plain, act: 'plant', times: effect.count }];
    case 'chooseOne':
      return effect.options.flatMap((option) => partsOf(option, names, choice)).map((part) => ({ ...part, choice }));
    case 'payThen':
      return partsOf(effect.then, names, choice).map((part) => ({ ...part, price: effect.gold }));
    case 'exchange':
      return partsOf(effect.for, names, choice).map((part) => ({ ...part, price: effect.gold }));
    case 'perNature':
      return partsOf(effect.each, names, choice).map((part) => ({ ...part, nature: true }));
    case 'bonusIfTerrain':
      return partsOf(effect.then, names, choice).map((part) => ({ ...part, bonus: effect.min }));
    case 'drawTerrain':
      return [{ ...plain, act: 'draw' }];
    case 'takeTerrain':
      return [{ ...plain, act: 'take', slot: effect.slot - 1 }];
    case 'acquireLocation': {
      const { trees, gold } = effect.cost;
      return [{ ...plain, act: 'buy', location: names.location(effect.location), trees, price: gold }];
    }
    case 'batsIntoEmptyHouses':
      return [{ ...plain, act: 'houses', times: manyHouses }];
  }
}

const roundNames = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
export const rounds = roundNames.length;

export const cardOf = (card: Edition['terrainCards' | 'locationCards'][number], kind: Kind): Card => ({
  kind,
  id: card.id,
  name: card.name,
  terrain: card.type === 'terrain',
  value: card.value,
  nature: card.type === 'terrain' ? card.natureIcons : 0,
  spaces: card.grid.flat().flatMap((space) => (space === 'info' ? [] : [spaceIndex(space)]))
});

export function compile(edition: Edition): Board {
  const all = [...edition.terrainCards, ...edition.locationCards];
  const cards = all.map(cardOf);
  const names: Names = { location: (id) => edition.locationCards.findIndex((card) => card.id === id) };
  const list = (effects: readonly Effect[], from = 0): Part[] =>
    effects.flatMap((effect, place) => partsOf(effect, names, from + place + 1));
  const { spaces, roundSpaceFamily } = edition.actionBoard;
  const linked = edition.actionBoard.linkRule.group;
  const compiled = spaces.map((space, index): ActionSpace => ({
    index,
    id: space.id,
    zone: space.zone,
    players: space.players,
    linked: space.linkGroup === linked,
    round: space.round === null ? 0 : roundNames.indexOf(space.round) + 1
  }));
  const { startCard } = edition.setup;
  const terrainCount = edition.terrainCards.length;
  return {
    edition,
    cards,
    byId: new Map(cards.map((card) => [card.id, card])),
    chances: cards.map(({ id }) => ({ move: { type: 'card', card: id }, weight: 1 })),
    terrainCount,
    spaces: compiled,
    spaceById: new Map(compiled.map((space) => [space.id, space])),
    inPlay: [0, 1, 2, 3, 4].map((seats) => compiled.filter((space) => space.players.includes(seats))),
    // The upper action comes first, its choices numbered apart (ATW-TILE-01).
    parts: spaces.map(({ effects }) => ({
      alone: list(effects),
      family: [...list(roundSpaceFamily.effects, 10), ...list(effects)],
      tiles: edition.actionTiles.map((tile) => [...list(tile.effects, 10), ...list(effects)])
    })),
    breeding: roundNames.map((name) => {
      const conditions = edition.breeding.find(({ round }) => round === name)!.conditions;
      return tokens
        .filter((token) => conditions[token] !== undefined)
        .map((token) => ({ ...placing(token), least: conditions[token]! }));
    }),
    tiles: edition.actionTiles.map(({ id }) => id),
    rows: tokens.map((token): Row | null => {
      const row = edition.supplyBoard.rows.find((other) => other.token === token);
      return row ? { size: row.size, numbers: row.numbers, points: row.points ?? row.numbers } : null;
    }),
    challenges: new Map(edition.solo.challenges.map((challenge) => [challenge.id, challenge])),
    start: { kind: terrainCount + names.location(startCard.location), house: positions.indexOf(startCard.familyAt) }
  };
}

/** The change a challenge makes to the rules, or null. */
export const changeOf = (board: Board, challenge: string | null): Challenge['change'] =>
  challenge === null ? null : board.challenges.get(challenge)!.change;

/** Alone at the table (ATW-SOLO). */
export const isSolo = (areas: readonly unknown[]): boolean => areas.length === 1;
