/** What chance decides, except for the Ayllu: laying out the table, pots and textiles that show. AYR-SET, AYR-RES-56, 57. */
import type { Chance, Seat } from '#engine/game.ts';
import { bit, type Board } from './board.ts';
import type { Tell } from './events.ts';
import { slide } from './pottery.ts';
import { refusal, type Of, type PassageRules, type StepRules } from './step.ts';
import { ayarNames, none, type Draw, type State } from './state.ts';

/** A step that only chance answers. */
export type DrawRules<T extends Draw> = StepRules<T> & {
  chances(board: Board, state: State): Chance<Of<T>>[];
};

/** What is left to lay out, in the order of the ledger: rows, tiles, the market, the tops of the stacks. */
export const layOut: PassageRules = (board, state, tell) => {
  if (state.rows.includes(none)) {
    const left = ayarsLeft(state);
    if (left.length > 1) state.step = 'row';
    else placePair(state, left[0]!, tell);
    return;
  }
  const slot = state.tiles.indexOf(none);
  if (slot >= 0) {
    const left = tilesFor(board, state, slot);
    if (left.length > 1) state.step = 'tile';
    else placeTile(board, state, left[0]!, tell);
    return;
  }
  state.step = 'restock';
};

export const first: DrawRules<'first'> = {
  accepts: ['first'],
  list: () => [],
  chances: (_board, state) => state.players.map((_, seat) => ({ move: { type: 'first', seat }, weight: 1 })),
  refuse: (_board, state, { seat }) => (seat < state.players.length ? undefined : refusal('AYR-RES-54', { seat })),
  play: (_board, state, { seat }, tell) => {
    begin(state, seat);
    tell?.({ type: 'first', seat });
    state.step = 'layOut';
  }
};

/** AYR-SET-05: hands the First Player token to a seat. */
export function begin(state: State, seat: Seat): void {
  state.first = seat;
  state.seat = seat;
  state.asked = seat;
}

const ayarsLeft = (state: State): number[] => [0, 1, 2, 3].filter((ayar) => !state.rows.includes(ayar));

function placePair(state: State, ayar: number, tell?: Tell): void {
  const row = state.rows.indexOf(none);
  state.rows = state.rows.with(row, ayar);
  tell?.({ type: 'row', row, ayar: ayarNames[ayar]! });
  state.step = 'layOut';
}

export const row: DrawRules<'row'> = {
  accepts: ['row'],
  list: () => [],
  chances: (_board, state) =>
    ayarsLeft(state).map((ayar) => ({ move: { type: 'row', ayar: ayarNames[ayar]! }, weight: 1 })),
  refuse: (_board, state, { ayar }) =>
    ayarsLeft(state).includes(ayarNames.indexOf(ayar)) ? undefined : refusal('AYR-SET-08', { ayar }),
  play: (_board, state, { ayar }, tell) => placePair(state, ayarNames.indexOf(ayar), tell)
};

/** AYR-SET-09: tiles not yet laid with the letter of a slot. */
const tilesFor = (board: Board, state: State, slot: number): number[] =>
  board.tiles
    .filter(({ index, letter }) => letter === board.raymi[slot]!.letter && !state.tiles.includes(index))
    .map(({ index }) => index);

function placeTile(board: Board, state: State, tile: number, tell?: Tell): void {
  const slot = state.tiles.indexOf(none);
  state.tiles = state.tiles.with(slot, tile);
  tell?.({ type: 'tile', slot: board.raymi[slot]!.id, tile: board.tiles[tile]!.id });
  state.step = 'layOut';
}

export const tile: DrawRules<'tile'> = {
  accepts: ['tile'],
  list: () => [],
  chances: (board, state) =>
    tilesFor(board, state, state.tiles.indexOf(none)).map((at) => ({
      move: { type: 'tile', tile: board.tiles[at]!.id },
      weight: 1
    })),
  refuse: (board, state, move) => {
    const at = board.tiles.findIndex(({ id }) => id === move.tile);
    const fits = tilesFor(board, state, state.tiles.indexOf(none)).includes(at);
    return fits ? undefined : refusal('AYR-SET-09', { tile: move.tile });
  },
  play: (board, state, move, tell) =>
    placeTile(
      board,
      state,
      board.tiles.findIndex(({ id }) => id === move.tile),
      tell
    )
};

/** After an activity, and at the very start: the market slides and is filled, tops of stacks show (AYR-POT-05, AYR-RES-36). */
export const restock: PassageRules = (_board, state, tell) => {
  if (slide(state)) tell?.({ type: 'slid' });
  if (state.market.includes(none) && state.stack > 0) state.step = 'pot';
  else if (nextStack(state) >= 0) state.step = 'textile';
  else state.step = state.phase === 'day' ? 'triggers' : state.phase === 'start' ? 'endTurn' : 'starting';
};

/** Pots that may show: at the set-up none with a viracocha (AYR-SET-12). */
const potsLeft = (board: Board, state: State, kind: number): number =>
  state.phase === 'setup' && board.pots[kind]!.icon ? 0 : state.unknown[kind]!;

export const pot: DrawRules<'pot'> = {
  accepts: ['pot'],
  list: () => [],
  chances: (board, state) => {
    const chances: Chance<Of<'pot'>>[] = [];
    board.pots.forEach(({ id }, kind) => {
      const weight = potsLeft(board, state, kind);
      if (weight > 0) chances.push({ move: { type: 'pot', pot: id }, weight });
    });
    return chances;
  },
  refuse: (board, state, move) => {
    const kind = board.pots.findIndex(({ id }) => id === move.pot);
    return kind >= 0 && potsLeft(board, state, kind) > 0 ? undefined : refusal('AYR-RES-57', { pot: move.pot });
  },
  play: (board, state, move, tell) => {
    const kind = board.pots.findIndex(({ id }) => id === move.pot);
    const place = state.market.indexOf(none);
    state.unknown = state.unknown.with(kind, state.unknown[kind]! - 1);
    state.stack -= 1;
    state.market = state.market.with(place, kind);
    tell?.({ type: 'potShown', pot: move.pot, slot: board.market.slots[place]!.id });
    state.step = 'restock';
  }
};

/** The first stack whose top is gone while others lie under it, or −1. */
const nextStack = (state: State): number =>
  state.tops.findIndex((top, stack) => top === none && state.under[stack] !== 0);

export const textile: DrawRules<'textile'> = {
  accepts: ['textile'],
  list: () => [],
  chances: (board, state) => {
    const stack = nextStack(state);
    return board.textiles
      .filter((one) => one.stack === stack && bit(state.under[stack]!, one.place))
      .map(({ id }) => ({ move: { type: 'textile', textile: id }, weight: 1 }));
  },
  refuse: (board, state, move) => {
    const one = board.textiles.find(({ id }) => id === move.textile);
    const there = one && one.stack === nextStack(state) && bit(state.under[one.stack]!, one.place);
    return there ? undefined : refusal('AYR-RES-55', { textile: move.textile });
  },
  play: (board, state, move, tell) => {
    const { index, stack, place } = board.textiles.find(({ id }) => id === move.textile)!;
    state.under = state.under.with(stack, state.under[stack]! & ~(1 << place));
    state.tops = state.tops.with(stack, index);
    tell?.({ type: 'textileShown', textile: move.textile, stack: board.stacks.powers[stack]! });
    state.step = 'restock';
  }
};
