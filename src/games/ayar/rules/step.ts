/** The steps of a turn of Ayar, typed by its moves. */
import type { OfType, Step } from '#engine/step.ts';
import type { Board } from './board.ts';
import type { Event, Tell } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export { refusal } from '#engine/step.ts';
export type Of<T extends Move['type']> = OfType<Move, T>;
export type StepRules<T extends Move['type']> = Step<Board, State, Move, T, Event>;

/** What happens without a decision. */
export type PassageRules = (board: Board, state: State, tell?: Tell) => void;
