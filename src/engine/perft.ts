/** Counting move sequences, after the chess programs' perft: a fingerprint of the rules. */
import type { Move, Rules } from './game.ts';
import type { JsonObject } from './json.ts';

/**
 * How many different sequences of `depth` moves lead on from `state`; a chance outcome counts once whatever its weight,
 * a finished match has no continuation.
 */
export function perft<S extends JsonObject, M extends Move>(game: Rules<S, M>, state: S, depth: number): number {
  if (depth === 0) return 1;
  const moves = continuations(game, state);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = game.clone(state);
    game.play(next, move);
    count += perft(game, next, depth - 1);
  }
  return count;
}

/** Every move that may come next, whoever acts: decisions or chance outcomes. */
export function continuations<S extends JsonObject, M extends Move>(game: Rules<S, M>, state: S): M[] {
  return game.turn(state) === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
}
