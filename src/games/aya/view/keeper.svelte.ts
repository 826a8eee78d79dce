/** Keeping what is seen: a postcard of the river, and the falls as a film, recorded while it is watched once more. */
import { toast } from '#ui/announce.svelte.ts';
import { shareFile, wantsTouch, type Handed } from '#ui/play/share.ts';
import type { Done } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import { types, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { photo, photoOf } from './art/photo.ts';
import type { Ending } from './ending.ts';
import { paintTable } from './flat/paint.ts';
import { begun, drawPostcard, pictured } from './postcard.ts';
import type { Projector } from './projector.svelte.ts';
import { sheet } from '#ui/brand/paint.ts';
import { canRecord, type Recording } from './scene/record.ts';

type Kept = {
  readonly game: AyaGame;
  readonly state: State;
  readonly end: Ending;
  readonly names: readonly string[];
  /** When the match began; now, where that is unknown. */
  readonly created: string | undefined;
  /** The picture on the table, if it is one that can be kept. */
  readonly picture: object | null | undefined;
  readonly projector: Projector;
  readonly falls: readonly Done<AyaGame>[];
};
type Camera = { portrait(width: number, height: number): HTMLCanvasElement; record(): Recording };

const c = words.count;
const p = words.postcard;
const isCamera = (picture: object | null | undefined): picture is Camera => !!picture && 'record' in picture;

export class Keeper {
  readonly #kept: () => Kept;
  #busy = $state(false);
  /** A film that is ready and waits for a touch: a share sheet opens for nothing less. */
  #film = $state.raw<Blob>();

  constructor(kept: () => Kept) {
    this.#kept = kept;
  }

  get canFilm(): boolean {
    const { picture, falls } = this.#kept();
    return this.#film !== undefined || (isCamera(picture) && falls.length > 0 && canRecord() && !this.#busy);
  }
  /** The next touch hands the film on. */
  get filmed(): boolean {
    return this.#film !== undefined;
  }

  /** The table in space where that is what is looked at, and from above otherwise. */
  #portrait(): HTMLCanvasElement {
    const { picture, game, state } = this.#kept();
    const { width, height } = pictured;
    return isCamera(picture)
      ? picture.portrait(width, height)
      : sheet(width, height, (brush) => paintTable(brush, game.box, state, width, height));
  }
  get #names(): string {
    return words.list(this.#kept().names);
  }
  get #created(): string {
    return begun(this.#kept().created);
  }
  get #dated(): string {
    return p.date(this.#created);
  }

  get postcardAlt(): string {
    const { end } = this.#kept();
    return p.alt(end.points, end.rank, this.#names, this.#dated);
  }
  get postcardFile(): string {
    return p.file(this.#created.slice(0, 10));
  }
  async postcard(): Promise<Blob> {
    const { game, state, end } = this.#kept();
    // Of the land most of which lies on the table, one picture is the stamp.
    const laid = (type: string): number =>
      Object.keys(state.tiles).filter((id) => game.box.tiles.get(id)!.type === type).length;
    const land = types.toSorted((a, b) => laid(b) - laid(a))[0]!;
    const stamp = { cuts: photoOf(land, 1), grid: photo };
    const { points, rank, played } = end;
    return drawPostcard({
      picture: this.#portrait(),
      points,
      rank,
      played,
      names: this.#names,
      date: this.#dated,
      stamp
    });
  }

  /** Films the falls; where that takes another touch, the film then waits for it. */
  async keepFilm(): Promise<void> {
    if (this.#film) return this.#try(() => this.#handFilm());
    const { picture, projector, falls } = this.#kept();
    if (!isCamera(picture) || falls.length === 0 || this.#busy) return;
    this.#busy = true;
    await this.#try(async () => {
      const recording = picture.record();
      await projector.showAll(falls);
      await projector.over();
      const film = await recording.stop();
      // Whoever has left meanwhile is asked nothing.
      if (projector.closed) return;
      this.#film = film;
      if (wantsTouch(nameOf(this.#film), this.#film))
        toast(c.filmed, { label: c.keepFilm, run: () => void this.keepFilm() });
      else await this.#handFilm();
    });
    this.#busy = false;
  }

  async #handFilm(): Promise<void> {
    const film = this.#film;
    if (!film) return;
    const handed = await this.#hand(film);
    if (handed === 'shared' || handed === 'saved') this.#film = undefined;
  }

  async #hand(blob: Blob): Promise<Handed> {
    const handed = await shareFile(c.title, nameOf(blob), blob);
    const told = { saved: c.saved, shared: c.handedOn, cancelled: c.notSaved, none: c.unsaved, copied: c.saved };
    if (handed === 'touch') toast(c.ready, { label: c.keep, run: () => void this.#hand(blob) });
    else toast(told[handed]);
    return handed;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      toast(c.unsaved);
    }
    this.#busy = false;
  }
}

const nameOf = ({ type }: Blob): string => `aya.${type.includes('mp4') ? 'mp4' : 'webm'}`;
