/** A turn of the Ayllu: two draws, and all that follows from them. AYR-SOLO-05 to 10. */
import { bit, type Board } from '../board.ts';
import type { DrawRules } from '../draws.ts';
import { refusal, type PassageRules } from '../step.ts';
import { activityNames, ayarNames, type State } from '../state.ts';
import { moveAyar } from '../turn.ts';
import { fillBag } from './answers.ts';
import { perform } from './crafts.ts';
import { chooseSlot, startingSlot } from './slot.ts';

/** AYR-SOLO-06: the activity token. */
export const token: DrawRules<'token'> = {
  accepts: ['token'],
  list: () => [],
  chances: (board, state) =>
    board.tokens
      .filter((_, at) => bit(state.ayllu!.tokens, at))
      .map(({ id }) => ({ move: { type: 'token', token: id }, weight: 1 })),
  refuse: (board, state, move) => {
    const at = board.tokens.findIndex(({ id }) => id === move.token);
    return at >= 0 && bit(state.ayllu!.tokens, at) ? undefined : refusal('AYR-SOLO-06', { token: move.token });
  },
  play: (board, state, move, tell) => {
    const ayllu = state.ayllu!;
    ayllu.token = board.tokens.findIndex(({ id }) => id === move.token);
    ayllu.tokens &= ~(1 << ayllu.token);
    tell?.({ type: 'token', token: move.token, power: powerOf(board, state) });
    // AYR-RES-75: an empty bag is filled with every marker that has not retired.
    if (ayllu.bag === 0) {
      fillBag(state);
      tell?.({ type: 'bagFilled' });
    }
    state.step = 'marker';
  }
};

/** AYR-SOLO-06, AYR-SOLO-07: the marker, and the Ayar moves. */
export const marker: DrawRules<'marker'> = {
  accepts: ['marker'],
  list: () => [],
  chances: (_board, state) =>
    ayarNames
      .filter((_, ayar) => bit(state.ayllu!.bag, ayar))
      .map((ayar) => ({ move: { type: 'marker', ayar }, weight: 1 })),
  refuse: (_board, state, { ayar }) =>
    bit(state.ayllu!.bag, ayarNames.indexOf(ayar)) ? undefined : refusal('AYR-SOLO-06', { ayar }),
  play: (board, state, move, tell) => {
    const ayllu = state.ayllu!;
    const ayar = ayarNames.indexOf(move.ayar);
    ayllu.bag &= ~(1 << ayar);
    tell?.({ type: 'aylluMarker', ayar: move.ayar });
    moveAyar(board, state, ayar, board.tokens[ayllu.token]!.arrows, tell);
    state.step = 'aylluBuild';
  }
};

/** AYR-SOLO-09. */
const powerOf = (board: Board, state: State): number => state.round + board.tokens[state.ayllu!.token]!.modifier;

/** AYR-SOLO-08, AYR-SOLO-13, AYR-SOLO-14: a tambo, and the activity of its slot. */
export const aylluBuild: PassageRules = (board, state, tell) => {
  const start = state.phase === 'start';
  const choice = start ? startingSlot(board, state) : chooseSlot(board, state);
  state.step = 'restock';
  if (!choice) {
    tell?.({ type: 'aylluIdle' });
    return;
  }
  const { slot, rule, candidates, skipped, tile } = choice;
  const power = start ? 1 : powerOf(board, state);
  state.built = state.built.with(slot.index, state.seat);
  tell?.({ type: 'aylluSlot', slot: slot.id, activity: activityNames[slot.craft]!, rule, candidates, skipped, tile });
  tell?.({ type: 'activity', seat: state.seat, activity: activityNames[slot.craft]!, power });
  perform(board, state, slot.craft, power, tell);
};
