/**
 * One device's part in a match of several: keeps its log in agreement with the others', throws the joint dice, asks and
 * answers. Channels come in by `connect`, everything durable goes through the desk. One thing at a time, in order.
 */
import type { Move, Seat } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { Accord, Place } from '#engine/log.ts';
import { Asking, type Asked } from './asking.ts';
import type { Channel } from './channel.ts';
import { Circle } from './circle.ts';
import { LinkRefused, type Emote, type Ghost, type Receipt, type SessionSetup, type Trouble } from './desk.ts';
import { placeOf } from './devices.ts';
import type { Difference } from './difference.ts';
import { Fork } from './fork.ts';
import { judge, refusal } from './judge.ts';
import type { Ledger } from './ledger.ts';
import type { Bye } from './messages.ts';
import { OwnDice } from './own-dice.ts';
import type { Peer } from './peers.ts';
import { entryOf, type Question } from './questions.ts';
import { Seeing, speaks } from './seeing.ts';
import type { HandLinks } from './transports/hand.ts';
import { beatTime, type Talk, type Wire } from './wire.ts';

const wakePatience = 1500;

export class Session {
  #ledger: Ledger;
  #lagging: boolean;
  #trouble: Exclude<Trouble, 'mismatch'> | undefined;
  #fork: Fork | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #stopTicking: () => void;
  readonly #dice: OwnDice;
  readonly #circle: Circle;
  readonly #asking: Asking;
  readonly #seeing: Seeing;
  readonly #setup: SessionSetup;

  constructor(setup: SessionSetup) {
    const { ledger, keys, clock, entropy, desk, lagging, agreed, chains } = setup;
    this.#setup = setup;
    this.#ledger = ledger;
    this.#lagging = lagging ?? false;
    this.#dice = new OwnDice(chains);
    this.#circle = new Circle(
      { keys, clock, entropy, keep: (kept) => desk.keep(kept) },
      {
        about: () => ({ match: this.#ledger.header.id, rules: this.#ledger.rules }),
        refuse: (who) => refusal(this.#ledger, who),
        joined: (peer) => this.#joined(peer),
        doubted: ({ wire }) => this.#probe(wire),
        heard: (peer, talk) => void this.#serial(() => this.#heard(peer, talk)).catch(() => undefined),
        left: (device) => this.#left(device),
        changed: () => desk.changed()
      }
    );
    const tell = (talk: Talk): void => this.#circle.tell(talk);
    this.#asking = new Asking({ desk, entropy, now: clock.now, agreed: agreed ?? [], tell });
    this.#seeing = new Seeing(desk, clock.now);
    this.#stopTicking = clock.after(beatTime, () => this.#tick());
    void this.#serial(() => this.#advance()).catch(() => undefined);
  }

  get ledger(): Ledger {
    return this.#ledger;
  }
  /** The place of this device now; undefined if it watches. */
  get me(): Place | undefined {
    return placeOf(this.#ledger.devices, this.#circle.me);
  }
  get connected(): readonly string[] {
    return this.#circle.connected;
  }
  get trouble(): Trouble | undefined {
    return this.#circle.peers.some(({ differs }) => differs) ? 'mismatch' : this.#trouble;
  }
  /** Why the last connection that was refused was refused, if none came about since. */
  get refused(): Bye | undefined {
    return this.#circle.refused;
  }
  /** What differed, if that was the protocol. */
  get difference(): Difference | undefined {
    return this.#circle.difference;
  }
  get ghost(): Ghost | undefined {
    return this.#seeing.ghost;
  }
  /** Who computed the outcomes of the world as well, and whether they were the same. */
  get receipts(): readonly Receipt[] {
    return this.#seeing.receipts;
  }
  get questions(): readonly Question[] {
    return this.#asking.all;
  }
  get fork(): Fork | undefined {
    return this.#fork;
  }
  /** The places play waits for (LINK-SEE-05). */
  get waiting(): Place[] {
    return this.#ledger.awaited((place) => this.#linkOf(place) !== undefined);
  }

  connect(channel: Channel): void {
    this.#circle.connect(channel);
  }

  /** Appends moves of a seat held here, stored and then told. Throws RuleError-like Errors in words, or LinkRefused. */
  append(moves: readonly Move[]): Promise<void> {
    return this.#serial(async () => {
      this.#mayPlay();
      const ahead = this.#ledger.copy();
      for (const move of moves) {
        const { author, tip } = ahead;
        if (author === undefined || ahead.pen !== this.me) throw new LinkRefused('turn');
        const wrong = ahead.extend([{ n: tip.n, type: 'move', seat: author, move }]);
        if (wrong !== undefined) throw new Error(wrong);
      }
      await this.#write(ahead);
      this.#lagging = false;
      await this.#advance();
    });
  }

  /** Asks the others. Throws LinkRefused if it makes no sense here. */
  ask(what: Accord): Promise<void> {
    return this.#serial(async () => {
      this.#mayPlay();
      const by = this.me ?? (what.type === 'device' ? what.place : undefined);
      const asked = by !== undefined && (await this.#asking.ask(this.#ledger, by, this.#circle.me, what));
      if (!asked) throw new LinkRefused('accord');
      this.#setup.desk.changed();
      await this.#advance();
    });
  }

