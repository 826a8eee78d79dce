/** Who writes a match: one tab at a time, by a lock of the browser. */

/**
 * The right to write one match. The first tab gets it, others wait in line and get it when that tab closes, or take it over at
 * once. Where the browser has no locks every tab may write, and only the check on every write keeps order.
 */
export class WriterLock {
  #held = false;
  #closed = false;
  #release: (() => void) | undefined;
  #waiting: AbortController | undefined;
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #onchange: (held: boolean) => void;

  /** `onchange` hears when the right comes or goes after `start`. */
  constructor(name: string, locks: LockManager | undefined, onchange: (held: boolean) => void) {
    this.#name = name;
    this.#locks = locks;
    this.#onchange = onchange;
  }

  get held(): boolean {
    return this.#held && !this.#closed;
  }

  /** Takes the right if it is free, else gets in line. Resolves once it is known which. */
  async start(): Promise<void> {
    if (!this.#locks) {
      this.#held = true;
      return;
    }
    await new Promise<void>((resolve) => {
      let answered = false;
      const asked = this.#request({ ifAvailable: true }, (free) => {
        answered = true;
        if (free) this.#held = true;
        else this.#queue();
        resolve();
      });
      void asked.then(() => {
        // Locks there are, but not for us (an opaque origin): as if there were none.
        if (!answered) this.#held = true;
        resolve();
      });
    });
  }

  /** Takes the right away from whichever tab has it. Resolves when this one has it. */
  async takeOver(): Promise<void> {
    if (this.held || this.#closed || !this.#locks) return;
    this.#waiting?.abort();
    await new Promise<void>((resolve) => {
      const asked = this.#request({ steal: true }, () => {
        this.#got();
        resolve();
      });
      void asked.then(resolve);
    });
  }

  /** Gives the right back, or gets out of line, for good. */
  close(): void {
    this.#closed = true;
    this.#waiting?.abort();
    this.#release?.();
  }

  #queue(): void {
    if (this.#closed) return;
    this.#waiting = new AbortController();
    void this.#request({ signal: this.#waiting.signal }, () => this.#got());
  }

  #got(): void {
    this.#held = true;
    this.#onchange(true);
  }

  /** Asks for the lock and keeps it until `close`. If another tab steals it, tells so and gets in line again. */
  async #request(options: LockOptions, granted: (free: boolean) => void): Promise<void> {
    let mine = false;
    try {
      await this.#locks!.request(this.#name, options, (lock) => {
        mine = lock !== null;
        granted(mine);
        return mine && !this.#closed ? new Promise<void>((resolve) => (this.#release = resolve)) : undefined;
      });
    } catch {
      if (!mine || this.#closed) return; // got out of line
      this.#held = false;
      this.#queue();
      this.#onchange(false);
    }
  }
}
