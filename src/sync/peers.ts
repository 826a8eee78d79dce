/** The devices one is connected with, at most one connection each (LINK-HELLO-08). */
import type { Hash } from '#engine/hash.ts';
import type { Ledger } from './ledger.ts';
import { slice, type Bye, type Message } from './messages.ts';
import type { Wire, Who } from './wire.ts';

export const maxPeers = 12;
/** Milliseconds. */
const resendAfter = 1000;
const talkPause = 300;
const wantPause = 20;

type Have = Extract<Message, { t: 'have' }>;

/** What is known of a connected device. */
export class Peer {
  /** What it told last of its log. */
  have: Have | undefined;
  /** Same log, other position (LINK-HAVE-04). */
  differs = false;
  /** Up to where entries were sent, and when. */
  #sent = 0;
  #sentAt = -Infinity;
  /** When it last asked for our log from the start. */
  #wantedAt = -Infinity;
  /** When it last talked, by kind. */
  readonly #talkedAt = new Map<Message['t'], number>();

  readonly wire: Wire;
  readonly who: Who;

  constructor(wire: Wire, who: Who) {
    this.wire = wire;
    this.who = who;
  }

  get device(): string {
    return this.who.device;
  }

  /** It has at least so many entries of our log: it sent the last of them. */
  knows(n: number): void {
    this.#sent = Math.max(this.#sent, n);
  }

  /** Sends it what was added to our log after the first `n` entries, with what it may still lack of those. */
  follow(ledger: Ledger, n: number, now: number): void {
    if (this.have) this.push(ledger, Math.min(n, Math.max(this.have.n, this.#sent)), now);
  }

  /** Sends it our log from number `from` on, unless that is on its way (LINK-HAVE-02, LINK-HAVE-03). */
  push({ tip, entries, hashes }: Ledger, from: number, now: number): void {
    if (from < this.#sent && this.#sent >= tip.n && now - this.#sentAt < resendAfter) return;
    for (let at = from; at < tip.n;) {
      const some = slice(entries, at);
      this.wire.send({ t: 'log', from: at, before: hashes[at]!, entries: some });
      at += some.length;
    }
    this.#sent = tip.n;
    this.#sentAt = now;
  }

  /** Sends it a part of our log to compare with its own (LINK-FORK-02). */
  sendArm({ tip, entries }: Ledger, from: number, now: number): void {
    if (from === 0 && now - this.#wantedAt < wantPause) return;
    this.#wantedAt = now;
    this.wire.send({ t: 'arm', from, entries: slice(entries, from), ...tip });
  }

  /** False if it says such things faster than people do. */
  paced(kind: Message['t'], now: number): boolean {
    if (now - (this.#talkedAt.get(kind) ?? -Infinity) < talkPause) return false;
    this.#talkedAt.set(kind, now);
    return true;
  }

  /** The link it shows for the throw at this tip. */
  linkAt(hash: Hash): Hash | undefined {
    return this.have?.hash === hash ? (this.have.link ?? undefined) : undefined;
  }
}

export class Peers {
  readonly #byDevice = new Map<string, Peer>();

  get all(): readonly Peer[] {
    return [...this.#byDevice.values()];
  }

  of(wire: Wire): Peer | undefined {
    const peer = wire.who && this.#byDevice.get(wire.who.device);
    return peer?.wire === wire ? peer : undefined;
  }

  device(id: string | undefined): Peer | undefined {
    return id === undefined ? undefined : this.#byDevice.get(id);
  }

  /** Takes a connection in, or says why not. `me` is the id of this device. Whoever `plays` gets the place of one who does not. */
  add(wire: Wire, who: Who, me: string, plays: (device: string) => boolean): Bye | undefined {
    const before = this.#byDevice.get(who.device);
    if (!before && this.#byDevice.size >= maxPeers) {
      const watcher = plays(who.device) ? this.all.find(({ device }) => !plays(device)) : undefined;
      if (!watcher) return 'busy';
      watcher.wire.close('busy');
    }
    const openedByLower = wire.channel.opener === me < who.device;
    const twins = before && before.who.boot === who.boot && before.wire.channel.opener !== wire.channel.opener;
    if (twins && !openedByLower) return 'twice';
    this.#byDevice.set(who.device, new Peer(wire, who));
    before?.wire.close('replaced');
    return undefined;
  }

  /** Forgets a connection; true if it was the one in use. */
  remove(wire: Wire): boolean {
    return this.of(wire) !== undefined && this.#byDevice.delete(wire.who!.device);
  }
}
