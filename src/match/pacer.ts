/** Shows the moments of moves one after another, at the pace a person can follow. */
import type { GameEvent } from '#engine/game.ts';
import type { Frame } from '#engine/timeline.ts';

/** A frame in the queue and how many beats it stays. */
type Waiting = { readonly frame: Frame; readonly beats: number };

export class Pacer {
  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The frame on show while it is not yet at rest. */
  #shown: Frame | undefined;
  #pace = 0;
  #beats: (event: GameEvent) => number = () => 1;
  readonly #show: (frame: Frame, moving: boolean) => void;

  /** `show` is called with every frame in turn, and whether more are to come. */
  constructor(show: (frame: Frame, moving: boolean) => void) {
    this.#show = show;
  }

  /** Milliseconds of one beat, 0 to show last frames only, and how many beats an event takes. */
  setPace(milliseconds: number, beats: (event: GameEvent) => number): void {
    this.#pace = milliseconds;
    this.#beats = beats;
    if (milliseconds === 0) this.skip();
  }

  /** Adds the frames of one move; `hold` lets its result stand for a beat, so that a bot's moves do not run together. */
  add(frames: readonly Frame[], hold: boolean): void {
    for (const frame of frames) {
      const beats = frame.event ? this.#beats(frame.event) : hold ? 1 : 0;
      this.#queue.push({ frame, beats });
    }
    if (this.#timer === undefined) this.#next();
  }

  /** Shows this frame at once, instead of whatever was to come. */
  jump(frame: Frame): void {
    this.#queue = [{ frame, beats: 0 }];
    this.skip();
  }

  /** Shows the next moment at once, and then goes on as before. */
  onward(): void {
    clearTimeout(this.#timer);
    if (this.#queue.length > 0) this.#next();
    else this.skip();
  }

  /** Shows the last frame at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1)?.frame ?? this.#shown;
    this.#queue = [];
    if (last) this.#rest(last);
  }

  /** Shows frames up to the first that stays for a while; those that take no time are not shown, unless they are the last. */
  #next(): void {
    this.#timer = undefined;
    if (this.#pace === 0) return this.skip();
    while (this.#queue.length > 1 && this.#queue[0]!.beats === 0) this.#queue.shift();
    const now = this.#queue.shift();
    if (!now) return;
    const time = now.beats * this.#pace;
    if (time === 0) return this.#rest(now.frame);
    this.#shown = now.frame;
    this.#show(now.frame, true);
    this.#timer = setTimeout(() => (this.#queue.length > 0 ? this.#next() : this.#rest(now.frame)), time);
  }

  #rest(frame: Frame): void {
    this.#timer = undefined;
    this.#shown = undefined;
    this.#show(frame, false);
  }
}
