/** Keeping what is seen: the picture of the table, and the falls as a film, recorded while it is watched once more. */
import { toast } from '#ui/announce.svelte.ts';
import { shareFile } from '#ui/play/share.ts';
import type { Done } from '../../view.ts';
import { words } from '../words/en.ts';
import type { Projector } from './projector.svelte.ts';
import { canRecord, type Recording } from './scene/record.ts';

type Kept = {
  /** The picture on the table, if it is one that can be kept. */
  readonly picture: object | null | undefined;
  readonly projector: Projector;
  readonly falls: readonly Done[];
};
type Camera = { picture(): Promise<Blob>; record(): Recording };

const c = words.count;
const isCamera = (picture: object | null | undefined): picture is Camera => !!picture && 'record' in picture;

export class Keeper {
  readonly #kept: () => Kept;
  #busy = $state(false);

  constructor(kept: () => Kept) {
    this.#kept = kept;
  }

  get canPicture(): boolean {
    return isCamera(this.#kept().picture);
  }
  get canFilm(): boolean {
    const { picture, falls } = this.#kept();
    return isCamera(picture) && falls.length > 0 && canRecord() && !this.#busy;
  }

  async keepPicture(): Promise<void> {
    const { picture } = this.#kept();
    if (isCamera(picture)) await this.#hand(() => picture.picture(), 'png');
  }

  async keepFilm(): Promise<void> {
    const { picture, projector, falls } = this.#kept();
    if (!isCamera(picture) || falls.length === 0 || this.#busy) return;
    this.#busy = true;
    await this.#hand(async () => {
      const recording = picture.record();
      await projector.showAll(falls);
      await projector.over();
      return recording.stop();
    });
    this.#busy = false;
  }

  async #hand(make: () => Promise<Blob>, kind?: string): Promise<void> {
    try {
      const blob = await make();
      const handed = await shareFile(c.title, `aya.${kind ?? (blob.type.includes('mp4') ? 'mp4' : 'webm')}`, blob);
      if (handed === 'saved') toast(c.saved);
    } catch {
      toast(c.unsaved);
    }
  }
}
