/** Step 3 of a day turn, and the starting activity: a tambo leaves the grid for a building slot. AYR-TAMBO, AYR-START. */
import { basePower, canPerform, isBehind } from './access.ts';
import { bit, tambosIn, type Board, type Slot } from './board.ts';
import { active, powerBonus } from './sides.ts';
import { refusal, type PassageRules, type StepRules } from './step.ts';
import { activityNames, none, type Craft, type State } from './state.ts';

/** AYR-START-02: the starting activity has power 1; AYR-ACT-02, AYR-ACT-03 otherwise. */
export function powerFor(board: Board, state: State, craft: Craft): number {
  if (state.phase === 'start') return 1;
  const player = active(state);
  return basePower(player, state.line) + powerBonus(board, player, craft);
}

/** The slots that position alone allows: first slots at the start, those behind the moved Ayar in a turn. */
const reached = (board: Board, state: State): readonly Slot[] =>
  state.phase === 'start'
    ? board.paths.map(({ slots }) => slots[0]!)
    : board.paths[state.ayar]!.slots.filter(({ gap }) => isBehind(gap, state.spaces[state.ayar]!));

const empty = (board: Board, state: State): Slot[] =>
  reached(board, state).filter(({ index }) => state.built[index] === none);

/** Slots that may be built on. With nothing to perform any empty slot will do (AYR-RES-03). */
function buildable(board: Board, state: State): Slot[] {
  const slots = empty(board, state);
  if (state.idle) return slots;
  return slots.filter(({ craft }) => canPerform(board, state, state.seat, craft, powerFor(board, state, craft)));
}

export const build: StepRules<'build'> = {
  accepts: ['build'],
  list: (board, state) => buildable(board, state).map(({ id }) => ({ type: 'build', slot: id })),
  refuse: (board, state, move) => {
    const slot = board.slots.find(({ id }) => id === move.slot);
    if (!slot) return refusal('AYR-TAMBO-02', { slot: move.slot });
    if (state.phase === 'start') {
      if (slot !== board.paths[slot.ayar]!.slots[0]) return refusal('AYR-START-01', { slot: slot.id });
    } else {
      if (slot.ayar !== state.ayar) return refusal('AYR-TAMBO-02', { slot: slot.id });
      if (!isBehind(slot.gap, state.spaces[slot.ayar]!)) return refusal('AYR-RES-14', { slot: slot.id });
    }
    if (state.built[slot.index] !== none)
      return refusal(state.phase === 'start' ? 'AYR-START-01' : 'AYR-TAMBO-02', { slot: slot.id });
    if (state.idle || canPerform(board, state, state.seat, slot.craft, powerFor(board, state, slot.craft)))
      return undefined;
    return refusal('AYR-TAMBO-03', { slot: slot.id, activity: activityNames[slot.craft]! });
  },
  play: (board, state, move) => {
    state.slot = board.slots.findIndex(({ id }) => id === move.slot);
    state.step = 'tambo';
  }
};

/** The cells a tambo may be taken from: of the marker's line (AYR-TAMBO-01), or of the whole grid at the start. */
const allowed = (board: Board, state: State): number =>
  state.phase === 'start' ? 0xffff : board.lineCells[state.line]!;

export const tambo: StepRules<'tambo'> = {
  accepts: ['tambo'],
  list: (board, state) => {
    const left = active(state).tambos & allowed(board, state);
    const moves: { type: 'tambo'; cell: number }[] = [];
    for (let cell = 0; cell < 16; cell++) if (bit(left, cell)) moves.push({ type: 'tambo', cell });
    return moves;
  },
  refuse: (board, state, { cell }) => {
    if (cell > 15 || !bit(active(state).tambos, cell)) return refusal('AYR-TAMBO-01', { cell });
    return bit(allowed(board, state), cell) ? undefined : refusal('AYR-TAMBO-01', { cell });
  },
  play: (board, state, { cell }, tell) => {
    const player = active(state);
    const slot = board.slots[state.slot];
    state.cell = cell;
    player.tambos &= ~(1 << cell);
    if (slot) state.built = state.built.with(slot.index, state.seat);
    tell?.({ type: 'built', seat: state.seat, slot: slot?.id ?? null, cell });
    if (!slot || state.idle) {
      state.step = state.phase === 'start' ? 'endTurn' : 'triggers';
      return;
    }
    state.craft = slot.craft;
    state.power =
      state.phase === 'start' ? 1 : 4 - tambosIn(player.tambos, state.line) + powerBonus(board, player, slot.craft);
    state.units = 0;
    tell?.({ type: 'activity', seat: state.seat, activity: activityNames[slot.craft]!, power: state.power });
    state.step = 'activity';
  }
};

/**
 * AYR-RES-03: where nothing can be performed and no slot is empty, the tambo goes back to the box; where a starting
 * activity is asked for and none can be performed, likewise any first slot will do.
 */
export const site: PassageRules = (board, state) => {
  if (state.phase === 'start' && buildable(board, state).length === 0) state.idle = true;
  state.slot = none;
  state.step = empty(board, state).length > 0 ? 'build' : 'tambo';
};
