/** Drawing from STOCK or RESERVE, and putting on the RESERVE. AYA-DRAW, AYA-RES. */
import type { Chance } from '#engine/game.ts';
import type { Box } from './box.ts';
import type { Tell } from './events.ts';
import type { Move, Of } from './moves.ts';
import { refusal, type MoveRules } from './refusal.ts';
import type { Kind, State } from './state.ts';
import { handEmpty, nextTurn } from './turn.ts';

const draws = (from: Of<'draw'>['from']): Of<'draw'> => ({ type: 'draw', from, ms: 0, away: 0 });

export const draw: MoveRules<'draw'> = {
  list: (_box, state) => [
    ...(state.stock[state.turn]! > 0 ? [draws('stock')] : []),
    ...(state.reserve[state.turn]!.length > 0 ? [draws('reserve')] : []),
    ...(state.due === 'ahead' ? [draws('later')] : [])
  ],
  refuse: (_box, state, { from }) => {
    if (from === 'later') return state.due === 'ahead' ? undefined : refusal('AYA-DRAW-05');
    if (from === 'stock') return state.stock[state.turn]! > 0 ? undefined : refusal('AYA-DRAW-02');
    return state.reserve[state.turn]!.length > 0 ? undefined : refusal('AYA-DRAW-03');
  },
  play: (_box, state, { from }, tell) => {
    const ahead = state.due === 'ahead';
    if (from === 'stock') {
      state.drawer = state.turn;
      state.resume = ahead ? 'ahead' : 'place';
      state.due = 'drawn';
      return;
    }
    if (from === 'reserve') {
      // AYA-RES-01: only the top of the pile is to be had.
      const domino = state.reserve[state.turn]!.pop()!;
      hold(state, state.turn, domino, 'reserve', tell);
    }
    if (ahead) nextTurn(state, tell);
    else state.due = 'place';
  }
};

function hold(state: State, stock: number, domino: string, from: 'stock' | 'reserve', tell?: Tell): void {
  state.hand[stock] = domino;
  state.from[stock] = from;
  tell?.({ type: 'drawn', stock, domino, from });
}

/** AYA-DEAL-01: every unseen domino is equally likely. */
export const drawnChances = (box: Box, state: State): Chance<Move>[] =>
  box.kinds
    .filter((kind) => state.unseen[kind] > 0)
    .map((kind) => ({ move: { type: 'drawn', kind }, weight: state.unseen[kind] }));

/** The domino that a drawn kind becomes: the first one of it not yet seen. */
export const firstUnseen = (box: Box, state: State, kind: Kind): string =>
  box.ids[kind][box.ids[kind].length - state.unseen[kind]]!;

/** A domino of this kind comes from a stock into its hand. */
export function fromStock(box: Box, state: State, stock: number, kind: Kind, tell?: Tell): void {
  const domino = firstUnseen(box, state, kind);
  state.unseen[kind] -= 1;
  state.stock[stock]! -= 1;
  hold(state, stock, domino, 'stock', tell);
}

export const drawn: MoveRules<'drawn'> = {
  list: () => [],
  refuse: (box, state, { kind }) =>
    box.kinds.includes(kind) && state.unseen[kind] > 0 ? undefined : refusal('AYA-DEAL-01'),
  play: (box, state, { kind }, tell) => {
    const stock = state.drawer;
    fromStock(box, state, stock, kind, tell);
    if (state.resume === 'deal') {
      state.drawer = (stock + 1) % state.stock.length;
      if (state.drawer !== state.first) return;
      state.due = 'place';
      state.resume = null;
      tell?.({ type: 'turn', stock: state.turn, seat: state.people === 1 ? 0 : state.turn });
    } else if (state.resume === 'ahead') nextTurn(state, tell);
    else {
      state.due = 'place';
      state.resume = null;
    }
  }
};

export const toReserve: MoveRules<'toReserve'> = {
  list: () => [{ type: 'toReserve', ms: 0, away: 0 }],
  refuse: () => undefined,
  play: (_box, state, _move, tell) => {
    const domino = state.hand[state.turn]!;
    state.reserve[state.turn]!.push(domino);
    tell?.({ type: 'reserved', stock: state.turn, domino });
    handEmpty(state, tell);
  }
};
