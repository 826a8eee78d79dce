/** The devices one is connected with, at most one connection each (LINK-HELLO-08). */
import type { Hash } from '#engine/hash.ts';
import type { Message, Bye } from './messages.ts';
import type { Wire, Who } from './wire.ts';

export const maxPeers = 12;

type Have = Extract<Message, { t: 'have' }>;

/** What is known of a connected device. */
export class Peer {
  /** What it told last of its log. */
  have: Have | undefined;
  /** Up to where entries were sent, and when. */
  sent = 0;
  sentAt = -Infinity;
  /** When it last asked for a stretch of our log, and when it last talked. */
  wantedAt = -Infinity;
  talkedAt = -Infinity;

  constructor(
    readonly wire: Wire,
    readonly who: Who
  ) {}

  get device(): string {
    return this.who.device;
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

  /** Takes a connection in, or says why not. `me` is the id of this device. */
  add(wire: Wire, who: Who, me: string): Bye | undefined {
    const before = this.#byDevice.get(who.device);
    if (!before && this.#byDevice.size >= maxPeers) return 'busy';
    const openedByLower = wire.channel.opener === me < who.device;
    const twins = before && before.who.boot === who.boot && before.wire.channel.opener !== wire.channel.opener;
    if (twins && !openedByLower) return 'twice';
    this.#byDevice.set(who.device, new Peer(wire, who));
    before?.wire.close('twice');
    return undefined;
  }

  /** Forgets a connection; true if it was the one in use. */
  remove(wire: Wire): boolean {
    return this.of(wire) !== undefined && this.#byDevice.delete(wire.who!.device);
  }
}
