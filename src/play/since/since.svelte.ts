/** What happened since somebody decided last: offered when the decision comes back, and looked at step by step. */
import { tick, untrack } from 'svelte';
import type { Seat } from '#engine/game.ts';
import type { Happening } from '#engine/timeline.ts';
import type { LiveMatch } from '#match/live.svelte.ts';
import { settings } from '#shell/settings.svelte.ts';
import type { Tale } from '../tale.ts';
import { clearLit, litChanges, seen } from './lit.ts';
import { happenedSince, momentsSince, type Moment } from './moments.ts';

/** How long a step stays: a moment to see it, and time for each letter. */
const times = { slow: [2600, 60], normal: [1600, 40], quick: [900, 20] } as const;

/** What there is to be told, and the history in which it stands. */
type News = { readonly happened: readonly Happening[]; readonly history: readonly Happening[] };

const isSame = (some: readonly Happening[], others: readonly Happening[]): boolean =>
  some.length === others.length && some.every(({ n, after }, i) => others[i]!.n === n && others[i]!.after === after);

/** What is told of: a match, or the one at the end of a lesson. */
type Played = Pick<LiveMatch, 'history' | 'state'>;

export class Since {
  readonly #live: Played;
  readonly #tale: Tale;
  readonly #seat: () => Seat | undefined;
  readonly #slow: () => boolean;
  readonly #fresh: () => boolean;
  /** The step that is shown, of which recap; first, for a moment, what was and what it settled, to see what changes by it. */
  #at = $state.raw<{ readonly key: string; readonly index: number; readonly as: 'before' | 'settled' | 'after' }>();
  /** The recap that was put aside. */
  #aside = $state<string>();
  #runs = $state(true);
  /** The entry up to which somebody here has been told, and each seat. */
  #told = -1;
  readonly #toldTo: number[] = [];
  /** The table, for what is lit on it. */
  root: HTMLElement | undefined;

  /**
   * `seat`: who decides here now, or takes the device to do so. `slow`: whoever learns the game; what the table has just done
   * with their land opens by itself before the decision that it led to, and goes on by touch. `fresh`: at the beginning of
   * somebody's first match; what another one did opens so as well.
   */
  constructor(
    live: Played,
    tale: Tale,
    seat: () => Seat | undefined,
    slow: () => boolean = () => false,
    fresh: () => boolean = () => false
  ) {
    this.#live = live;
    this.#tale = tale;
    this.#seat = seat;
    this.#slow = slow;
    this.#fresh = fresh;
    $effect(() => {
      const { sincePace } = settings.now;
      const { moment } = this;
      if (!moment || !this.#runs || sincePace === 'touch') return;
      const [base, letter] = times[sincePace];
      const timer = setTimeout(() => this.next(), base + letter * moment.text.length);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.moment === undefined) untrack(() => clearLit(this.root));
    });
    $effect(() => {
      const due = this.offered ? this.#due() : -1;
      if (due >= 0) untrack(() => this.open(due, false));
    });
  }

