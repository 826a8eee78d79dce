/** Goals for somebody alone, one rung after another. Kept apart from tables, so that programs without a screen can read it. */
import type { Game, OfOneGame, StateOf } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

type Rung = {
  readonly id: string;
  readonly name: string;
  /** What is to be done, in a sentence or two. */
  readonly note: string;
  /** Options of a match for it, as `parseOptions` takes them. */
  readonly options: JsonObject;
};

export interface Ladder<G extends Game = Game> {
  /** From the first one on. */
  readonly rungs: readonly Rung[];
  /** The rung that the game of the day is played for. */
  readonly daily: string;
  /** The rung that a match of one seat is for, and whether its goal is met as it stands. */
  readonly read: OfOneGame<(state: StateOf<G>) => { readonly rung: string; readonly met: boolean }>;
}
