/**
 * What devices see of one another beside the log (LINK-SEE): the turn in the making, its time and help with it, table talk, and
 * whether another device computed the same outcome of the world. Only receipts are more than a moment old, and nothing here is in the log.
 */
import type { Seat } from '#engine/game.ts';
import type { Place } from '#engine/log.ts';
import type { MatchPort, Ghost, Receipt } from './ports.ts';
import { ghostOf } from './ghost.ts';
import type { Ledger } from './ledger.ts';
import type { Message } from './messages.ts';
import type { Peer } from './peers.ts';
import type { Talk, Wire } from './wire.ts';

/** As many receipts as are kept of one device. */
const maxReceipts = 64;

export type Seen = Extract<Talk, { t: 'ghost' | 'say' | 'nudge' | 'receipt' | 'time' | 'help' }>;

export class Seeing {
  readonly #port: MatchPort;
  readonly #now: () => number;
  #ghost: Ghost | undefined;
  #receipts: readonly Receipt[] = [];

  constructor(port: MatchPort, now: () => number) {
    this.#port = port;
    this.#now = now;
  }

  get ghost(): Ghost | undefined {
    return this.#ghost;
  }
  get receipts(): readonly Receipt[] {
    return this.#receipts;
  }

  /** The ghost of a device is gone; without a place, any. */
  clear(place?: Place): void {
    if (place === undefined || this.#ghost?.place === place) this.#ghost = undefined;
  }

  hear(ledger: Ledger, peer: Peer, place: Place | undefined, talk: Seen): void {
    switch (talk.t) {
      case 'ghost': {
        const seen = ghostOf(ledger, place, talk, this.#ghost?.steps);
        if (seen === 'bad') return peer.wire.close('log');
        if (!seen) return;
        this.#ghost = seen;
        return this.#port.changed();
      }
      case 'receipt':
        if (place !== undefined && this.receive(ledger, place, talk)) this.#port.changed();
        return;
      case 'time': {
        const { n, hash, left, stands } = talk;
        const isNow = n === ledger.tip.n && hash === ledger.tip.hash && place !== undefined && place === ledger.pen;
        return isNow ? this.#port.aside({ t: 'time', n, left, stands }) : undefined;
      }
      case 'help':
        return place === undefined ? undefined : this.#port.aside({ t: 'help', from: place, move: talk.move });
      case 'say':
        if (!speaks(ledger, place, talk.seat) || !peer.paced(talk.t, this.#now())) return;
        return this.#port.said(peer.device, talk.seat, talk.emote);
      case 'nudge':
        return peer.paced(talk.t, this.#now()) ? this.#port.nudged(peer.device) : undefined;
    }
  }

  /** What this device says of the outcome that is entry `n`; undefined if that is none. */
  witness(ledger: Ledger, me: Place | undefined, n: number, same: boolean): Seen | undefined {
    const receipt = { n, hash: ledger.hashes[n + 1] ?? '', same };
    return me !== undefined && this.receive(ledger, me, receipt) ? { t: 'receipt', ...receipt } : undefined;
  }

  /** Tells a device that has come what this one said of outcomes before. */
  repeat(wire: Wire, me: Place | undefined): void {
    for (const { place, ...receipt } of this.#receipts) if (place === me) wire.send({ t: 'receipt', ...receipt });
  }

  /** Takes what a device says of the outcome that was entry `n`; true if that is one. */
  receive(
    { entries, hashes, game, before }: Ledger,
    place: Place,
    { n, hash, same }: Omit<Extract<Message, { t: 'receipt' }>, 't'>
  ): boolean {
    if (n >= entries.length || hashes[n + 1] !== hash || game.turn(before(n)) !== 'world') return false;
    const others = this.#receipts.filter((one) => one.place !== place || one.n !== n);
    const own = others.filter((one) => one.place === place);
    this.#receipts = [...others.filter((one) => own.length < maxReceipts || one !== own[0]), { place, n, hash, same }];
    return true;
  }
}

/** Whether that seat is one of the device at `place`; any device may speak for itself. */
export const speaks = ({ devices }: Ledger, place: Place | undefined, seat: Seat | null): boolean =>
  seat === null || (place !== undefined && devices.holders[seat] === place);
