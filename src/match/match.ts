/** One match in play: joins the log and its store, the dice, the players on this device and those on others. One thing at a time. */
import type { Game, Move, Seat } from '#engine/game.ts';
import { appendEntries, loadMatch, saveDraft, type LoadedMatch } from '#store/matches.ts';
import { onNews } from '#store/news.ts';
import { StoreProblem, type StoreProblemKind } from '#store/problem.ts';
import type { Clock } from '#sync/clock.ts';
import type { Aside, Trouble } from '#sync/desk.ts';
import { DiceUsedUp } from '#sync/dice.ts';
import type { Session } from '#sync/session.ts';
import { Bots } from './bots.ts';
import { Book, type BookStore } from './book.ts';
import type { Step } from './carry.ts';
import { gameOf } from './game-of.ts';
import { luckInPieces, luckOf, type Luck } from './luck.ts';
import { Party, type PartyDesk, type Talk } from './party.ts';
import type { AskBot, BotRequest, TakeTime } from './players.ts';
import type { Sheet, View } from './sheet.ts';
import { WriterLock } from './writer.ts';

/**
 * What can trouble a match: the store's problems; `bot`: a bot failed twice and a plain legal move was played for it;
 * `dice`: this device cannot throw the dice of the match.
 */
export const problemKinds = ['bot', 'dice'] as const;
export type ProblemKind = StoreProblemKind | (typeof problemKinds)[number];

export type Listener = {
  /** Moves were carried out, oldest first. */
  readonly steps: (steps: readonly Step[]) => void;
  /** The position changed in another way: something was taken back, or another tab went elsewhere. */
  readonly jump: () => void;
  /** Who writes, who thinks or what troubles has changed. */
  readonly status: () => void;
};

/** What a match needs from outside; tests put others in their place. */
export type Surroundings = {
  readonly ask: AskBot;
  /** Where time counts, bots take theirs; without it they play as soon as they have chosen. */
  readonly take?: TakeTime | undefined;
  readonly store?: BookStore;
  readonly locks?: LockManager | undefined;
  readonly clock?: Clock;
  /** Told the id of the game as soon as it is read, so that what shows it can be fetched meanwhile. */
  readonly onknown?: (game: string) => void;
};

/** What keeps this device from acting in a match of several. */
const stops: ReadonlySet<Trouble | undefined> = new Set(['mismatch', 'elsewhere']);

class DiceProblem extends Error {}

export class Match {
  readonly game: Game;
  problem: ProblemKind | undefined;
  #luck: Luck | undefined;
  #diceless = false;
  #party: Party | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  readonly #book: Book;
  readonly #ask: AskBot;
  readonly #bots: Bots;
  readonly #lock: WriterLock;
  readonly #listener: Listener;
  readonly #deaf: () => void;

  /**
   * Opens a stored match. Chance and bots go on at once if this tab may write. Throws StoreProblem (`missing`, `damaged`,
   * `rules`, …).
   */
  static async open(id: string, around: Surroundings, listener: Listener): Promise<Match> {
    const loaded = await (around.store ?? { loadMatch }).loadMatch(id);
    around.onknown?.(loaded.charter.header.game);
    const match = new Match(await gameOf(loaded.charter), loaded, around, listener);
    if (match.damage) return match;
    if (match.linked) match.#party = await Party.open(match.game, loaded, match.#desk(), around.clock);
    await match.#lock.start();
    if (match.writer) await match.#serial(() => match.#begin()).catch(() => undefined);
    return match;
  }

