/**
 * A match in play as reactive fields: what a screen sees of it, the thin skin between `Match` and a screen. Everything changes only
 * through the methods.
 */
import type { Game, GameEvent, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Entry, Header, Player } from '#engine/log.ts';
import type { Frame, Happening } from '#engine/timeline.ts';
import type { Aside } from '#sync/ports.ts';
import type { Session } from '#sync/session.ts';
import type { Adviser, Compared, Decides } from './adviser.ts';
import { linkView, type LinkView, type Talk } from './party.ts';
import type { Told } from './log.ts';
import { Match, type ProblemKind } from './match.ts';
import { Pacer } from './pacer.ts';
import type { AskBot, TakeTime } from './players.ts';
export type { ProblemKind } from './match.ts';

export type LiveOptions = {
  /** Asks a bot for one move, usually in a worker. */
  readonly ask: AskBot;
  /** Whom a person may ask; without it there are no hints. */
  readonly adviser?: Adviser;
  /** Where time counts, bots take theirs. */
  readonly take?: TakeTime;
  /** A problem in the words of the interface; without it, its kind. */
  readonly words?: (kind: ProblemKind) => string;
  /** Told the id of the game as soon as it is read, so that its view can be fetched meanwhile. */
  readonly onknown?: (game: string) => void;
};

export class LiveMatch {
  readonly #match: Match;
  readonly #pacer: Pacer;
  readonly #words: LiveOptions['words'];
  #state = $state.raw<JsonObject>({});
  #frame = $state.raw<Frame>({ state: {}, event: undefined });
  #moving = $state.raw(false);
  #history = $state.raw<readonly Happening[]>([]);
  #entries = $state.raw<readonly Entry[]>([]);
  #person = $state.raw<Seat | undefined>();
  #proposal = $state.raw<Move | undefined>();
  #world = $state.raw<Seat | undefined>();
  #thinking = $state.raw<Seat | undefined>();
  #players = $state.raw<readonly Player[]>([]);
  #undoable = $state.raw<Happening | undefined>();
  #redoable = $state.raw(false);
  #touches = $state.raw(0);
  #over = $state.raw(false);
  #handable = $state.raw(false);
  #writer = $state.raw(false);
  #problem = $state.raw<ProblemKind | undefined>();
  #link = $state.raw<LinkView | undefined>();
  #damage = $state.raw<{ readonly at: number } | undefined>();
  readonly #moves = $derived(this.decider === undefined ? [] : this.game.moves(this.#state));

