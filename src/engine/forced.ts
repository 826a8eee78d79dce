/** Decisions that are none. */
import type { Move, Rules } from './game.ts';
import type { JsonObject } from './json.ts';

/** The one legal move, if there is but one. */
export const forced = <M extends Move>(moves: readonly M[]): M | undefined =>
  moves.length === 1 ? moves[0] : undefined;

/** The one move left, if it ends the turn: after it somebody else is to act, or nobody. */
export function closing<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  moves: readonly M[]
): M | undefined {
  const only = forced(moves);
  if (only === undefined) return undefined;
  const after = game.clone(state);
  game.play(after, only);
  return game.turn(after) === game.turn(state) ? undefined : only;
}
