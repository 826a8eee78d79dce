/** A lesson as it is taken: which step is on, what was tried, and what the table shows. Nothing of it is stored as a match. */
import { tick } from 'svelte';
import type { Game, GameEvent, Illegal, Move, Seat } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { carry, type Frame, type Happening } from '#engine/timeline.ts';
import type { World } from '#games/index.ts';
import type { Chapter, Lesson, Step } from '#games/lesson.ts';
import { Pacer } from '#match/pacer.ts';
import type { AskBot } from '#match/players.ts';
import { Settling } from '#match/settling.ts';
import { answer, arrive, beginning, example, following, fulfilled, hasOwn, past, type Asked } from './steps.ts';

/** Where somebody is in a lesson. */
export type Bookmark = { readonly chapter: number; readonly step: number };

/** What was said about the last try: a rule refused it, it led astray, or what came of it, if that could be found out. */
export type Said =
  | { readonly type: 'nudge'; readonly text: string }
  | { readonly type: 'shown' }
  | { readonly type: 'failed' }
  | { readonly type: 'then'; readonly text: string };

export type CourseOptions = {
  /** Asks a bot for one move, for matches at the end of a lesson. */
  readonly ask: AskBot;
  /** What computes the world, in games in which it moves. */
  readonly world: World | undefined;
  readonly onrefuse: (illegal: Illegal) => void;
  /** Somebody has come here, for the first time or again; `learnt` is the chapter that ended with it. */
  readonly onbookmark: (bookmark: Bookmark, learnt: string | undefined) => void;
};

/** How often something else may be tried before the move is shown. */
const tries = 3;

export class Course {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly #options: CourseOptions;
  readonly #pacer: Pacer;
  #bookmark = $state.raw<Bookmark>({ chapter: 0, step: 0 });
  #from = $state.raw<JsonObject>({});
  #state = $state.raw<JsonObject>({});
  #frame = $state.raw<Frame>({ state: {}, event: undefined });
  #moving = $state(false);
  /** The table takes its time to show what came of a step. */
  #showing = $state(false);
  #history = $state.raw<readonly Happening[]>([]);
  /** How much of that led to this step. */
  #led = 0;
  #said = $state.raw<Said>();
  #misses = 0;
  /** How often the world was set moving in vain: what is right on the way there takes nothing from that. */
  #vain = 0;
  /** The task of this step is done, or the match of it is over. */
  #done = $state(false);
  #ended = $state(false);
  #anew = $state(false);
  /** What bots think about belongs to one position; another begins another. */
  #asking: AbortController | undefined;
  #closed = false;
  /** What is to be done once nothing moves. */
  #then: (() => void) | undefined;

