/** One match in play: joins the log and its store, the dice, the players on this device and those on others. One thing at a time. */
import type { Draft } from '#engine/draft.ts';
import type { Player } from '#engine/log.ts';
import type { Game, Move, Seat } from '#engine/game.ts';
import type { Request } from '#bots/protocol.ts';
import { appendEntries, loadMatch, saveDraft, type LoadedMatch } from '#store/matches.ts';
import { onNews } from '#store/news.ts';
import { StoreProblem, type StoreProblemKind } from '#store/problem.ts';
import type { Clock } from '#sync/clock.ts';
import type { Aside, Trouble } from '#sync/ports.ts';
import { DiceUsedUp } from '#sync/dice.ts';
import type { Session } from '#sync/session.ts';
import { Asked, compare, type Adviser, type Compared, type Decides } from './adviser.ts';
import { Bots, type Proposal } from './bots.ts';
import { gameOf } from './game-of.ts';
import { MatchLog, type MatchStore, type Told, type View } from './log.ts';
import { luckInPieces, luckOf, type Luck } from './luck.ts';
import { Party, type Talk } from './party.ts';
import type { AskBot, TakeTime } from './players.ts';
import { WriterLock } from './writer.ts';

/**
 * What can trouble a match: the store's problems; `bot`: a bot failed twice and a plain legal move was played for it;
 * `dice`: this device cannot throw the dice of the match.
 */
type OwnProblem = 'bot' | 'dice';
export type ProblemKind = StoreProblemKind | OwnProblem;

/** Hears what has come about; no steps also where who writes, who thinks, what troubles or what other devices do has changed. */
export type Listener = (told: Told) => void;

