/** Conflict: each opponent's largest open, unprotected column is blocked. AIY-CON, AIY-SHD. */
import type { Seat } from '#engine/game.ts';
import { settle } from './activation.ts';
import { columnAt, isProtected } from './area.ts';
import type { Deck } from './deck.ts';
import type { Tell } from './events.ts';
import { refusal, type StepRules } from './step.ts';
import type { Column, State } from './state.ts';

/** The columns of a seat that a Conflict may hit: the largest among the open, unprotected ones (AIY-CON-01). */
export function conflictTargets(deck: Deck, state: State, seat: Seat): Column[] {
  let most = 0;
  let tied: Column[] = [];
  for (const column of state.areas[seat]!.columns) {
    const size = column.cards.length;
    if (column.blocked || size < most || isProtected(deck, column)) continue;
    if (size > most) tied = [];
    most = size;
    tied.push(column);
  }
  return tied;
}

export const startConflict = (deck: Deck, state: State, tell?: Tell): void => goOn(deck, state, 1, tell);

/** Handles opponents clockwise from the one `distance` seats after the active player (AIY-CON-06). */
function goOn(deck: Deck, state: State, distance: number, tell?: Tell): void {
  const seats = state.areas.length;
  for (let k = distance; k < seats; k++) {
    const seat = (state.seat + k) % seats;
    const tied = conflictTargets(deck, state, seat);
    if (tied.length > 1) {
      // AIY-CON-02: the owner decides, at once.
      state.victim = seat;
      state.step = 'answer';
      return;
    }
    if (tied.length === 1) block(tied[0]!, seat, tell);
    else tell?.({ type: 'spared', seat });
  }
  state.victim = -1;
  settle(deck, state, tell);
}

function block(column: Column, seat: Seat, tell?: Tell): void {
  column.blocked = true;
  tell?.({ type: 'blocked', seat, column: column.id });
}

export const answer: StepRules<'answer'> = {
  accepts: ['answer'],
  list: (deck, state) =>
    conflictTargets(deck, state, state.victim).map((column) => ({ type: 'answer', column: column.id })),
  refuse: (deck, state, move) => {
    const { columns } = state.areas[state.victim]!;
    const column = columnAt(state.areas[state.victim]!, move.column);
    if (!column) return refusal('AIY-CON-02', { column: move.column });
    if (column.blocked) return refusal('AIY-CON-01', { column: move.column });
    if (isProtected(deck, column)) return refusal('AIY-SHD-01', { column: move.column });
    const larger = columns.some(
      (other) => !other.blocked && other.cards.length > column.cards.length && !isProtected(deck, other)
    );
    return larger ? refusal('AIY-CON-01', { column: move.column }) : undefined;
  },
  play: (deck, state, move, tell) => {
    const seat = state.victim;
    block(columnAt(state.areas[seat]!, move.column)!, seat, tell);
    goOn(deck, state, ((seat - state.seat + state.areas.length) % state.areas.length) + 1, tell);
  }
};
