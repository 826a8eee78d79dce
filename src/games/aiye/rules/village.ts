/** Step 3 of a turn: renewing and summoning. AIY-VIL, AIY-END. */
import type { Illegal } from '#engine/game.ts';
import { areaOf, cardsOf, columnAt, columnWith, hasRoom, mostCards, seedsOf } from './area.ts';
import { kindOf, type Deck, type Kind } from './deck.ts';
import type { Tell } from './events.ts';
import { fill, placeOf } from './rows.ts';
import { beginTurn } from './sowing.ts';
import { refusal, type StepRules } from './step.ts';
import { rowNames, type Area, type Card, type Column, type RowName, type Seeds, type State } from './state.ts';

/** AIY-VIL-07: what the column adds to the price of a card placed there. */
export const columnCost = (deck: Deck, cards: number): number => {
  const { third, fourth } = deck.edition.limits.columnCost;
  return cards === 2 ? third : cards === 3 ? fourth : 0;
};

/** What a card costs in all on a column of so many cards: its price and what the column adds. */
export const priceOf = (deck: Deck, card: Card, cards: number): number => {
  const { cost } = kindOf(deck, card);
  return cost.sun + cost.moon + cost.any + columnCost(deck, cards);
};

/** AIY-VIL-06: every seed of the shown colour, and enough for the rest. */
const affords = (seeds: Seeds, { cost }: Kind, extra: number): boolean =>
  seeds.sun >= cost.sun && seeds.moon >= cost.moon && seeds.sun + seeds.moon >= cost.sun + cost.moon + cost.any + extra;

const isFull = (area: Area): boolean => area.columns.every((column) => column.cards.length >= mostCards);

/** AIY-VIL-09. */
const owns = (deck: Deck, area: Area, kind: Kind): boolean =>
  kind.type === 'mask' && cardsOf(area).some((card) => kindOf(deck, card) === kind);

/** The least that columns add to the price; with all columns full, that of a fourth card (AIY-VIL-12). */
function leastExtra(deck: Deck, area: Area): number {
  if (isFull(area)) return columnCost(deck, mostCards - 1);
  return Math.min(...area.columns.filter(hasRoom).map((column) => columnCost(deck, column.cards.length)));
}

/** Why this open card cannot be summoned at all. */
function summonRefused(deck: Deck, state: State, card: Card): Illegal | undefined {
  if (!placeOf(state, card)) return refusal('AIY-VIL-04', { card });
  if (state.summons === 0) return refusal('AIY-VIL-01');
  const area = areaOf(state);
  const kind = kindOf(deck, card);
  if (owns(deck, area, kind)) return refusal('AIY-VIL-09', { card });
  return short(deck, area, kind, leastExtra(deck, area), 'AIY-VIL-06');
}

/** The refusal for a price that cannot be paid, with what is missing. */
function short(_deck: Deck, area: Area, kind: Kind, extra: number, rule: string): Illegal | undefined {
  const seeds = seedsOf(area);
  if (affords(seeds, kind, extra)) return undefined;
  const sun = Math.max(0, kind.cost.sun - seeds.sun);
  const moon = Math.max(0, kind.cost.moon - seeds.moon);
  const all = kind.cost.sun + kind.cost.moon + kind.cost.any + extra;
  return refusal(rule, { sun, moon, any: Math.max(0, all - seeds.sun - seeds.moon - sun - moon), extra });
}

function renewRefused(state: State, row: RowName): Illegal | undefined {
  if (state.renewed) return refusal('AIY-VIL-02', { row });
  const seeds = seedsOf(areaOf(state));
  const open = state[row].open.some((card) => card !== null);
  return open && seeds.sun + seeds.moon > 0 ? undefined : refusal('AIY-VIL-14', { row });
}

