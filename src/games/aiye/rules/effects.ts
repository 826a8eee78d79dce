/** What an icon needs to know before it is carried out, and its effect. AIY-SEED, AIY-CONV, AIY-PROM, AIY-MSEED, AIY-MCARD. */
import type { Illegal } from '#engine/game.ts';
import { settle } from './activation.ts';
import { areaOf, columnAt, columnWith, leastColumns, mostCards, newColumn, removeCard } from './area.ts';
import type { Deck } from './deck.ts';
import type { Tell } from './events.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import { abilityOf, mayLeave, mayPromote } from './targets.ts';
import { acting, closed, frozen } from './turn.ts';
import type { Ability } from '../editions/schema.ts';
import type { Card, Column, ColumnId, State } from './state.ts';

/** Takes seeds for the marks given, asking for the free ones first (AIY-PROM-08). */
export function collect(deck: Deck, state: State, marks: readonly ('sun' | 'moon' | 'choice')[], tell?: Tell): void {
  const many = (mark: string): number => marks.filter((other) => other === mark).length;
  state.fixed = { sun: many('sun'), moon: many('moon') };
  state.free = many('choice');
  if (state.free > 0) state.step = 'take';
  else gain(deck, state, 0, 0, tell);
}

/** Puts the seeds under the anchor (AIY-ACT-05). */
function gain(deck: Deck, state: State, sun: number, moon: number, tell?: Tell): void {
  const anchor = columnAt(areaOf(state), acting(state).anchor)!;
  sun += state.fixed.sun;
  moon += state.fixed.moon;
  anchor.sun += sun;
  anchor.moon += moon;
  state.free = 0;
  state.fixed = { sun: 0, moon: 0 };
  tell?.({ type: 'seedsTaken', column: anchor.id, sun, moon });
  settle(deck, state, tell);
}

export const take: StepRules<'take'> = {
  accepts: ['take'],
  list: (_deck, { free }) => Array.from({ length: free + 1 }, (_, moon) => ({ type: 'take', sun: free - moon, moon })),
  refuse: (_deck, { free }, move) =>
    move.sun + move.moon === free ? undefined : refusal(free === 1 ? 'AIY-SEED-02' : 'AIY-PROM-08', { free }),
  play: (deck, state, move, tell) => gain(deck, state, move.sun, move.moon, tell)
};

export const convert: StepRules<'from'> = {
  accepts: ['from'],
  list: (deck, state) => {
    const { from } = abilityOf(deck, state.using!) as Extract<Ability, { type: 'convert' }>;
    return areaOf(state)
      .columns.filter((column) => column[from] > 0)
      .map((column) => ({ type: 'from', column: column.id }));
  },
  refuse: (deck, state, move) => {
    const { from } = abilityOf(deck, state.using!) as Extract<Ability, { type: 'convert' }>;
    const column = columnAt(areaOf(state), move.column);
    return column && column[from] > 0 ? undefined : refusal('AIY-CONV-02', { color: from });
  },
  play: (deck, state, move, tell) => {
    const { from, to, give, gain: gained } = abilityOf(deck, state.using!) as Extract<Ability, { type: 'convert' }>;
    const area = areaOf(state);
    columnAt(area, move.column)![from] -= give;
    const anchor = columnAt(area, acting(state).anchor)!;
    anchor[to] += gained;
    tell?.({ type: 'converted', from: move.column, column: anchor.id, color: to, count: gained });
    settle(deck, state, tell);
  }
};

const everyCard = (columns: readonly Column[]): Of<'card'>[] =>
  columns.flatMap((column) => column.cards.map((card) => ({ type: 'card' as const, card })));

/** Why a card cannot be chosen at all: it lies in no column of this player, or in the frozen one. */
function cardRefused(state: State, card: Card, rule: string): Illegal | undefined {
  const column = columnWith(areaOf(state), card);
  if (!column) return refusal(rule, { card });
  return column.id === frozen(state) ? refusal('AIY-XS-07', { card }) : undefined;
}

export const promote: StepRules<'card'> = {
  accepts: ['card'],
  list: (_deck, state) => everyCard(areaOf(state).columns.filter((column) => mayPromote(state, column))),
  refuse: (_deck, state, { card }) => {
    const refused = cardRefused(state, card, areaOf(state).council.includes(card) ? 'AIY-PROM-07' : 'AIY-PROM-01');
    if (refused) return refused;
    const column = columnWith(areaOf(state), card)!;
    const lone = column.cards.length === 1 && areaOf(state).columns.length <= leastColumns;
    return lone ? refusal('AIY-PROM-04', { card }) : undefined;
  },
  play: (deck, state, { card }, tell) => {
    const { seeds } = abilityOf(deck, state.using!) as Extract<Ability, { type: 'promote' }>;
    const from = columnWith(areaOf(state), card)!.id;
    areaOf(state).council.push(card);
    removeCard(state, card, tell);
    tell?.({ type: 'promoted', card, from });
    collect(deck, state, seeds, tell);
  }
};

