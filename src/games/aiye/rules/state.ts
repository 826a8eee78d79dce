/**
 * The position of Àiyé as plain data, in few words and fixed shapes, since search clones it millions of times. What can
 * be derived (protected columns, totals, scores) is never stored, and no deck order exists: piles are counts.
 */
import type { Seat } from '#engine/game.ts';

export const colors = ['sun', 'moon'] as const;
export type Color = (typeof colors)[number];
export type Seeds = { sun: number; moon: number };

/**
 * A card in play: its kind (an index into the deck's `kinds`) in the low seven bits, above them a serial number that
 * tells copies apart. See `kindOf` in deck.ts.
 */
export type Card = number;
/** Never used twice within one area; positions shift, ids do not. */
export type ColumnId = number;

/** `cards` from bottom to top; `blocked`: the top card is face down (the ledger's "sabotaged"). */
export type Column = { id: ColumnId; cards: Card[]; sun: number; moon: number; blocked: boolean };
export type Area = { columns: Column[]; council: Card[]; nextId: ColumnId };

export const rowNames = ['characters', 'masks'] as const;
export type RowName = (typeof rowNames)[number];
/** `deck` and `discard`: how many of each kind of this row, by index into the row's kinds. `open`: four places. */
export type Row = { deck: number[]; discard: number[]; open: (Card | null)[] };

/** An ability icon on a card in play: its place in the printed order. */
export type IconRef = { card: Card; icon: number };

/** The use of a column's icons (or, in a meeting, of the Council's, with seeds going under the calling column). */
export type Activation = {
  where: 'column' | 'council';
  /** The column that was reached. */
  column: ColumnId;
  /** Where seeds go: the same column, or its heir once it is gone (AIY-ACT-06). */
  anchor: ColumnId;
  /** Icons that may still be used. */
  open: IconRef[];
  /** The cards whose icons these are, as they lay there in the beginning, and those of them that have left since. */
  cards: readonly Card[];
  left: readonly Card[];
};

export const modes = ['normal', 'extraSowing', 'meeting', 'meetingExtraSowing'] as const;
export type Mode = (typeof modes)[number];

/** What is asked now. `first` and `reveal` are asked of chance, `answer` of the owner of a tied column. */
export type Step =
  | 'first'
  | 'reveal'
  | 'source'
  | 'drop'
  | 'gift'
  | 'decide'
  | 'use'
  | 'take'
  | 'convert'
  | 'promote'
  | 'seedsFrom'
  | 'seedsTo'
  | 'card'
  | 'cardTo'
  | 'answer'
  | 'village'
  | 'place'
  | 'council'
  | 'pay'
  | 'over';

/** Seeds still to be paid, and the place in the row of columns from which on they may be taken. */
export type Owing = { sun: number; moon: number; any: number; from: number };

export type Options = {
  /** Cards of each seat's starting columns (AIY-ALT-06), by card id, bottom to top. */
  readonly setups: readonly (readonly (readonly string[])[])[];
  /** The seat that begins, or null: by lot (AIY-SET-10). */
  readonly first: Seat | null;
  readonly councilScope: 'all' | 'top';
  readonly freezeFirstColumn: boolean;
  readonly ninePlusColumns: number;
  readonly courageFloor: number | null;
};

export type State = {
  options: Options;
  areas: Area[];
  characters: Row;
  masks: Row;
  /** Serial number for the next card that comes into play. */
  serial: number;
  /** The seat that began; −1 before it is drawn. */
  first: Seat;
  /** The seat whose turn it is. */
  seat: Seat;
  /** Counted from 1; 0 while the Village is being laid out. */
  round: number;
  /** The last round to be played, or 0 while no end is in sight. */
  lastRound: number;
  step: Step;

  /** Seeds taken up and not yet put down, and the position (not id) of the column that gets the next one. */
  hand: Seeds;
  next: number;
  /** The column activated by the first sowing, if any; the second by the extra sowing. */
  acts: Activation[];
  /** Index into `acts` of the one being resolved; −1 before recovering. */
  act: number;
  /** True from the decision for an extra sowing on. */
  sownAgain: boolean;
  met: boolean;
  /** The icon being used and what has been chosen for it so far. */
  using: IconRef | null;
  /** Seeds still to be chosen freely for `take`, seeds already fixed. */
  free: number;
  fixed: Seeds;
  picked: Card | null;
  from: ColumnId | null;
  /** During a conflict: the seat being looked at, or −1. */
  victim: Seat;

  summons: number;
  renewed: boolean;
  /** The open card being summoned (its place in the row's `open`), and the column chosen for it. */
  summoning: { row: RowName; place: number } | null;
  onto: ColumnId | null;
  owing: Owing | null;
  /** The row a seed is being paid for to renew it. */
  renewing: RowName | null;
  /** The row whose empty places are being filled. */
  filling: RowName | null;
};
