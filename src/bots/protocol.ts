/** What the page and the worker say to each other. Everything is plain data that can be posted. */
import type { Move, Seat } from '#engine/game.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Considered } from './player.ts';

/** A position to think about. `edition` is null for the cards the app ships. */
export type Request = {
  readonly game: string;
  readonly edition: Json | null;
  readonly state: JsonObject;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
};

/** What a search thinks of the moves of a position, best first. */
export type Advice = readonly Considered[];

export type ToWorker =
  /** `fresh`: think anew, even where a plan is being carried out. */
  | { readonly type: 'ask'; readonly id: number; readonly request: Request; readonly fresh: boolean }
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly move: Move; readonly advice: Advice }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
