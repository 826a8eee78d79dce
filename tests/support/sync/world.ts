/** A world of devices for tests: time that is turned by hand, a network with faults, storage that crashes. All from one seed. */
import type { Roll } from '#engine/game.ts';
import { hashText, type Hash } from '#engine/hash.ts';
import type { Channel } from '#sync/channel.ts';
import type { Clock } from '#sync/clock.ts';

/** Virtual time: what is due happens in order, whatever waits for promises happens in between. */
export class Time implements Clock {
  #now = 0;
  #serial = 0;
  readonly #due: { readonly at: number; readonly order: number; readonly act: () => void }[] = [];

  readonly now = (): number => this.#now;
  readonly after = (milliseconds: number, act: () => void): (() => void) => {
    const one = { at: this.#now + milliseconds, order: this.#serial++, act };
    let low = 0;
    let high = this.#due.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#due[middle]!.at <= one.at) low = middle + 1;
      else high = middle;
    }
    this.#due.splice(low, 0, one);
    return () => {
      const at = this.#due.indexOf(one);
      if (at >= 0) this.#due.splice(at, 1);
    };
  };

  /** Lets time pass until `done`, or for so many milliseconds. Returns whether it was done. */
  async pass(milliseconds: number, done: () => boolean = () => false): Promise<boolean> {
    const end = this.#now + milliseconds;
    await settled();
    while (!done()) {
      const next = this.#due[0];
      if (!next || next.at > end) {
        this.#now = end;
        return done();
      }
      this.#due.shift();
      this.#now = next.at;
      next.act();
      await settled();
    }
    return true;
  }
}

/** Resolves when no promise is left to go on. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Hashes nobody can guess, but for those who know the seed. */
export function seededEntropy(seed: string): () => Hash {
  let count = 0;
  return () => hashText(`${seed} ${count++}`);
}

/** What a network does to messages, in parts of a thousand, and how long they take. */
export type Weather = { readonly drop: number; readonly twice: number; readonly least: number; readonly most: number };
export const calm: Weather = { drop: 0, twice: 0, least: 2, most: 12 };
export const storm: Weather = { drop: 30, twice: 30, least: 1, most: 250 };

/** Two ends of a channel through `weather`. `tap` sees, and may change or swallow, what is sent. */
export function pair(
  time: Clock,
  roll: Roll,
  weather: () => Weather,
  binding = 'test',
  tap: (text: string, fromOpener: boolean) => string | undefined = (text) => text
): [Channel, Channel] {
  const ends: (Channel & { closed: boolean })[] = [];
  const make = (opener: boolean): Channel & { closed: boolean } => {
    let last = 0;
    const line: string[] = [];
    const end = {
      opener,
      binding,
      closed: false,
      onmessage: () => undefined,
      onclose: () => undefined,
      send: (sent: string): void => {
        const text = end.closed ? undefined : tap(sent, opener);
        if (text === undefined) return;
        const { drop, twice, least, most } = weather();
        if (roll(1000) < drop) return;
        const copies = roll(1000) < twice ? 2 : 1;
        for (let i = 0; i < copies; i++) {
          const at = time.now() + least + roll(most - least + 1);
          // In fair weather messages keep their order, as on a real data channel.
          const ordered = drop === 0;
          last = ordered ? Math.max(at, last) : at;
          if (ordered) line.push(text);
          time.after(last - time.now(), () => {
            const other = ends[opener ? 1 : 0]!;
            const arriving = ordered ? line.shift()! : text;
            if (!other.closed) other.onmessage(arriving);
          });
        }
      },
      close: (): void => {
        if (end.closed) return;
        end.closed = true;
        time.after(weather().most, () => {
          const other = ends[opener ? 1 : 0]!;
          if (other.closed) return;
          other.closed = true;
          other.onclose();
        });
      }
    } as Channel & { closed: boolean };
    return end;
  };
  ends.push(make(true), make(false));
  return [ends[0]!, ends[1]!];
}
