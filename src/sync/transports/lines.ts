/**
 * The direct connections of a room. They outlive the page that made them: the match goes on over the connection that
 * people made for its lobby, without carrying codes again.
 */
import type { Channel, Transport } from '../channel.ts';
import { pageClock, type Clock } from '../clock.ts';
import { answer, offer, type Answered, type Offered } from './direct.ts';

const firstPause = 400;
const longestPause = 8000;
const rooms = new Map<string, Lines>();

/** The connections of a room; the same ones whoever asks. */
export function linesOf(room: string): Lines {
  const lines = rooms.get(room) ?? new Lines();
  rooms.set(room, lines);
  return lines;
}

export class Lines implements Transport {
  readonly #offered = new Set<Offered>();
  readonly #clock: Clock;
  #onchannel: ((channel: Channel) => void) | undefined;
  #pause = firstPause;
  #stop = (): void => undefined;

  constructor(clock: Clock = pageClock) {
    this.#clock = clock;
  }

  /** A code to be shown to the other device. Throws an Error if this browser finds no address of its own. */
  async offer(): Promise<Offered> {
    const made = await offer((channel) => this.#hand(channel));
    this.#offered.add(made);
    return made;
  }

  /** The code that answers another device's; undefined if the one given is no offer. */
  answer(code: string): Promise<Answered | undefined> {
    return answer(code, (channel) => this.#hand(channel));
  }

  start(onchannel: (channel: Channel) => void): void {
    this.#onchannel = onchannel;
    this.wake();
  }

  wake(): void {
    this.#pause = firstPause;
    this.#look();
  }

  #look(): void {
    this.#stop();
    for (const made of this.#offered) if (!made.mend()) this.#offered.delete(made);
    this.#stop = this.#clock.after(this.#pause, () => this.#look());
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  /** Hands over no more channels; the connections stay. */
  close(): void {
    this.#onchannel = undefined;
    this.#stop();
  }

  /** A channel nobody takes is closed, and made anew when somebody does. */
  #hand(channel: Channel): void {
    if (this.#onchannel) this.#onchannel(channel);
    else channel.close();
  }
}
