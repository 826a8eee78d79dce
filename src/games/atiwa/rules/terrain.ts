/** Cards that come to the table: open terrain, drawn terrain, and laying a card. ATW-PREP, ATW-CARD, ATW-START. */
import { addCard, areaOf, cellRefused, cells } from './area.ts';
import type { Board } from './board.ts';
import type { Tell } from './events.ts';
import { refusal, type ChanceRules, type StepRules } from './step.ts';
import type { State } from './state.ts';

/** Whether a terrain card can be drawn at all (ATW-PREP-02). */
export const anyCard = (state: State): boolean => state.deck.length + state.discard.length > 0;

/** An empty deck is made of the discarded cards at the moment a card is needed (ATW-PREP-02). */
function reshuffle(state: State, tell?: Tell): void {
  if (state.deck.length > 0 || state.discard.length === 0) return;
  state.deck = state.discard;
  state.discard = [];
  tell?.({ type: 'reshuffled', cards: state.deck.length });
}

/** Fills the open places from left to right (ATW-PREP-01); what follows then is the round. */
export function refill(_board: Board, state: State, tell?: Tell): void {
  if (state.open.includes(-1)) {
    reshuffle(state, tell);
    if (state.deck.length > 0) {
      state.step = 'reveal';
      return;
    }
  }
  state.step = 'round';
}

const card = (then: (board: Board, state: State, kind: number, tell?: Tell) => void): ChanceRules<'card'> => ({
  accepts: ['card'],
  chances: (board, state) => pile(state).map((kind) => board.chances[kind]!),
  refuse: (board, state, move) => {
    const kind = board.byId.get(move.card)?.kind ?? -1;
    return pile(state).includes(kind) ? undefined : refusal('ATW-PREP-02', { card: move.card });
  },
  play: (board, state, move, tell) => {
    const { kind } = board.byId.get(move.card)!;
    reshuffle(state, tell);
    state.deck.splice(state.deck.indexOf(kind), 1);
    then(board, state, kind, tell);
  }
});
const pile = ({ deck, discard }: State): readonly number[] => (deck.length > 0 ? deck : discard);

export const reveal = card((board, state, kind, tell) => {
  const slot = state.open.indexOf(-1);
  state.open[slot] = kind;
  tell?.({ type: 'revealed', card: board.cards[kind]!.id, slot });
  refill(board, state, tell);
});

export const draw = card((board, state, kind, tell) => {
  state.card = kind;
  tell?.({ type: 'drawn', seat: state.seat, card: board.cards[kind]!.id });
  state.step = 'lay';
});

/** Laying is no choice, only where (ATW-ACT-02, ATW-CARD-08). A location brings the marker (ATW-ACT-14). */
export const lay: StepRules<'lay'> = {
  accepts: ['lay'],
  list: (_board, state) => cells(areaOf(state)).map((cell) => ({ type: 'lay', cell })),
  refuse: (_board, state, { cell }) => cellRefused(areaOf(state), cell),
  play: (board, state, { cell }, tell) => {
    const { seat } = state;
    const { id, terrain } = board.cards[state.card]!;
    addCard(areaOf(state), state.card, cell);
    state.card = -1;
    state.step = 'carryOn';
    tell?.({ type: 'laid', seat, card: id, cell });
    if (terrain || state.marker === seat) return;
    tell?.({ type: 'startMarker', from: state.marker, to: seat });
    state.marker = seat;
  }
};
