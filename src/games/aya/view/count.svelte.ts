/** The count told item by item, along the river: what is won, and for what is not, why. AYA-COUNT, AYA-SCORE. */
import { untrack } from 'svelte';
import { total } from '#engine/game.ts';
import type { Done } from '../../view.ts';
import { count, rank, scoreLines, type Verdict } from '../rules/count/count.ts';
import type { AyaGame } from '../rules/index.ts';
import { middleOf } from '../rules/geometry.ts';
import { isFullGame } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { words } from '../words/en.ts';
import { ground, ranks } from '../words/names.ts';
import type { Focus, Spot } from './stage.ts';
import { animalName, tileName } from './things.ts';

export type Item = {
  readonly title: string;
  /** What it brings, or why it brings nothing. */
  readonly text: string;
  readonly won: boolean;
  /** The sum with it. */
  readonly sum: number;
  readonly at: Spot | undefined;
  readonly focus: Focus | undefined;
};

const c = words.count;

function where({ item, id, fails }: Verdict, state: State): Pick<Item, 'at' | 'focus'> {
  const sign = fails === null ? 'item' : 'refused';
  if (item === 'landscape') return { at: state.tiles[id], focus: { pieces: [id], sign } };
  const token = state.tokens[id]!;
  const [x, z] = token.end
    ? [token.end.p[0], token.end.p[2]]
    : middleOf(state.dominoes[token.on[0]]!).map((n) => n * 100);
  return { at: { x: x!, z: z! }, focus: { pieces: token.on, sign } };
}

export function itemsOf({ box }: AyaGame, state: State): Item[] {
  const { verdicts, triptychs, retriggers } = count(box, state);
  const { perAnimal, perLandscapePhoto, perTriptych, perRetriggerTokenKept } = box.edition.score;
  let sum = 0;
  const items = verdicts.map((verdict): Item => {
    const { item, id, type, fails } = verdict;
    if (fails === null) sum += item === 'animal' ? perAnimal : perLandscapePhoto;
    const title = item === 'animal' ? c.animal(animalName(box, id), ground(type)) : c.landscape(tileName(box, id));
    const text = fails === null ? c.won : (c.why[fails] ?? fails);
    return { title, text, won: fails === null, sum, ...where(verdict, state) };
  });
  for (const type of triptychs) {
    sum += perTriptych;
    items.push({ title: c.triptych(ground(type)), text: c.won, won: true, sum, at: undefined, focus: undefined });
  }
  sum += perRetriggerTokenKept * retriggers;
  const title = c.tokens(retriggers);
  items.push({ title, text: '', won: retriggers > 0, sum, at: undefined, focus: undefined });
  return items;
}

/** The points and what they are worth in words. */
export function ending({ box }: AyaGame, state: State): { readonly points: number; readonly rank: string | undefined } {
  const points = total(scoreLines(box, count(box, state)));
  const full = isFullGame(box, state.options);
  return { points, rank: full ? ranks[rank(box, points)] : undefined };
}

/** Milliseconds an item is shown for each of a step of motion. */
const beats = 9;

export class Telling {
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly items: readonly Item[];

  constructor(items: readonly Item[], done: boolean) {
    this.items = items;
    this.#at = done ? items.length : 0;
  }

  /** How many items have been told; the last of them is being looked at. */
  get at(): number {
    return this.#at;
  }
  get done(): boolean {
    return this.#at >= this.items.length;
  }
  get now(): Item | undefined {
    return this.done ? undefined : this.items[this.#at];
  }

  /** Goes on by itself; without motion whoever looks goes on by hand. */
  start(pace: number): void {
    clearTimeout(this.#timer);
    if (pace > 0 && !this.done) this.#timer = setTimeout(() => (this.next(), this.start(pace)), beats * pace);
  }
  next(): void {
    this.#at = Math.min(this.items.length, this.#at + 1);
  }
  all(): void {
    this.stop();
    this.#at = this.items.length;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  readonly last: Done | undefined;
  /** Somebody here decides. */
  readonly live: boolean;
  /** The last fall has been seen. */
  readonly seen: boolean;
  readonly pace: number;
};

/** The count as it is told, for the life of a component: an end that comes is told, an old one only shown. */
export class Counting {
  #telling = $state.raw<Telling>();

  constructor(around: () => Around) {
    let opened: number | undefined;
    let isNew = false;
    $effect.pre(() => {
      const n = around().last?.n ?? -1;
      isNew ||= opened !== undefined && n !== opened;
      opened ??= n;
    });
    const ended = $derived.by(() => {
      const { state, seen } = around();
      return state.phase === 'over' && seen ? state : undefined;
    });
    $effect(() => {
      if (!ended) return void (this.#telling = undefined);
      const { game, live, pace } = untrack(around);
      const telling = new Telling(itemsOf(game, ended), !live && !isNew);
      this.#telling = telling;
      untrack(() => telling.start(pace));
      return () => telling.stop();
    });
  }

  get telling(): Telling | undefined {
    return this.#telling;
  }
}