  /** Opens a stored match; bots and chance go on at once. Throws StoreProblem (`missing`, `damaged`, `rules` …). */
  static async open(id: string, { words, ...around }: LiveOptions): Promise<LiveMatch> {
    let live: LiveMatch | undefined = undefined;
    const match = await Match.open(id, around, (told) => live && live.#hear(told));
    live = new LiveMatch(match, words);
    return live;
  }

  private constructor(match: Match, words: LiveOptions['words']) {
    this.#match = match;
    this.#words = words;
    this.#pacer = new Pacer((frame, moving) => {
      this.#frame = frame;
      this.#moving = moving;
    });
    this.#jump();
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.#seen);
  }

  get id(): string {
    return this.#match.id;
  }
  get game(): Game {
    return this.#match.game;
  }
  get header(): Header {
    return this.#match.header;
  }
  /** It was begun by “try from here” out of another. */
  get trial(): boolean {
    return this.#match.charter.copy === 'trial';
  }
  get seats() {
    return this.#players.map(({ name, kind }, seat) => ({ seat, name, bot: kind === 'bot' }));
  }
  /** The position with every entry and drafted move played. */
  get state(): JsonObject {
    return this.#state;
  }
  /** What the table shows: the last frame of `state` when at rest, earlier ones while things move. */
  get frame(): Frame {
    return this.#frame;
  }
  /** True while frames are still to be shown. */
  get moving(): boolean {
    return this.#moving;
  }
  /** Everything that has happened, oldest first. */
  get history(): readonly Happening[] {
    return this.#history;
  }
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  /**
   * The seat that decides on this device now, at rest; undefined while a bot, chance or motion is at work. A bot's seat
   * where all decide together.
   */
  get decider(): Seat | undefined {
    return this.#moving ? undefined : this.#person;
  }
  /** What a bot proposes, where it leaves the decision of its seat to the people at the table. */
  get proposal(): Move | undefined {
    return this.#moving ? undefined : this.#proposal;
  }
  /** Every legal move of `decider`. */
  get moves(): readonly Move[] {
    return this.#moves;
  }
  /** A bot seat that is thinking now, for a calm line about it. */
  get thinking(): Seat | undefined {
    return this.#thinking;
  }
  /** The first move of what undo would take back, with the position before it; undefined if none. */
  get undoable(): Happening | undefined {
    return this.#undoable;
  }
  get redoable(): boolean {
    return this.#redoable;
  }
  /** How many touches made what may be taken back. */
  get touches(): number {
    return this.#touches;
  }
  get over(): boolean {
    return this.#over;
  }
  /** False when another tab writes this match: this one follows and may take over. */
  get writer(): boolean {
    return this.#writer;
  }
  /** Something went wrong that a person should know (a full disk, a lost database, a damaged entry), in words. */
  get problem(): string | undefined {
    return this.#problem && (this.#words?.(this.#problem) ?? this.#problem);
  }
  /** The other devices, in a match of several; undefined in a match of one, and while another tab writes. */
  get link(): LinkView | undefined {
    return this.#link;
  }
  /** True for a match of several devices. */
  get linked(): boolean {
    return this.#match.linked;
  }
  /** What is said and asked among devices; changes show in `link`. */
  get session(): Session | undefined {
    return this.#match.session;
  }
  /** Hears table talk of other devices. */
  set ontalk(hear: (talk: Talk) => void) {
    this.#match.ontalk = hear;
  }
  /** Hears what other devices say of the decision of this moment. */
  set onaside(hear: (aside: Aside) => void) {
    this.#match.onaside = hear;
  }
  /** The kind of `problem`. */
  get problemKind(): ProblemKind | undefined {
    return this.#problem;
  }
  /** Set if entries from number `at` on could not be read: the match may be looked at, and continued as a copy. */
  get damaged(): { readonly at: number } | undefined {
    return this.#damage;
  }

  /**
   * Plays moves of the decider in order. Each is stored before it is shown. Throws RuleError if the rules refuse one;
   * those before it stay in the draft. They are taken back together; `joined`: with what was played before them.
   */
  play(moves: readonly Move[], joined = false): Promise<void> {
    this.skip();
    return this.#match.play(moves, joined);
  }
  /** The seat whose device is to compute what the world does now, if that is this one. */
  get world(): Seat | undefined {
    return this.#world;
  }
  /** Plays what the world did, as this device computed it. */
  settle(outcome: Move): Promise<void> {
    return this.#match.settle(outcome);
  }
  /** From now on somebody else plays this seat, where that is for this device alone to say: see `handable`. */
  hand(seat: Seat, player: Player): Promise<void> {
    this.skip();
    return this.#match.hand(seat, player);
  }
  get handable(): boolean {
    return this.#handable;
  }
  /** Who plays each seat now. */
  get players(): readonly Player[] {
    return this.#players;
  }
  undo(): Promise<void> {
    return this.#match.undo();
  }
  redo(): Promise<void> {
    return this.#match.redo();
  }
  /** Tries again after a problem. */
  retry(): Promise<void> {
    return this.#match.retry();
  }
  /** Shows the last frame at once. */
  skip(): void {
    this.#pacer.skip();
  }
  /** Shows the next moment at once, and then goes on as before. */
  onward(): void {
    this.#pacer.onward();
  }
  /** Milliseconds of one beat of motion; 0 shows only the last frame of each move. */
  setPace(milliseconds: number, beats: (event: GameEvent) => number): void {
    this.#pacer.setPace(milliseconds, beats);
  }
  /** Becomes the writing tab. */
  takeOver(): Promise<void> {
    return this.#match.takeOver();
  }
  /** For a hint, what the strongest bot would play for the decider, up to the end of the turn or the next draw; empty if nothing. */
  hint(): Promise<readonly Move[]> {
    return this.#match.hint();
  }
  /** What speaks for a turn of `from.seat` from that position, beside the best that `differs` from it; undefined where nothing can be said. */
  compare(
    from: Decides,
    turn: readonly Move[],
    differs: (other: readonly Move[]) => boolean,
    signal: AbortSignal
  ): Promise<Compared | undefined> {
    return this.#match.compare(from, turn, differs, signal);
  }
  /** Stops bots, timers and locks. */
  close(): void {
    this.#match.close();
    this.#pacer.skip();
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.#seen);
  }

  #hear(told: Told): void {
    if (told === 'jump') return this.#jump();
    const { players } = this.#match.view.devices;
    for (const { happening, frames } of told) {
      const bot = typeof happening.by === 'number' && players[happening.by]?.kind === 'bot';
      this.#pacer.add(frames, bot);
    }
    this.#update();
  }

  #jump(): void {
    this.#update();
    this.#pacer.jump({ state: this.#state, event: undefined });
  }

  #update(): void {
    const match = this.#match;
    const { view, person } = match;
    this.#state = view.state;
    this.#history = view.history;
    this.#entries = view.entries;
    this.#players = view.devices.players;
    this.#over = view.turn === 'over';
    this.#handable = match.writer && match.handable;
    this.#link = match.session && linkView(match.session);
    this.#person = person;
    this.#proposal = match.proposal?.move;
    this.#world = match.world;
    this.#thinking = match.thinking;
    this.#undoable = person === undefined ? undefined : view.undoable;
    this.#redoable = person !== undefined && view.redoable;
    this.#touches = view.touches;
    this.#writer = match.writer;
    this.#problem = match.problem ?? (match.damage ? 'damaged' : undefined);
    this.#damage = match.damage;
  }

  /** Back from the background, where phones cut database connections: what failed is tried again. */
  readonly #seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.session?.wake();
    if (this.#problem) this.retry().catch(() => undefined);
  };
}
