/** Steps 1 and 2 of a day turn: a marker is laid, an Ayar moves. AYR-START, AYR-DAY, AYR-STEP, AYR-MOVE. */
import type { Illegal } from '#engine/game.ts';
import { choices, destination, leadsToActivity, lineOpen, markerStands, nothingToPerform } from './access.ts';
import { bit, tambosIn, type Board } from './board.ts';
import type { Tell } from './events.ts';
import { active, arrowsAt, isAyllu, living, sidesOf } from './sides.ts';
import { refusal, type Of, type PassageRules, type StepRules } from './step.ts';
import { ayarNames, gold, lineNames, markerNames, none, type Ayar, type State } from './state.ts';

/** What a turn leaves behind, so that equal positions are equal. */
function forget(state: State): void {
  state.marker = none;
  state.line = none;
  state.ayar = none;
  state.from = 0;
  state.slot = none;
  state.cell = none;
  state.craft = none;
  state.power = 0;
  state.units = 0;
  state.idle = false;
}

/** AYR-START-01: the next side's starting activity, then the first day. */
export const starting: PassageRules = (_board, state, tell) => {
  forget(state);
  if (state.taken === sidesOf(state)) {
    state.phase = 'day';
    state.round = 1;
    state.taken = 0;
    tell?.({ type: 'day', round: 1, first: state.first });
    state.step = 'turn';
    return;
  }
  state.phase = 'start';
  state.seat = (state.first + state.taken) % sidesOf(state);
  state.asked = isAyllu(state, state.seat) ? 0 : state.seat;
  tell?.({ type: 'starting', seat: state.seat });
  state.step = isAyllu(state, state.seat) ? 'aylluBuild' : 'site';
};

/** AYR-DAY-01: the next turn; night falls when all markers are laid (AYR-FLOW-04). */
export const turn: PassageRules = (board, state, tell) => {
  forget(state);
  if (state.taken === sidesOf(state) * board.edition.turns.perRound[state.round - 1]!) {
    state.step = 'retire';
    return;
  }
  state.seat = (state.first + state.taken) % sidesOf(state);
  state.asked = isAyllu(state, state.seat) ? 0 : state.seat;
  tell?.({ type: 'turn', seat: state.seat, round: state.round });
  state.step = isAyllu(state, state.seat) ? 'token' : 'step';
};

export const endTurn: PassageRules = (_board, state) => {
  state.taken += 1;
  state.step = state.phase === 'start' ? 'starting' : 'turn';
};

/** AYR-MOVE-01 to 04. */
export function moveAyar(board: Board, state: State, ayar: Ayar, arrows: number, tell?: Tell): void {
  const from = state.spaces[ayar]!;
  const to = destination(board, state, ayar, arrows);
  state.ayar = ayar;
  state.from = from;
  state.spaces = state.spaces.with(ayar, to);
  tell?.({ type: 'moved', seat: state.seat, ayar: ayarNames[ayar]!, from, to, lost: from + arrows - to });
}

/** A move for each marker at each line, made once. */
const laying = markerNames.map((marker) => lineNames.map((line) => ({ type: 'step', marker, line }) as const));

export const step: StepRules<'step'> = {
  accepts: ['step'],
  list: (board, state) => {
    const lines = choices(board, state);
    const moves: Of<'step'>[] = [];
    for (let marker = 0; marker < lines.length; marker++)
      for (let line = 0; line < 8; line++) if (bit(lines[marker]!, line)) moves.push(laying[marker]![line]!);
    return moves;
  },
  refuse: (board, state, move): Illegal | undefined => {
    const player = active(state);
    const marker = markerNames.indexOf(move.marker);
    const line = lineNames.indexOf(move.line);
    if (marker !== gold && state.retired[marker]! > 0) return refusal('AYR-SSCORE-01', { marker: move.marker });
    if (!markerStands(state, player, marker))
      return refusal(bit(player.laid, marker) ? 'AYR-STEP-01' : 'AYR-STEP-03', { marker: move.marker });
    if (player.at[marker] === line) return refusal('AYR-RES-01', { line: move.line });
    const there = player.at.indexOf(line);
    if (there >= 0)
      return refusal(bit(player.laid, there) ? 'AYR-STEP-02' : 'AYR-STEP-03', {
        line: move.line,
        marker: markerNames[there]!
      });
    if (tambosIn(player.tambos, line) === 0 || !lineOpen(player, line))
      return refusal('AYR-STEP-02', { line: move.line });
    const movable = marker === gold ? living(state) : [marker];
    if (movable.some((ayar) => leadsToActivity(board, state, line, ayar))) return undefined;
    return nothingToPerform(board, state)
      ? undefined
      : refusal('AYR-STEP-04', { marker: move.marker, line: move.line });
  },
  play: (board, state, move, tell) => {
    const player = active(state);
    state.marker = markerNames.indexOf(move.marker);
    state.line = lineNames.indexOf(move.line);
    const named = state.marker === gold ? living(state) : [state.marker];
    // AYR-RES-03: what leads nowhere may be chosen only where nothing does.
    state.idle = !named.some((ayar) => leadsToActivity(board, state, state.line, ayar));
    player.at = player.at.with(state.marker, state.line);
    player.laid |= 1 << state.marker;
    tell?.({ type: 'laid', seat: state.seat, marker: move.marker, line: move.line });
    if (named.length > 1) state.step = 'ayar';
    else {
      moveAyar(board, state, named[0]!, arrowsAt(board, state, state.line), tell);
      state.step = 'site';
    }
  }
};

export const ayar: StepRules<'ayar'> = {
  accepts: ['ayar'],
  list: (board, state) =>
    living(state)
      .filter((one) => state.idle || leadsToActivity(board, state, state.line, one))
      .map((one) => ({ type: 'ayar', ayar: ayarNames[one]! })),
  refuse: (board, state, move) => {
    const named = ayarNames.indexOf(move.ayar);
    if (state.retired[named]! > 0) return refusal('AYR-RES-12', { ayar: move.ayar });
    if (state.idle || leadsToActivity(board, state, state.line, named)) return undefined;
    return refusal('AYR-STEP-04', { ayar: move.ayar });
  },
  play: (board, state, move, tell) => {
    moveAyar(board, state, ayarNames.indexOf(move.ayar), arrowsAt(board, state, state.line), tell);
    state.step = 'site';
  }
};
