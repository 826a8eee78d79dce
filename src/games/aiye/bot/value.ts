/**
 * Points an area may hope to end with: points now, hope for the masks, seeds, what landings bring, and how many turns
 * are left (the terms of `games/aiye/play.md`, weighed anew by self-play).
 */
import type { Seat } from '#engine/game.ts';
import { maskPoints } from '../rules/scoring.ts';
import type { Deck } from '../rules/deck.ts';
import type { Area, State } from '../rules/state.ts';
import { metrics } from '../editions/schema.ts';
import { metricIndex as at, type KindFacts } from './kinds.ts';
import { turnsLeft } from './tempo.ts';
import type { Weights } from './weights.ts';

const kindMask = 127;

/** An area counted once, for all terms of its value. Reused between calls: values are made one at a time. */
class Survey {
  sun = 0;
  moon = 0;
  cards = 0;
  points = 0;
  readonly counts = new Float64Array(metrics.length);
  readonly masks: KindFacts[] = [];
  /** What landing on each column brings, by position; then columns that sow again. */
  readonly landing: number[] = [];
  readonly sows: boolean[] = [];
  council = 0;
}

const survey = new Survey();

function look(facts: readonly KindFacts[], w: Weights, area: Area, seed: number): Survey {
  const s = survey;
  const { counts, masks, landing, sows } = s;
  counts.fill(0);
  masks.length = 0;
  landing.length = 0;
  sows.length = 0;
  s.sun = s.moon = s.points = s.council = 0;
  s.cards = area.council.length;
  const tally = (fact: KindFacts): void => {
    s.points += fact.points;
    if (fact.mask) masks.push(fact);
    for (const [metric, count] of fact.counts) counts[metric]! += count;
  };
  for (const card of area.council) {
    const fact = facts[card & kindMask]!;
    tally(fact);
    s.council += fact.seeds * seed + fact.plain;
  }
  for (const column of area.columns) {
    const size = column.cards.length;
    s.cards += size;
    s.sun += column.sun;
    s.moon += column.moon;
    let worth = 0;
    let again = false;
    let meets = false;
    for (const card of column.cards) {
      const fact = facts[card & kindMask]!;
      tally(fact);
      worth += fact.seeds * seed + fact.plain;
      again ||= fact.sows;
      meets ||= fact.meets;
    }
    worth *= 1 + w.combo * (size - 1);
    if (meets) worth = Math.max(worth, s.council) + w.meeting;
    landing.push(worth);
    sows.push(again);
    if (size === 2) counts[at.columnsOf2]! += 1;
    else if (size === 3) counts[at.columnsOf3]! += 1;
    else if (size === 4) counts[at.columnsOf4]! += 1;
  }
  counts[at.moonSeeds] = s.moon;
  counts[at.sunSeeds] = s.sun;
  counts[at.allSeeds] = s.sun + s.moon;
  counts[at.councilCards] = area.council.length;
  return s;
}

export type Valuer = (state: State, seat: Seat) => number;

export function createValuer(deck: Deck, facts: readonly KindFacts[], w: Weights): Valuer {
  const perCouncil = deck.edition.scoring.councilCard;
  const columnPoints = Array.from({ length: 9 }, (_, n) => deck.edition.scoring.columnPoints[String(n)] ?? 0);

  return (state, seat) => {
    const area = state.areas[seat]!;
    const turns = turnsLeft(deck, w, state, seat);
    const seed = turns === 0 ? 0 : Math.min(w.seedMost, w.seedBase + w.seedPerTurn * turns);
    const s = look(facts, w, area, seed);
    const mine = seat === state.seat && state.step !== 'over';
    if (mine) {
      s.sun += state.hand.sun;
      s.moon += state.hand.moon;
      s.counts[at.sunSeeds] = s.sun;
      s.counts[at.moonSeeds] = s.moon;
      s.counts[at.allSeeds] = s.sun + s.moon;
    }
    const n = area.columns.length;
    let value = s.points + perCouncil * area.council.length;
    value += n >= 9 ? state.options.ninePlusColumns : columnPoints[n]!;
    for (const mask of s.masks) value += maskWorth(w, state, mask, s.counts[mask.metric]!, turns);

    const seeds = s.sun + s.moon;
    value += seed * Math.min(seeds, w.purse) + (turns === 0 ? 0 : w.seedBeyond * Math.max(0, seeds - w.purse));
    if (turns > 0 && s.sun > 0 && s.moon > 0) value += w.bothColors;
    if (turns > 0) value += engineWorth(w, area, s, turns);
    if (mine) value += turnWorth(deck, facts, w, state, area, s, turns, seed);
    return value;
  };
}

/** Points of a mask at the end: those of its present tier and a part of the next one's. */
function maskWorth(w: Weights, state: State, mask: KindFacts, count: number, turns: number): number {
  const scoring = mask.scoring!;
  const now = maskPoints(scoring, count, state.options.courageFloor);
  if (turns === 0) return now;
  const inSeeds = mask.metric === at.sunSeeds || mask.metric === at.moonSeeds;
  if (scoring.mode === 'linear') {
    // Seeds come and go until the last turns: towards the end what lies there counts, before that a usual rest.
    const usual = maskPoints(scoring, mask.metric === at.allSeeds ? 3 : count + turns / 2, state.options.courageFloor);
    const near = Math.min(1, 1.5 / (turns + 1));
    return near * now + (1 - near) * usual;
  }
  const columns = mask.metric >= at.columnsOf2 && mask.metric <= at.columnsOf4;
  const step = inSeeds ? w.hopeStepSeeds : columns ? w.hopeStepColumns : w.hopeStep;
  let worth = now;
  let held = now;
  let chance = 1;
  for (let tier = 0; tier < scoring.thresholds.length; tier++) {
    const missing = scoring.thresholds[tier]! - count;
    if (missing <= 0) continue;
    chance = Math.min(chance, w.hopeMost, turns / (step * missing + 1));
    worth += chance * (scoring.points[tier]! - held);
    held = scoring.points[tier]!;
  }
  return worth;
}

