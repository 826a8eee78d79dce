/** What a game tells the bots: how good a position is, and which moves to look at first. */
import type { Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

export interface Mind<S extends JsonObject = JsonObject, M extends Move = Move> {
  /** Points `seat` may hope to end with from here, by rule of thumb. Comparable between seats of one position. */
  value(state: S, seat: Seat): number;
  /** Higher is looked at first; only the order within one list of moves counts. */
  promise(state: S, move: M): number;
  /** Points of margin that count as a clear win: rewards are squashed on this scale. */
  readonly margin: number;
}
