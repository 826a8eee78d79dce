/**
 * Who holds the device, and so whose area is in front. One person at bots keeps it; several pass it on, with a short
 * curtain between, or lay it on the table and have the view turn to whoever decides.
 */
import type { Seat } from '#engine/game.ts';
import type { LiveMatch } from '#match/live.svelte.ts';

export class Holder {
  readonly #live: LiveMatch;
  readonly #onTable: () => boolean;
  readonly #seatsHere: () => readonly Seat[];
  /** Who took the device last. */
  #taken = $state<Seat>();

  /** `seatsHere` are the seats of persons on this device. */
  constructor(live: LiveMatch, onTable: () => boolean, seatsHere: () => readonly Seat[]) {
    this.#live = live;
    this.#onTable = onTable;
    this.#seatsHere = seatsHere;
    // A match that is opened again finds its turn where it was: nobody is asked to hand anything over.
    this.#taken = live.decider ?? this.#persons.find((seat) => seat === lastSeat(live));
  }

  get #persons(): readonly Seat[] {
    return this.#seatsHere();
  }

  /** Persons share this device. */
  get shared(): boolean {
    return this.#persons.length > 1;
  }

  /** The seat whose area is in front. */
  get viewer(): Seat {
    const { next, decider = next } = this.#hands;
    const turn = this.#live.game.turn(this.#live.frame.state);
    const acting = typeof turn === 'number' ? turn : lastSeat(this.#live);
    if (this.#persons.length === 0 || this.#onTable()) return decider ?? acting ?? 0;
    if (this.#persons.length === 1) return this.#persons[0]!;
    return this.#taken ?? decider ?? this.#persons[0]!;
  }

  /**
   * One value, which everything on the page follows: Svelte marks what hangs on a change once for every way that leads to it,
   * and two values where one follows from the other would double all ways behind them.
   */
  readonly #hands: { readonly next?: Seat; readonly decider?: Seat } = $derived.by(() => {
    const { decider } = this.#live;
    if (decider === undefined) return {};
    const keeps =
      !this.shared ||
      this.#onTable() ||
      this.#taken === undefined ||
      decider === this.#taken ||
      // Whoever has the device decides for a bot too, where all decide together.
      !this.#persons.includes(decider);
    return keeps ? { decider } : { next: decider };
  });

  /** The person who is to take the device now, if that is somebody else than who has it. */
  get next(): Seat | undefined {
    return this.#hands.next;
  }

  /** Who decides, and has the device. */
  get decider(): Seat | undefined {
    return this.#hands.decider;
  }

  /** The decider has the device. */
  take(): void {
    if (this.#live.decider !== undefined) this.#taken = this.#live.decider;
  }

  /** The first decision after opening needs no curtain; on the table nobody holds anything. */
  settle(): void {
    const { decider } = this.#live;
    if (decider !== undefined && (this.#taken === undefined || this.#onTable())) this.#taken = decider;
  }
}

const lastSeat = (live: LiveMatch): Seat | undefined =>
  live.history.findLast((one) => one.by !== 'chance')?.by as Seat | undefined;
