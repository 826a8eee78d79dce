/** The steps of a turn of Atiwa, typed by its moves. */
import type { ChanceStep, OfType, Step } from '#engine/step.ts';
import type { Board } from './board.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export { refusal } from '#engine/step.ts';
export type Of<T extends Move['type']> = OfType<Move, T>;
export type StepRules<T extends Move['type']> = Step<Board, State, Move, T, Event>;
/** A step at which chance acts. */
export type ChanceRules<T extends Move['type']> = ChanceStep<Board, State, Move, T, Event>;