  /** Answers a question, or takes one of our own back. */
  answer(id: string, yes: boolean): Promise<void> {
    return this.#serial(async () => {
      const me = this.me ?? this.#asking.by(id);
      if (me === undefined || !(await this.#asking.answer(id, me, yes))) return;
      this.#setup.desk.changed();
      await this.#advance();
    });
  }

  /** This device's place, taken anew with a fresh chain: after a rest, or instead of a device that is lost. */
  takePlace(place: Place, name: string): Promise<void> {
    const dice = this.#dice.fresh(this.#circle.keys, this.#ledger);
    return this.ask({ type: 'device', place, id: this.#circle.me, name, dice });
  }

  /** Goes on with the other log of a fork; ours is kept as a copy. */
  adopt(): Promise<void> {
    return this.#serial(async () => {
      const theirs = this.#fork?.theirs;
      if (!theirs) return;
      await this.#setup.desk.adopt(theirs);
      this.#ledger = theirs.copy();
      this.#fork = undefined;
      this.#seeing.clear();
      this.#asking.keep(this.#ledger);
      this.#setup.desk.changed();
      await this.#advance();
      this.#tellAll(true);
    });
  }

  /** What this device adds to the match when it is sent by hand: its link for the throw that is due (LINK-HAND-03). */
  get handLinks(): HandLinks {
    const { me } = this;
    const link = this.#stopped ? undefined : this.#ownLink();
    return me === undefined || link === undefined ? [] : [{ place: me, link }];
  }
  /** Takes links that came by hand, for the throw that is due now. */
  takeLinks(links: HandLinks): Promise<void> {
    return this.#serial(() => {
      this.#dice.take(this.#ledger.tip.hash, links);
      return this.#advance();
    });
  }

  /** Shows the others the moves of the turn in the making. */
  show(moves: readonly Move[]): void {
    this.#circle.tell({ t: 'ghost', ...this.#ledger.tip, moves: [...moves] });
  }
  /** Table talk of a seat held here; without one, of the device (LINK-SEE-02). */
  say(seat: Seat | null, emote: Emote): void {
    this.#circle.tell({ t: 'say', seat: speaks(this.#ledger, this.me, seat) ? seat : null, emote });
  }
  /** Tells whether this device computed the outcome of the world that is entry `n` as well and got the same. */
  witness(n: number, same: boolean): void {
    const receipt = this.#seeing.witness(this.#ledger, this.me, n, same);
    if (!receipt) return;
    this.#circle.tell(receipt);
    this.#setup.desk.changed();
  }
  /** Nudges the devices that are waited for. */
  nudge(): void {
    for (const place of this.waiting) this.#peerAt(place)?.wire.send({ t: 'nudge' });
  }

  /** The page is in front again: whoever does not answer at once is dropped (LINK-SEE-04). */
  wake(): void {
    for (const { wire } of this.#circle.peers) this.#probe(wire);
    void this.#serial(() => this.#advance()).catch(() => undefined);
  }

  close(): void {
    this.#stopTicking();
    this.#circle.close();
  }

  #probe(wire: Wire): void {
    wire.probe(wakePatience, () => wire.send(this.#have(true, wire)));
  }

  #serial<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#circle.closed) throw new LinkRefused('closed');
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** A fork counts from when the other log is known to hold: a mere claim stops nobody. */
  get #stopped(): 'fork' | 'mismatch' | undefined {
    return this.#fork?.theirs ? 'fork' : this.trouble === 'mismatch' ? 'mismatch' : undefined;
  }

  #mayPlay(): void {
    if (this.#stopped) throw new LinkRefused(this.#stopped);
  }

  #tick(): void {
    this.#tellAll(false);
    const { fork } = this;
    if (fork && !fork.theirs) this.#circle.device(fork.device)?.wire.send({ t: 'want', from: fork.next });
    if (this.#asking.tick()) this.#setup.desk.changed();
    void this.#serial(() => this.#advance()).catch(() => undefined);
    this.#stopTicking = this.#setup.clock.after(beatTime, () => this.#tick());
  }

  #joined({ wire, who }: Peer): void {
    const { header, past } = this.#ledger;
    if (who.match === null) wire.send({ t: 'start', header, past: [...past] });
    wire.send(this.#have(true, wire));
    this.#seeing.repeat(wire, this.me);
  }

  #left(device: string): void {
    if (this.#fork?.device === device) this.#fork = undefined;
    const place = placeOf(this.#ledger.devices, device);
    if (place !== undefined) this.#seeing.clear(place);
    this.#asking.left(device); // the circle tells of the change
  }

  #heard(peer: Peer, talk: Talk): Promise<void> | void {
    switch (talk.t) {
      case 'have':
        return this.#onhave(peer, talk);
      case 'log':
        return this.#onlog(peer, talk);
      case 'want':
        return peer.sendArm(this.#ledger, talk.from, this.#setup.clock.now());
      case 'arm':
        return this.#onarm(peer, talk);
      case 'ask':
      case 'answer':
      case 'withdraw':
        return this.#onasking(peer, talk);
      case 'ask-edition':
        if (peer.paced(this.#setup.clock.now())) peer.wire.send({ t: 'edition', data: this.#ledger.game.edition });
        return;
      case 'ghost':
      case 'say':
      case 'nudge':
      case 'receipt':
        return this.#seeing.hear(this.#ledger, peer, this.#placeOf(peer), talk);
      default:
        return; // what is said before a match begins
    }
  }

  async #onhave(peer: Peer, have: Extract<Talk, { t: 'have' }>): Promise<void> {
    peer.have = have;
    const { tip, hashes } = this.#ledger;
    const { fork } = this;
    if (fork?.device === peer.device) {
      const settled = have.n <= tip.n && hashes[have.n] === have.hash; // the other side adopted ours
      const moved = fork.theirs && fork.theirs.tip.hash !== have.hash;
      if (settled || moved) this.#fork = undefined;
      if (moved && !settled) return this.#part(peer, fork.foreign);
      if (settled) this.#setup.desk.changed();
    }
    if (have.n <= tip.n ? hashes[have.n] !== have.hash : have.parted) return this.#part(peer);
    if (have.n === tip.n) {
      // Only who plays can stop play by it.
      const differs = have.state !== this.#ledger.position && this.#placeOf(peer) !== undefined;
      if (differs !== peer.differs) this.#setup.desk.changed();
      peer.differs = differs;
      await this.#advance();
    }
    if (have.n < tip.n && !this.#fork) peer.push(this.#ledger, have.n, this.#setup.clock.now());
    // A gap: told our tip, the other side sends the rest.
    if (have.ask || (have.n > tip.n && !this.#fork)) peer.wire.send(this.#have(false, peer.wire));
  }

  async #onlog(peer: Peer, message: Extract<Talk, { t: 'log' }>): Promise<void> {
    const { n } = this.#ledger.tip;
    if (message.from > n) return peer.wire.send(this.#have(false, peer.wire));
    const { verdict, ahead } = judge(this.#ledger, message, {
      sender: peer.device,
      me: this.#circle.me,
      lagging: this.#lagging,
      here: (device) => this.#circle.device(device) !== undefined,
      agreed: (at, entry) => this.#asking.agreed(at, entry)
    });
    if (verdict === 'other') return this.#part(peer);
    if (this.#stopped) return;
    if (ahead.tip.n > n) await this.#write(ahead, peer);
    if (verdict === 'bad') return peer.wire.close('log');
    if (verdict === 'foreign') return this.#part(peer, true);
    await this.#advance();
  }

  /** Stores what `ahead` has more, makes it the log, and tells everyone. */
  async #write(ahead: Ledger, from?: Peer): Promise<void> {
    const { n } = this.#ledger.tip;
    const fresh = ahead.entries.slice(n);
    try {
      await this.#setup.desk.store(fresh, ahead);
    } catch (error) {
      this.#trouble = 'store';
      this.#setup.desk.changed();
      throw error;
    }
    if (this.#trouble === 'store') this.#trouble = undefined;
    this.#ledger = ahead;
    this.#seeing.clear();
    this.#asking.lapse(ahead); // before anybody looks: no question of the log before is to be seen beside the new one
    this.#setup.desk.appended(fresh);
    from?.knows(ahead.tip.n);
    // Draws everybody makes alone; they are sent only where a move follows before that is known.
    const ours = !from && fresh.some(({ type }) => type !== 'draw');
    if (ours) for (const peer of this.#circle.peers) peer.follow(ahead, n, this.#setup.clock.now());
    this.#tellAll(false);
    const again = await this.#asking.grown(ahead, fresh, this.#circle.me).catch(() => false); // a consent that cannot be stored is not told
    if (again) this.#setup.desk.changed();
  }

  /** Everything that goes by itself: accords that are ready, draws whose links are there. */
  async #advance(): Promise<void> {
    if (this.#stopped) return;
    const { me } = this;
    const ready = me === undefined ? undefined : this.#asking.ready(me);
    if (ready) {
      const ahead = this.#ledger.copy();
      if (ahead.extend([entryOf(ready)]) === undefined) {
        await this.#write(ahead);
        return this.#advance();
      }
      this.#asking.drop(ready.id);
      this.#setup.desk.changed();
    }
    if (this.#ledger.turn !== 'chance') return;
    if (this.#ledger.linksDue && me !== undefined && this.#asking.binds(me, this.#ledger)) return;
    const links = this.#ledger.linksDue ? this.#ledger.contributors.map((place) => this.#linkOf(place)) : [];
    if (!links.every((link) => link !== undefined)) return;
    const ahead = this.#ledger.copy();
    if (ahead.extend(ahead.draws(links)) !== undefined || ahead.tip.n === this.#ledger.tip.n) return;
    await this.#write(ahead);
    return this.#advance();
  }

  /** The link of a place for the throw that is due, if it is known here. */
  #linkOf(place: Place): Hash | undefined {
    const at = this.#ledger.tip.hash;
    const shown = this.#peerAt(place)?.linkAt(at) ?? this.#dice.handed(at, place);
    const link = place === this.me ? this.#ownLink() : shown;
    return link !== undefined && this.#ledger.fits(place, link) ? link : undefined;
  }

  /** The link this device reveals now, if one is due of it (LINK-DICE-03). */
  #ownLink(): Hash | undefined {
    const link = this.#dice.own(this.#circle.keys, this.#ledger, this.me);
    if (link === null) this.#trouble = 'dice';
    else if (this.#trouble === 'dice') this.#trouble = undefined;
    return link ?? undefined;
  }

  #have(ask: boolean, to: Wire): Extract<Talk, { t: 'have' }> {
    const link = this.#stopped ? undefined : this.#ownLink();
    const parted = this.#fork !== undefined && this.#fork.device === to.who?.device;
    return { t: 'have', ...this.#ledger.tip, state: this.#ledger.position, link: link ?? null, parted, ask };
  }

  #tellAll(ask: boolean): void {
    for (const { wire } of this.#circle.peers) wire.send(this.#have(ask, wire));
  }

  #placeOf(peer: Peer): Place | undefined {
    return placeOf(this.#ledger.devices, peer.device);
  }
  #peerAt(place: Place): Peer | undefined {
    return this.#circle.device(this.#ledger.devices.devices[place]?.id);
  }

  /** Two logs (LINK-FORK-02): play stops and the other's is fetched. */
  #part(peer: Peer, foreign = false): void {
    if (this.#fork) return;
    this.#fork = new Fork(peer.device, foreign);
    this.#seeing.clear();
    peer.wire.send({ t: 'want', from: 0 });
    peer.wire.send(this.#have(false, peer.wire));
    this.#setup.desk.changed();
  }

  #onarm(peer: Peer, arm: Extract<Talk, { t: 'arm' }>): void {
    const fork = this.#fork;
    if (fork?.device !== peer.device) return;
    if (fork.hear(peer.wire, arm, this.#ledger) === 'none') {
      this.#fork = undefined;
      peer.wire.send(this.#have(true, peer.wire));
    }
    this.#setup.desk.changed();
  }

  async #onasking(peer: Peer, talk: Asked): Promise<void> {
    const from = { place: this.#placeOf(peer), device: peer.device };
    if (!(await this.#asking.heard(this.#ledger, this.me, from, talk))) return;
    this.#setup.desk.changed();
    await this.#advance();
  }
}
