/**
 * The log of a match as its devices have it in common (LINK-LOG, LINK-HAVE, LINK-FORK): what is written here is stored, then
 * told; what others have more is fetched and judged; where two logs part, both are kept. Knows nothing of people.
 */
import type { Hash } from '#engine/hash.ts';
import type { Entry } from '#engine/log.ts';
import type { Step } from '#engine/timeline.ts';
import type { Circle } from './circle.ts';
import type { MatchPort, SessionSetup } from './ports.ts';
import { placeOf } from './devices.ts';
import { Fork } from './fork.ts';
import { judge, type Sender } from './judge.ts';
import type { Ledger } from './ledger.ts';
import type { Peer } from './peers.ts';
import type { Talk, Wire } from './wire.ts';

export type CommonLogSetup = Pick<SessionSetup, 'log' | 'clock' | 'lagging'> & {
  readonly port: Pick<MatchPort, 'caughtUp' | 'changed'>;
  readonly circle: Circle;
  /** The link this device reveals now, if one is due of it. */
  readonly link: () => Hash | undefined;
  /** What this device has agreed to. */
  readonly agreed: Sender['agreed'];
  /** The turn in the making of another device, as far as it was seen here. */
  readonly drafted: () => readonly Step[];
  /** The log has these entries more, and the others were told. */
  readonly grown: (fresh: readonly Entry[]) => Promise<void>;
  /** The other log of a fork is looked for: whatever others show may be of that one. */
  readonly parted: () => void;
};

/** What is said of logs. */
export type LogTalk = Extract<Talk, { t: 'have' | 'log' | 'want' | 'arm' }>;
type Said<T extends LogTalk['t']> = Extract<Talk, { t: T }>;

export class CommonLog {
  #lagging: boolean;
  #fork: Fork | undefined;
  #unstored = false;
  readonly #setup: CommonLogSetup;

  constructor(setup: CommonLogSetup) {
    this.#setup = setup;
    this.#lagging = setup.lagging ?? false;
  }