/** What the next landing and those after it bring. */
function engineWorth(w: Weights, area: Area, s: Survey, turns: number): number {
  const { columns } = area;
  const n = columns.length;
  const { landing, sows } = s;
  let mean = 0;
  let top = 0;
  for (let i = 0; i < n; i++) {
    mean += landing[i]!;
    if (landing[i]! > top) top = landing[i]!;
  }
  mean /= n;
  // A further sowing brings about what an average reachable column does.
  const again = w.extraSowing * (0.5 * (mean + top));
  let sowing = 0;
  for (let i = 0; i < n; i++) if (sows[i]) sowing++;
  let best = 0;
  let second = 0;
  for (let i = 0; i < n; i++) {
    const seeds = columns[i]!.sun + columns[i]!.moon;
    if (seeds === 0) continue;
    const to = landingOf(area, i, seeds);
    if (to < 0) break;
    const gain = landing[to]! + (sows[to] ? again : 0);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  const later = Math.max(0, turns - 1);
  const per = w.engineBest * top + w.engineMean * (mean + (again * sowing) / n);
  return w.reach * best + w.reachSecond * second + later * per;
}

/** Where the last of `seeds` from column `i` falls; blocked columns are passed over. −1 if all are blocked. */
function landingOf({ columns }: Area, i: number, seeds: number): number {
  const n = columns.length;
  let open = 0;
  for (let k = 0; k < n; k++) if (!columns[k]!.blocked) open++;
  if (open === n) return (i + seeds) % n;
  if (open === 0) return -1;
  let left = (seeds - 1) % open;
  let place = (i + 1) % n;
  for (;;) {
    if (!columns[place]!.blocked) {
      if (left === 0) return place;
      left--;
    }
    place = (place + 1) % n;
  }
}

/** What the turn being played may still bring: icons waiting to be used, a purchase in sight. */
function turnWorth(
  deck: Deck,
  facts: readonly KindFacts[],
  w: Weights,
  state: State,
  area: Area,
  s: Survey,
  turns: number,
  seed: number
): number {
  // Even in the last turn a seed may buy something while the Village is ahead.
  const fresh = Math.max(seed, 0.35);
  let worth = 0;
  let { summons } = state;
  for (let i = Math.max(0, state.act); i < state.acts.length; i++) {
    const act = state.acts[i]!;
    if (i === state.act) {
      for (const { card, icon } of act.open) {
        const fact = facts[card & kindMask]!.icons[icon]!;
        worth += fact.seeds * fresh + fact.plain * 0.9;
      }
      continue;
    }
    if (act.where === 'council') worth += s.council;
    else {
      const place = area.columns.findIndex((column) => column.id === act.column);
      if (place >= 0) worth += s.landing[place]! + (s.sows[place] && !state.sownAgain ? w.extraSowing : 0);
    }
  }
  if (state.step === 'source') worth += engineWorth(w, area, s, 1) * (state.sownAgain ? 1 : 1.2);
  if (state.using && state.step !== 'use') worth += 0.3;
  worth += state.free * fresh + (state.fixed.sun + state.fixed.moon) * fresh;
  if (state.owing) worth -= (state.owing.sun + state.owing.moon + state.owing.any) * seed;
  if (state.summoning) {
    const card = state[state.summoning.row].open[state.summoning.place];
    if (card !== null && card !== undefined)
      worth += gain(w, state, facts[card & kindMask]!, s, turns, seed) + (state.onto === null ? -0 : 0);
    summons -= 1;
  }
  if (summons > 0 && state.step !== 'over') {
    const spare = state.owing ? state.owing.sun + state.owing.moon + state.owing.any : 0;
    let best = 0;
    let next = 0;
    for (const row of [state.characters, state.masks])
      for (const card of row.open) {
        if (card === null) continue;
        const fact = facts[card & kindMask]!;
        const { cost } = fact.kind;
        if (s.sun < cost.sun || s.moon < cost.moon || s.sun + s.moon - spare < fact.price) continue;
        if (fact.mask && s.masks.includes(fact)) continue;
        const more = gain(w, state, fact, s, turns, seed) - fact.price * seed;
        if (more > best) {
          next = best;
          best = more;
        } else if (more > next) next = more;
      }
    if (state.renewing || state.filling) best = Math.max(best, w.renewing);
    worth += w.purchase * (best + (summons > 1 ? 0.5 * next : 0));
  }
  return worth;
}

/** What a card adds to an area, before its price. */
function gain(w: Weights, state: State, fact: KindFacts, s: Survey, turns: number, seed: number): number {
  let worth = fact.points;
  if (fact.mask) {
    let count = s.counts[fact.metric]!;
    for (const [metric, more] of fact.counts) if (metric === fact.metric) count += more;
    if (fact.metric === at.sunSeeds || fact.metric === at.moonSeeds || fact.metric === at.allSeeds)
      count = Math.max(0, count - 4);
    worth += maskWorth(w, state, fact, count, turns);
  }
  for (const mask of s.masks)
    for (const [metric, more] of fact.counts)
      if (metric === mask.metric)
        worth +=
          maskWorth(w, state, mask, s.counts[metric]! + more, turns) -
          maskWorth(w, state, mask, s.counts[metric]!, turns);
  const per = (w.engineBest * 0.6 + w.engineMean / 7) * (1 + w.combo);
  worth += turns * per * (fact.seeds * seed + fact.plain + (fact.sows ? w.extraSowing : 0));
  return worth;
}
