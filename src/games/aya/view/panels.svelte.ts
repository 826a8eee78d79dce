/** What lies open over or beside the picture: the choice of how it is shown, the album, what would fall. */
import { MediaQuery } from 'svelte/reactivity';
import type { Wave } from './wave.svelte.ts';

export class Panels {
  readonly #wave: Pick<Wave, 'open' | 'close'>;
  /** There is room for the album beside the picture; elsewhere it lies over it, where one thing at a time is open. */
  readonly #roomy = new MediaQuery('min-width: 640px');
  #choosing = $state(false);
  /** On a wide table it lies open from the beginning. */
  #album = $state(new MediaQuery('min-width: 1000px').current);

  constructor(wave: Pick<Wave, 'open' | 'close'>) {
    this.#wave = wave;
  }

  get choosing(): boolean {
    return this.#choosing;
  }
  set choosing(on: boolean) {
    this.#choosing = on;
    if (on && !this.#roomy.current) this.#album = false;
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
