/** Photos that wait for the river alone: a sign on each for as long as it is so, with a word when it becomes so. */
import { untrack } from 'svelte';
import { readyPhotos } from '../aid/ready.ts';
import type { AyaGame } from '../rules/index.ts';
import { running, type State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { amid, type Spot, type Tag } from './stage.ts';
import { animalName, tileName } from './things.ts';

type Around = { readonly game: AyaGame; readonly state: State };

/** Milliseconds that the word stands beside the sign, and the sentence in the dock. */
const told = 8000;
/** So far below the middle the sign hangs, as under a photo (0.01 cm): of a tile, of an animal. */
const below = { tile: 430, animal: 170 };

/** As long as the river has not been pushed. */
export const waits = (state: State): boolean =>
  running(state) || state.phase === 'break' || (state.phase === 'push' && state.pushes.length === 0);

export class Ready {
  readonly #around: () => Around;
  /** Those that have just become so. */
  #fresh = $state.raw<readonly string[]>([]);
  #before: { readonly ids: readonly string[]; readonly dominoes: number } | undefined;

  /** Made while a component is. */
  constructor(around: () => Around) {
    this.#around = around;
    $effect(() => {
      const { all } = this;
      untrack(() => this.#tell(all));
    });
    $effect(() => {
      if (this.#fresh.length === 0) return;
      const timer = setTimeout(() => (this.#fresh = []), told);
      return () => clearTimeout(timer);
    });
  }

  readonly all = $derived.by((): readonly string[] => {
    const { game, state } = this.#around();
    return waits(state) ? readyPhotos(game.box, state).map(({ id }) => id) : [];
  });
  readonly tags = $derived.by((): readonly Tag[] => {
    const { game, state } = this.#around();
    return this.all.map((id) => ({
      at: spotOf(state, id),
      kind: 'ready',
      text: this.#fresh.includes(id) ? words.told.ready : '',
      of: nameOf(game, id)
    }));
  });

  /** What was so when the table was opened is no news, nor what is so where somebody leafs through a match. */
  #tell(ids: readonly string[]): void {
    const { state } = this.#around();
    const before = this.#before;
    const dominoes = Object.keys(state.dominoes).length;
    this.#before = { ids, dominoes };
    if (!before || dominoes < before.dominoes || dominoes > before.dominoes + 1) return;
    const fresh = ids.filter((id) => !before.ids.includes(id));
    if (fresh.length === 0) return;
    this.#fresh = fresh;
  }
  /** What has just become so, in a sentence. */
  readonly news = $derived.by((): string | undefined => {
    const { game } = this.#around();
    const fresh = this.#fresh.filter((id) => this.all.includes(id));
    return fresh.length === 0
      ? undefined
      : words.told.nowReady(fresh.length, words.list(fresh.map((id) => nameOf(game, id))));
  });
}

const nameOf = ({ box }: AyaGame, id: string): string => (box.tiles.has(id) ? tileName(box, id) : animalName(box, id));

/** Under a tile, or under the two dominoes that an animal lies on. */
function spotOf({ tiles, tokens, dominoes }: State, id: string): Spot {
  const token = tokens[id];
  const { x, z } = token ? amid(token.on.map((one) => dominoes[one]!)) : tiles[id]!;
  return { x, z: z + (token ? below.animal : below.tile) };
}
