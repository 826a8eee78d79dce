/** What a game tells the bots: how good a position is, and which moves to look at first. */
import type { Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Bot } from './bot.ts';

/** How far the weak levels go astray, each as a part of the mind's margin: what makes every level beat the one below, but not always. */
type Astray = { readonly easy: number; readonly casual: number; readonly keen: number };

export interface Mind<S extends JsonObject = JsonObject, M extends Move = Move> {
  /**
   * For each seat (and after them an opponent without one), the points it may hope to end with from here, by rule of
   * thumb. Comparable between seats of one position, and within a turn between positions before and after a small step:
   * what a seat may still do this turn counts as hope. Fine-grained: searches take two positions of exactly the same
   * values for the same position reached in two ways. The list may be used again by the next call.
   */
  values(state: S): ArrayLike<number>;
  /** By what quick play does best, where that is not by `values`: rehearsals are made of it. */
  quick?(state: S): ArrayLike<number>;
  /**
   * Higher is looked at first; only the order within one list of moves counts. −Infinity: not worth looking at while
   * any other move is there (a twin of another move, or plain waste).
   */
  promise(state: S, move: M): number;
  /** How many turns have been handed over since the match began: rises by one whenever a turn ends. */
  clock(state: S): number;
  /** Points of margin that count as a clear win: rewards are squashed on this scale. */
  readonly margin: number;
  /** Values after the first move of a turn already tell what it will bring: playouts may follow the best one only. */
  readonly farsighted?: boolean;
  readonly astray: Astray;
  /** How much of its tree the hard level grows, where all of it would leave a gap to the level below that nobody could cross. */
  readonly hard?: { readonly iterations: number; readonly perChain: number; readonly keep: number };
}

/** What a game brings instead where search finds nothing, since placings cannot be listed: a player with a plan. */
export interface Builder<S extends JsonObject = JsonObject, M extends Move = Move> {
  build(): Bot<S, M>;
  clock(state: S): number;
}

/** How far `seat` is ahead of the best of the others; alone at the table, what it has. */
export function lead(points: ArrayLike<number>, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return best === -Infinity ? points[seat]! : points[seat]! - best;
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
