/** Terrace farming: maize from boxes to the terrace area. AYR-TERR. */
import type { Board } from './board.ts';
import { active } from './sides.ts';
import { refusal, type StepRules } from './step.ts';
import type { State } from './state.ts';
import { gain } from './viracocha.ts';

export const maizeToPlant = (board: Board, state: State): boolean =>
  state.power > 0 && active(state).maize.some((gone, box) => gone < board.boxes[box]!.maize);

export const terrace: StepRules<'plant'> = {
  accepts: ['plant'],
  list: (board, state) => {
    const { maize } = active(state);
    return board.boxes.filter((box, i) => maize[i]! < box.maize).map(({ id }) => ({ type: 'plant', box: id }));
  },
  refuse: (board, state, move) => {
    const box = board.boxes.findIndex(({ id }) => id === move.box);
    const left = box >= 0 && active(state).maize[box]! < board.boxes[box]!.maize;
    return left ? undefined : refusal('AYR-TERR-02', { box: move.box });
  },
  play: (board, state, move, tell) => {
    const at = board.boxes.findIndex(({ id }) => id === move.box);
    const { maize, icon } = board.boxes[at]!;
    const player = active(state);
    // AYR-TERR-02: the leftmost one first, so a count says which are gone.
    player.maize = player.maize.with(at, player.maize[at]! + 1);
    state.terrace = [...state.terrace, state.seat];
    state.power -= 1;
    state.units += 1;
    tell?.({ type: 'planted', seat: state.seat, box: move.box, place: state.terrace.length - 1 });
    state.step = 'activity';
    if (icon && player.maize[at] === maize) gain(board, state, state.seat, 'box', 'activity', tell);
  }
};