export const village: StepRules<'summon' | 'renew' | 'endTurn'> = {
  accepts: ['summon', 'renew', 'endTurn'],
  list: (deck, state) => {
    const moves: ReturnType<(typeof village)['list']> = [];
    if (state.summons > 0) {
      const area = areaOf(state);
      const seeds = seedsOf(area);
      const extra = leastExtra(deck, area);
      for (const row of rowNames)
        for (const card of state[row].open) {
          if (card === null) continue;
          const kind = kindOf(deck, card);
          if (affords(seeds, kind, extra) && !owns(deck, area, kind)) moves.push({ type: 'summon', card });
        }
    }
    for (const row of rowNames) if (!renewRefused(state, row)) moves.push({ type: 'renew', row });
    moves.push({ type: 'endTurn' });
    return moves;
  },
  refuse: (deck, state, move) => {
    if (move.type === 'endTurn') return undefined;
    return move.type === 'renew' ? renewRefused(state, move.row) : summonRefused(deck, state, move.card);
  },
  play: (deck, state, move, tell) => {
    if (move.type === 'endTurn') return endTurn(deck, state, tell);
    if (move.type === 'renew') {
      state.renewing = move.row;
      owe(deck, state, { sun: 0, moon: 0, any: 1 }, 0, tell);
    } else {
      state.summoning = placeOf(state, move.card)!;
      state.step = isFull(areaOf(state)) ? 'council' : 'place';
    }
  }
};

const summoned = (state: State): Card => state[state.summoning!.row].open[state.summoning!.place]!;

export const place: StepRules<'to'> = {
  accepts: ['to'],
  list: (deck, state) => {
    const area = areaOf(state);
    const seeds = seedsOf(area);
    const kind = kindOf(deck, summoned(state));
    return area.columns
      .filter((column) => hasRoom(column) && affords(seeds, kind, columnCost(deck, column.cards.length)))
      .map((column) => ({ type: 'to', column: column.id }));
  },
  refuse: (deck, state, move) => {
    const area = areaOf(state);
    const column = columnAt(area, move.column);
    // AIY-VIL-05: only an existing column will do.
    if (!column) return refusal('AIY-VIL-05', { column: move.column });
    if (!hasRoom(column)) return refusal('AIY-COL-01', { column: move.column });
    return short(deck, area, kindOf(deck, summoned(state)), columnCost(deck, column.cards.length), 'AIY-VIL-07');
  },
  play: (deck, state, move, tell) => choosePlace(deck, state, columnAt(areaOf(state), move.column)!, tell)
};

/** With all columns full, one card goes to the Council first and its column takes the new one (AIY-VIL-12). */
export const council: StepRules<'card'> = {
  accepts: ['card'],
  list: (_deck, state) =>
    areaOf(state).columns.flatMap((column) => column.cards.map((card) => ({ type: 'card' as const, card }))),
  refuse: (_deck, state, { card }) => (columnWith(areaOf(state), card) ? undefined : refusal('AIY-VIL-12', { card })),
  play: (deck, state, { card }, tell) => {
    const area = areaOf(state);
    const column = columnWith(area, card)!;
    column.cards.splice(column.cards.indexOf(card), 1);
    area.council.push(card);
    tell?.({ type: 'promoted', card, from: column.id });
    choosePlace(deck, state, column, tell);
  }
};

function choosePlace(deck: Deck, state: State, column: Column, tell?: Tell): void {
  state.onto = column.id;
  const { cost } = kindOf(deck, summoned(state));
  owe(deck, state, cost, columnCost(deck, column.cards.length), tell);
}

function owe(deck: Deck, state: State, cost: Seeds & { readonly any: number }, extra: number, tell?: Tell): void {
  state.owing = { sun: cost.sun, moon: cost.moon, any: cost.any + extra, from: 0 };
  state.step = 'pay';
  payForced(deck, state, tell);
}

/**
 * The seeds that may be paid next. So that each payment has one name, seeds are taken from left to right, sun before
 * moon within a space, and only where what lies further on can still pay the rest (AIY-VIL-06, AIY-VIL-08, AIY-VIL-13).
 */
function payable(state: State): ReturnType<(typeof pay)['list']> {
  const { columns } = areaOf(state);
  const owing = state.owing!;
  let sun = 0;
  let moon = 0;
  for (let at = columns.length * 2 - 1; at >= owing.from; at--) {
    if (at % 2 === 0) sun += columns[at >> 1]!.sun;
    else moon += columns[at >> 1]!.moon;
  }
  const list: ReturnType<typeof payable> = [];
  const total = owing.sun + owing.moon + owing.any;
  for (let at = owing.from; at < columns.length * 2; at++) {
    const column = columns[at >> 1]!;
    const color = at % 2 === 0 ? 'sun' : 'moon';
    const enough = sun >= owing.sun && moon >= owing.moon && sun + moon >= total;
    if (column[color] > 0 && enough && (owing[color] > 0 || owing.any > 0))
      list.push({ type: 'pay', column: column.id, color });
    if (color === 'sun') sun -= column.sun;
    else moon -= column.moon;
  }
  return list;
}

