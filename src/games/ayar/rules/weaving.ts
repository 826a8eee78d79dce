/** Weaving: textiles from the tops of the stacks, laid on the weaving area. AYR-WEAVE. */
import { bit, type Board } from './board.ts';
import { clothFits, clothRoom } from './access.ts';
import { active } from './sides.ts';
import { refusal, type Of, type StepRules } from './step.ts';
import { none, type PlayerSide, type State } from './state.ts';
import { facings, upright } from './textiles.ts';
import { gain } from './viracocha.ts';

/** A textile laid: which, its upper or left cell, and how it is turned; kept as one number. */
export type Cloth = { readonly textile: number; readonly cell: number; readonly facing: number };
export const clothOf = (code: number): Cloth => ({ textile: code >> 8, cell: (code >> 3) & 31, facing: code & 7 });
const codeOf = ({ textile, cell, facing }: Cloth): number => (textile << 8) | (cell << 3) | facing;

/**
 * What a stack's top costs, or Infinity if none shows. The next one shows when the activity is over, so that no stack gives
 * two (AYR-WEAVE-01, AYR-RES-36).
 */
const priceOf = (board: Board, state: State, stack: number): number =>
  state.tops[stack] === none ? Infinity : board.stacks.powers[stack]!;

export const textileToTake = (board: Board, state: State): boolean =>
  state.units < board.stacks.textilesPerActivity &&
  clothFits(board, active(state)) &&
  state.tops.some((_, stack) => priceOf(board, state, stack) <= state.power);

export const weaving: StepRules<'takeTextile'> = {
  accepts: ['takeTextile'],
  list: (board, state) =>
    board.stacks.powers
      .filter((_, stack) => priceOf(board, state, stack) <= state.power)
      .map((power) => ({ type: 'takeTextile', stack: power })),
  refuse: (board, state, move) => {
    const stack = board.stacks.powers.indexOf(move.stack);
    if (stack < 0) return refusal('AYR-WEAVE-01', { stack: move.stack });
    if (state.tops[stack] === none) return refusal('AYR-RES-36', { stack: move.stack });
    return move.stack > state.power ? refusal('AYR-WEAVE-01', { stack: move.stack, power: state.power }) : undefined;
  },
  play: (board, state, move, tell) => {
    const stack = board.stacks.powers.indexOf(move.stack);
    state.cloth = state.tops[stack]!;
    state.tops = state.tops.with(stack, none);
    state.power -= move.stack;
    state.units += 1;
    tell?.({ type: 'textileTaken', seat: state.seat, stack: move.stack, textile: board.textiles[state.cloth]!.id });
    state.step = 'lay';
  }
};

/** The two cells covered; the second lies outside where the textile would hang over the border. */
const otherCell = (board: Board, cell: number, facing: number): number =>
  upright(facing) ? cell + board.weaving.columns : cell + 1;

/** Puts a textile down and keeps what the cloths add up to. */
export function layCloth(board: Board, player: PlayerSide, cloth: Cloth): void {
  const weave = player.weave.slice();
  const { facings: faces, printed } = board.textiles[cloth.textile]!;
  const cells = [cloth.cell, otherCell(board, cloth.cell, cloth.facing)];
  player.cloths = [...player.cloths, codeOf(cloth)];
  faces[cloth.facing]!.forEach((sides, half) => {
    const cell = 1 << cells[half]!;
    weave[0]! |= cell;
    for (let side = 0; side < 4; side++) if (bit(sides, side)) weave[side + 1]! |= cell;
  });
  weave[5]! += printed;
  player.weave = weave;
}

export const lay: StepRules<'lay'> = {
  accepts: ['lay'],
  list: (board, state) => {
    const [lying, standing] = clothRoom(board, active(state));
    const moves: Of<'lay'>[] = [];
    for (let cell = 0; cell < 31; cell++)
      for (const facing of facings)
        if (bit(upright(facing) ? standing : lying, cell)) moves.push({ type: 'lay', cell, facing });
    return moves;
  },
  refuse: (board, state, { cell, facing }) => {
    const { all, columns } = board.weaving;
    const [covered] = active(state).weave as [number];
    const other = otherCell(board, cell, facing);
    const beyond = cell > 30 || other > 30 || !bit(all, cell) || !bit(all, other);
    if (facing > 7 || beyond || (!upright(facing) && cell % columns === columns - 1))
      return refusal('AYR-WEAVE-03', { cell });
    return bit(covered, cell) || bit(covered, other) ? refusal('AYR-WEAVE-03', { cell, covered: true }) : undefined;
  },
  play: (board, state, { cell, facing }, tell) => {
    const { id, icon } = board.textiles[state.cloth]!;
    layCloth(board, active(state), { textile: state.cloth, cell, facing });
    tell?.({ type: 'textileLaid', seat: state.seat, textile: id, cell, facing });
    state.cloth = none;
    state.step = 'activity';
    if (icon) gain(board, state, state.seat, 'textile', 'activity', tell);
  }
};