  private constructor(game: Game, loaded: LoadedMatch, around: Surroundings, listener: Listener) {
    this.game = game;
    this.#book = new Book(game, loaded, {
      store: around.store ?? { loadMatch, appendEntries, saveDraft },
      write: (sheet) => this.#write(sheet),
      steps: (steps) => (steps.length > 0 ? listener.steps(steps) : listener.status()),
      jump: () => listener.jump()
    });
    this.#ask = around.ask;
    this.#listener = listener;
    this.#bots = new Bots(game, around.ask, {
      due: () => (this.writer && !this.#stopped ? this.#seatOf('bot') : undefined),
      request: (seat) => this.#request(seat, this.view.devices.players[seat]!.level ?? 'medium'),
      play: (move, signal) =>
        this.#serial(async () => {
          if (!signal.aborted) await this.#put((sheet) => [sheet.play(move)]);
        }),
      take: async (move, signal) => around.take?.(game.id, move, signal),
      onthinking: () => listener.status(),
      onfailing: (failing) => {
        if (failing) this.#trouble('bot');
        else if (this.problem === 'bot') this.#trouble(undefined);
      }
    });
    const locks = 'locks' in around ? around.locks : browserLocks();
    this.#lock = new WriterLock(`wayside.match.${this.id}`, locks, (held) => this.#changedHands(held));
    this.#deaf = onNews((news) => {
      const mine = news.about === 'everything' || (news.about === 'match' && news.id === this.id);
      if (mine && !this.writer && !this.#closed) void this.#serial(() => this.#book.refresh()).catch(() => undefined);
    });
  }

  get id(): string {
    return this.header.id;
  }
  get header() {
    return this.charter.header;
  }
  get charter() {
    return this.#book.sheet.charter;
  }
  /** True for a match of several devices. */
  get linked(): boolean {
    return this.header.format === 'wayside.match/2';
  }
  /** Hears table talk of other devices. */
  set ontalk(hear: (talk: Talk) => void) {
    if (this.#party) this.#party.ontalk = hear;
  }
  /** Hears what other devices say of the decision of this moment. */
  set onaside(hear: (aside: Aside) => void) {
    if (this.#party) this.#party.onaside = hear;
  }
  /** The way to the other devices, in a match of several; undefined where this device cannot take part, or another tab does. */
  get session(): Session | undefined {
    return this.#party?.session;
  }
  /** The match as last told: what is being stored is not in it yet. */
  get view(): View {
    return this.#book.view;
  }
  /** The bot that is thinking now. */
  get thinking(): Seat | undefined {
    return this.#bots.thinking;
  }
  /**
   * Set if the log cannot be read, or cannot go on for want of dice, from entry number `at` on: the match can be looked
   * at, and continued as a copy, which has dice of its own.
   */
  get damage() {
    return this.#book.sheet.damage ?? (this.#diceless ? { at: this.view.entries.length } : undefined);
  }
  /** True if this tab may write the match. */
  get writer(): boolean {
    return this.#lock.held && !this.damage && !this.#closed;
  }
  /** The person whose decision it is on this device. */
  get person(): Seat | undefined {
    return this.writer && !this.view.due && !this.#stopped ? this.#seatOf('person') : undefined;
  }

  /** The seat whose device is to compute what the world does now, if that is this one. */
  get world(): Seat | undefined {
    const { turn, author, devices } = this.view;
    if (!this.writer || turn !== 'world' || author === undefined || this.#stopped) return undefined;
    return !this.linked || devices.holders[author] === this.session?.me ? author : undefined;
  }
  get #stopped(): boolean {
    return this.linked && (!this.session || !!this.session.fork?.theirs || stops.has(this.session.trouble));
  }

  /**
   * Plays what the world did, as this device computed it. Throws RuleError if the rules say that it cannot be, StoreProblem, or an
   * Error if it is not for this device to say.
   */
  settle(outcome: Move): Promise<void> {
    return this.#acting(async () => {
      if (this.world === undefined) throw new Error('No outcome is due of this device.');
      await this.#put((sheet) => [sheet.play(outcome)]);
    });
  }

  /**
   * Plays moves of the person to act, stored before they are told; those of one turn together. Throws RuleError if the rules
   * refuse one (those before it stay), StoreProblem if they cannot be stored (they are then not played), an Error if it is
   * nobody's decision here.
   */
  play(moves: readonly Move[]): Promise<void> {
    return this.#acting(async () => {
      let refused: Error | undefined;
      for (let at = 0; at < moves.length && !refused;) {
        if (this.person === undefined) throw new Error('No person on this device is to decide.');
        await this.#put((sheet) => {
          const played = sheet.playAll(moves.slice(at));
          at += played.steps.length;
          ({ refused } = played);
          return played.steps;
        });
      }
      if (refused) throw refused;
    });
  }

  /** Takes the last drafted move back; nothing happens if there is none. Throws StoreProblem. */
  undo(): Promise<void> {
    return this.#acting(async () => {
      if (this.person === undefined || !(await this.#done(() => this.#book.undo()))) return;
      this.session?.show(this.#book.sheet.draft.moves);
    });
  }

  /** Plays the move taken back last again; nothing happens if there is none. Throws StoreProblem. */
  redo(): Promise<void> {
    return this.#acting(async () => {
      if (this.person !== undefined && this.view.redoable) await this.#put((sheet) => sheet.redo());
    });
  }

  /** Tries again after a problem: reads the store anew and lets chance and bots go on. */
  retry(): Promise<void> {
    return this.#acting(async () => {
      await this.#book.refresh();
      if (this.writer) await this.#begin();
    });
  }

  /** Becomes the writing tab; the one that was follows from now on. */
  async takeOver(): Promise<void> {
    if (!this.damage) await this.#lock.takeOver();
    await this.#last;
  }

  /** What the strongest bot would play for the person to act; undefined if none is or the bot fails. */
  async hint(): Promise<Move | undefined> {
    if (this.person === undefined) return undefined;
    const request = this.#request(this.person, 'hard', ':hint');
    return this.#ask(request, new AbortController().signal).catch(() => undefined);
  }

  /** Stops bots and lets another tab write. What is being stored is finished. */
  close(): void {
    this.#closed = true;
    this.#bots.stop();
    this.#deaf();
    this.#party?.stop();
    // The right to write goes only after the last write: the next tab must find it.
    void this.#last.finally(() => this.#lock.close());
  }

  /** One thing at a time, in order; and afterwards the bots, if it is their turn. */
  async #acting(work: () => Promise<void>): Promise<void> {
    await this.#serial(work);
    this.#bots.wake();
  }

  #serial<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work).catch((error: unknown) => {
      if (error instanceof StoreProblem) this.#trouble(error.kind);
      if (error instanceof DiceProblem || error instanceof DiceUsedUp) {
        this.#diceless = true;
        this.#trouble('dice');
      }
      throw error;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  #trouble(problem: ProblemKind | undefined): void {
    if (this.problem === problem) return;
    this.problem = problem;
    this.#listener.status();
  }

  /** As the writer: throws what dice are due, then lets the bots go on. */
  async #begin(): Promise<void> {
    if (this.#party) await this.#party.start(this.#book.sheet.entries);
    else if (this.#book.sheet.due && !this.linked) await this.#done(() => this.#book.settle());
    this.#trouble(undefined);
    queueMicrotask(() => this.#bots.wake());
    if (this.linked) return;
    void this.#readyDice().catch(() => undefined);
  }

  /**
   * Makes the chains of the dice, which take a slow phone a fifth of a second: bit by bit once the table is built, so that
   * neither a picture nor the first draw waits for them.
   */
  async #readyDice(): Promise<void> {
    const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    await pause(500);
    if (this.#luck || !this.writer) return;
    const luck = await luckInPieces(this.header, this.charter.secrets, pause);
    this.#luck ??= luck;
    if (this.writer) await this.#serial(() => Promise.resolve(this.#dice()));
  }

  /** Changes the draft; the others see it as long as it is one. */
  async #put(act: (sheet: Sheet) => readonly Step[]): Promise<void> {
    const put = await this.#done(() => this.#book.put(act));
    if (put === 'draft') this.session?.show(this.#book.sheet.draft.moves);
  }

  /** What was done was stored: trouble with the store is over. */
  async #done<T>(work: () => Promise<T>): Promise<T> {
    const result = await work();
    if (this.problem !== 'bot') this.#trouble(undefined);
    return result;
  }

  /** Writes what is due: through the session of several devices, or with the dice of this one. */
  async #write(sheet: Sheet): Promise<void> {
    if (this.linked) return this.session!.append(sheet.draft.moves);
    const closing = sheet.closing(this.#dice());
    await this.#book.store(closing.entries, closing);
    this.#book.append(closing.entries);
  }

  /** What a session does with this match. */
  #desk(): PartyDesk {
    return {
      store: (entries, after) => this.#book.store(entries, after),
      appended: (entries) => {
        this.#book.append(entries);
        queueMicrotask(() => {
          // A turn in the making that has outlived an accord is shown anew: it was bound to the log before.
          const { moves } = this.#book.sheet.draft;
          if (moves.length > 0 && !this.view.due) this.session?.show(moves);
          this.#bots.wake();
        });
      },
      replaced: () => this.#book.refresh(),
      changed: () => {
        this.#listener.status();
        queueMicrotask(() => this.#bots.wake());
      }
    };
  }

  /** Where draws come from. Throws DiceProblem if a secret is missing or does not fit. */
  #dice(): Luck {
    this.#luck ??= luckOf(this.header, this.charter.secrets);
    if (!this.#luck) throw new DiceProblem('The dice of this match cannot be read.');
    return this.#luck;
  }

  #changedHands(held: boolean): void {
    this.#bots.stop();
    this.#party?.stop();
    this.#listener.status();
    if (!held || this.#closed) return;
    void this.#serial(async () => {
      await this.#book.refresh();
      if (this.writer) await this.#begin();
      this.#listener.status();
    }).catch(() => undefined);
  }

  #seatOf(kind: 'person' | 'bot'): Seat | undefined {
    const { turn, devices } = this.view;
    if (typeof turn !== 'number' || devices.players[turn]?.kind !== kind) return undefined;
    return !this.linked || (this.session && devices.holders[turn] === this.session.me) ? turn : undefined;
  }

  /** The seed comes from the match and the place in it, so that a replay asks the same. */
  #request(seat: Seat, level: string, purpose = ''): BotRequest {
    const { header, edition } = this.charter;
    const seed = `${header.id}:${this.view.history.length}${purpose}`;
    return { game: header.game, edition, state: this.view.state, seat, level, seed };
  }
}

const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks;
