/** How long the match may still last. */
import type { Seat } from '#engine/game.ts';
import type { Deck } from '../rules/deck.ts';
import type { State } from '../rules/state.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const orderOf = (state: State, seat: Seat): number => {
  const seats = state.areas.length;
  return (seat - Math.max(0, state.first) + seats) % seats;
};

/** Turns handed over since the match began. */
export const clock = (state: State): number =>
  state.round === 0 ? 0 : (state.round - 1) * state.areas.length + orderOf(state, state.seat);

/** Rounds that may still begin, as far as the areas tell while no last round is known. */
export function roundsLeft(deck: Deck, w: Weights, surveys: readonly Survey[], seats: number): number {
  const { endTrigger } = deck.edition;
  let rounds = Infinity;
  for (let seat = 0; seat < seats; seat++) {
    const { cards, maskCount } = surveys[seat]!;
    rounds = Math.min(
      rounds,
      (endTrigger.cards - cards) / w.cardsPerTurn,
      (endTrigger.masks - maskCount) / w.masksPerTurn
    );
  }
  // The trigger falls in the middle of a round, and a whole round follows.
  return Math.max(0, rounds) + 1;
}

/** True while the seat whose turn it is has not done anything yet. */
export const atStart = (state: State): boolean =>
  (state.step === 'source' && state.acts.length === 0) || state.step === 'gift';

/** Turns that `seat` may still play, not counting one that is under way; `rounds` if no last round is known yet. */
export function turnsLeft(state: State, seat: Seat, rounds: number): number {
  if (state.step === 'over') return 0;
  const waits = seat === state.seat ? atStart(state) : orderOf(state, seat) > orderOf(state, state.seat);
  return (state.lastRound > 0 ? state.lastRound - state.round : rounds) + (waits ? 1 : 0);
}
