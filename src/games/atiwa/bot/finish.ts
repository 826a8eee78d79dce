/** Looking a little ahead: what the small decisions under way will most likely lead to. */
import type { Move } from '../rules/moves.ts';
import { propose } from '../rules/proposal.ts';
import type { AtiwaGame } from '../rules/index.ts';
import type { State, Step } from '../rules/state.ts';

/** Steps in the middle of something that the proposals can bring to an end. */
const under: readonly Step[] = [
  'work',
  'lay',
  'pay',
  'fly',
  'fruit',
  'plant',
  'eat',
  'home',
  'trees',
  'fruits',
  'bats'
];

/** More small decisions than an action space can ask for. */
const most = 24;

/**
 * The position after the proposals have been carried out on a copy, up to the end of the action or the next draw; the
 * position itself where nothing is under way.
 */
export function finished(game: AtiwaGame, state: State): State {
  if (!under.includes(state.step)) return state;
  const after = game.clone(state);
  const { seat, round } = state;
  for (let i = 0; i < most && under.includes(after.step) && after.seat === seat && after.round === round; i++) {
    const moves: readonly Move[] = game.moves(after);
    game.play(after, propose(game.board, after, moves) ?? moves[0]!);
  }
  return after;
}
