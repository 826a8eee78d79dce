/** Shows falls as films, one after another: accidents as fast as they are, the river slower, since it is the reward. */
import type { Done } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Watching } from './stage.ts';
import { eventOf, rateOf } from '../world.ts';

type Reel = { readonly before: State; readonly watching: Watching };
/** A domino goes down in a film: which, how fast it falls from 0 to 1, and where from left to right. */
export type Click = (id: string, at: { readonly x: number; readonly z: number }) => void;

/** Frames shown per frame taken, and frames that the end stands still. */
const speed = { accident: 1, fall: 0.5 };
const rest = 24;
/**
 * Milliseconds that pass from one picture to the next at the most. A device that draws slowly leaves pictures out and
 * keeps the pace, also in what is recorded; after the page was away, the film goes on about where it was.
 */
const longest = 500;

export class Projector {
  readonly #game: () => AyaGame;
  readonly #click: Click;
  #reels: Reel[] = [];
  #now = $state.raw<Reel>();
  #loading = $state(0);
  #raf = 0;
  #last = 0;
  /** How many steps of the match have been seen or passed over. */
  #seen: number | undefined;
  /** The fall that is shown as it happens, from before its film is there until nothing runs any more. */
  #fresh = $state.raw<Done<AyaGame>>();
  #closed = false;
  /** What is looked back at. */
  #moment: object | undefined;
  /** How often everything was passed over: a film that was being made then is not shown. */
  #passed = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(game: () => AyaGame, click: Click) {
    this.#game = game;
    this.#click = click;
  }

  get watching(): Watching | undefined {
    return this.#now?.watching;
  }
  /** The position before the film that runs, or is being made. */
  get before(): State | undefined {
    return this.#now?.before ?? this.#fresh?.before;
  }
  /** The number of the step that is being shown for the first time. */
  get showing(): number | undefined {
    return this.#fresh?.n;
  }
  /** A film runs, or is being made. */
  get busy(): boolean {
    return this.#now !== undefined || this.#loading > 0;
  }

  /**
   * Hears of the last step: the next one after it is shown if it is a fall; with `still`, nothing moves. What runs ends with
   * the moment that was looked back at.
   */
  follow(last: Done<AyaGame> | undefined, still: boolean, moment?: object): void {
    const n = last?.n ?? -1;
    // Also what is still being made: it would otherwise run over a table on which nobody looks back any more.
    if (moment !== this.#moment) this.skip();
    this.#moment = moment;
    const next = this.#seen !== undefined && n > this.#seen && n <= this.#seen + 3;
    this.#seen = n;
    if (!next) return this.#stop();
    if (still || !last || (last.move.type !== 'fall' && last.move.type !== 'accident')) return;
    this.#fresh ??= last;
    void this.show(last);
  }

  /** Shows a step that is a fall, also one that was long ago. */
  async show({ before, move }: Done<AyaGame>): Promise<void> {
    this.#loading += 1;
    const passed = this.#passed;
    try {
      const { film } = await eventOf(this.#game(), before, rateOf(move));
      if (this.#closed || passed !== this.#passed) return;
      this.#reels.push({ before, watching: { film, frame: 0 } });
      if (!this.#now) this.#next();
    } catch {
      return; // a device without the engine sees the end only
    } finally {
      this.#loading -= 1;
      if (!this.busy) this.#rest();
    }
  }

  /** Shows several falls, one after another; resolves when all of them are ready to be seen, or passed over. */
  async showAll(falls: readonly Done<AyaGame>[]): Promise<void> {
    const passed = this.#passed;
    for (const fall of falls) {
      // Whoever skips one, or leaves, wants to see none of the others.
      if (this.#closed || passed !== this.#passed) return;
      await this.show(fall);
    }
  }

  /** The end at once. */
  skip(): void {
    this.#passed += 1;
    this.#stop();
  }
  #stop(): void {
    cancelAnimationFrame(this.#raf);
    this.#reels = [];
    this.#now = undefined;
    this.#rest();
  }

  /** Resolves when nothing runs any more. */
  over(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#now) this.#rest();
    });
  }
  #rest(): void {
    this.#fresh = undefined;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  get closed(): boolean {
    return this.#closed;
  }
  close(): void {
    this.#closed = true;
    this.skip();
  }

  #next(): void {
    this.#now = this.#reels.shift();
    if (!this.#now) return this.#rest();
    this.#last = performance.now();
    this.#raf = requestAnimationFrame(this.#run);
  }

  readonly #run = (time: number): void => {
    const reel = this.#now;
    if (!reel) return;
    const { film, frame } = reel.watching;
    const rate = reel.before.due === 'fall' ? speed.fall : speed.accident;
    const next = frame + (Math.max(0, Math.min(longest, time - this.#last)) / 1000) * film.fps * rate;
    this.#last = time;
    if (next >= film.frames.length + rest) return this.#next();
    for (const { id, frame: down } of film.down)
      if (down > frame && down <= next) this.#click(id, reel.before.dominoes[id]!);
    this.#now = { ...reel, watching: { film, frame: Math.min(next, film.frames.length + rest) } };
    this.#raf = requestAnimationFrame(this.#run);
  };
}

/** The falls of a match: those after everything was stood up again, where it was. */
export function fallsOf(past: readonly Done<AyaGame>[]): readonly Done<AyaGame>[] {
  const from = past.findLastIndex(({ move }) => move.type === 'standUp');
  return past.slice(from + 1).filter(({ move }) => move.type === 'fall');
}

/** The pose of body `n` of a film at a frame, fractions between two. Seven numbers: x, y, z in 0.01 cm and a quaternion. */
export function bodyAt({ film, frame }: Watching, n: number, into: number[]): number[] {
  const most = film.frames.length - 1;
  const from = Math.min(most, Math.floor(frame));
  const part = Math.min(1, Math.max(0, frame - from));
  const a = film.frames[from]!;
  const b = film.frames[Math.min(most, from + 1)]!;
  let dot = 0;
  for (let i = 3; i < 7; i++) dot += a[7 * n + i]! * b[7 * n + i]!;
  for (let i = 0; i < 7; i++) {
    const end = b[7 * n + i]! * (i > 2 && dot < 0 ? -1 : 1);
    into[i] = a[7 * n + i]! + (end - a[7 * n + i]!) * part;
  }
  return into;
}
