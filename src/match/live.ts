/**
 * What a screen sees of a match in play. The one implementation is `LiveMatch` in live.svelte.ts, whose fields are
 * reactive; everything here changes only through the methods.
 */
import type { Game, GameEvent, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Entry, Header } from '#engine/log.ts';
import type { Frame, Happening } from '#engine/timeline.ts';
import type { Compared, Decides } from './adviser.ts';

export interface Live {
  readonly id: string;
  readonly game: Game;
  readonly header: Header;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly bot: boolean }[];

  /** The position with every entry and drafted move played. */
  readonly state: JsonObject;
  /** What the table shows: the last frame of `state` when at rest, earlier ones while things move. */
  readonly frame: Frame;
  /** True while frames are still to be shown. */
  readonly moving: boolean;
  /** Everything that has happened, oldest first. */
  readonly history: readonly Happening[];
  readonly entries: readonly Entry[];

  /**
   * The seat that decides on this device now, at rest; undefined while a bot, chance or motion is at work. A bot's seat
   * where all decide together.
   */
  readonly decider: Seat | undefined;
  /** What a bot proposes, where it leaves the decision of its seat to the people at the table. */
  readonly proposal: Move | undefined;
  /** Every legal move of `decider`. */
  readonly moves: readonly Move[];
  /** A bot seat that is thinking now, for a calm line about it. */
  readonly thinking: Seat | undefined;
  /** The first move of what undo would take back, with the position before it; undefined if none. */
  readonly undoable: Happening | undefined;
  readonly redoable: boolean;
  /** How many touches made what may be taken back. */
  readonly touches: number;
  readonly over: boolean;

  /** False when another tab writes this match: this one follows and may take over. */
  readonly writer: boolean;
  /** Something went wrong that a person should know (a full disk, a lost database, a damaged entry), in words. */
  readonly problem: string | undefined;

  /**
   * Plays moves of the decider in order. Each is stored before it is shown. Throws RuleError if the rules refuse one;
   * those before it stay in the draft. They are taken back together; `joined`: with what was played before them.
   */
  play(moves: readonly Move[], joined?: boolean): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Shows the last frame at once. */
  skip(): void;
  /** Shows the next moment at once, and then goes on as before. */
  onward(): void;
  /** Milliseconds of one beat of motion; 0 shows only the last frame of each move. */
  setPace(milliseconds: number, beats: (event: GameEvent) => number): void;
  /** Becomes the writing tab. */
  takeOver(): Promise<void>;
  /** For a hint, what the strongest bot would play for the decider, up to the end of the turn or the next draw; empty if nothing. */
  hint(): Promise<readonly Move[]>;
  /** What speaks for a turn of `from.seat` from that position, beside the best that `differs` from it; undefined where nothing can be said. */
  compare(
    from: Decides,
    turn: readonly Move[],
    differs: (other: readonly Move[]) => boolean,
    signal: AbortSignal
  ): Promise<Compared | undefined>;
  /** Stops bots, timers and locks. */
  close(): void;
}