export const seedsFrom: StepRules<'from'> = {
  accepts: ['from'],
  list: (_deck, state) =>
    areaOf(state)
      .columns.filter((column) => column.sun + column.moon > 0)
      .map((column) => ({ type: 'from', column: column.id })),
  refuse: (_deck, state, move) => {
    const column = columnAt(areaOf(state), move.column);
    return column && column.sun + column.moon > 0 ? undefined : refusal('AIY-MSEED-02', { column: move.column });
  },
  play: (_deck, state, move) => {
    state.from = move.column;
    state.step = 'seedsTo';
  }
};

export const seedsTo: StepRules<'to'> = {
  accepts: ['to'],
  list: (_deck, state) =>
    areaOf(state)
      .columns.filter((column) => column.id !== state.from)
      .map((column) => ({ type: 'to', column: column.id })),
  refuse: (_deck, state, move) =>
    columnAt(areaOf(state), move.column) && move.column !== state.from
      ? undefined
      : refusal('AIY-MSEED-01', { column: move.column }),
  play: (deck, state, move, tell) => {
    const area = areaOf(state);
    const from = columnAt(area, state.from!)!;
    const to = columnAt(area, move.column)!;
    const { sun, moon } = from;
    to.sun += sun;
    to.moon += moon;
    from.sun = 0;
    from.moon = 0;
    state.from = null;
    tell?.({ type: 'seedsMoved', from: from.id, to: to.id, sun, moon });
    settle(deck, state, tell);
  }
};

export const card: StepRules<'card'> = {
  accepts: ['card'],
  list: (_deck, state) => everyCard(areaOf(state).columns.filter((column) => mayLeave(state, column))),
  refuse: (_deck, state, move) => {
    const rule = areaOf(state).council.includes(move.card) ? 'AIY-MCARD-05' : 'AIY-MCARD-01';
    const refused = cardRefused(state, move.card, rule);
    if (refused) return refused;
    return columnWith(areaOf(state), move.card)!.id === closed(state)
      ? refusal('AIY-XS-08', { card: move.card })
      : undefined;
  },
  play: (_deck, state, move) => {
    state.picked = move.card;
    state.step = 'cardTo';
  }
};

/** Gaps that a new column may take, counted once the moved card's old column is gone if it was its last (AIY-MCARD-07). */
const gaps = (state: State, from: Column): number => areaOf(state).columns.length + (from.cards.length === 1 ? 0 : 1);

function targetRefused(state: State, id: ColumnId): Illegal | undefined {
  const area = areaOf(state);
  const from = columnWith(area, state.picked!)!;
  const column = columnAt(area, id);
  if (!column || column === from) return refusal('AIY-MCARD-04', { column: id });
  if (id === frozen(state)) return refusal('AIY-XS-07', { column: id });
  if (id === closed(state)) return refusal('AIY-XS-08', { column: id });
  if (column.cards.length >= mostCards) return refusal('AIY-MCARD-02', { column: id });
  if (from.cards.length === 1 && area.columns.length <= leastColumns) return refusal('AIY-COL-02');
  return undefined;
}

export const cardTo: StepRules<'to' | 'gap'> = {
  accepts: ['to', 'gap'],
  list: (_deck, state) => {
    const area = areaOf(state);
    const from = columnWith(area, state.picked!)!;
    const others = from.cards.length > 1 || area.columns.length > leastColumns ? area.columns : [];
    return [
      ...others
        .filter((column) => column !== from && mayLeave(state, column) && column.cards.length < mostCards)
        .map((column) => ({ type: 'to' as const, column: column.id })),
      ...Array.from({ length: gaps(state, from) }, (_, gap) => ({ type: 'gap' as const, gap }))
    ];
  },
  refuse: (_deck, state, move) => {
    if (move.type === 'to') return targetRefused(state, move.column);
    const from = columnWith(areaOf(state), state.picked!)!;
    return move.gap < gaps(state, from) ? undefined : refusal('AIY-MCARD-07', { gap: move.gap });
  },
  play: (deck, state, move, tell) => {
    const area = areaOf(state);
    const moved = state.picked!;
    const from = columnWith(area, moved)!.id;
    state.picked = null;
    removeCard(state, moved, tell);
    if (move.type === 'to') {
      columnAt(area, move.column)!.cards.push(moved);
      tell?.({ type: 'cardMoved', card: moved, from, to: move.column });
    } else {
      const made = newColumn(area, move.gap, moved);
      tell?.({ type: 'columnMade', card: moved, from, column: made, gap: move.gap });
    }
    settle(deck, state, tell);
  }
};
