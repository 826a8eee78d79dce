/** What Escape closes, and Back leads out of. */
export interface Closable {
  readonly open: boolean;
  back(): void;
}

/** Something somebody looks at instead of what the decision is about, until that moves on. */
export class Look<T> implements Closable {
  readonly #moment: () => unknown;
  #at = $state.raw<{ readonly what: T; readonly until: unknown }>();

  /** It is looked at as long as `moment` says the same. */
  constructor(moment: () => unknown) {
    this.#moment = moment;
  }

  get what(): T | undefined {
    return this.#at?.until === this.#moment() ? this.#at?.what : undefined;
  }
  get open(): boolean {
    return this.what !== undefined;
  }
  at(what: T | undefined): void {
    this.#at = what === undefined ? undefined : { what, until: this.#moment() };
  }
  back(): void {
    this.at(undefined);
  }
}
