/** Pottery: pots from the market or unseen from the stack. AYR-POT. */
import type { Board } from './board.ts';
import { active } from './sides.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import { none, wild, type State } from './state.ts';
import { gain } from './viracocha.ts';

export const stackName = 'stack';

/** What a pot costs from there, or Infinity if there is none. */
function priceOf(board: Board, state: State, from: string): number {
  if (from === stackName) return state.stack > 0 ? board.market.stackPower : Infinity;
  const place = board.market.slots.findIndex(({ id }) => id === from);
  return place >= 0 && state.market[place] !== none ? board.market.slots[place]!.power : Infinity;
}

/** AYR-RES-33: at most two pots in an activity; AYR-POT-04: never more than there are slots. */
const hasRoom = (board: Board, state: State): boolean =>
  state.units < board.market.potsPerActivity && active(state).pots.length < board.pottery.slots;

const sources = (board: Board): string[] => [...board.market.slots.map(({ id }) => id), stackName];

export const potToTake = (board: Board, state: State): boolean =>
  hasRoom(board, state) && sources(board).some((from) => priceOf(board, state, from) <= state.power);

export const pottery: StepRules<'takePot'> = {
  accepts: ['takePot'],
  list: (board, state): Of<'takePot'>[] =>
    sources(board)
      .filter((from) => priceOf(board, state, from) <= state.power)
      .map((from) => ({ type: 'takePot', from })),
  refuse: (board, state, { from }) => {
    const price = priceOf(board, state, from);
    if (price === Infinity) return refusal(from === stackName ? 'AYR-RES-33' : 'AYR-POT-01', { from });
    return price > state.power ? refusal('AYR-POT-01', { from, price, power: state.power }) : undefined;
  },
  play: (board, state, { from }, tell) => {
    state.power -= priceOf(board, state, from);
    state.units += 1;
    const player = active(state);
    // AYR-POT-02: a pot from the stack stays face down, whatever it shows.
    const place = board.market.slots.findIndex(({ id }) => id === from);
    const pot = place < 0 ? wild : state.market[place]!;
    if (place < 0) state.stack -= 1;
    else state.market = state.market.with(place, none);
    player.pots = [...player.pots, pot];
    tell?.({
      type: 'potTaken',
      seat: state.seat,
      from,
      pot: board.pots[pot]?.id ?? null,
      slot: player.pots.length - 1
    });
    state.step = 'activity';
    if (board.pots[pot]?.icon) gain(board, state, state.seat, 'pot', 'activity', tell);
  }
};

/** AYR-POT-05: remaining pots move towards the first slot, keeping their order. */
export function slide(state: State): boolean {
  const left = state.market.filter((pot) => pot !== none);
  const moved = left.some((pot, place) => state.market[place] !== pot);
  state.market = state.market.map((_, place) => left[place] ?? none);
  return moved;
}
