/** An area counted once, for all terms of its value. */
import { metrics } from '../editions/schema.ts';
import type { Area } from '../rules/state.ts';
import { metricIndex as at, type KindFacts } from './kinds.ts';

export type Survey = {
  sun: number;
  moon: number;
  cards: number;
  /** Points printed on characters. */
  points: number;
  /** What masks count, by index of metric. */
  readonly counts: Float64Array;
  maskCount: number;
  readonly masks: KindFacts[];
  /** Icons of each column, by position: seeds, and points on top of them; whether it sows again, and calls a meeting. */
  readonly seeds: number[];
  readonly plain: number[];
  readonly sows: boolean[];
  readonly meets: boolean[];
  councilSeeds: number;
  councilPlain: number;
};

export const emptySurvey = (): Survey => ({
  sun: 0,
  moon: 0,
  cards: 0,
  points: 0,
  counts: new Float64Array(metrics.length),
  maskCount: 0,
  masks: [],
  seeds: [],
  plain: [],
  sows: [],
  meets: [],
  councilSeeds: 0,
  councilPlain: 0
});

/** A card's kind is its low seven bits (see deck.ts). */
export const kindBits = 127;

function tally(s: Survey, fact: KindFacts): void {
  s.points += fact.points;
  if (fact.mask) s.masks.push(fact);
  const { counts } = fact;
  for (let i = 0; i < counts.length; i++) s.counts[counts[i]!.metric]! += counts[i]!.count;
}

/** Counts an area into `s`, overwriting what was there. */
export function look(s: Survey, facts: readonly KindFacts[], area: Area): void {
  const { counts } = s;
  const { columns, council } = area;
  counts.fill(0);
  s.masks.length = 0;
  s.sun = s.moon = s.points = s.councilSeeds = s.councilPlain = 0;
  s.cards = council.length;
  for (let i = 0; i < council.length; i++) {
    const fact = facts[council[i]! & kindBits]!;
    tally(s, fact);
    s.councilSeeds += fact.seeds;
    s.councilPlain += fact.plain;
  }
  s.seeds.length = s.plain.length = s.sows.length = s.meets.length = columns.length;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i]!;
    const { cards } = column;
    const size = cards.length;
    s.cards += size;
    s.sun += column.sun;
    s.moon += column.moon;
    let seeds = 0;
    let plain = 0;
    let again = false;
    let meets = false;
    for (let k = 0; k < size; k++) {
      const fact = facts[cards[k]! & kindBits]!;
      tally(s, fact);
      seeds += fact.seeds;
      plain += fact.plain;
      again ||= fact.sows;
      meets ||= fact.meets;
    }
    s.seeds[i] = seeds;
    s.plain[i] = plain;
    s.sows[i] = again;
    s.meets[i] = meets;
    if (size === 2) counts[at.columnsOf2]! += 1;
    else if (size === 3) counts[at.columnsOf3]! += 1;
    else if (size === 4) counts[at.columnsOf4]! += 1;
  }
  s.maskCount = s.masks.length;
  counts[at.councilCards] = council.length;
  countSeeds(s);
}

/** Brings the counts of masks up to date with the seeds. */
export function countSeeds(s: Survey): void {
  s.counts[at.moonSeeds] = s.moon;
  s.counts[at.sunSeeds] = s.sun;
  s.counts[at.allSeeds] = s.sun + s.moon;
}
