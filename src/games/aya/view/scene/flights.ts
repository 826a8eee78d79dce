/** Pieces on their way: what is put, stood up or turned glides to its new place instead of jumping there. */
import { alike, between, type Bodies, type Body } from './bodies.ts';

/** Milliseconds a piece takes; and how many at once are a change of position rather than a move. */
const moving = 250;
const most = 40;

type Flight = { readonly from: Body; readonly to: Body; readonly since: number };

export class Flights {
  #flights = new Map<string, Flight>();

  get any(): boolean {
    return this.#flights.size > 0;
  }

  clear(): void {
    this.#flights.clear();
  }

  /** Lets set out what was seen elsewhere; `but` is in the hand and goes where that goes. */
  depart(seen: Bodies, places: Bodies, but: ReadonlySet<string>, now: number): void {
    const gone = new Map<string, Flight>();
    for (const [id, to] of places) {
      const from = seen.get(id);
      if (!from || but.has(id) || alike(from, to)) continue;
      const under = this.#flights.get(id);
      gone.set(id, under && alike(under.to, to) ? under : { from, to, since: now });
    }
    if (gone.size > most) gone.clear();
    this.#flights = gone;
  }

  /** Puts what flies where it is now. */
  carry(places: Map<string, Body>, now: number): void {
    for (const [id, { from, to, since }] of this.#flights) {
      const part = (now - since) / moving;
      if (part >= 1 || !places.has(id)) this.#flights.delete(id);
      else places.set(id, between(from, to, 1 - (1 - Math.max(0, part)) ** 3));
    }
  }
}
