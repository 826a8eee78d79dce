/** What a bot is: something that thinks in small steps about a position and ends with a move. */
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

/** A move that was looked at: how often, and the margin in points it may lead to for the seat that decides. */
export type Considered<M extends Move = Move> = { readonly move: M; readonly visits: number; readonly value: number };

/** The move chosen, and all that were looked at, the chosen one first. */
export type Decision<M extends Move = Move> = {
  readonly move: M;
  readonly considered: readonly Considered<M>[];
  /** What is to follow it up to the end of the turn or the next draw, where that has been planned. */
  readonly rest?: readonly M[];
};

/** Yields every few hundred positions, so that its caller may rest or stop; returns the decision. */
export type Thinking<M extends Move = Move> = Generator<undefined, Decision<M>, undefined>;

export interface Bot<S extends JsonObject = JsonObject, M extends Move = Move> {
  /**
   * Thinks for the seat to act in `state`, which is not changed and must have a legal move. The same positions asked
   * in the same order with the same seeds get the same answers, whatever the machine and its speed, unless `spent` ends it:
   * once that is true, it decides by what it has found so far.
   */
  decide(state: S, seed: string, spent?: () => boolean): Thinking<M>;
}

/** Thinks to the end without a rest. */
export function finish<M extends Move>(thinking: Thinking<M>): Decision<M> {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** Thinks with rests in between. Rejects with the signal's reason soon after it is aborted. */
export async function finishResting<T>(
  thinking: Generator<undefined, T, undefined>,
  rest: () => Promise<void>,
  signal: AbortSignal
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    const step = thinking.next();
    if (step.done) return step.value;
    await rest();
  }
}

/** The decision where there is only one move to look at. */
export const onlyMove = <M extends Move>(move: M): Decision<M> => ({
  move,
  considered: [{ move, visits: 1, value: 0 }]
});
