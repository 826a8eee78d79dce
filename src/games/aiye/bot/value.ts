/**
 * Points an area may hope to end with: points now, hope for the masks, seeds, what landings bring, and how many turns
 * are left. The terms are those of the simulation that the deck was balanced with, weighed anew by self-play.
 */
import type { Seat } from '#engine/game.ts';
import { columnAt, mostCards } from '../rules/area.ts';
import type { Deck } from '../rules/deck.ts';
import type { Area, State } from '../rules/state.ts';
import { engineWorth } from './engine.ts';
import type { KindFacts } from './kinds.ts';
import { maskWorth } from './masks.ts';
import { countSeeds, emptySurvey, kindBits, look, type Survey } from './survey.ts';
import { atStart, roundsLeft, turnsLeft } from './tempo.ts';
import { looseness, slackOf, turnWorth } from './turn.ts';
import type { Weights } from './weights.ts';

/** The values of all seats of a position; the list is used again by the next call. */
export type Valuer = (state: State) => Float64Array;

export function createValuer(deck: Deck, facts: readonly KindFacts[], w: Weights): Valuer {
  const perCouncil = deck.edition.scoring.councilCard;
  const { columnCost } = deck.edition.limits;
  const columnPoints = Array.from({ length: 9 }, (_, n) => deck.edition.scoring.columnPoints[String(n)] ?? 0);
  // Made once: values are asked for hundreds of thousands of times a second.
  const surveys = Array.from({ length: 4 }, emptySurvey);
  const results = Array.from({ length: 5 }, (_, seats) => new Float64Array(seats));

  const seedWorth = (turns: number): number =>
    turns <= 0 ? 0 : Math.min(w.seedMost, w.seedBase + w.seedPerTurn * turns);

  const points = (state: State, area: Area, s: Survey, turns: number): number => {
    const n = area.columns.length;
    let value = s.points + perCouncil * area.council.length + (turns > 0 ? w.haste * s.cards : 0);
    value += n >= 9 ? state.options.ninePlusColumns : columnPoints[n]!;
    for (let i = 0; i < s.masks.length; i++) {
      const mask = s.masks[i]!;
      value += maskWorth(w, state, mask, s.counts[mask.metric]!, turns);
    }
    if (turns === 0) return value;
    const seeds = s.sun + s.moon;
    value += seedWorth(turns) * Math.min(seeds, w.purse) + w.seedBeyond * Math.max(0, seeds - w.purse);
    return s.sun > 0 && s.moon > 0 ? value + w.bothColors : value;
  };

  /** The seat that is in the middle of its turn. */
  const acting = (state: State, area: Area, s: Survey, turns: number, slack: number): number => {
    s.sun += state.hand.sun;
    s.moon += state.hand.moon;
    countSeeds(s);
    const seed = seedWorth(turns);
    let value = points(state, area, s, turns) + turnWorth(w, facts, state, area, s, turns, seed, slack);
    const rest = state.owing || state.summoning ? s.sun + s.moon - slack : Infinity;
    if (turns > 0) value += engineWorth(w, area, s, turns, seed, slack, rest, looseness(w, state));
    return value;
  };

  /** A card being summoned counts as lying in its column already; while that is open, in the best one. */
  const summoning = (state: State, area: Area, s: Survey, turns: number): number => {
    const { row, place } = state.summoning!;
    const card = state[row].open[place]!;
    if (state.onto !== null) {
      const { cards } = columnAt(area, state.onto)!;
      cards.push(card);
      look(s, facts, area);
      const { sun, moon, any } = state.owing!;
      const value = acting(state, area, s, turns, sun + moon + any);
      cards.pop();
      return value;
    }
    const { price } = facts[card & kindBits]!;
    let best = -Infinity;
    for (const { cards } of area.columns) {
      if (cards.length >= mostCards) continue;
      const slack = price + (cards.length === 2 ? columnCost.third : cards.length === 3 ? columnCost.fourth : 0);
      cards.push(card);
      look(s, facts, area);
      if (s.sun + s.moon >= slack) best = Math.max(best, acting(state, area, s, turns, slack));
      cards.pop();
    }
    return best === -Infinity ? acting(state, area, s, turns, price) : best;
  };

  const valueOf = (state: State, seat: Seat, s: Survey, turns: number): number => {
    const area = state.areas[seat]!;
    if (seat === state.seat && state.step !== 'over' && !atStart(state)) {
      if (state.summoning && state.step !== 'reveal') return summoning(state, area, s, turns);
      return acting(state, area, s, turns, slackOf(state, s.sun + s.moon));
    }
    const value = points(state, area, s, turns);
    return turns > 0 ? value + engineWorth(w, area, s, turns, seedWorth(turns), 0, Infinity, 0) : value;
  };

  return (state) => {
    const seats = state.areas.length;
    const values = results[seats]!;
    for (let seat = 0; seat < seats; seat++) look(surveys[seat]!, facts, state.areas[seat]!);
    if (state.summoning) {
      // The card being summoned counts for the tempo already.
      const mine = surveys[state.seat]!;
      mine.cards += 1;
      if (state.summoning.row === 'masks') mine.maskCount += 1;
    }
    const rounds = state.lastRound > 0 ? 0 : roundsLeft(deck, w, surveys, seats);
    for (let seat = 0; seat < seats; seat++)
      values[seat] = valueOf(state, seat, surveys[seat]!, turnsLeft(state, seat, rounds));
    return values;
  };
}