  constructor(game: Game, lesson: Lesson, bookmark: Bookmark, options: CourseOptions) {
    this.game = game;
    this.lesson = lesson;
    this.#options = options;
    this.#pacer = new Pacer((frame, moving) => {
      this.#frame = frame;
      this.#moving = moving;
      if (!this.moving) this.#rested();
    });
    const chapter = lesson.chapters[bookmark.chapter] ? bookmark.chapter : 0;
    const { steps } = lesson.chapters[chapter]!;
    this.#enter({ chapter, step: chapter === bookmark.chapter && steps[bookmark.step] ? bookmark.step : 0 });
  }

  get bookmark(): Bookmark {
    return this.#bookmark;
  }
  get chapter(): Chapter {
    return this.lesson.chapters[this.#bookmark.chapter]!;
  }
  get step(): Step {
    return this.chapter.steps[this.#bookmark.step]!;
  }
  /** The position at rest. */
  get state(): JsonObject {
    return this.#state;
  }
  get frame(): Frame {
    return this.#frame;
  }
  get moving(): boolean {
    return this.#moving || this.#showing;
  }
  get history(): readonly Happening[] {
    return this.#history;
  }
  get said(): Said | undefined {
    return this.#said;
  }
  /** One may go on to the next step. */
  get done(): boolean {
    return this.#done && !this.moving;
  }
  /** The last step of the last chapter was taken. */
  get ended(): boolean {
    return this.#ended;
  }
  /** The table of this step is another than the one before has led to. */
  get anew(): boolean {
    return this.#anew;
  }
  get first(): boolean {
    return this.#bookmark.chapter === 0 && this.#bookmark.step === 0;
  }
  /** The learner is to do something. */
  get decider(): Seat | undefined {
    const { chapter, step } = this;
    const asks = step.kind === 'do' || step.kind === 'choose' || step.kind === 'play';
    return asks && !this.#done && !this.moving && this.game.turn(this.#state) === chapter.seat
      ? chapter.seat
      : undefined;
  }
  get moves(): readonly Move[] {
    return this.decider === undefined ? [] : this.game.moves(this.#state);
  }

  setPace(milliseconds: number, beats: (event: GameEvent) => number): void {
    this.#pacer.setPace(milliseconds, beats);
  }
  /** The table begins to show something by itself, or has shown it. */
  film(showing: boolean): void {
    this.#showing = showing;
    if (!this.moving) this.#rested();
  }
  /** Shows at once what is moving. */
  skip(): void {
    this.#pacer.skip();
  }
  close(): void {
    this.#closed = true;
    this.#asking?.abort();
    this.#pacer.skip();
  }

  /** What the learner did at the table. */
  try(moves: readonly Move[]): void {
    if (this.decider === undefined) return;
    const found = answer(this.#asked, this.#state, moves);
    if (found.type === 'refused') return this.refuse(found.illegal);
    if (found.type === 'astray') return this.#miss();
    this.#said = undefined;
    this.#misses = this.#vain;
    this.#play(moves, found.way !== undefined);
  }

  /** Something that the rules refuse was touched. They say why; after that we say what was meant, while it is still to be done. */
  refuse(illegal: Illegal): void {
    this.#options.onrefuse(illegal);
    if (this.decider !== undefined) this.#miss();
  }

  /** A part of what was meant was touched: what was said of another touch is no longer true. */
  heed(): void {
    if (this.#said?.type === 'nudge') this.#said = undefined;
  }

  /** Plays the task of this step for the learner. */
  show(): void {
    const moves = this.decider === undefined ? undefined : example(this.#asked, this.#state);
    if (!moves) return;
    this.#said = { type: 'shown' };
    this.#play(moves, true);
  }

  /** The next step; a task that was not done is done on the way. */
  next(): void {
    const { chapter, step } = this.#bookmark;
    const last = this.chapter.steps.length - 1;
    if (step < last) {
      const isThere = this.#done || this.step.kind === 'look' || hasOwn(this.chapter.steps[step + 1]!);
      const reached = isThere ? this.#state : past(this.#asked);
      this.#enter({ chapter, step: step + 1 }, { reached });
    } else if (chapter < this.lesson.chapters.length - 1)
      this.#enter({ chapter: chapter + 1, step: 0 }, { seen: this.#state, learnt: this.chapter.id });
    else {
      this.#ended = true;
      this.#options.onbookmark({ chapter: chapter + 1, step: 0 }, this.chapter.id);
    }
  }

  /** The step before, as it was in the beginning. */
  back(): void {
    const { chapter, step } = this.#bookmark;
    if (this.#ended) this.#ended = false;
    else if (step > 0) this.#enter({ chapter, step: step - 1 });
    else if (chapter > 0)
      this.#enter({ chapter: chapter - 1, step: this.lesson.chapters[chapter - 1]!.steps.length - 1 });
  }

  /** This step again, from its beginning. */
  again(): void {
    this.#history = this.#history.slice(0, this.#led);
    this.#enter(this.#bookmark, { reached: this.#from });
  }

  /** The beginning of a chapter. */
  go(chapter: number): void {
    if (this.lesson.chapters[chapter]) this.#enter({ chapter, step: 0 });
  }

  get #asked(): Asked {
    return { game: this.game, chapter: this.chapter, step: this.step, from: this.#from };
  }

  /** Begins a step in the position that was reached; without one, in the one that its examples lead to. `seen` lay there before. */
  #enter(
    bookmark: Bookmark,
    { reached, seen = reached, learnt }: { reached?: JsonObject; seen?: JsonObject; learnt?: string } = {}
  ): void {
    this.#asking?.abort();
    this.#then = undefined;
    this.#showing = false;
    this.#bookmark = bookmark;
    this.#said = undefined;
    this.#misses = this.#vain = 0;
    this.#ended = false;
    const state =
      reached === undefined
        ? arrive(this.game, this.chapter, bookmark.step)
        : beginning(this.chapter, bookmark.step, reached);
    // What was played in another position is not what led here.
    if (state !== reached) this.#history = [];
    this.#led = this.#history.length;
    this.#anew = seen !== undefined && state !== seen && canonical(state) !== canonical(seen);
    this.#from = this.#state = state;
    this.#done = this.step.kind === 'look';
    this.#pacer.jump({ state, event: undefined });
    this.#options.onbookmark(bookmark, learnt);
    if (this.step.kind === 'watch') this.#play([], true);
    if (this.step.kind === 'play') void this.#others();
  }

  /** Plays moves and everything that follows from them without the learner. */
  #play(moves: readonly Move[], finished: boolean): void {
    const { kind } = this.step;
    for (const move of moves) {
      this.#carry(move);
      if (kind !== 'play') this.#follow();
    }
    if (kind === 'play') return void this.#others();
    this.#follow();
    if (this.game.turn(this.#state) === 'world') return void this.#watched();
    this.#finish(finished);
  }

  /** The task is done, or on its way. */
  #finish(finished: boolean): void {
    const { step } = this;
    this.#done = finished;
    if (!finished) return;
    const way = step.kind === 'choose' && step.ways.find((one) => one.done(this.#state, this.#from));
    const then = way ? way.then : step.kind === 'do' ? step.then : undefined;
    if (then !== undefined) this.#said = { type: 'then', text: then };
    // What is done leads on by itself, as long as the table stays the same.
    const ahead = this.chapter.steps[this.#bookmark.step + 1];
    if (step.kind === 'do' && ahead && !ahead.at && this.#said === undefined) this.#atRest(() => this.next());
  }

  /** The learner has set the world moving: the task is judged by what came of it, once that was seen. */
  async #watched(): Promise<void> {
    const { signal } = this.#begin();
    while (this.game.turn(this.#state) === 'world') {
      const settled = await this.#settle(signal);
      if (signal.aborted) return;
      if (!settled) return this.#fail();
      this.#follow();
    }
    await tick();
    if (signal.aborted) return;
    this.#atRest(() => {
      if (fulfilled(this.#asked, this.#state) !== undefined) return this.#finish(true);
      const vain = this.#vain;
      this.again();
      this.#misses = vain;
      this.#vain = vain + 1;
      this.#miss();
    });
  }

  /** Enters what the world does; false where nobody here can tell. */
  async #settle(signal: AbortSignal): Promise<boolean> {
    const { world } = this.#options;
    if (!world) return false;
    const settling = new Settling({
      compute: (state) => world.outcome(state),
      renew: () => world.close(),
      enter: (outcome) => {
        const illegal = this.game.illegal(this.#state, outcome);
        if (illegal) return Promise.reject(new Error(illegal.rule));
        this.#carry(outcome);
        return Promise.resolve();
      },
      waits: (state) => this.#state === state && !signal.aborted,
      changed: () => undefined
    });
    await settling.begin(this.#state);
    return !settling.failed;
  }

  /** What came of it cannot be found out on this device: the lesson goes on. */
  #fail(): void {
    this.#said = { type: 'failed' };
    this.#done = true;
  }

  /** What is asked for a position, of bots or of the world, is of no use in another. */
  #begin(): AbortController {
    this.#asking?.abort();
    return (this.#asking = new AbortController());
  }

  /** Does this once nothing moves; not if somebody has gone elsewhere meanwhile. */
  #atRest(act: () => void): void {
    const bookmark = this.#bookmark;
    this.#then = () => {
      if (this.#bookmark === bookmark) act();
    };
    if (!this.moving) this.#rested();
  }
  #rested(): void {
    const then = this.#then;
    this.#then = undefined;
    then?.();
  }

  #following(): Move | undefined {
    return following(this.#asked, this.#state);
  }
  #follow(): void {
    for (let move = this.#following(); move; move = this.#following()) this.#carry(move);
  }

  #carry(move: Move): void {
    const by = this.game.turn(this.#state);
    const seat = typeof by === 'number' ? by : 'chance';
    const step = carry(this.game, this.#state, move, { n: this.#history.length, by: seat, draft: false });
    this.#history = [...this.#history, step.happening];
    this.#state = step.happening.after;
    this.#pacer.add(step.frames, seat !== this.chapter.seat);
  }

  /** In a match: chance, the world and bots, until the learner decides or it is over. */
  async #others(): Promise<void> {
    const { signal } = this.#begin();
    const { game, chapter } = this;
    for (;;) {
      const state = this.#state;
      const turn = game.turn(state);
      if (turn === chapter.seat || signal.aborted || this.#closed) return;
      if (turn === 'over') return this.#over(signal);
      if (turn === 'world') {
        const settled = await this.#settle(signal);
        if (!settled && !signal.aborted) return this.#fail();
        continue;
      }
      const move = typeof turn === 'number' ? await this.#bot(turn, canonical(state), signal) : this.#following();
      if (signal.aborted || !move) return;
      this.#carry(move);
    }
  }

  async #over(signal: AbortSignal): Promise<void> {
    const { step } = this;
    this.#done = true;
    await tick();
    if (signal.aborted || step.kind !== 'play') return;
    this.#atRest(() => (this.#said = { type: 'then', text: step.then(this.#state) }));
  }

  /** A bot that fails does not end a lesson: something legal is played for it. */
  async #bot(seat: Seat, seed: string, signal: AbortSignal): Promise<Move | undefined> {
    const [game, state] = [this.game, this.#state];
    const rules = { game: game.id, edition: null, version: game.rulesVersion };
    const request = { rules, state, seat, level: 'easy', seed };
    const asked = await this.#options.ask(request, signal).catch(() => undefined);
    const move = game.parse(asked);
    return move && !game.illegal(state, move) ? move : game.moves(state)[0];
  }

  #miss(): void {
    const { step } = this;
    if (step.kind !== 'do' && step.kind !== 'choose') return;
    if (++this.#misses >= tries) this.show();
    else this.#said = { type: 'nudge', text: step.nudge };
  }
}
