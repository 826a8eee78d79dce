/** Photos that wait for the river alone: a sign on each for as long as it is so, with a word when it becomes so, or does not. */
import { untrack } from 'svelte';
import type { Doubts } from '../aid/ready.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { ask, waiting, type Falls } from './doubts.svelte.ts';
import { amid, type Spot, type Tag } from './stage.ts';
import { animalName, tileName } from './things.ts';

type Around = { readonly game: AyaGame; readonly state: State };

/** Milliseconds that the word stands beside the sign. */
const told = 8000;
/** Those that the sentence stands in the dock, where the next place has a reason of its own. */
const said = 4500;
/** So far below the middle the sign hangs, as under a photo (0.01 cm): of a tile, of an animal. */
const below = { tile: 430, animal: 170 };

export class Ready {
  readonly #around: () => Around;
  /** Those that have just become so, or have just turned out not to. */
  #fresh = $state.raw<readonly string[]>([]);
  #says = $state(false);
  #before: { readonly ids: readonly string[]; readonly dominoes: number } | undefined;

  /** Made while a component is. `falls` computes a fall. */
  constructor(around: () => Around, falls?: Falls) {
    this.#around = around;
    $effect(() => {
      const { game, state } = around();
      return untrack(() => ask(game, state, falls));
    });
    $effect(() => {
      if (!this.#waiting.sure) return;
      const { all } = this;
      untrack(() => this.#tell(all));
    });
    $effect(() => {
      if (this.#fresh.length === 0) return;
      this.#says = true;
      const timers = [setTimeout(() => (this.#says = false), said), setTimeout(() => (this.#fresh = []), told)];
      return () => timers.forEach(clearTimeout);
    });
  }

  readonly #waiting = $derived.by(() => {
    const { game, state } = this.#around();
    return waiting(game, state);
  });
  get lost(): Doubts {
    return this.#waiting.lost;
  }
  /** Both those that are ready and those that only should be. */
  readonly all = $derived.by((): readonly string[] => {
    const { ready, lost } = this.#waiting;
    return [...ready.map(({ id }) => id), ...lost.keys()];
  });
  readonly tags = $derived.by((): readonly Tag[] => {
    const { game, state } = this.#around();
    const { lost } = this.#waiting;
    return this.all.map((id) => {
      const rule = lost.get(id);
      const isNew = this.#fresh.includes(id);
      const sign = { at: spotOf(state, id), of: nameOf(game, id) };
      if (rule === undefined) return { ...sign, kind: 'ready', text: isNew ? words.told.ready : '' };
      return { ...sign, kind: 'doubt', text: isNew ? words.told.doubt : '', why: words.count.reasons[rule]! };
    });
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
  /** What has just become so, in a sentence; or what should have, and why it has not. */
  readonly news = $derived.by((): string | undefined => {
    if (!this.#says) return undefined;
    const { game } = this.#around();
    const { ready, lost } = this.#waiting;
    const isNew = (id: string): boolean => this.#fresh.includes(id);
    const fresh = ready.flatMap(({ id }) => (isNew(id) ? [nameOf(game, id)] : []));
    const doubted = [...lost].flatMap(([id, rule]) =>
      isNew(id) ? [words.told.nowDoubted(nameOf(game, id), words.count.reasons[rule]!)] : []
    );
    const said = [...(fresh.length > 0 ? [words.told.nowReady(fresh.length, words.list(fresh))] : []), ...doubted];
    return said.length > 0 ? said.join(' ') : undefined;
  });
}

const nameOf = ({ box }: AyaGame, id: string): string => (box.tiles.has(id) ? tileName(box, id) : animalName(box, id));

/** Under a tile, or under the two dominoes that an animal lies on. */
function spotOf({ tiles, tokens, dominoes }: State, id: string): Spot {
  const token = tokens[id];
  const { x, z } = token ? amid(token.on.map((one) => dominoes[one]!)) : tiles[id]!;
  return { x, z: z + (token ? below.animal : below.tile) };
}
