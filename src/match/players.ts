/** Who plays the seats that are no persons. */
import type { Move } from '#engine/game.ts';
import type { Request } from '#bots/protocol.ts';

/** Chooses the next move of a bot. Rejects when `signal` is aborted. */
export type AskBot = (request: Request, signal: AbortSignal) => Promise<Move>;

/** Waits as long as a hand would take over a move of a bot, or until `signal` is aborted. */
export type TakeTime = (game: string, move: Move, signal: AbortSignal) => Promise<void>;