/** Pays what leaves no choice, and carries out what was paid for once nothing is owed. */
function payForced(deck: Deck, state: State, tell?: Tell): void {
  for (;;) {
    const owing = state.owing!;
    if (owing.sun + owing.moon + owing.any === 0) return paid(deck, state, tell);
    const list = payable(state);
    if (list.length !== 1) return;
    payOne(state, list[0]!, tell);
  }
}

function payOne(state: State, move: { column: number; color: 'sun' | 'moon' }, tell?: Tell): void {
  const area = areaOf(state);
  const owing = state.owing!;
  const column = columnAt(area, move.column)!;
  column[move.color] -= 1;
  if (owing[move.color] > 0) owing[move.color] -= 1;
  else owing.any -= 1;
  owing.from = area.columns.indexOf(column) * 2 + (move.color === 'sun' ? 0 : 1);
  tell?.({ type: 'paid', column: column.id, color: move.color });
}

export const pay: StepRules<'pay'> = {
  accepts: ['pay'],
  list: (_deck, state) => payable(state),
  refuse: (_deck, state, move) => {
    const column = columnAt(areaOf(state), move.column);
    if (!column || column[move.color] === 0) return refusal('AIY-VIL-08', { column: move.column, color: move.color });
    const owing = state.owing!;
    if (owing[move.color] === 0 && owing.any === 0) return refusal('AIY-VIL-13', { color: move.color });
    const listed = payable(state).some((other) => other.column === move.column && other.color === move.color);
    return listed ? undefined : refusal('AIY-VIL-06', { column: move.column, color: move.color });
  },
  play: (deck, state, move, tell) => {
    payOne(state, move, tell);
    payForced(deck, state, tell);
  }
};

function paid(deck: Deck, state: State, tell?: Tell): void {
  state.owing = null;
  if (state.renewing) renew(deck, state, state.renewing, tell);
  else summon(deck, state, tell);
}

/** AIY-VIL-02: all open cards of the row are discarded, then four new ones revealed. */
function renew(deck: Deck, state: State, name: RowName, tell?: Tell): void {
  const row = state[name];
  state.renewing = null;
  state.renewed = true;
  for (const card of row.open) if (card !== null) row.discard[deck.rowIndex[kindOf(deck, card).index]!]! += 1;
  row.open = row.open.map(() => null);
  tell?.({ type: 'discarded', row: name });
  fill(state, name);
}

function summon(deck: Deck, state: State, tell?: Tell): void {
  const { row, place } = state.summoning!;
  const area = areaOf(state);
  const card = summoned(state);
  const column = columnAt(area, state.onto!)!;
  state[row].open[place] = null;
  column.cards.push(card);
  state.summons -= 1;
  state.summoning = null;
  state.onto = null;
  tell?.({ type: 'summoned', card, column: column.id, row, place });
  lookForEnd(deck, state, area, tell);
  fill(state, row);
}

/** AIY-END-01 to 06: the first trigger fixes the last round. */
function lookForEnd(deck: Deck, state: State, area: Area, tell?: Tell): void {
  if (state.lastRound > 0) return;
  const { endTrigger } = deck.edition;
  const all = cardsOf(area);
  const masks = all.filter((card) => kindOf(deck, card).type === 'mask').length;
  if (masks < endTrigger.masks && all.length < endTrigger.cards) return;
  state.lastRound = state.round + 1;
  tell?.({ type: 'lastRound', seat: state.seat, masks, cards: all.length });
}

function endTurn(deck: Deck, state: State, tell?: Tell): void {
  state.seat = (state.seat + 1) % state.areas.length;
  if (state.seat === state.first) state.round += 1;
  if (state.lastRound > 0 && state.round > state.lastRound) {
    state.step = 'over';
    tell?.({ type: 'over' });
  } else beginTurn(deck, state, tell);
}
