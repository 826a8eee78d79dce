/**
 * The coach of a first match: what a lesson would have told is told when it first matters at this table. One sentence at a
 * time, none of them twice, and none that was learnt; in a guided match the first round is suggested move by move.
 */
import { untrack } from 'svelte';
import type { Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { games } from '#games/index.ts';
import { unheard, type Tip } from '#games/lesson.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { change, settings } from '#shell/settings.svelte.ts';
import { announce } from '#ui/announce.svelte.ts';
import { words } from '#words/play.ts';
import type { Desk } from './desk.svelte.ts';

/** How much of what matters is told at once to whoever asks for it. */
const atOnce = 3;

export class Coach {
  readonly #live: LiveMatch;
  readonly #game: string;
  #asked = false;
  #tips = $state.raw<readonly Tip[]>([]);
  #tip = $state.raw<Tip>();
  /** Suggestions end with the first round, and what others did opens by itself until the second: that is said, and where there is more (`partings`). */
  readonly #partings: readonly Tip[];
  /** Where it spoke last: in one position it speaks once. */
  #at: JsonObject | undefined;
  /** Where it suggested something last. */
  #suggested: JsonObject | undefined;

  /**
   * Made while a component is: it listens as long as that is there. `decider` is the seat that decides on this device now;
   * `retold`: what the end of a round brings goes on opening by itself.
   */
  constructor(live: LiveMatch, desk: Desk, decider: () => Seat | undefined, retold: boolean) {
    this.#live = live;
    this.#game = live.game.id;
    const { coachAlone, coachEye, coachEyeRetold } = words.notice;
    this.#partings = [
      { id: 'alone', text: coachAlone, when: (state) => this.#guides(state, 2) },
      { id: 'eye', text: retold ? coachEyeRetold : coachEye, when: (state) => this.#guides(state, 3) }
    ];
    $effect(() => {
      if (settings.now.coach) this.prepare();
    });
    $effect(() => {
      const seat = decider();
      const { state } = live;
      const tips = settings.now.coach ? this.#tips : [];
      untrack(() => {
        const { tip } = this;
        if (tip && (seat === undefined || !tip.when(state, seat) || tips.length === 0)) this.heard();
        if (seat !== undefined && state !== this.#at) this.#look(tips, state, seat);
      });
    });
    $effect(() => {
      const { state } = live;
      // Where no rounds are counted there is no first one; such a table proposes a place for everything itself.
      const round = live.game.round?.(state) ?? Infinity;
      const { coach, guided } = settings.now;
      if (!coach || guided !== live.id || decider() === undefined || this.tip || round > 1) return;
      // Once in a position, and after a search for one that is gone by now.
      if (desk.searching || state === this.#suggested) return;
      this.#suggested = state;
      void untrack(() => (desk.hinted ? undefined : desk.hint()));
    });
  }

  /** There is something it could say in this game. */
  get there(): boolean {
    return games[this.#game]?.lesson !== undefined;
  }
  /** Learns what there is to say: before it is asked. */
  prepare(): void {
    if (this.#asked) return;
    this.#asked = true;
    void games[this.#game]?.lesson?.().then((write) => (this.#tips = write(this.#live.game).coach));
  }
  /** All it has to say of this position, learnt or not: the most special first, which matters least often. */
  matters(state: JsonObject, seat: Seat): readonly string[] {
    const fits = this.#tips.filter((tip) => tip.when(state, seat));
    return fits.slice(-atOnce).map(({ text }) => text);
  }
  /** What it says now. */
  get tip(): Tip | undefined {
    return this.#tip;
  }

  /** It was read, or matters no more. */
  heard = (): void => {
    const tip = this.#tip;
    this.#tip = undefined;
    if (!tip) return;
    void change(({ told }) => {
      const said = told[this.#game] ?? [];
      return said.includes(tip.id) ? {} : { told: { ...told, [this.#game]: [...said, tip.id] } };
    });
  };
  /** Enough of it, and of what it suggests. */
  off = (): void => {
    this.#tip = undefined;
    void change({ coach: false });
  };

  #guides(state: JsonObject, round: number): boolean {
    return settings.now.guided === this.#live.id && this.#live.game.round?.(state) === round;
  }

  #look(tips: readonly Tip[], state: JsonObject, seat: Seat): void {
    if (this.#tip || tips.length === 0) return;
    const told = settings.now.told[this.#game] ?? [];
    const learnt = settings.now.lessons[this.#game]?.learnt ?? [];
    const tip = unheard([...this.#partings, ...tips], told, learnt).find((one) => one.when(state, seat));
    if (!tip) return;
    this.#tip = tip;
    this.#at = state;
    announce(tip.text);
  }
}
