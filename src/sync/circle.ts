/**
 * The devices one is connected with: connections that come and go, who is turned away, and the tokens by which devices know
 * one another again. Both the time before a match and the match itself are spoken in a circle.
 */
import type { Hash } from '#engine/hash.ts';
import type { Channel } from './channel.ts';
import type { Clock } from './clock.ts';
import { deviceId, type Entropy, type Keys } from './keys.ts';
import { difference, spoken, type Difference } from './difference.ts';
import { protocol, type Bye } from './messages.ts';
import { maxPeers, Peers, type Peer } from './peers.ts';
import { Wire, type Talk, type Who } from './wire.ts';

/** How long a connection may take to be known here that the other side has already, in milliseconds. */
const patience = 1500;
/** Ends of connections that are nobody's fault. */
const silent: readonly Bye[] = ['twice', 'replaced'];
/** Those for which people have choices. */
const differing: readonly Bye[] = ['protocol', 'rules'];

export type CircleSetup = {
  readonly keys: Keys;
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** Keys have changed and are to be kept. */
  readonly keep: (keys: Keys) => void;
};

/** Whoever speaks in a circle. */
export type Speaker = {
  /** What is said of the match in the hello. */
  readonly about: () => Pick<Who, 'match' | 'rules'>;
  /** Why a device cannot take part. */
  readonly refuse: (who: Who) => Bye | undefined;
  readonly joined: (peer: Peer) => void;
  /** A second connection with this device was refused for the first one: is that still alive? */
  readonly doubted: (peer: Peer) => void;
  /** Whether this device takes part itself: what it says of our connection counts, and it gets one before those who watch. */
  readonly plays: (device: string) => boolean;
  readonly heard: (peer: Peer, talk: Talk) => void;
  readonly left: (device: string) => void;
  readonly changed: () => void;
};

export class Circle {
  #keys: Keys;
  #refused: Bye | undefined;
  #difference: Difference | undefined;
  #closed = false;
  #supplanted = false;
  readonly #boot: Hash;
  readonly #peers = new Peers();
  /** Connections whose hello is not finished, oldest first. */
  readonly #strangers = new Set<Wire>();
  readonly #setup: CircleSetup;
  readonly #speaker: Speaker;

  constructor(setup: CircleSetup, speaker: Speaker) {
    this.#setup = setup;
    this.#speaker = speaker;
    this.#keys = setup.keys;
    this.#boot = setup.entropy();
  }

  get keys(): Keys {
    return this.#keys;
  }
  /** The id of this device. */
  get me(): string {
    return deviceId(this.#keys);
  }
  get peers(): readonly Peer[] {
    return this.#peers.all;
  }
  /** Ids of the devices that are connected. */
  get connected(): readonly string[] {
    return this.peers.map(({ device }) => device);
  }
  /** Why the last connection that was refused was refused, if none came about since. */
  get refused(): Bye | undefined {
    return this.#refused;
  }
  /** What differed, if the last connection was refused for that. */
  get difference(): Difference | undefined {
    return this.#refused !== undefined && differing.includes(this.#refused) ? this.#difference : undefined;
  }
  /** Another device that has the same key is connected in our place (LINK-ID-06). */
  get supplanted(): boolean {
    return this.#supplanted;
  }
  get closed(): boolean {
    return this.#closed;
  }

  device(id: string | undefined): Peer | undefined {
    return this.#peers.device(id);
  }

  /** Takes a channel that has opened. */
  connect(channel: Channel): void {
    if (this.#closed || this.#supplanted) return channel.close();
    const { clock, entropy } = this.#setup;
    const about = (): Pick<Who, 'boot' | 'match' | 'rules'> => ({ boot: this.#boot, ...this.#speaker.about() });
    const [oldest] = this.#strangers;
    if (oldest && this.#strangers.size >= maxPeers) oldest.close('busy');
    const stranger = new Wire(
      channel,
      { clock, entropy, keys: () => this.#keys, about },
      {
        met: (wire, who, token) => this.#met(wire, who, token),
        heard: (wire, talk) => {
          const peer = this.#peers.of(wire);
          if (peer && !this.#closed) this.#speaker.heard(peer, talk);
        },
        closed: (wire, why, theirs) => this.#lost(wire, why, theirs)
      }
    );
    this.#strangers.add(stranger);
  }

  tell(talk: Talk): void {
    for (const { wire } of this.peers) wire.send(talk);
  }

  /** Takes our place back from another device with the same key. */
  reclaim(): void {
    this.#supplanted = false;
    this.#speaker.changed();
  }

  close(): void {
    this.#closed = true;
    for (const wire of this.#strangers) wire.close('leaving');
    for (const { wire } of this.peers) wire.close('leaving');
  }

  #met(wire: Wire, who: Who, token: Hash): Bye | undefined {
    const refused = this.#speaker.refuse(who) ?? this.#peers.add(wire, who, this.me, this.#speaker.plays);
    const before = refused === 'twice' && this.#peers.device(who.device);
    if (before) this.#speaker.doubted(before);
    if (refused) return refused;
    this.#strangers.delete(wire);
    this.#refused = undefined;
    if (this.#keys.tokens[who.device] !== token) {
      this.#keys = { ...this.#keys, tokens: { ...this.#keys.tokens, [who.device]: token } };
      this.#setup.keep(this.#keys);
    }
    this.#speaker.joined(this.#peers.of(wire)!);
    this.#speaker.changed();
    return undefined;
  }

  #lost(wire: Wire, why: Bye | undefined, theirs: boolean): void {
    if (why && !silent.includes(why) && !(theirs && why === 'leaving')) this.#refused = why;
    this.#strangers.delete(wire);
    this.#difference = spoken(protocol, wire.protocol) ?? this.#unlike(wire) ?? this.#difference;
    if (this.#peers.remove(wire)) {
      this.#speaker.left(wire.who!.device);
      if (theirs && why === 'replaced' && this.#speaker.plays(wire.who!.device)) this.#doubt(wire.who!.device);
    }
    if (!this.#closed) this.#speaker.changed();
  }

  /** How the rules of a device that was refused for them differ from ours. */
  #unlike({ claim }: Wire): Difference | undefined {
    const { rules } = this.#speaker.about();
    return claim?.rules && rules ? difference(claim.rules, rules) : undefined;
  }

  /**
   * That device has another connection in place of ours: one that has begun here, or one with somebody who has our key. As
   * long as others who play are connected with us it is none of those.
   */
  #doubt(device: string): void {
    const here = [...this.#strangers];
    const judge = (): void => {
      const others = this.peers.some((peer) => this.#speaker.plays(peer.device));
      if (this.#closed || others || here.some(({ who }) => who?.device === device)) return;
      this.#supplanted = true;
      for (const wire of this.#strangers) wire.close();
      for (const { wire } of this.peers) wire.close('leaving');
      this.#speaker.changed();
    };
    // A hello that both sides have begun takes a moment; whatever is begun from now on proves nothing.
    if (here.length === 0) judge();
    else this.#setup.clock.after(patience, judge);
  }
}
