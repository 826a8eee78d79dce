/** A match in play as reactive fields: the thin skin between `Match` and a screen. */
import type { Game, GameEvent, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Entry, Header } from '#engine/log.ts';
import type { StoreProblemKind } from '#store/problem.ts';
import type { Frame, Happening, Live } from './live.ts';
import type { AskBot } from './players.ts';

export type LiveOptions = {
  /** Asks a bot for one move, usually in a worker. */
  readonly ask: AskBot;
  /** A problem in the words of the interface; without it, English. */
  readonly words?: (kind: ProblemKind) => string;
};

/** `bot`: a bot failed twice and a plain legal move was played for it. */
export type ProblemKind = StoreProblemKind | 'bot';

export class LiveMatch implements Live {
  declare readonly id: string;
  declare readonly game: Game;
  declare readonly header: Header;
  declare readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly bot: boolean }[];

  declare readonly state: JsonObject;
  declare readonly frame: Frame;
  declare readonly moving: boolean;
  declare readonly history: readonly Happening[];
  declare readonly entries: readonly Entry[];
  declare readonly decider: Seat | undefined;
  declare readonly moves: readonly Move[];
  declare readonly thinking: Seat | undefined;
  declare readonly undoable: Happening | undefined;
  declare readonly redoable: boolean;
  declare readonly over: boolean;
  declare readonly writer: boolean;
  declare readonly problem: string | undefined;
  /** The kind of `problem`. */
  declare readonly problemKind: ProblemKind | undefined;
  /** Set if entries from number `at` on could not be read: the match may be looked at, and continued as a copy. */
  declare readonly damaged: { readonly at: number } | undefined;

  /** Opens a stored match; bots and chance go on at once. Throws StoreProblem (`missing`, `damaged`, `rules` …). */
  static open(_id: string, _options: LiveOptions): Promise<LiveMatch> {
    return Promise.reject(new Error('not built yet'));
  }

  play(_moves: readonly Move[]): Promise<void> {
    return Promise.resolve();
  }
  undo(): Promise<void> {
    return Promise.resolve();
  }
  redo(): Promise<void> {
    return Promise.resolve();
  }
  skip(): void {}
  setPace(_milliseconds: number, _beats: (event: GameEvent) => number): void {}
  takeOver(): Promise<void> {
    return Promise.resolve();
  }
  hint(): Promise<Move | undefined> {
    return Promise.resolve(undefined);
  }
  close(): void {}
}
