/** What a bot should know of Kalah: what is in the stores, and a little for what is on its way. */
import type { Mind } from '#bots/mind.ts';
import type { KalahGame } from './rules/index.ts';
import { pitsOf, seats, storeOf, way, type Move, type State } from './rules/state.ts';

/** A seed on one's own side is worth more the nearer it lies to the store; no two boards are worth quite the same. */
const lying = (state: State, seat: number): number =>
  state.phase === 'over'
    ? 0
    : pitsOf(state, seat).reduce((sum, pit, index) => sum + state.ring[pit]! * (0.2 + 0.013 * index), 0);

export const createMind = (_game: KalahGame): Mind<State, Move> => ({
  values: (state) => seats.map((seat) => state.ring[storeOf(state, seat)]! + lying(state, seat)),
  promise: (state, move) => {
    if (move.type !== 'sow') return 0;
    const falls = way(state, state.seat, move.pit);
    // Sowing again comes first, then whatever reaches the store, the nearest pit before others.
    return (
      (falls.at(-1) === storeOf(state, state.seat) ? 10 : 0) + (falls.includes(storeOf(state, state.seat)) ? 1 : 0)
    );
  },
  clock: ({ turns }) => turns,
  margin: 4,
  astray: { easy: 0.1, casual: 0.3, keen: 0.1 }
});