/** What a match needs from outside; tests put others in their place. */
export type Surroundings = {
  readonly ask: AskBot;
  /** Whom a person may ask; without it there are no hints. */
  readonly adviser?: Adviser | undefined;
  /** Where time counts, bots take theirs; without it they play as soon as they have chosen. */
  readonly take?: TakeTime | undefined;
  readonly store?: MatchStore;
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
  #proposal: Proposal | undefined;
  readonly #log: MatchLog;
  readonly #adviser: Adviser | undefined;
  readonly #asked = new Asked();
  readonly #bots: Bots;
  readonly #lock: WriterLock;
  readonly #listener: Listener;
  readonly #deaf: () => void;

  /**
   * Opens a stored match. Chance and bots go on at once if this tab may write. Throws StoreProblem (`missing`, `damaged`,
   * `rules`, …).
   */
  static async open(id: string, around: Surroundings, listener: Listener = () => undefined): Promise<Match> {
    const loaded = await (around.store ?? { loadMatch }).loadMatch(id);
    around.onknown?.(loaded.charter.header.game);
    const match = new Match(await gameOf(loaded.charter), loaded, around, listener);
    if (match.damage) return match;
    if (match.linked) match.#party = await Party.open(match.#log, () => match.#tell([]), around.clock);
    await match.#lock.start();
    if (match.writer) await match.#serial(() => match.#begin()).catch(() => undefined);
    return match;
  }

  private constructor(game: Game, loaded: LoadedMatch, around: Surroundings, listener: Listener) {
    this.game = game;
    const store = around.store ?? { loadMatch, appendEntries, saveDraft };
    this.#log = new MatchLog(game, loaded, store, (told) => this.#tell(told));
    this.#adviser = around.adviser;
    this.#listener = listener;
    this.#bots = new Bots(game, around.ask, {
      due: () => (this.writer && !this.#stopped && !this.proposal ? this.#seatOf('bot') : undefined),
      request: (seat) => {
        const { level, temper } = this.view.devices.players[seat]!;
        return { ...this.#request(seat, level ?? 'medium'), temper };
      },
      play: (move, signal) =>
        this.#serial(async () => {
          if (!signal.aborted) await this.#put((draft) => draft.play(move));
        }),
      take: async (move, signal) => around.take?.(game.id, move, signal),
      leave: (proposal) => {
        this.#proposal = proposal;
        listener([]);
      },
      onthinking: () => listener([]),
      onfailing: (failing) => {
        if (failing) this.#trouble('bot');
        else if (this.problem === 'bot') this.#trouble(undefined);
      }
    });
    const locks = 'locks' in around ? around.locks : browserLocks();
    this.#lock = new WriterLock(`wayside.match.${this.id}`, locks, (held) => this.#changedHands(held));
    this.#deaf = onNews((news) => {
      const mine = news.about === 'everything' || (news.about === 'match' && news.id === this.id);
      if (mine && !this.writer && !this.#closed) void this.#serial(() => this.#log.refresh()).catch(() => undefined);
    });
  }

  get id(): string {
    return this.header.id;
  }
  get header() {
    return this.charter.header;
  }
  get charter() {
    return this.#log.charter;
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
    return this.#log.view;
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
    return this.#log.damage ?? (this.#diceless ? { at: this.view.entries.length } : undefined);
  }
  /** True if this tab may write the match. */
  get writer(): boolean {
    return this.#lock.held && !this.damage && !this.#closed;
  }
  /** The seat for which a person on this device decides: its own, or a bot's where all decide together. */
  get person(): Seat | undefined {
    if (!this.writer || this.view.due || this.#stopped) return undefined;
    return this.#seatOf('person') ?? (this.proposal ? this.#seatOf('bot') : undefined);
  }
  /** What the bot to act would do, where it leaves the decision to people. */
  get proposal(): Proposal | undefined {
    return this.#proposal?.state === this.view.state ? this.#proposal : undefined;
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
      await this.#put((draft) => draft.play(outcome));
    });
  }

  /**
   * Plays moves of the person to act, stored before they are told; those of one turn together. Throws RuleError if the rules
   * refuse one (those before it stay), StoreProblem if they cannot be stored (they are then not played), an Error if it is
   * nobody's decision here. They are taken back together; `joined`: with what was played before them, as they went without
   * saying.
   */
  play(moves: readonly Move[], joined = false): Promise<void> {
    return this.#acting(async () => {
      let refused: Error | undefined;
      for (let at = 0; at < moves.length && !refused;) {
        if (this.person === undefined) throw new Error('No person on this device is to decide.');
        await this.#put((draft) => {
          try {
            for (; at < moves.length && !draft.closed; at++) draft = draft.play(moves[at]!, joined || at > 0);
          } catch (error) {
            refused = error as Error;
          }
          return draft;
        });
      }
      if (refused) throw refused;
    });
  }

  /**
   * From now on somebody else plays this seat: a bot instead of a person who leaves, or a person instead of a bot. Among several
   * devices this is asked for instead. What the seat has done of its turn is taken back. Throws StoreProblem.
   */
  hand(seat: Seat, player: Player): Promise<void> {
    return this.#acting(async () => {
      if (!this.writer || !this.handable) throw new Error('Who plays is not for this device alone to say.');
      this.#bots.stop();
      this.#proposal = undefined;
      await this.#log.hand(seat, player);
    });
  }
  /** Who plays may be changed here, without asking anybody. A match of the day is for whoever began it. */
  get handable(): boolean {
    return this.header.format === 'wayside.match/1' && typeof this.view.turn === 'number';
  }

  /** Takes the last drafted group back; nothing happens if there is none. Throws StoreProblem. */
  undo(): Promise<void> {
    return this.#acting(async () => {
      if (this.person !== undefined) await this.#put((draft) => draft.undo());
    });
  }

  /** Plays the group taken back last again; nothing happens if there is none. Throws StoreProblem. */
  redo(): Promise<void> {
    return this.#acting(async () => {
      if (this.person !== undefined) await this.#put((draft) => draft.redo());
    });
  }

  /** Tries again after a problem: reads the store anew and lets chance and bots go on. */
  retry(): Promise<void> {
    return this.#acting(async () => {
      await this.#log.refresh();
      if (this.writer) await this.#begin();
    });
  }

  /** Becomes the writing tab; the one that was follows from now on. */
  async takeOver(): Promise<void> {
    if (!this.damage) await this.#lock.takeOver();
    await this.#last;
  }

  /**
   * What the strongest bot would play for the person to act, up to the end of the turn or the next draw; empty if none is, the bot
   * fails, or the position changes meanwhile.
   */
  async hint(): Promise<readonly Move[]> {
    if (this.person === undefined) return [];
    const turn = this.#adviser?.turn(this.#request(this.person, 'expert', ':hint'), this.#asked.signal);
    return (await turn?.catch(() => undefined)) ?? [];
  }

  /** What speaks for a turn of `seat` from this position, beside the best that `differs` from it; undefined where nothing can be said. */
  async compare(
    { state, seat }: Decides,
    turn: readonly Move[],
    differs: (other: readonly Move[]) => boolean,
    signal: AbortSignal
  ): Promise<Compared | undefined> {
    // What all do together by eye and hand has no other ways to be compared with.
    if (!this.#adviser || this.game.sample) return undefined;
    const request = { ...this.#request(seat, 'expert', ':hint'), state };
    return compare(this.#adviser, request, turn, differs, signal);
  }

  /** Stops bots and lets another tab write. What is being stored is finished. */
  close(): void {
    this.#closed = true;
    this.#bots.stop();
    this.#asked.leave();
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
    this.#listener([]);
  }

  /** As the writer: throws what dice are due, then lets the bots go on. */
  async #begin(): Promise<void> {
    if (this.linked) await this.#party?.start();
    else if (this.view.due) await this.#write(this.#log.draft);
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

  /** Changes the draft; the others see it as long as it is one, and then it is written. */
  async #put(act: (draft: Draft) => Draft | undefined): Promise<void> {
    const draft = await this.#log.change(act);
    if (draft?.closed) await this.#write(draft);
    else if (draft) this.session?.show(draft.moves);
    // What was done was stored: trouble with the store is over.
    if (draft && this.problem !== 'bot') this.#trouble(undefined);
  }

  /** Writes a draft that is final: through the session of several devices, or with the dice of this one. */
  #write(draft: Draft): Promise<void> {
    return this.linked ? this.session!.append(draft.moves, draft.steps) : this.#log.settle(draft, this.#dice());
  }

  /** Tells what has come about; by what other devices did, a bot may be to act. */
  #tell(told: Told): void {
    if (told.length > 0) this.#asked.leave();
    this.#listener(told);
    if (this.session) queueMicrotask(() => this.#bots.wake());
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
    this.#listener([]);
    if (!held || this.#closed) return;
    void this.#serial(async () => {
      await this.#log.refresh();
      if (this.writer) await this.#begin();
      this.#listener([]);
    }).catch(() => undefined);
  }

  #seatOf(kind: 'person' | 'bot'): Seat | undefined {
    const { turn, devices } = this.view;
    if (typeof turn !== 'number' || devices.players[turn]?.kind !== kind) return undefined;
    return !this.linked || (this.session && devices.holders[turn] === this.session.me) ? turn : undefined;
  }

  /** The seed comes from the match and the place in it, so that a replay asks the same. */
  #request(seat: Seat, level: string, purpose = ''): Request {
    const { header, edition } = this.charter;
    const rules = { game: header.game, edition, version: header.rulesVersion };
    const seed = `${header.id}:${this.view.history.length}${purpose}`;
    return { rules, state: this.view.state, seat, level, seed };
  }
}

const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks;