  /** While time runs out, nothing stands in the way of a decision: what there is to be told waits for one that has time. */
  readonly #hurries = $derived.by(() => Number.isFinite(this.#tale.view.clock?.left(this.#live.state)));
  #kept: News = { happened: [], history: [] };
  /** One value as long as its seat goes on deciding, which adds nothing to what there is to be told. */
  readonly #news: News = $derived.by(() => {
    const seat = this.#seat();
    const { history } = this.#live;
    const happened = seat === undefined ? [] : happenedSince(this.#tale, history, seat);
    return isSame(this.#kept.happened, happened) ? this.#kept : (this.#kept = { happened, history });
  });
  /** Who is told what; one value, as the page hangs on it (see `Holder`). To put it in words takes a while: once a turn. */
  readonly #recap: { readonly moments: readonly Moment[]; readonly key: string } = $derived.by(() => {
    const { since } = settings.now;
    const seat = this.#seat();
    const { happened, history } = this.#news;
    const told = seat !== undefined && since !== 'off' && !this.#hurries && happened.length > 0;
    const moments = told ? momentsSince(this.#tale, history, seat, since, this.#slow()) : [];
    return { moments, key: `${seat} ${moments[0]?.key} ${moments.at(-1)?.key}` };
  });
  get moments(): readonly Moment[] {
    return this.#recap.moments;
  }
  get #key(): string {
    return this.#recap.key;
  }

  /** There is something to be told, and nobody has put it aside. */
  get offered(): boolean {
    return this.moments.length > 0 && this.moment === undefined && this.#aside !== this.#key;
  }
  /** Which step is shown; undefined while the table is as it is now, which then does not hang on the recap. */
  get index(): number | undefined {
    return this.#at && this.#at.key === this.#key ? this.#at.index : undefined;
  }
  get moment(): Moment | undefined {
    return this.index === undefined ? undefined : this.moments[this.index];
  }
  /** It goes on by itself. */
  get runs(): boolean {
    return this.#runs && settings.now.sincePace !== 'touch';
  }

  /** What the table shows instead of now. */
  get scene() {
    const { moment } = this;
    if (!moment) return undefined;
    const as = this.#at?.as ?? 'after';
    const before = as === 'before';
    const past = this.#live.history.filter(({ n }) => n < moment.n);
    const last = { ...moment.last, events: moment.last.events.slice(0, moment.told) };
    const { seat } = moment;
    return {
      state: moment[as],
      event: before ? undefined : moment.event,
      last: moment.last,
      from: moment.before,
      history: before ? past : [...past, last],
      viewer: seat !== undefined && seat < this.#tale.names.length ? seat : undefined
    };
  }

  /** At the first step that its seat has not gone through yet, where none is named. */
  open = (index = this.#untold(), runs = true): void => {
    this.#runs = runs;
    void this.#go(index);
  };
  next = (): void => {
    const { index } = this;
    if (index === undefined) return;
    if (index + 1 < this.moments.length) void this.#go(index + 1);
    else this.close();
  };
  back = (): void => {
    this.#runs = false;
    if (this.index) void this.#go(this.index - 1);
  };
  /** Nothing goes on by itself until that is wished for again. */
  hold = (): void => {
    this.#runs = false;
  };
  pause = (): void => {
    this.#runs = !this.#runs;
  };
  /** Back to now. */
  close = (): void => {
    this.#at = undefined;
    this.dismiss();
    const seat = this.#seat();
    if (seat !== undefined) this.#toldTo[seat] = this.#told;
  };
  /** It stays one touch away, and is not in sight. */
  dismiss = (): void => {
    if (this.moments.length === 0) return;
    this.#aside = this.#key;
    this.#told = this.moments.at(-1)!.n;
  };

  /** What was told is told again where nothing else is. */
  #untold(): number {
    const told = this.#toldTo[this.#seat() ?? -1] ?? -1;
    return Math.max(
      0,
      this.moments.findIndex(({ n }) => n > told)
    );
  }

  /**
   * The step at which the recap opens by itself; -1 where it waits to be asked for. An upkeep opens it where it begins, until its
   * seat has gone on: turns before it are no longer told unasked.
   */
  #due(): number {
    const seat = this.#seat();
    const { view } = this.#tale;
    if (seat === undefined || !this.#slow()) return -1;
    const untold = this.moments.findIndex(({ n }) => n > this.#told);
    if (untold < 0) return -1;
    if (this.#fresh() && this.moments.slice(untold).some((one) => (one.seat ?? seat) !== seat)) return untold;
    if (!view.upkeep || !view.story?.retold) return -1;
    const own = this.#live.history.findLast(({ by, before }) => by === seat && view.upkeep?.(before) !== true)?.n ?? -1;
    if (own > this.moments.at(-1)!.n) return -1;
    const upkept = this.moments.slice(untold).some(({ seat: whose, event }) => event && whose === seat);
    return upkept ? this.moments.findIndex(({ event }, n) => n >= untold && event) : -1;
  }

  async #go(index: number): Promise<void> {
    const key = this.#key;
    clearLit(this.root);
    this.#at = { key, index, as: 'before' };
    await tick();
    if (this.#at?.index !== index) return;
    const was = seen(this.root);
    this.#at = { key, index, as: 'settled' };
    await tick();
    if (this.#at?.index !== index) return;
    litChanges(this.root, was);
    this.#at = { key, index, as: 'after' };
  }
}
