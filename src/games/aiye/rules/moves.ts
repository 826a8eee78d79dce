/** The moves of Àiyé, one small decision each, and reading them from untrusted JSON. */
import type { Seat } from '#engine/game.ts';
import { count, oneOf, readerOf, textOf, type Shapes } from '#engine/reading.ts';
import { colors, modes, rowNames, type Card, type Color, type ColumnId, type Mode, type RowName } from './state.ts';

export type Move =
  /** Chance: who begins. */
  | { readonly type: 'first'; readonly seat: Seat }
  /** Chance: the card (by id of its kind) that fills the first empty place of a row. */
  | { readonly type: 'reveal'; readonly row: RowName; readonly card: string }
  /** Sow from this column; also the source of an extra sowing. */
  | { readonly type: 'source'; readonly column: ColumnId }
  /** The colour put down next; asked only while the hand holds both. */
  | { readonly type: 'drop'; readonly color: Color }
  /** Where the two seeds go when there are none (AIY-SOW-09); asked only in a tie. */
  | { readonly type: 'gift'; readonly column: ColumnId }
  | { readonly type: 'decide'; readonly mode: Mode }
  /** Use an icon; what it needs is asked next. */
  | { readonly type: 'use'; readonly card: Card; readonly icon: number }
  /** The seeds taken for free choices: how many of each. */
  | { readonly type: 'take'; readonly sun: number; readonly moon: number }
  /** Convert: the column that gives the seed back. Move seeds: the column they leave. */
  | { readonly type: 'from'; readonly column: ColumnId }
  /** Promote or move this card; with all columns full, send it to the Council to make room. */
  | { readonly type: 'card'; readonly card: Card }
  /** Where seeds or a card go, and where a summoned card is placed. */
  | { readonly type: 'to'; readonly column: ColumnId }
  /** A moved card starts a new column in this gap, counted from the left. */
  | { readonly type: 'gap'; readonly gap: number }
  /** Leave the remaining icons unused. */
  | { readonly type: 'done' }
  /** The owner's choice among tied columns in a conflict. */
  | { readonly type: 'answer'; readonly column: ColumnId }
  | { readonly type: 'renew'; readonly row: RowName }
  | { readonly type: 'summon'; readonly card: Card }
  /** One seed of what is owed. */
  | { readonly type: 'pay'; readonly column: ColumnId; readonly color: Color }
  | { readonly type: 'endTurn' };

const text = textOf(64);

const shapes: Shapes<Move['type']> = {
  first: { seat: count },
  reveal: { row: oneOf(rowNames), card: text },
  source: { column: count },
  drop: { color: oneOf(colors) },
  gift: { column: count },
  decide: { mode: oneOf(modes) },
  use: { card: count, icon: count },
  take: { sun: count, moon: count },
  from: { column: count },
  card: { card: count },
  to: { column: count },
  gap: { gap: count },
  done: {},
  answer: { column: count },
  renew: { row: oneOf(rowNames) },
  summon: { card: count },
  pay: { column: count, color: oneOf(colors) },
  endTurn: {}
};

/** Reads a move; undefined unless it has exactly the keys and kinds of values of its type. */
export const parse = readerOf<Move>(shapes);
