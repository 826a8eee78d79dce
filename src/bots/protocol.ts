/** What the page and the worker say to each other. Everything is plain data that can be posted. */
import type * as calls from '#engine/calls.ts';
import type { Move, Seat } from '#engine/game.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Found, Task } from './review.ts';

/** The game somebody asks about. `edition` is null for the cards the app ships. */
type About = { readonly game: string; readonly edition: Json | null };

/** A position to think about. */
export type Request = About & {
  readonly state: JsonObject;
  readonly seat: Seat;
  readonly level: string;
  readonly temper?: string | undefined;
  readonly seed: string;
};

export type Question = { readonly request: Request } | (About & { readonly task: Task });
/** `rest`: what the bot means to do after that move, up to the end of its turn or the next draw, as far as it has planned. */
export type Decided = { readonly move: Move; readonly rest: readonly Move[] };
export type Answer = Decided | { readonly found: Found };

export type ToWorker = calls.ToWorker<Question>;
export type FromWorker = calls.FromWorker<Answer>;
