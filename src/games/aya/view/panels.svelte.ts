/** What lies open over or beside the picture: the choice of how it is shown, the album, what would fall. */
import { MediaQuery } from 'svelte/reactivity';
import { isSlender } from '../../table/form.ts';
import type { Wave } from './wave.svelte.ts';

export class Panels {
  readonly #wave: Pick<Wave, 'open' | 'close'>;
  readonly #width: () => number;
  #choosing = $state(false);
  /** On a page that has the log on the table it lies open from the beginning, before the table is measured. */
  #album = $state(new MediaQuery('min-width: 1000px').current);

  /** `width` is that of the table: where the album has no room beside the picture it lies over it, and one thing at a time is open. */
  constructor(wave: Pick<Wave, 'open' | 'close'>, width: () => number) {
    this.#wave = wave;
    this.#width = width;
  }

  get choosing(): boolean {
    return this.#choosing;
  }
  set choosing(on: boolean) {
    this.#choosing = on;
    if (on && isSlender(this.#width())) this.#album = false;
  }
  get album(): boolean {
    return this.#album;
  }
  set album(on: boolean) {
    this.#album = on;
    this.#choosing = false;
  }

  /** Escape closes what was opened last. What is asked about, and sheets over it all, close by themselves. */
  key({ key, target }: KeyboardEvent): void {
    if (key !== 'Escape' || (target instanceof Element && target.closest('dialog, [role=dialog]'))) return;
    if (this.#choosing) this.#choosing = false;
    else if (this.#wave.open) this.#wave.close();
    else this.#album = false;
  }
}
