/**
 * How what the world does comes into the log of a match, so that no match ever waits for a result that cannot be had: this
 * device computes it; again with a fresh engine, from the stored position; then takes it from another device that could; and
 * in the end whoever set it off may take that back.
 */
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

export type Means = {
  /** Computes what the world does in this position. Rejects where it cannot. */
  readonly compute: (state: JsonObject) => Promise<Move>;
  /** Lets go of what computed: the next question starts with a fresh engine. */
  readonly renew: () => void;
  /** Enters a result. Rejects if the rules refuse it or it cannot be stored. */
  readonly enter: (outcome: Move) => Promise<void>;
  /** True as long as this position waits for its result here. */
  readonly waits: (state: JsonObject) => boolean;
  /** Hears that `failed` has changed. */
  readonly changed: () => void;
};

const attempts = 2;

/** Milliseconds from which on another device's result will do, and after which an engine that says nothing is given up. */
const patience = { others: 10_000, own: 30_000 };

export class Settling {
  readonly #means: Means;
  #state: JsonObject | undefined;
  /** What became due while something else was seen to. */
  #next: JsonObject | undefined;
  #busy = false;
  #closed = false;
  #offered: Move | undefined;
  /** Takes what another device offers for a position, while this one takes long over it. */
  #take: { readonly state: JsonObject; readonly hear: (outcome: Move) => void } | undefined;
  /** No result could be had: it is for a person to say what becomes of it. */
  failed = false;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Nobody waits here any more: nothing is asked or entered from now on. */
  close(): void {
    this.#closed = true;
    this.#state = this.#next = undefined;
  }

  /** Sees to the result of `state`; nothing happens if that is seen to already. */
  async begin(state: JsonObject): Promise<void> {
    if (this.#state === state || this.#closed) return;
    this.#state = state;
    this.#offered = undefined;
    if (this.#busy) this.#next = state;
    else await this.#work(state);
  }

  /** Tries once more, on behalf of a person. */
  async again(): Promise<void> {
    if (this.#state) await this.#work(this.#state);
  }

  /** Enters what a person decides instead of a result. */
  async instead(outcome: Move): Promise<void> {
    if (this.#state && !this.#busy) await this.#try(this.#state, () => Promise.resolve(outcome));
  }

  /** Hears a result that another device computed: entered only where this device finds none itself, or not in time. */
  async offer(outcome: Move): Promise<void> {
    if (this.#take && this.#take.state === this.#state) return this.#take.hear(outcome);
    this.#offered = outcome;
    if (this.#state && this.failed && !this.#busy) await this.#takeOffer(this.#state);
  }

  async #work(state: JsonObject): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#tell(false);
    let done = false;
    for (let n = 0; n < attempts && !done && this.#waits(state); n++) {
      if (n > 0) this.#means.renew();
      done = await this.#try(state, () => this.#find(state));
    }
    this.#busy = false;
    if (!done && !(await this.#takeOffer(state))) this.#tell(this.#waits(state));
    const next = this.#next;
    this.#next = undefined;
    if (next) await this.#work(next);
  }

  /** A position that waits no more, because another tab writes, is a new one to this when it waits again. */
  #waits(state: JsonObject): boolean {
    const waits = !this.#closed && this.#means.waits(state);
    if (!waits && this.#state === state) this.#state = undefined;
    return waits;
  }

  /** What this device computes; what another one found, if that takes long. An engine may never answer at all. */
  async #find(state: JsonObject): Promise<Move> {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (ms: number, act: () => void): void => void timers.push(setTimeout(act, ms));
    const others = new Promise<Move>((resolve, reject) => {
      after(patience.others, () => {
        this.#take = { state, hear: resolve };
        const offered = this.#offerFor(state);
        if (offered) resolve(offered);
      });
      after(patience.own, () => reject(new Error('The engine does not answer.')));
    });
    try {
      return await Promise.race([this.#means.compute(state), others]);
    } finally {
      timers.forEach(clearTimeout);
      this.#take = undefined;
    }
  }

  /** What was offered, once; what comes while a position that waits no more is still being seen to is for the next one. */
  #offerFor(state: JsonObject): Move | undefined {
    if (this.#state !== state) return undefined;
    const offered = this.#offered;
    this.#offered = undefined;
    return offered;
  }

  async #takeOffer(state: JsonObject): Promise<boolean> {
    const offered = this.#offerFor(state);
    return offered !== undefined && this.#try(state, () => Promise.resolve(offered));
  }

  /** True if the position has its result, by this or by something else. */
  async #try(state: JsonObject, find: () => Promise<Move>): Promise<boolean> {
    try {
      const outcome = await find();
      if (this.#waits(state)) await this.#means.enter(outcome);
    } catch {
      if (this.#waits(state)) return false;
    }
    this.#tell(false);
    return true;
  }

  #tell(failed: boolean): void {
    if (this.failed === failed) return;
    this.failed = failed;
    this.#means.changed();
  }
}
