/** The Village's two rows and their decks, which are counts: no order is ever stored. AIY-SET-08, AIY-SET-09, AIY-VIL-11. */
import type { Chance, Roll } from '#engine/game.ts';
import { makeCard, type Deck } from './deck.ts';
import type { Tell } from './events.ts';
import { beginTurn } from './sowing.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import { rowNames, type Card, type RowName, type State } from './state.ts';

const many = (pile: readonly number[]): number => pile.reduce((sum, n) => sum + n, 0);

/** The place of an open card. */
export function placeOf(state: State, card: Card): { row: RowName; place: number } | undefined {
  for (const row of rowNames) {
    const place = state[row].open.indexOf(card);
    if (place >= 0) return { row, place };
  }
  return undefined;
}

/**
 * Asks chance for the next empty place of a row. An empty deck is made anew from its discard pile at the moment a card
 * is missing; if that is empty too, the row stays short (AIY-VIL-11).
 */
export function fill(state: State, name: RowName): void {
  const row = state[name];
  if (row.open.includes(null) && many(row.deck) === 0) {
    row.deck = row.discard;
    row.discard = row.deck.map(() => 0);
  }
  if (row.open.includes(null) && many(row.deck) > 0) {
    state.filling = name;
    state.step = 'reveal';
  } else {
    state.filling = null;
    state.step = 'village';
  }
}

export const reveal: StepRules<'reveal'> = {
  accepts: ['reveal'],
  list: () => [],
  refuse: (deck, state, move) => {
    const kind = deck.rows[move.row].findIndex(({ id }) => id === move.card);
    const left = move.row === state.filling ? state[move.row].deck[kind] : undefined;
    return left === undefined || left === 0 ? refusal('AIY-VIL-11', { card: move.card }) : undefined;
  },
  play: (deck, state, move, tell) => {
    const row = state[move.row];
    const kind = deck.byId.get(move.card)!;
    const place = row.open.indexOf(null);
    const card = makeCard(kind, state.serial++);
    row.deck[deck.rowIndex[kind.index]!]! -= 1;
    row.open[place] = card;
    tell?.({ type: 'revealed', row: move.row, card, place });
    fill(state, move.row);
    if (state.round === 0 && state.step !== 'reveal') layOutNext(deck, state, tell);
  }
};

/** During the set-up: the masks after the characters, then the first turn. */
function layOutNext(deck: Deck, state: State, tell?: Tell): void {
  fill(state, 'masks');
  if (state.step === 'reveal') return;
  state.round = 1;
  beginTurn(deck, state, tell);
}

export function revealChances(deck: Deck, state: State): Chance<Of<'reveal'>>[] {
  const row = state.filling!;
  const chances: Chance<Of<'reveal'>>[] = [];
  state[row].deck.forEach((weight, index) => {
    if (weight > 0) chances.push({ move: { type: 'reveal', row, card: deck.rows[row][index]!.id }, weight });
  });
  return chances;
}

/** The same draw without making the list. */
export function drawReveal(deck: Deck, state: State, roll: Roll): Of<'reveal'> {
  const row = state.filling!;
  const pile = state[row].deck;
  let left = roll(many(pile));
  let index = 0;
  while (left >= pile[index]!) left -= pile[index++]!;
  return { type: 'reveal', row, card: deck.rows[row][index]!.id };
}

/** Who begins (AIY-SET-10). */
export const first: StepRules<'first'> = {
  accepts: ['first'],
  list: () => [],
  refuse: (_deck, state, { seat }) => (seat < state.areas.length ? undefined : refusal('AIY-SET-10')),
  play: (_deck, state, { seat }, tell: Tell | undefined) => {
    state.first = seat;
    state.seat = seat;
    tell?.({ type: 'first', seat });
    fill(state, 'characters');
  }
};
