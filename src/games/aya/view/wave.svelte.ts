/** What would fall: a wave along the chain from the start, which names each photo as it comes to it, and where it stops. */
import { forecast, trialOf, type Photo } from '../aid/forecast.ts';
import { stopsOf, type Stop } from '../aid/stops.ts';
import type { Film } from '../physics/simulate.ts';
import { middleOf } from '../rules/geometry.ts';
import type { AyaGame } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { priceOfPush } from '../rules/turn.ts';
import { words } from '../words/en.ts';
import { ground } from '../words/names.ts';
import { amid, type Focus, type Spot, type Tag } from './stage.ts';
import { animalName, dominoName, tileName } from './things.ts';
import { eventOf } from '../world.ts';

/** A line of the forecast: a photo won or lost, or a stop. */
export type Told = {
  readonly kind: 'won' | 'lost' | 'stop';
  readonly title: string;
  readonly text: string;
  /** The rule behind it, to be looked up. */
  readonly rule: string | undefined;
  readonly at: Spot | undefined;
  /** When the wave comes to it; after everything else where it never does. */
  readonly frame: number;
  /** A photo of its own, not the panorama of three. */
  readonly isPhoto: boolean;
};
type Found = {
  readonly state: State;
  readonly film: Film;
  readonly lines: readonly Told[];
  readonly fallen: number;
  readonly standing: number;
  /** What the next push would cost; undefined where there is none. */
  readonly price: number | undefined;
};

/** The wave runs at this part of the fall's own speed; a line is named on the table for so many frames. */
const rate = 0.75;
const named = 70;
const longest = 250;
/** Reasons that only say that nothing has come there. */
const dry = ['AYA-ANIM-01', 'AYA-LAND-03'];

const f = words.forecast;

const titleOf = ({ box }: AyaGame, { item, id, type }: Photo): string =>
  item === 'animal'
    ? words.count.animal(animalName(box, id), ground(type))
    : item === 'landscape'
      ? words.count.landscape(tileName(box, id))
      : f.panorama(ground(type));

function spotOf(state: State, { item, id, pieces }: Photo): Spot | undefined {
  if (item === 'landscape') return state.tiles[id];
  const there = pieces.flatMap((piece) => state.dominoes[piece] ?? []);
  return there.length > 0 && item === 'animal' ? amid(there) : undefined;
}

/** Photos and stops as lines, in the order in which the wave comes to them. */
function linesOf(game: AyaGame, trial: State, photos: readonly Photo[], stops: readonly Stop[]): Told[] {
  const told = photos.map((photo): Told => {
    const { won, frame } = photo;
    const rule = photo.rule ?? '';
    const isDry = frame === null && dry.includes(rule);
    const why = isDry ? f.notReached : (words.count.reasons[rule] ?? f.unreached);
    return {
      kind: won ? 'won' : 'lost',
      title: titleOf(game, photo),
      text: won ? f.won : why,
      rule: photo.rule ?? undefined,
      at: spotOf(trial, photo),
      frame: frame ?? Infinity,
      isPhoto: photo.item !== 'panorama'
    };
  });
  const stopped = stops.map(({ from, to, why, gap, frame }): Told => {
    const [ax, az] = middleOf(trial.dominoes[from]!);
    const [bx, bz] = middleOf(trial.dominoes[to]!);
    return {
      kind: 'stop',
      title: f.stops(dominoName(game.box, to)),
      text: f.reasons[why](words.cm(gap)),
      rule: undefined,
      at: { x: 50 * (ax + bx), z: 50 * (az + bz) },
      frame,
      isPhoto: false
    };
  });
  return [...told, ...stopped].sort((a, b) => (a.frame === b.frame ? 0 : a.frame - b.frame));
}

/** What is counted of the fall, as the rules play it. */
function tally(game: AyaGame, trial: State, move: Move): Pick<Found, 'fallen' | 'standing' | 'price'> {
  const after = game.clone(trial);
  game.play(after, move);
  const upright = ({ dominoes }: State): number => Object.values(dominoes).filter(({ is }) => is === 'upright').length;
  const standing = upright(after);
  const more = game.moves(after).some(({ type }) => type === 'push');
  return { fallen: upright(trial) - standing, standing, price: more ? priceOfPush(after) : undefined };
}

export class Wave {
  readonly #tell: (line: string) => void;
  #found = $state.raw<Found>();
  #frame = $state(0);
  #loading = $state(false);
  #failed = $state(false);
  #asked = 0;
  /** The next frame, if one was asked for. */
  #raf: number | undefined;
  #last = 0;
  #calm = false;

