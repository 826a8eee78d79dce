/**
 * One device's part in a match of several: its people act here, its log is kept in common with the others' (common-log.ts), and
 * what goes by itself is done: accords that are ready, draws whose links are there. Channels come in by `connect`, everything
 * durable goes through its ports. One thing at a time, in order.
 */
import type { Move, Seat } from '#engine/game.ts';
import type { Accord, Place } from '#engine/log.ts';
import type { Step } from '#engine/timeline.ts';
import { Asking, type Asked } from './asking.ts';
import type { Channel } from './channel.ts';
import { Circle } from './circle.ts';
import { CommonLog } from './common-log.ts';
import { LinkRefused, type Emote, type Ghost, type Receipt, type SessionSetup, type Trouble } from './ports.ts';
import { placeOf } from './devices.ts';
import type { Difference } from './difference.ts';
import type { Fork } from './fork.ts';
import { refusal } from './judge.ts';
import type { Ledger } from './ledger.ts';
import type { Bye } from './messages.ts';
import type { Peer } from './peers.ts';
import { entryOf, type Question } from './questions.ts';
import { Seeing, speaks } from './seeing.ts';
import { Throwing } from './throwing.ts';
import type { HandLinks } from './transports/by-hand.ts';
import { beatTime, type Talk, type Wire } from './wire.ts';

const wakePatience = 1500;

export class Session {
  #last: Promise<unknown> = Promise.resolve();
  #stopTicking: () => void;
  readonly #log: CommonLog;
  readonly #circle: Circle;
  readonly #throwing: Throwing;
  readonly #asking: Asking;
  readonly #seeing: Seeing;
  readonly #setup: SessionSetup;

