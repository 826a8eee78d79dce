/** What a turn marks on the columns of a row. */
import type { Activation, ColumnId, State } from '../../rules/state.ts';
import { conflictTargets, type Column, type Deck } from '../facts.ts';

type Marks = {
  /** What is being used; undefined where that is still to be decided. */
  readonly act: Activation | undefined;
  /** What an activation is about: being used, or reached and to be decided on. */
  readonly active: Activation | undefined;
  /** The column whose cards stay where they are (AIY-XS-07). */
  readonly frozen: ColumnId | undefined;
  /** Tokens I and II by column: the first comes off when its column is done (AIY-XS-10). */
  readonly tokens: ReadonlyMap<ColumnId, 1 | 2>;
};

const none: Marks = { act: undefined, active: undefined, frozen: undefined, tokens: new Map() };

export function marksOf(state: State, seat: number): Marks {
  if (state.seat !== seat) return none;
  const { acts, step } = state;
  const [first, second] = acts;
  /** AIY-MEET-10: the first column is done, and the second not begun. */
  const between = step === 'decide' && second !== undefined;
  const waits = state.act === 0 && second && !between;
  const act = step === 'decide' ? undefined : acts[state.act];
  const tokens = new Map<ColumnId, 1 | 2>();
  if (state.sownAgain && state.act <= 0) {
    if (second) tokens.set(second.column, 2);
    // On a column that carries both, the one that is used first.
    if (first && !between) tokens.set(first.column, 1);
  }
  return {
    act,
    active: step === 'source' ? undefined : step === 'decide' ? acts.at(-1) : act,
    frozen: waits ? second.column : undefined,
    tokens
  };
}

/**
 * Where the next conflict would strike this seat; undefined where none is ahead of it: nobody strikes themselves, and
 * where one is being answered, or all is over, there is no next one.
 */
export const nextStruck = (deck: Deck, state: State, seat: number): readonly Column[] | undefined =>
  seat === state.seat || state.step === 'answer' || state.step === 'over'
    ? undefined
    : conflictTargets(deck, state, seat);
