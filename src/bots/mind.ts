/** What a game tells the bots: how good a position is, and which moves to look at first. */
import type { Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

export interface Mind<S extends JsonObject = JsonObject, M extends Move = Move> {
  /**
   * Points `seat` may hope to end with from here, by rule of thumb. Comparable between seats of one position, and
   * within a turn between positions before and after a small step: what a seat may still do this turn counts as hope.
   * Fine-grained: searches take two positions of exactly the same value for the same position reached in two ways.
   */
  value(state: S, seat: Seat): number;
  /**
   * Higher is looked at first; only the order within one list of moves counts. −Infinity: not worth looking at while
   * any other move is there (a twin of another move, or plain waste).
   */
  promise(state: S, move: M): number;
  /** How many turns have been handed over since the match began: rises by one whenever a turn ends. */
  clock(state: S): number;
  /** Points of margin that count as a clear win: rewards are squashed on this scale. */
  readonly margin: number;
}

/** How far `seat` may hope to end ahead of the best of the others. */
export function hope<S extends JsonObject, M extends Move>(
  mind: Mind<S, M>,
  state: S,
  seat: Seat,
  seats: number
): number {
  let best = -Infinity;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, mind.value(state, other));
  return best === -Infinity ? mind.value(state, seat) : mind.value(state, seat) - best;
}

/** The moves worth looking at, most promising first; never empty where there is a move. Ties keep the rules' order. */
export function promising<S extends JsonObject, M extends Move>(
  mind: Mind<S, M>,
  state: S,
  moves: readonly M[]
): readonly M[] {
  if (moves.length <= 1) return moves;
  const ranked: { move: M; promise: number }[] = [];
  for (const move of moves) {
    const promise = mind.promise(state, move);
    if (promise !== -Infinity) ranked.push({ move, promise });
  }
  if (ranked.length === 0) return moves.slice(0, 1);
  return ranked.sort((a, b) => b.promise - a.promise).map(({ move }) => move);
}
