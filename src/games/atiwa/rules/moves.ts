/** The moves of Atiwa, one small decision each, and reading them from untrusted JSON. */
import type { Seat } from '#engine/game.ts';
import { count, oneOf, readerOf, textOf, type Shapes } from '#engine/reading.ts';
import { tokens, type Cell, type Spot, type Token } from './state.ts';

export type Move =
  /** Chance: who begins. */
  | { readonly type: 'first'; readonly seat: Seat }
  /** Chance: the tile for the next round space without one. */
  | { readonly type: 'tile'; readonly tile: string }
  /** Chance: the terrain card that is turned up or drawn. */
  | { readonly type: 'card'; readonly card: string }
  /** Chance: the gold on the pollution marker that is drawn. */
  | { readonly type: 'marker'; readonly gold: number }
  /** A worker on an action space, by the space's id. */
  | { readonly type: 'worker'; readonly space: string }
  /** Put a token of this type on a space: from an action, from growth, home from the night, or bred. */
  | { readonly type: 'place'; readonly token: Token; readonly spot: Spot }
  /** A tree and a fruit on it (ATW-ACT-05). */
  | { readonly type: 'treeWithFruit'; readonly spot: Spot }
  /** A family that is trained as it arrives (ATW-FAM-05). */
  | { readonly type: 'settle'; readonly spot: Spot }
  | { readonly type: 'train'; readonly spot: Spot }
  /** Draw a terrain card, take the open one of the space, buy the location of the space. */
  | { readonly type: 'draw' }
  | { readonly type: 'take' }
  | { readonly type: 'buy' }
  /** Where the card goes. */
  | { readonly type: 'lay'; readonly cell: Cell }
  /** A token of what is owed: trees of a location, the fruit of the bats, food. */
  | { readonly type: 'spend'; readonly spot: Spot }
  /** A bat that flies out for the bat action. */
  | { readonly type: 'fly'; readonly spot: Spot }
  /** How many tokens of each type are eaten. */
  | {
      readonly type: 'feed';
      readonly goats: number;
      readonly animals: number;
      readonly fruit: number;
      readonly bats: number;
      readonly gold: number;
    }
  /** Leave what is left. */
  | { readonly type: 'done' }
  | { readonly type: 'endTurn' };

const text = textOf(64);
const token = oneOf(tokens);

const shapes: Shapes<Move['type']> = {
  first: { seat: count },
  tile: { tile: text },
  card: { card: text },
  marker: { gold: count },
  worker: { space: text },
  place: { token, spot: count },
  treeWithFruit: { spot: count },
  settle: { spot: count },
  train: { spot: count },
  draw: {},
  take: {},
  buy: {},
  lay: { cell: count },
  spend: { spot: count },
  fly: { spot: count },
  feed: { goats: count, animals: count, fruit: count, bats: count, gold: count },
  done: {},
  endTurn: {}
};

/** Reads a move; undefined unless it has exactly the keys and kinds of values of its type. */
export const parse = readerOf<Move>(shapes);
