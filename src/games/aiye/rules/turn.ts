/** What several steps of a turn share: recovering, what is being resolved, and the way to the Village. */
import { areaOf } from './area.ts';
import type { Tell } from './events.ts';
import type { Activation, ColumnId, State } from './state.ts';

/** AIY-REC-01: all face-down cards are turned up at once. */
export function recover(state: State, tell?: Tell): void {
  let any = false;
  for (const column of areaOf(state).columns) {
    any ||= column.blocked;
    column.blocked = false;
  }
  if (any) tell?.({ type: 'recovered', seat: state.seat });
}

/** The activation being resolved. */
export const acting = (state: State): Activation => state.acts[state.act]!;

/** The column whose cards stay where they are while the first is resolved (AIY-XS-07), or −1. */
export const frozen = (state: State): ColumnId =>
  state.act === 0 && state.acts.length === 2 ? state.acts[1]!.column : -1;

/** The column that the switch freezeFirstColumn closes to Move a Card, or −1. */
export const closed = (state: State): ColumnId => (state.options.freezeFirstColumn ? acting(state).column : -1);

export const toVillage = (state: State): void => {
  state.act = -1;
  state.acts = [];
  state.step = 'village';
};
