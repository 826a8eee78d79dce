/** What the page and the worker say to each other. Everything is plain data that can be posted. */
import type * as calls from '#engine/calls.ts';
import type { Move, Seat } from '#engine/game.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Found, Task } from './review.ts';

/** The rules that somebody asks about. `edition` is null for the cards the app ships, `version` the one a match began with. */
export type Ruleset = { readonly game: string; readonly edition: Json | null; readonly version: number };

/** All a bot needs to choose one move; the same request gets the same answer. */
export type Request = {
  readonly rules: Ruleset;
  readonly state: JsonObject;
  readonly seat: Seat;
  readonly level: string;
  /** What the bot likes more than it is worth (bots/temper.ts); nothing: it weighs all as it is worth. */
  readonly temper?: string | undefined;
  readonly seed: string;
};

export type Question = { readonly request: Request } | { readonly rules: Ruleset; readonly task: Task };
/** `rest`: what the bot means to do after that move, up to the end of its turn or the next draw, as far as it has planned. */
export type Decided = { readonly move: Move; readonly rest: readonly Move[] };
export type Answer = Decided | { readonly found: Found };

export type ToWorker = calls.ToWorker<Question>;
export type FromWorker = calls.FromWorker<Answer>;