  constructor(setup: SessionSetup) {
    const { keys, clock, entropy, port, agreed, chains } = setup;
    this.#setup = setup;
    this.#circle = new Circle(
      { keys, clock, entropy, keep: (kept) => port.keep(kept) },
      {
        about: () => ({ match: this.ledger.header.id, rules: this.ledger.rules }),
        refuse: (who) => refusal(this.ledger, who),
        joined: (peer) => this.#joined(peer),
        doubted: ({ wire }) => this.#probe(wire),
        plays: (device) => placeOf(this.ledger.devices, device) !== undefined,
        heard: (peer, talk) => this.#try(() => this.#heard(peer, talk)),
        left: (device) => this.#left(device),
        changed: () => port.changed()
      }
    );
    this.#throwing = new Throwing(this.#circle, chains);
    const tell = (talk: Talk): void => this.#circle.tell(talk);
    this.#asking = new Asking({ port, entropy, now: clock.now, agreed: agreed ?? [], tell });
    this.#seeing = new Seeing(port, clock.now);
    this.#log = new CommonLog({
      ...setup,
      circle: this.#circle,
      link: () => this.#throwing.own(this.ledger),
      agreed: (at, entry) => this.#asking.agreed(at, entry),
      drafted: () => this.ghost?.steps ?? [],
      parted: () => this.#seeing.clear(),
      grown: async (fresh) => {
        this.#seeing.clear();
        this.#asking.lapse(this.ledger);
        // A turn in the making that has outlived an accord is shown anew: it was bound to the log before.
        if (setup.log.drafted.length > 0) this.show(setup.log.drafted);
        // A consent that cannot be stored is not told.
        const again = await this.#asking.grown(this.ledger, fresh, this.#circle.me).catch(() => false);
        if (again) port.changed();
      }
    });
    this.#stopTicking = clock.after(beatTime, () => this.#tick());
    this.#try(() => this.#advance());
  }

  get ledger(): Ledger {
    return this.#setup.log.ledger;
  }
  /** The place of this device now; undefined if it watches. */
  get me(): Place | undefined {
    return placeOf(this.ledger.devices, this.#circle.me);
  }
  get connected(): readonly string[] {
    return this.#circle.connected;
  }
  get trouble(): Trouble | undefined {
    if (this.#circle.supplanted) return 'elsewhere';
    return this.#log.trouble ?? (this.#throwing.lost ? 'dice' : undefined);
  }
  /** Why the last connection that was refused was refused, if none came about since. */
  get refused(): Bye | undefined {
    return this.#circle.refused;
  }
  /** What differed, if that was why. */
  get difference(): Difference | undefined {
    return this.#circle.difference;
  }
  get ghost(): Ghost | undefined {
    const { ghost } = this.#seeing;
    return ghost?.tip.hash === this.ledger.tip.hash ? ghost : undefined;
  }
  /** Who computed the outcomes of the world as well, and whether they were the same. */
  get receipts(): readonly Receipt[] {
    return this.#seeing.receipts;
  }
  /** What is asked at the end of the log: as soon as it grows, nothing of the log before is to be seen beside it. */
  get questions(): readonly Question[] {
    const { hash } = this.ledger.tip;
    return this.#asking.all.filter(({ tip }) => tip.hash === hash);
  }
  get fork(): Fork | undefined {
    return this.#log.fork;
  }
  /** The places play waits for (LINK-SEE-05). */
  get waiting(): Place[] {
    return this.ledger.awaited((place) => this.#throwing.of(this.ledger, place) !== undefined);
  }

  connect(channel: Channel): void {
    this.#circle.connect(channel);
  }

  /**
   * Appends moves of a seat held here, stored and then told. `drafted`: how they were played at the end of this log, if they
   * were. Throws Errors in words, or LinkRefused.
   */
  append(moves: readonly Move[], drafted: readonly Step[] = []): Promise<void> {
    return this.#serial(async () => {
      this.#mayPlay();
      const ahead = this.ledger.copy();
      for (const move of moves) {
        if (ahead.author === undefined || ahead.pen !== this.me) throw new LinkRefused('turn');
        const wrong = ahead.move(move, drafted);
        if (wrong !== undefined) throw new Error(wrong);
      }
      await this.#log.write(ahead);
      this.#log.caughtUp();
      await this.#advance();
    });
  }

  /** Asks the others. Throws LinkRefused if it makes no sense here. */
  ask(what: Accord): Promise<void> {
    return this.#serial(async () => {
      this.#mayPlay();
      const by = this.me ?? (what.type === 'device' ? what.place : undefined);
      const asked = by !== undefined && (await this.#asking.ask(this.ledger, by, this.#circle.me, what));
      if (!asked) throw new LinkRefused('accord');
      this.#setup.port.changed();
      await this.#advance();
    });
  }

  /** Answers a question, or takes one of our own back. Throws LinkRefused if it is not open any more. */
  answer(id: string, yes: boolean): Promise<void> {
    return this.#serial(async () => {
      const me = this.me ?? this.#asking.by(id);
      if (me === undefined || !(await this.#asking.answer(id, me, yes))) throw new LinkRefused('gone');
      this.#setup.port.changed();
      await this.#advance();
    });
  }

  /** This device's place, taken anew with a fresh chain: after a rest, or instead of a device that is lost. */
  takePlace(place: Place, name: string): Promise<void> {
    const dice = this.#throwing.fresh(this.ledger);
    return this.ask({ type: 'device', place, id: this.#circle.me, name, dice });
  }

  /** Goes on with the other log of a fork; ours is kept as a copy. */
  adopt(): Promise<void> {
    return this.#serial(async () => {
      if (!(await this.#log.adopt())) return;
      this.#seeing.clear();
      this.#asking.keep(this.ledger);
      this.#setup.port.changed();
      await this.#advance();
      this.#log.tell(true);
    });
  }

  /** What this device adds to the match when it is sent by hand: its link for the throw that is due (LINK-HAND-03). */
  get handLinks(): HandLinks {
    return this.#log.stopped ? [] : this.#throwing.toSend(this.ledger);
  }
  /** Takes links that came by hand, for the throw that is due now. */
  takeLinks(links: HandLinks): Promise<void> {
    return this.#serial(() => {
      this.#throwing.take(this.ledger, links);
      return this.#advance();
    });
  }

  /** Shows the others the moves of the turn in the making. */
  show(moves: readonly Move[]): void {
    this.#circle.tell({ t: 'ghost', ...this.ledger.tip, moves: [...moves] });
  }
  /** Table talk of a seat held here; without one, of the device (LINK-SEE-02). */
  say(seat: Seat | null, emote: Emote): void {
    this.#circle.tell({ t: 'say', seat: speaks(this.ledger, this.me, seat) ? seat : null, emote });
  }
  /** Tells whether this device computed the outcome of the world that is entry `n` as well and got the same. */
  witness(n: number, same: boolean): void {
    const receipt = this.#seeing.witness(this.ledger, this.me, n, same);
    if (!receipt) return;
    this.#circle.tell(receipt);
    this.#setup.port.changed();
  }
  /** Tells how the time of the decision of this device stands (LINK-SEE-07). */
  tellTime(left: number, stands: boolean): void {
    this.#circle.tell({ t: 'time', ...this.ledger.tip, left, stands });
  }
  /** Asks the device that decides to enter this for us, or without a move to let its time stand still (LINK-SEE-08). */
  help(move: Move | null): void {
    const { pen, devices } = this.ledger;
    if (pen !== undefined) this.#circle.device(devices.devices[pen]?.id)?.wire.send({ t: 'help', move });
  }
  /** Nudges the devices that are waited for. */
  nudge(): void {
    const { devices } = this.ledger.devices;
    for (const place of this.waiting) this.#circle.device(devices[place]?.id)?.wire.send({ t: 'nudge' });
  }

  /** The page is in front again: whoever does not answer at once is dropped (LINK-SEE-04). */
  wake(): void {
    for (const { wire } of this.#circle.peers) this.#probe(wire);
    this.#try(() => this.#advance());
  }

  /** Takes part here again, instead of another device that has our key (LINK-ID-06). */
  reclaim(): void {
    this.#circle.reclaim();
  }

  close(): void {
    this.#stopTicking();
    this.#circle.close();
  }

  #probe(wire: Wire): void {
    wire.probe(wakePatience, () => this.#log.tellOne(wire, true));
  }

  #serial<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#circle.closed) throw new LinkRefused('closed');
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Does what nobody waits for; what fails is tried again at the next beat. */
  #try(work: () => Promise<void>): void {
    void this.#serial(work).catch(() => undefined);
  }

  #mayPlay(): void {
    const stopped = this.#circle.supplanted ? 'elsewhere' : this.#log.stopped;
    if (stopped) throw new LinkRefused(stopped);
  }

  #tick(): void {
    this.#log.tick();
    if (this.#asking.tick()) this.#setup.port.changed();
    this.#try(() => this.#advance());
    this.#stopTicking = this.#setup.clock.after(beatTime, () => this.#tick());
  }

  #joined({ wire, who }: Peer): void {
    const { header, past } = this.ledger;
    if (who.match === null) wire.send({ t: 'start', header, past: [...past] });
    this.#log.tellOne(wire, true);
    this.#seeing.repeat(wire, this.me);
  }

  #left(device: string): void {
    this.#log.left(device);
    const place = placeOf(this.ledger.devices, device);
    if (place !== undefined) this.#seeing.clear(place);
    this.#asking.left(device); // the circle tells of the change
  }

  async #heard(peer: Peer, talk: Talk): Promise<void> {
    switch (talk.t) {
      case 'have':
      case 'log':
        await this.#log.hear(peer, talk);
        return this.#advance();
      case 'want':
      case 'arm':
        return this.#log.hear(peer, talk);
      case 'ask':
      case 'answer':
      case 'withdraw':
        return this.#onasking(peer, talk);
      case 'ask-edition':
        if (peer.paced(talk.t, this.#setup.clock.now()))
          peer.wire.send({ t: 'edition', data: this.ledger.game.edition });
        return;
      case 'ghost':
      case 'say':
      case 'nudge':
      case 'receipt':
      case 'time':
      case 'help':
        return this.#seeing.hear(this.ledger, peer, this.#placeOf(peer), talk);
      default:
        return; // what is said before a match begins
    }
  }

  /** Everything that goes by itself: accords that are ready, draws whose links are there. */
  async #advance(): Promise<void> {
    if (this.#log.stopped) return;
    const { me } = this;
    const ready = me === undefined ? undefined : this.#asking.ready(me);
    if (ready) {
      const ahead = this.ledger.copy();
      if (ahead.extend([entryOf(ready)]) === undefined) {
        await this.#log.write(ahead);
        return this.#advance();
      }
      this.#asking.drop(ready.id);
      this.#setup.port.changed();
    }
    // Whoever has agreed to what another is to write leaves the draw to that one (LINK-ASK-08).
    if (this.ledger.linksDue && me !== undefined && this.#asking.binds(me, this.ledger)) return;
    const thrown = this.#throwing.after(this.ledger);
    if (!thrown) return;
    await this.#log.write(thrown);
    return this.#advance();
  }

  #placeOf(peer: Peer): Place | undefined {
    return placeOf(this.ledger.devices, peer.device);
  }

  async #onasking(peer: Peer, talk: Asked): Promise<void> {
    const from = { place: this.#placeOf(peer), device: peer.device };
    if (!(await this.#asking.heard(this.ledger, this.me, from, talk))) return;
    this.#setup.port.changed();
    await this.#advance();
  }
}
