/** The count as a show at one's own pace: line after line, by itself or by touch, held where somebody wants to look. */
import { untrack } from 'svelte';
import type { Done } from '../../view.ts';
import type { AyaGame } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { itemsOf, wonOf, type Item } from './items.ts';

/** Steps of motion a line is shown for; a loss has a reason to be read. */
const beats: Readonly<Record<Item['kind'], number>> = { animal: 12, landscape: 12, panorama: 9, token: 3, none: 9 };
const reading = 5;

export class Telling {
  #at = $state(0);
  #held = $state(false);
  #landed = $state(false);
  #pace = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly items: readonly Item[];

  constructor(items: readonly Item[], done: boolean) {
    this.items = items;
    this.#at = done ? items.length : 0;
  }

  /** How many lines have been told before the one that is being told. */
  get at(): number {
    return this.#at;
  }
  get done(): boolean {
    return this.#at >= this.items.length;
  }
  get now(): Item | undefined {
    return this.items[this.#at];
  }
  /** It waits until somebody goes on. */
  get held(): boolean {
    return this.#held;
  }
  /** It goes on by itself unless it is held. */
  get moves(): boolean {
    return this.#pace > 0;
  }
  /** What lies in the album: everything told, and what has just flown there. */
  get told(): readonly Item[] {
    return this.items.slice(0, this.#at + (this.#landed ? 1 : 0));
  }

  /** The photos among it. */
  readonly won = $derived.by(() => wonOf(this.told));

  /** Goes on by itself at this pace; without motion whoever looks goes on by hand. */
  start(pace: number): void {
    this.#pace = pace;
    this.#turn();
  }
  next(): void {
    this.#at = Math.min(this.items.length, this.#at + 1);
    this.#turn();
  }
  all(): void {
    this.#at = this.items.length;
    this.stop();
  }
  hold(held: boolean): void {
    this.#held = held;
    if (held) this.stop();
    else this.#turn();
  }
  /** The photo that is told has reached the album. */
  land(): void {
    this.#landed = true;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #turn(): void {
    clearTimeout(this.#timer);
    const { now } = this;
    this.#landed = !this.moves;
    if (!now || !this.moves || this.#held) return;
    const steps = beats[now.kind] + (now.rule === undefined ? 0 : reading);
    this.#timer = setTimeout(() => this.next(), steps * this.#pace);
  }
}

type Around = {
  readonly game: AyaGame;
  readonly state: State;
  readonly last: Done<AyaGame> | undefined;
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
    // Whoever watches the fall once more finds the count as it was.
    let told: { readonly of: State; readonly telling: Telling } | undefined;
    $effect(() => {
      if (!ended) return void (this.#telling = undefined);
      const { game, live, pace } = untrack(around);
      if (told?.of !== ended) told = { of: ended, telling: new Telling(itemsOf(game, ended), !live && !isNew) };
      const { telling } = told;
      this.#telling = telling;
      // Nothing is told to a page that nobody sees.
      const see = (): void => {
        if (document.hidden) telling.stop();
        else telling.start(pace);
      };
      untrack(see);
      document.addEventListener('visibilitychange', see);
      return () => {
        document.removeEventListener('visibilitychange', see);
        telling.stop();
      };
    });
  }

  get telling(): Telling | undefined {
    return this.#telling;
  }
}
