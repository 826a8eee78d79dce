/** What the rules of Àiyé tell while they play a move. Columns and cards are named by their ids. */
import type { Seat, Tell as TellOf } from '#engine/game.ts';
import type { Card, Color, ColumnId, RowName } from './state.ts';

export type Event =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly row: RowName; readonly card: Card; readonly place: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'sown'; readonly column: ColumnId; readonly sun: number; readonly moon: number }
  | { readonly type: 'seedDropped'; readonly column: ColumnId; readonly color: Color }
  | { readonly type: 'landed'; readonly column: ColumnId; readonly second: boolean }
  | { readonly type: 'meeting'; readonly column: ColumnId }
  | { readonly type: 'extraSummon'; readonly card: Card; readonly count: number }
  | { readonly type: 'recovered'; readonly seat: Seat }
  | { readonly type: 'used'; readonly card: Card; readonly icon: number }
  | { readonly type: 'seedsTaken'; readonly column: ColumnId; readonly sun: number; readonly moon: number }
  | {
      readonly type: 'converted';
      readonly from: ColumnId;
      readonly column: ColumnId;
      readonly color: Color;
      readonly count: number;
    }
  | { readonly type: 'promoted'; readonly card: Card; readonly from: ColumnId }
  | {
      readonly type: 'seedsMoved';
      readonly from: ColumnId;
      readonly to: ColumnId;
      readonly sun: number;
      readonly moon: number;
    }
  | { readonly type: 'cardMoved'; readonly card: Card; readonly from: ColumnId; readonly to: ColumnId }
  | {
      readonly type: 'columnMade';
      readonly card: Card;
      readonly from: ColumnId;
      readonly column: ColumnId;
      readonly gap: number;
    }
  | { readonly type: 'columnGone'; readonly column: ColumnId; readonly heir: ColumnId }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly column: ColumnId }
  | { readonly type: 'spared'; readonly seat: Seat }
  | { readonly type: 'paid'; readonly column: ColumnId; readonly color: Color }
  | { readonly type: 'discarded'; readonly row: RowName }
  | {
      readonly type: 'summoned';
      readonly card: Card;
      readonly column: ColumnId;
      readonly row: RowName;
      readonly place: number;
    }
  | { readonly type: 'lastRound'; readonly seat: Seat; readonly masks: number; readonly cards: number }
  | { readonly type: 'over' };

export type Tell = TellOf<Event>;
