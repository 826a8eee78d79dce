/**
 * The time of decisions, in games where it counts, measured on the device that decides: from the moment its screen shows the
 * position to the move, less the time away. It stands still while the page is hidden or somebody paused, and what was used
 * of a decision is kept outside the log, so that closing the page gives nothing back. Other devices are told how it stands, and
 * show that (LINK-SEE-07).
 */
import { onDestroy, untrack } from 'svelte';
import type { Move } from '#engine/game.ts';
import type { Aside } from '#sync/ports.ts';
import type { Clock, ClockRules } from '#games/view.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { keepTime, keptTime } from '#store/kept-time.ts';

/** How often the time is looked at, and how often it is kept and told. */
const look = 200;
const keep = 1000;
/** The most that a move can carry, 24 days and a half: whoever comes back later still plays on. */
const longest = 2 ** 31 - 1;
const carried = (ms: number): number => Math.min(longest, Math.floor(ms));

/** What it measures the time of: a match, or one at the end of a lesson. */
export type Timed = Pick<LiveMatch, 'id' | 'state' | 'decider' | 'writer' | 'history' | 'entries' | 'session'>;

export class DecisionClock implements Clock {
  readonly #live: Timed;
  readonly #rules: ClockRules;
  /** How many steps had been taken when this position came about. */
  #at = -1;
  /** The time of a decision here is measured since it began in this position: not as long as things move or another tab writes. */
  #followed = false;
  /** Whoever decides comes back to this position: to a page just opened, to a tab that takes over, behind a cover. */
  #returns = false;
  /** Where the last decision of this device ended: the next begins there if nothing lies between. */
  #ended: { readonly at: number; readonly time: number } | undefined;
  #used = 0;
  #away = 0;
  /** When it went on running, or stopped. */
  #since = 0;
  #keptAt = 0;
  #now = $state(performance.now());
  #paused = $state(false);
  /** Something covers the table to be read, on the only device there is: the time stands until it is closed. */
  #reading = false;
  /** How the time of another device stands, as it told after so many entries, and when that was. */
  #told = $state.raw<Extract<Aside, { t: 'time' }> & { readonly at: number }>();

