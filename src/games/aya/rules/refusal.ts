/** How one kind of move is written: what it offers (taking no time), what it refuses and why, and what it does. */
import type { Step } from '#engine/step.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export { refusal } from '#engine/step.ts';
export type MoveRules<T extends Move['type']> = Omit<Step<Box, State, Move, T, Event>, 'accepts'>;
