/** The seats that play by themselves. */
import { seededRoll } from '#engine/chance.ts';
import type { Game, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Request } from '#bots/protocol.ts';
import type { AskBot } from './players.ts';

/** What a bot would do where all at the table decide. */
export type Proposal = { readonly state: JsonObject; readonly seat: Seat; readonly move: Move };

/** What bots need of the match they play in. */
export type BotTable = {
  /** The bot to act now, if it is for this device to ask it. */
  readonly due: () => Seat | undefined;
  readonly request: (seat: Seat) => Request;
  /** Plays and stores a move, unless `signal` is aborted by then. */
  readonly play: (move: Move, signal: AbortSignal) => Promise<void>;
  /** Waits as long as a hand would take over this move. */
  readonly take: (move: Move, signal: AbortSignal) => Promise<void>;
  /** The bot would play this in that position, but it is not for it alone: a person decides. */
  readonly leave: (proposal: Proposal) => void;
  /** Another seat thinks now, or none. */
  readonly onthinking: () => void;
  /** A bot failed (true) or answers again (false). */
  readonly onfailing: (failing: boolean) => void;
};

/** Asks the bots of a match, one after another, until a person is to act. */
export class Bots {
  /** The seat that is being asked. */
  thinking: Seat | undefined;
  #run: AbortController | undefined;

  readonly game: Game;
  readonly ask: AskBot;
  readonly table: BotTable;

  constructor(game: Game, ask: AskBot, table: BotTable) {
    this.game = game;
    this.ask = ask;
    this.table = table;
  }

  /** Goes on if a bot is to act; one run at a time. A move that cannot be stored ends the run. */
  wake(): void {
    if (this.#run || this.table.due() === undefined) return;
    const run = new AbortController();
    this.#run = run;
    void this.#go(run.signal)
      .catch(() => undefined) // the match tells of it; it wakes us again
      .finally(() => this.#end(run));
  }

  /** Drops the question being asked. */
  stop(): void {
    this.#run?.abort();
    this.#run = undefined;
    this.#think(undefined);
  }

  #end(run: AbortController): void {
    if (this.#run !== run) return;
    this.#run = undefined;
    this.#think(undefined);
  }

  async #go(signal: AbortSignal): Promise<void> {
    for (;;) {
      const seat = this.table.due();
      if (signal.aborted) return;
      if (seat === undefined) return this.#end(this.#run!);
      this.#think(seat);
      const request = this.table.request(seat);
      const { state } = request;
      const move = await this.#decision(request, signal);
      if (signal.aborted) return;
      if (this.game.together?.(state, move)) {
        this.table.leave({ state, seat, move });
        return this.#end(this.#run!);
      }
      await this.table.take(move, signal);
      if (signal.aborted) return;
      await this.table.play(move, signal);
    }
  }

  #think(seat: Seat | undefined): void {
    if (this.thinking === seat) return;
    this.thinking = seat;
    this.table.onthinking();
  }

  /** A bot that fails twice does not hold up the match: a legal move is played for it, fixed by the same seed. */
  async #decision(request: Request, signal: AbortSignal): Promise<Move> {
    const { game } = this;
    for (let attempt = 0; attempt < 2 && !signal.aborted; attempt++) {
      const move = game.parse(await this.ask(request, signal).catch(() => undefined));
      if (move && !game.illegal(request.state, move)) {
        this.table.onfailing(false);
        return move;
      }
    }
    if (!signal.aborted) this.table.onfailing(true);
    const roll = seededRoll(request.seed);
    const moves = game.moves(request.state);
    return moves[roll(moves.length)] ?? game.sample!(request.state, roll);
  }
}
