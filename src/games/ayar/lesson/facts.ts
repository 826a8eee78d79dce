/** What the chapters of the lesson ask of positions, and who plays where the learner does not. */
import type { Chapter, Tried } from '../../lesson.ts';
import type { AyarGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { PlayerSide, State } from '../rules/state.ts';
import { playerMoons, playerSuns } from '../rules/worth.ts';
import type { Part, Plan } from './arrange.ts';

export type Of = Chapter<AyarGame>;
export type Try = Tried<AyarGame>;
export const mine = (state: State): PlayerSide => state.players[0]!;
export const craft = { pottery: 0, weaving: 1, terrace: 2, reed: 3 } as const;
/** Builds on a place of this craft. */
export const builds = (game: AyarGame, move: Move, on: keyof typeof craft): boolean =>
  move.type === 'build' && game.board.slots.find(({ id }) => id === move.slot)?.craft === craft[on];
/** Maize gone from the smallest terrace. */
export const smallest = (state: State): number => mine(state).maize[0]!;

export const moonsOf = (game: AyarGame, state: State, of: keyof typeof craft): number =>
  playerMoons(game.board, mine(state), craft[of]);
export const sunsOf = (game: AyarGame, state: State, of: keyof typeof craft): number =>
  playerSuns(game.board, mine(state), craft[of]);

/** Whoever is not the learner, and the learner where a turn is played for them: one unit of work, and the last Ayar. */
export function others(game: AyarGame, state: State): Move | undefined {
  if (typeof game.turn(state) !== 'number') return undefined;
  const moves = game.moves(state);
  if (state.step === 'ayar') return moves.at(-1);
  return moves.find(({ type }) => type === 'endActivity') ?? moves[0];
}

/** Day 2, brown having retired. */
export const second: Pick<Plan, 'round' | 'first' | 'retired'> = { round: 2, first: 1, retired: [0, 0, 1, 0] };
export const settled: Part = {
  cloths: [
    ['T1a4', 0, 1],
    ['T1a5', 16, 0]
  ],
  maize: [2, 0, 0, 0, 0],
  moonSlots: { terrace: 'brown' },
  moon: [0, 3],
  dawns: [2],
  llamas: 1
};
export const theirSecond: Part = {
  pots: ['pink', 'blue', 'pink'],
  maize: [0, 0, 0, 3, 0],
  moonSlots: { weaving: 'brown' },
  dawns: [3]
};
