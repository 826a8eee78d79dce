/** A place in a finished log, and how it moves: by jumps, by steps that are seen, or by itself. */
import type { GameEvent } from '#engine/game.ts';
import type { Frame } from '#engine/timeline.ts';
import type { Replay } from '#match/replay.ts';

/** What can be played back: a match, or a part of one. */
type Played = Pick<Replay, 'history' | 'at' | 'frames'>;

/** Without motion, an entry still stays long enough to be read. */
const STILL = 900;
/** Between two entries while it plays by itself. */
const REST = 260;

export class Playback {
  readonly #replay: Played;
  readonly #beats: (event: GameEvent) => number;
  readonly #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many entries have been played. */
  at = $state(0);
  playing = $state(false);
  frame: Frame = $state.raw({ state: {}, event: undefined });

  constructor(replay: Played, at: number, beats: (event: GameEvent) => number, pace: () => number) {
    this.#replay = replay;
    this.#beats = beats;
    this.#pace = pace;
    this.#rest(at);
  }

  get all(): number {
    return this.#replay.history.length;
  }

  /** Jumps; the next entry is seen as it happens. */
  go(at: number): void {
    this.stop();
    const to = Math.min(Math.max(0, at), this.all);
    if (to === this.at + 1) void this.#step();
    else this.#rest(to);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at === this.all) this.#rest(0);
    this.playing = true;
    void this.#run();
  }

  stop(): void {
    this.playing = false;
    this.skip();
  }

  /** Shows what is moving at rest. */
  skip(): void {
    this.#hurried = true;
    clearTimeout(this.#timer);
    this.#wake();
  }

  async #run(): Promise<void> {
    while (this.playing && this.at < this.all) {
      const moved = await this.#step();
      if (!this.playing) return;
      // Entries that show nothing pass at once, the draws of a set-up for example.
      if (moved) await this.#sleep(this.#pace() > 0 ? REST : STILL);
    }
    this.playing = false;
  }

  /** Plays the next entry; true if there was something to see. */
  async #step(): Promise<boolean> {
    const to = this.at + 1;
    const pace = this.#pace();
    let seen = false;
    this.at = to;
    this.#hurried = false;
    for (const frame of this.#replay.frames(to - 1)) {
      const beats = frame.event ? this.#beats(frame.event) : 0;
      if (beats === 0) continue;
      seen = true;
      if (pace === 0) continue;
      this.frame = frame;
      await this.#sleep(beats * pace);
      // Somebody has gone elsewhere meanwhile.
      if (this.at !== to) return seen;
      if (this.#hurried) break;
    }
    this.#rest(to);
    return seen;
  }

  #rest(at: number): void {
    this.at = at;
    this.frame = { state: this.#replay.at(at), event: undefined };
  }

  /** Somebody does not want to see the rest of an entry's frames. */
  #hurried = false;
  #wake: () => void = () => undefined;
  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = setTimeout(resolve, milliseconds);
    });
  }
}