  /** For the life of a component. `enter` plays a move as it is. */
  constructor(live: Timed, rules: ClockRules, enter: (move: Move) => void) {
    this.#live = live;
    this.#rules = rules;
    $effect(() => {
      const { length } = live.history;
      const { writer, decider, state } = live;
      const decides = decider !== undefined && rules.left(state) !== undefined;
      untrack(() => this.#follow(length, writer, decides));
    });
    const timer = setInterval(() => {
      this.#now = performance.now();
      if (!this.#mine) return;
      if (this.#now - this.#keptAt > keep) this.#keep();
      if (!this.#stands && this.left <= 0) enter(rules.out(live.state, carried(this.#away)));
    }, look);
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') this.stop();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', this.#keep);
    onDestroy(() => {
      this.#keep();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', this.#keep);
    });
  }

  get left(): number {
    const theirs = this.#theirs;
    if (theirs) return Math.max(0, theirs.left - (theirs.stands ? 0 : Math.max(0, this.#now - theirs.at)));
    const whole = this.#rules.left(this.#live.state) ?? 0;
    return Math.max(0, whole - Math.floor(this.#spent(this.#now)));
  }
  /** The time stands still, here or on the device that decides: the table is covered. */
  get paused(): boolean {
    return this.#theirs?.stands ?? this.#paused;
  }
  /** Whoever stopped the time is on this device. */
  get here(): boolean {
    return this.#live.decider !== undefined;
  }
  /** True while the decision of the position has a time. */
  get runs(): boolean {
    return this.#rules.left(this.#live.state) !== undefined;
  }
  /** That time is measured and comes to an end: only then is anything gained by reading while it stands. */
  get ends(): boolean {
    return Number.isFinite(this.#rules.left(this.#live.state));
  }
  get pause(): (() => void) | undefined {
    if (this.here) return () => this.stop();
    return this.#theirs && !this.#theirs.stands ? () => this.#live.session?.help(null) : undefined;
  }
  /** Another device told how its time stands. */
  hear(told: Extract<Aside, { t: 'time' }>): void {
    this.#now = performance.now();
    this.#told = { ...told, at: this.#now };
  }
  get #theirs() {
    return this.#told?.n === this.#live.entries.length && !this.here ? this.#told : undefined;
  }

  resume(): void {
    if (!this.#paused) return;
    this.#change(() => (this.#paused = false));
  }
  /** The table is covered to be read about, or seen again. */
  read(reading: boolean): void {
    if (this.#reading !== reading) this.#change(() => (this.#reading = reading));
  }

  /** Moves of this decision with the time it took; the end of the time, if that came first. */
  stamp(moves: readonly Move[]): readonly Move[] {
    const { state, history } = this.#live;
    const whole = this.#rules.left(state);
    if (whole === undefined) return moves;
    const now = performance.now();
    const ms = carried(this.#spent(now));
    const away = carried(this.#away + this.#gone(now));
    if (ms >= whole) return [this.#rules.out(state, away)];
    this.#ended = { at: history.length + moves.length, time: now };
    return moves.map((move, n) => (n === 0 ? this.#rules.timed(move, ms, away) : this.#rules.timed(move, 0, 0)));
  }

  #spent(now: number): number {
    return this.#used + (this.#stands ? 0 : Math.max(0, now - this.#since));
  }
  /** How long the time stands by now. */
  #gone(now: number): number {
    return this.#stands ? Math.max(0, now - this.#since) : 0;
  }
  get #stands(): boolean {
    return this.#paused || this.#reading;
  }
  /** Something begins or ends for which the time stands still. */
  #change(change: () => void): void {
    const now = performance.now();
    const [used, away] = [this.#spent(now), this.#away + this.#gone(now)];
    change();
    this.#used = used;
    this.#away = away;
    this.#since = this.#now = now;
    this.#keep();
  }
  /** Somebody here decides, and the time counts. */
  get #mine(): boolean {
    return this.#live.decider !== undefined && this.runs;
  }

  /** The position has changed, or who is to decide in it. */
  #follow(length: number, writer: boolean, mine: boolean): void {
    if (length !== this.#at) this.#turnTo(length);
    if (!writer) {
      this.#followed = this.#paused = false;
      this.#returns = true;
    }
    if (this.#followed || !mine) return;
    this.#followed = true;
    this.#used = this.#away = 0;
    this.#now = performance.now();
    this.#since = this.#ended?.at === length ? this.#ended.time : this.#now;
    const kept = this.#returns ? keptTime(this.#live.id, length) : undefined;
    if (kept) {
      this.#used = kept.ms;
      this.#away = kept.away + Math.max(0, Date.now() - kept.at);
    }
    // Whoever comes back finds the table covered and begins when ready, whatever a world tells behind the cover meanwhile.
    if (this.#returns || document.visibilityState === 'hidden') {
      this.#since = this.#now;
      this.#paused = true;
    }
    this.#returns = false;
    this.#keep();
  }

  #turnTo(length: number): void {
    this.#returns = this.#at < 0 || this.#paused;
    this.#at = length;
    this.#followed = this.#paused = false;
    this.#used = this.#away = 0;
    this.#since = this.#now = performance.now();
  }

  stop(): void {
    if (this.#mine && !this.#paused) this.#change(() => (this.#paused = true));
  }

  readonly #keep = (): void => {
    if (!this.#mine) return;
    const now = performance.now();
    this.#keptAt = now;
    const away = this.#away + this.#gone(now);
    const left = (this.#rules.left(this.#live.state) ?? 0) - Math.floor(this.#spent(now));
    if (Number.isFinite(left)) this.#live.session?.tellTime(Math.max(0, left), this.#stands);
    keepTime({ match: this.#live.id, length: this.#at, ms: this.#spent(now), away, at: Date.now() });
  };
}
