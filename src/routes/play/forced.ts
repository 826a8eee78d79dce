/** Decisions that are none. */
import type { Game, Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

/** The one move left, if it ends the turn: after it somebody else is to act, or nobody. */
export function closing(game: Game, state: JsonObject, moves: readonly Move[]): Move | undefined {
  const [only] = moves;
  if (only === undefined || moves.length !== 1) return undefined;
  const after = game.clone(state);
  game.play(after, only);
  return game.turn(after) === game.turn(state) ? undefined : only;
}
