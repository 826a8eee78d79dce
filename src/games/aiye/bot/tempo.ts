/** How long the match may still last. */
import type { Seat } from '#engine/game.ts';
import { kindOf, type Deck } from '../rules/deck.ts';
import type { State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** Turns handed over since the match began. */
export function clock(state: State): number {
  const seats = state.areas.length;
  const order = (state.seat - Math.max(0, state.first) + seats) % seats;
  return Math.max(0, state.round - 1) * seats + (state.round > 0 ? order : 0);
}

/** Turns that `seat` may still begin after this moment: exact once the last round is known, otherwise a forecast. */
export function turnsLeft(deck: Deck, w: Weights, state: State, seat: Seat): number {
  if (state.step === 'over') return 0;
  const seats = state.areas.length;
  const order = (of: Seat): number => (of - Math.max(0, state.first) + seats) % seats;
  const waiting = order(seat) > order(state.seat) ? 1 : 0;
  if (state.lastRound > 0) return state.lastRound - state.round + waiting;
  let rounds = Infinity;
  for (const area of state.areas) {
    let cards = area.council.length;
    let masks = 0;
    for (const card of area.council) if (kindOf(deck, card).type === 'mask') masks++;
    for (const column of area.columns) {
      cards += column.cards.length;
      for (const card of column.cards) if (kindOf(deck, card).type === 'mask') masks++;
    }
    const { endTrigger } = deck.edition;
    rounds = Math.min(rounds, (endTrigger.cards - cards) / w.cardsPerTurn, (endTrigger.masks - masks) / w.masksPerTurn);
  }
  // The trigger falls in the middle of a round, and a whole round follows.
  return Math.max(0, rounds) + 1 + waiting * 0.5;
}
