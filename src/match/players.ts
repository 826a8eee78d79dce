/** Who plays the seats that are no persons. */
import type { Move, Seat } from '#engine/game.ts';
import type { Json, JsonObject } from '#engine/json.ts';

/** All a bot needs to choose one move; the same request gets the same answer. */
export type BotRequest = {
  readonly game: string;
  /** Data of the edition, or null for the one that the app ships. */
  readonly edition: Json | null;
  readonly state: JsonObject;
  readonly seat: Seat;
  readonly level: string;
  /** What the bot likes more than it is worth (bots/temper.ts); nothing: it weighs all as it is worth. */
  readonly temper?: string | undefined;
  readonly seed: string;
};

/** Chooses the next move of a bot. Rejects when `signal` is aborted. */
export type AskBot = (request: BotRequest, signal: AbortSignal) => Promise<Move>;

/** Waits as long as a hand would take over a move of a bot, or until `signal` is aborted. */
export type TakeTime = (game: string, move: Move, signal: AbortSignal) => Promise<void>;
