/** What the turn being played may still bring: a sowing, icons waiting to be used, a purchase in sight. */
import type { Area, Row, State } from '../rules/state.ts';
import { engineWorth, landingWorth } from './engine.ts';
import { metricIndex as at, type KindFacts } from './kinds.ts';
import { maskWorth } from './masks.ts';
import { kindBits, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** How far the rest of the turn is from certain. */
const sure = 0.9;

/** How many seeds will still be paid in this turn, as far as can be told before a card is chosen. */
export function slackOf(state: State, seeds: number): number {
  if (state.owing) return state.owing.sun + state.owing.moon + state.owing.any;
  return state.summons > 0 && !state.filling ? Math.min(seeds - 1, 3) : 0;
}

/** How far the seeds will still be moved otherwise before the turn ends (see engineWorth). */
export function looseness(w: Weights, state: State): number {
  switch (state.step) {
    case 'source':
    case 'drop':
    case 'gift':
    case 'decide':
      return 1;
    case 'village':
      return state.summons > 0 ? w.looseVillage : 0;
    case 'reveal':
    case 'place':
    case 'pay':
      return 0;
    case 'council':
      return w.looseVillage;
    default:
      return w.looseUse;
  }
}

export function turnWorth(
  w: Weights,
  facts: readonly KindFacts[],
  state: State,
  area: Area,
  s: Survey,
  turns: number,
  seed: number,
  slack: number
): number {
  // Even in the last turn a seed may buy something while the Village is ahead.
  const fresh = state.summons > 0 ? Math.max(seed, w.seedLast) : seed;
  let worth = state.step === 'source' ? sure * engineWorth(w, area, s, 1, fresh, 0, Infinity, 0) : 0;
  worth += waiting(w, facts, state, area, s, fresh);
  if (state.using !== null && state.step !== 'use') worth += choosing(w, state, seed) + state.free * fresh;
  worth += (state.fixed.sun + state.fixed.moon) * fresh;

  const owed = state.owing || state.summoning ? slack : 0;
  worth -= owed * seed;
  const summons = state.summoning ? state.summons - 1 : state.summons;
  return summons > 0 ? worth + purchase(w, facts, state, s, turns, seed, summons, owed) : worth;
}

/** Icons and columns still to be resolved. */
function waiting(w: Weights, facts: readonly KindFacts[], state: State, area: Area, s: Survey, seed: number): number {
  let worth = 0;
  for (let i = Math.max(0, state.act); i < state.acts.length; i++) {
    const act = state.acts[i]!;
    if (i === state.act)
      for (const { card, icon } of act.open) {
        const { seeds, plain } = facts[card & kindBits]!.icons[icon]!;
        worth += sure * (seeds * seed + plain);
      }
    else if (act.where === 'council') worth += sure * (s.councilSeeds * seed + s.councilPlain);
    else
      for (let place = 0; place < area.columns.length; place++)
        if (area.columns[place]!.id === act.column) {
          const again = s.sows[place]! && !state.sownAgain ? w.extraSowing : 0;
          worth += sure * (landingWorth(w, area, s, place, seed) + again);
        }
  }
  return worth;
}

/** The icon whose target is being chosen still counts as waiting. */
function choosing(w: Weights, state: State, seed: number): number {
  switch (state.step) {
    case 'convert':
      return w.convert + seed;
    case 'promote':
      return w.promote + 2 * seed;
    case 'seedsFrom':
    case 'seedsTo':
      return w.moveSeeds;
    case 'card':
    case 'cardTo':
      return w.moveCard;
    default:
      return 0;
  }
}

/** The best that the Village offers for the seeds at hand; `spent` of them are owed already. */
function purchase(
  w: Weights,
  facts: readonly KindFacts[],
  state: State,
  s: Survey,
  turns: number,
  seed: number,
  summons: number,
  spent: number
): number {
  const taken = state.summoning && state[state.summoning.row].open[state.summoning.place];
  let best = state.filling ? w.fresh : 0;
  let next = 0;
  for (let r = 0; r < 2; r++) {
    const row: Row = r === 0 ? state.characters : state.masks;
    for (let place = 0; place < row.open.length; place++) {
      const card = row.open[place]!;
      if (card === null) continue;
      const fact = facts[card & kindBits]!;
      const { cost } = fact.kind;
      if (s.sun < cost.sun || s.moon < cost.moon || s.sun + s.moon - spent < fact.price) continue;
      if (card === taken || (fact.mask && s.masks.includes(fact))) continue;
      const more = cardWorth(w, state, fact, s, turns, seed) - fact.price * seed;
      if (more > best) {
        next = best;
        best = more;
      } else if (more > next) next = more;
    }
  }
  return w.purchase * (best + (summons > 1 ? 0.5 * next : 0));
}

/** What a card adds to an area, before its price. */
function cardWorth(w: Weights, state: State, fact: KindFacts, s: Survey, turns: number, seed: number): number {
  let worth = fact.points;
  if (fact.mask) {
    let count = s.counts[fact.metric]!;
    for (const more of fact.counts) if (more.metric === fact.metric) count += more.count;
    const inSeeds = fact.metric === at.sunSeeds || fact.metric === at.moonSeeds || fact.metric === at.allSeeds;
    worth += maskWorth(w, state, fact, inSeeds ? Math.max(0, count - 4) : count, turns);
  }
  for (const mask of s.masks)
    for (const more of fact.counts)
      if (more.metric === mask.metric) {
        const count = s.counts[mask.metric]!;
        worth += maskWorth(w, state, mask, count + more.count, turns) - maskWorth(w, state, mask, count, turns);
      }
  const per = w.engineBest * 0.6 + w.engineMean / 7;
  return worth + turns * per * (fact.seeds * seed + fact.plain + (fact.sows ? w.extraSowing : 0));
}