  /** `tell` says a line aloud. */
  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  get open(): boolean {
    return this.#found !== undefined || this.#loading || this.#failed;
  }
  get loading(): boolean {
    return this.#loading;
  }
  get failed(): boolean {
    return this.#failed;
  }
  get runs(): boolean {
    return this.#found !== undefined && this.#frame < this.#end;
  }
  get #end(): number {
    return (this.#found?.film.frames.length ?? 0) + named;
  }
  /** The position it is about. */
  get of(): State | undefined {
    return this.#found?.state;
  }
  /** What has been told by now. */
  get told(): readonly Told[] {
    return this.#found?.lines.filter(({ frame }) => !this.runs || frame <= this.#frame) ?? [];
  }
  get summary(): string {
    const { lines = [], fallen = 0, standing = 0 } = this.#found ?? {};
    const photos = lines.filter(({ isPhoto }) => isPhoto);
    return f.summary(fallen, standing, photos.filter(({ kind }) => kind === 'won').length, photos.length);
  }

  /** What may be done about what stays standing; undefined where nothing does. */
  get more(): string | undefined {
    const price = this.#found?.price;
    return price === undefined ? undefined : f.more(price === 0);
  }

  /** The dominoes that the wave has reached. */
  readonly focus = $derived.by((): Focus[] => {
    const now = this.#frame;
    const pieces = this.#found?.film.down.flatMap(({ id, frame }) => (frame <= now ? [id] : [])) ?? [];
    return pieces.length > 0 ? [{ pieces, sign: 'wave' }] : [];
  });
  /** What is written on the table: names while they are new, and a sign for good. */
  readonly tags = $derived.by((): Tag[] =>
    this.told.flatMap(({ kind, title, text, at, frame }) =>
      at ? [{ at, kind, text: this.runs && this.#frame - frame < named ? f.line(title, text) : '' }] : []
    )
  );

  /** Asks what would fall now, and shows it; without motion as it ends. */
  async ask(game: AyaGame, state: State, calm: boolean): Promise<void> {
    this.close();
    const trial = trialOf(game, state);
    if (!trial) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#loading = true;
    this.#calm = calm;
    try {
      const { move, film } = await eventOf(game, trial);
      if (asked !== this.#asked) return;
      const stops = stopsOf(game.box, trial, film.down);
      const lines = linesOf(game, trial, forecast(game, trial, move, film.down), stops);
      this.#found = { state, film, lines, ...tally(game, trial, move) };
      this.again();
    } catch {
      if (asked === this.#asked) this.#failed = true;
    } finally {
      if (asked === this.#asked) this.#loading = false;
    }
  }

  /** Runs once more from the start. */
  again(): void {
    this.#rest();
    this.#frame = this.#calm ? this.#end : 0;
    if (this.#calm) return this.#sayAll();
    this.#last = performance.now();
    this.#raf = requestAnimationFrame(this.#run);
  }
  /** The end of it at once. */
  skip(): void {
    this.#rest();
    this.#frame = this.#end;
    this.#tellEnd();
  }
  close(): void {
    this.#rest();
    this.#asked += 1;
    this.#found = undefined;
    this.#loading = false;
    this.#failed = false;
    this.#frame = 0;
  }

  #rest(): void {
    if (this.#raf !== undefined) cancelAnimationFrame(this.#raf);
    this.#raf = undefined;
  }

  #tellEnd(): void {
    this.#tell([this.summary, this.more ?? ''].join(' ').trim());
  }
  #sayAll(): void {
    for (const { title, text } of this.#found?.lines ?? []) this.#tell(f.line(title, text));
    this.#tellEnd();
  }

  readonly #run = (time: number): void => {
    const found = this.#found;
    if (!found) return;
    const before = this.#frame;
    const passed = Math.max(0, Math.min(longest, time - this.#last));
    this.#last = time;
    this.#frame = Math.min(this.#end, before + (passed / 1000) * found.film.fps * rate);
    for (const { title, text, frame } of found.lines)
      if (frame > before && frame <= this.#frame) this.#tell(f.line(title, text));
    if (this.#frame < this.#end) this.#raf = requestAnimationFrame(this.#run);
    else {
      for (const { title, text, frame } of found.lines) if (frame === Infinity) this.#tell(f.line(title, text));
      this.#tellEnd();
    }
  };
}
