/** Points by category, and the order of the places. AIY-SCO, AIY-MASK, AIY-TIE. */
import type { ScoreLine, Seat } from '#engine/game.ts';
import { total } from '#engine/game.ts';
import { cardsOf, seedsOf } from './area.ts';
import { kindOf, type Deck, type Kind } from './deck.ts';
import type { Metric, Scoring } from '../editions/schema.ts';
import type { Area, State } from './state.ts';

/** The rule that says what a mask with this metric counts. */
export const maskRule: Readonly<Record<Metric, string>> = {
  moonSeeds: 'AIY-MASK-01',
  sunSeeds: 'AIY-MASK-02',
  conflictIcons: 'AIY-MASK-03',
  shieldIcons: 'AIY-MASK-04',
  moonSymbols: 'AIY-MASK-05',
  sunSymbols: 'AIY-MASK-06',
  columnsOf2: 'AIY-MASK-07',
  columnsOf3: 'AIY-MASK-08',
  columnsOf4: 'AIY-MASK-09',
  allSeeds: 'AIY-MASK-10',
  exchangeCards: 'AIY-MASK-11',
  councilCards: 'AIY-MASK-12'
};

/** What masks can count in an area. Face-down cards count fully (AIY-SCO-06), a mask's own icons too. */
export function measure(deck: Deck, area: Area): Record<Metric, number> {
  const kinds = cardsOf(area).map((card) => kindOf(deck, card));
  const sum = (of: (kind: Kind) => number): number => kinds.reduce((n, kind) => n + of(kind), 0);
  const columnsOf = (size: number): number => area.columns.filter(({ cards }) => cards.length === size).length;
  const { sun, moon } = seedsOf(area);
  return {
    moonSeeds: moon,
    sunSeeds: sun,
    conflictIcons: sum((kind) => kind.conflicts),
    shieldIcons: sum((kind) => kind.shields),
    moonSymbols: sum((kind) => kind.moon),
    sunSymbols: sum((kind) => kind.sun),
    columnsOf2: columnsOf(2),
    columnsOf3: columnsOf(3),
    columnsOf4: columnsOf(4),
    allSeeds: sun + moon,
    exchangeCards: sum((kind) => (kind.exchange ? 1 : 0)),
    councilCards: area.council.length
  };
}

/** Points of one mask for a count; tier masks pay the highest tier reached, once. `floor` limits Courage from below. */
export function maskPoints(scoring: Scoring, count: number, floor: number | null): number {
  if (scoring.mode === 'linear') {
    const points = scoring.base + scoring.perUnit * count;
    return floor === null ? points : Math.max(floor, points);
  }
  let points = 0;
  scoring.thresholds.forEach((needed, tier) => {
    if (count >= needed) points = scoring.points[tier]!;
  });
  return points;
}

function columnLine(deck: Deck, state: State, area: Area): ScoreLine {
  const count = area.columns.length;
  if (count >= 9) return { rule: 'AIY-SCO-05', points: state.options.ninePlusColumns, item: 'columns' };
  return { rule: 'AIY-SCO-04', points: deck.edition.scoring.columnPoints[String(count)] ?? 0, item: 'columns' };
}

/** The score lines of one area: characters, each mask, Council, columns (AIY-SCO-08). */
function scoreArea(deck: Deck, state: State, area: Area): ScoreLine[] {
  const kinds = cardsOf(area).map((card) => kindOf(deck, card));
  const counts = measure(deck, area);
  const characters = kinds.reduce((sum, kind) => sum + (kind.type === 'mask' ? 0 : kind.points), 0);
  const lines: ScoreLine[] = [{ rule: 'AIY-SCO-01', points: characters, item: 'characters' }];
  for (const { id, scoring } of kinds) {
    if (!scoring) continue;
    const points = maskPoints(scoring, counts[scoring.metric], state.options.courageFloor);
    lines.push({ rule: maskRule[scoring.metric], points, item: id });
  }
  const perCard = deck.edition.scoring.councilCard;
  lines.push({ rule: 'AIY-SCO-03', points: perCard * area.council.length, item: 'council' });
  lines.push(columnLine(deck, state, area));
  return lines;
}

export const score = (deck: Deck, state: State): ScoreLine[][] =>
  state.areas.map((area) => scoreArea(deck, state, area));

/** AIY-TIE-01 to 04: points, then pairs of symbols, pairs of seeds, and the order of turns. */
export function places(deck: Deck, state: State): number[] {
  const seats = state.areas.length;
  const keys = state.areas.map((area, seat): readonly number[] => {
    const counts = measure(deck, area);
    return [
      total(scoreArea(deck, state, area)),
      Math.min(counts.sunSymbols, counts.moonSymbols),
      Math.min(counts.sunSeeds, counts.moonSeeds),
      -((seat - Math.max(0, state.first) + seats) % seats)
    ];
  });
  const ahead = (a: Seat, b: Seat): boolean => {
    const differ = keys[a]!.findIndex((key, i) => key !== keys[b]![i]);
    return differ >= 0 && keys[a]![differ]! > keys[b]![differ]!;
  };
  return keys.map((_, seat) => 1 + keys.filter((_, other) => ahead(other, seat)).length);
}
