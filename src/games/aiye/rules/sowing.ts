/** Step 1 of a turn: sowing, the gift when there are no seeds, and recovering. AIY-SOW, AIY-REC, AIY-XS-03. */
import { addSeed, areaOf, columnAt, seedsOf } from './area.ts';
import { landed } from './activation.ts';
import type { Tell } from './events.ts';
import { refusal, type StepRules } from './step.ts';
import { recover, toVillage } from './turn.ts';
import type { Deck } from './deck.ts';
import type { Color, Column, State } from './state.ts';

/** Begins the turn of `state.seat`: the special cases first (AIY-SOW-09 to 11), otherwise a source is asked for. */
export function beginTurn(deck: Deck, state: State, tell?: Tell): void {
  state.acts = [];
  state.act = -1;
  state.sownAgain = false;
  state.met = false;
  state.summons = deck.edition.limits.baseSummonsPerTurn;
  state.renewed = false;
  tell?.({ type: 'turn', seat: state.seat, round: state.round });
  const area = areaOf(state);
  const seeds = seedsOf(area);
  if (seeds.sun + seeds.moon === 0) {
    const tied = largest(area.columns);
    if (tied.length === 1) giveSeeds(state, tied[0]!, tell);
    else state.step = 'gift';
  } else if (area.columns.every((column) => column.blocked)) {
    recover(state, tell);
    toVillage(state);
  } else state.step = 'source';
}

/** AIY-SOW-09, AIY-SOW-12: face-down cards count, blocked columns may receive. */
function largest(columns: readonly Column[]): Column[] {
  const most = Math.max(...columns.map((column) => column.cards.length));
  return columns.filter((column) => column.cards.length === most);
}

function giveSeeds(state: State, column: Column, tell?: Tell): void {
  column.sun += 1;
  column.moon += 1;
  tell?.({ type: 'seedsTaken', column: column.id, sun: 1, moon: 1 });
  recover(state, tell);
  toVillage(state);
}

/** The position of the first open column from `place` on, going right and around (AIY-SOW-04, AIY-SOW-05). */
export function openFrom(columns: readonly Column[], place: number): number {
  let at = place % columns.length;
  while (columns[at]!.blocked) at = (at + 1) % columns.length;
  return at;
}

/** Puts one seed down at the next open column; returns that column. */
function put(state: State, color: Color, tell?: Tell): Column {
  const { columns } = areaOf(state);
  const place = openFrom(columns, state.next);
  const column = columns[place]!;
  state.hand[color] -= 1;
  addSeed(column, color);
  state.next = (place + 1) % columns.length;
  tell?.({ type: 'seedDropped', column: column.id, color });
  return column;
}

/** Puts down what leaves no choice of colour (AIY-SOW-07), and lands when the hand is empty (AIY-SOW-08). */
function putForced(deck: Deck, state: State, last: Column | undefined, tell?: Tell): void {
  while (state.hand.sun + state.hand.moon > 0) {
    if (state.hand.sun > 0 && state.hand.moon > 0) {
      state.step = 'drop';
      return;
    }
    last = put(state, state.hand.sun > 0 ? 'sun' : 'moon', tell);
  }
  landed(deck, state, last!, tell);
}

export const source: StepRules<'source'> = {
  accepts: ['source'],
  list: (_deck, state) =>
    areaOf(state)
      .columns.filter((column) => column.sun + column.moon > 0)
      .map((column) => ({ type: 'source', column: column.id })),
  refuse: (_deck, state, move) => {
    const column = columnAt(areaOf(state), move.column);
    return column && column.sun + column.moon > 0 ? undefined : refusal('AIY-SOW-01', { column: move.column });
  },
  play: (deck, state, move, tell) => {
    const { columns } = areaOf(state);
    const column = columnAt(areaOf(state), move.column)!;
    state.hand = { sun: column.sun, moon: column.moon };
    column.sun = 0;
    column.moon = 0;
    state.next = (columns.indexOf(column) + 1) % columns.length;
    tell?.({ type: 'sown', column: column.id, sun: state.hand.sun, moon: state.hand.moon });
    putForced(deck, state, undefined, tell);
  }
};

export const drop: StepRules<'drop'> = {
  accepts: ['drop'],
  list: () => [
    { type: 'drop', color: 'sun' },
    { type: 'drop', color: 'moon' }
  ],
  refuse: (_deck, state, move) => (state.hand[move.color] > 0 ? undefined : refusal('AIY-SOW-07')),
  play: (deck, state, move, tell) => {
    putForced(deck, state, put(state, move.color, tell), tell);
  }
};

export const gift: StepRules<'gift'> = {
  accepts: ['gift'],
  list: (_deck, state) => largest(areaOf(state).columns).map((column) => ({ type: 'gift', column: column.id })),
  refuse: (_deck, state, move) => {
    const area = areaOf(state);
    const column = columnAt(area, move.column);
    return column && largest(area.columns).includes(column)
      ? undefined
      : refusal('AIY-SOW-09', { column: move.column });
  },
  play: (_deck, state, move, tell) => giveSeeds(state, columnAt(areaOf(state), move.column)!, tell)
};