  get #ledger(): Ledger {
    return this.#setup.log.ledger;
  }
  get fork(): Fork | undefined {
    return this.#fork;
  }
  /** What keeps the log from going on. A fork counts from when the other log is known to hold: a mere claim stops nobody. */
  get stopped(): 'fork' | 'mismatch' | undefined {
    return this.#fork?.theirs ? 'fork' : this.#differs ? 'mismatch' : undefined;
  }
  get trouble(): 'mismatch' | 'store' | undefined {
    return this.#differs ? 'mismatch' : this.#unstored ? 'store' : undefined;
  }
  get #differs(): boolean {
    return this.#setup.circle.peers.some(({ differs }) => differs);
  }

  /** Stores what `ahead` has more, makes it the log, and tells everyone. */
  async write(ahead: Ledger, from?: Peer): Promise<void> {
    const { circle, clock, port, grown, log } = this.#setup;
    const { n } = this.#ledger.tip;
    const fresh = ahead.entries.slice(n);
    try {
      await log.write(ahead);
    } catch (error) {
      this.#unstored = true;
      port.changed();
      throw error;
    }
    this.#unstored = false;
    from?.knows(ahead.tip.n);
    // Draws everybody makes alone; they are sent only where a move follows before that is known.
    const ours = !from && fresh.some(({ type }) => type !== 'draw');
    if (ours) for (const peer of circle.peers) peer.follow(ahead, n, clock.now());
    this.tell();
    await grown(fresh);
  }

  /** We have just moved ourselves. */
  caughtUp(): void {
    this.#lagging = false;
    this.#setup.port.caughtUp();
  }

  /** Goes on with the other log of a fork; ours is kept as a copy. False if there is none. */
  async adopt(): Promise<boolean> {
    const theirs = this.#fork?.theirs;
    if (!theirs) return false;
    await this.#setup.log.adopt(theirs);
    this.#fork = undefined;
    return true;
  }

  /** Tells all where our log ends; `ask` wants to be told the same. */
  tell(ask = false): void {
    for (const { wire } of this.#setup.circle.peers) this.tellOne(wire, ask);
  }
  tellOne(wire: Wire, ask: boolean): void {
    const { circle } = this.#setup;
    const link = this.stopped ? undefined : this.#setup.link();
    const peer = circle.device(wire.who?.device);
    const parted = peer !== undefined && (this.#fork?.device === peer.device || this.#parts(peer));
    wire.send({ t: 'have', ...this.#ledger.tip, state: this.#ledger.position, link: link ?? null, parted, ask });
  }

  /** Asks again for what was to come of the other log of a fork. */
  tick(): void {
    this.tell();
    const { fork } = this;
    if (!fork || fork.theirs) return;
    // What is claimed and never shown is forgotten: it would keep a real fork from being seen.
    if (fork.stalls()) this.#fork = undefined;
    else this.#setup.circle.device(fork.device)?.wire.send({ t: 'want', from: fork.next });
  }

  left(device: string): void {
    if (this.#fork?.device === device) this.#fork = undefined;
  }

  hear(peer: Peer, talk: LogTalk): Promise<void> | void {
    switch (talk.t) {
      case 'have':
        return this.#onhave(peer, talk);
      case 'log':
        return this.#onlog(peer, talk);
      case 'want':
        return peer.sendArm(this.#ledger, talk.from, this.#setup.clock.now());
      case 'arm':
        return this.#onarm(peer, talk);
    }
  }

  #onhave(peer: Peer, have: Said<'have'>): void {
    peer.have = have;
    const { tip, hashes, position } = this.#ledger;
    const { fork } = this;
    const news = fork?.device === peer.device ? fork.news(have, this.#ledger) : undefined;
    if (news) this.#fork = undefined;
    if (news === 'moved') return this.#part(peer, fork!.foreign);
    if (news === 'settled') this.#setup.port.changed();
    if (have.n <= tip.n ? hashes[have.n] !== have.hash : have.parted) {
      // Asked, a device that only watches is told, so that it sees the fork; it makes none here.
      if (!this.#plays(peer) && have.ask) this.tellOne(peer.wire, false);
      return this.#part(peer);
    }
    if (have.n === tip.n) {
      // Only who plays can stop play by it.
      const differs = have.state !== position && this.#plays(peer);
      const before = peer.differs;
      peer.differs = differs;
      if (differs !== before) this.#setup.port.changed();
    }
    // Another log elsewhere, or only claimed, keeps nobody else from what is missing.
    const mends = this.#fork?.device !== peer.device && !this.stopped;
    if (have.n < tip.n && mends) peer.push(this.#ledger, have.n, this.#setup.clock.now());
    // A gap: told our tip, the other side sends the rest.
    if (have.ask || (have.n > tip.n && mends)) this.tellOne(peer.wire, false);
  }

  async #onlog(peer: Peer, message: Said<'log'>): Promise<void> {
    const { circle, agreed, drafted } = this.#setup;
    const { n } = this.#ledger.tip;
    if (message.from > n) return this.tellOne(peer.wire, false);
    const { verdict, ahead } = judge(this.#ledger, message, {
      sender: peer.device,
      me: circle.me,
      lagging: this.#lagging,
      here: (device) => circle.device(device) !== undefined,
      agreed,
      drafted: drafted()
    });
    if (verdict === 'other') return this.#part(peer);
    if (this.stopped) return;
    if (ahead.tip.n > n) await this.write(ahead, peer);
    if (verdict === 'bad') return peer.wire.close('log');
    if (verdict === 'foreign') return this.#part(peer, true);
  }

  /** Two logs (LINK-FORK-02): play stops and the other's is fetched. Of a device without a place it is no matter: whoever has the link could make one up. */
  #part(peer: Peer, foreign = false): void {
    if (this.#fork || !this.#plays(peer)) return;
    this.#fork = new Fork(peer.device, foreign);
    this.#setup.parted();
    peer.wire.send({ t: 'want', from: 0 });
    this.tellOne(peer.wire, false);
    this.#setup.port.changed();
  }

  #onarm(peer: Peer, arm: Said<'arm'>): void {
    const { fork } = this;
    if (fork?.device !== peer.device) return;
    if (fork.hear(peer.wire, arm, this.#ledger) === 'none') {
      this.#fork = undefined;
      this.tellOne(peer.wire, true);
    }
    this.#setup.port.changed();
  }

  /** Only who has a place can stop play by what it says. */
  #plays({ device }: Peer): boolean {
    return placeOf(this.#ledger.devices, device) !== undefined;
  }

  /** True if what a device told of its log last is no beginning of ours. */
  #parts({ have }: Peer): boolean {
    const { tip, hashes } = this.#ledger;
    return have !== undefined && have.n <= tip.n && hashes[have.n] !== have.hash;
  }
}
