/** The steps of a turn of Àiyé, typed by its moves. */
import type { OfType, Step } from '#engine/step.ts';
import type { Deck } from './deck.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export { refusal } from '#engine/step.ts';
export type Of<T extends Move['type']> = OfType<Move, T>;
export type StepRules<T extends Move['type']> = Step<Deck, State, Move, T, Event>;
