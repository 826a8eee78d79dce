/**
 * One device's part in a match of several: keeps its log in agreement with the others' (LINK-LOG, LINK-HAVE), throws the
 * joint dice (LINK-DICE), asks and answers (LINK-ASK), and notices what does not agree (LINK-FORK). It knows no network and no
 * storage: channels come in by `connect`, everything durable goes through the desk. One thing at a time, in order.
 */
import type { Move, Seat } from '#engine/game.ts';
import { hash, type Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { entryHash, type Accord, type Entry, type Place } from '#engine/log.ts';
import type { Channel } from './channel.ts';
import type { Clock } from './clock.ts';
import { placeOf } from './devices.ts';
import type { Chain } from './dice.ts';
import { Fork } from './fork.ts';
import { chainOf, deviceId, type Entropy, type Keys } from './keys.ts';
import type { Ledger, LogTip } from './ledger.ts';
import { chunk, type emotes, type Bye } from './messages.ts';
import { Peers, type Peer } from './peers.ts';
import { entryOf, isReturn, question, Questions, type Question } from './questions.ts';
import { beatTime, Wire, type Ear, type Talk, type Who } from './wire.ts';

export type Emote = (typeof emotes)[number];

/** What a session needs of the match it belongs to. */
export interface Desk {
  /** Stores entries durably at the end of the log; they count when it resolves, and not if it rejects. */
  store(entries: readonly Entry[], after: Ledger): Promise<void>;
  /** Replaces the log by another of the same match, durably, keeping the old one as a copy. */
  adopt(log: Ledger): Promise<void>;
  /** Stores keys; a token has come. */
  keep(keys: Keys): void;
  /** Entries are in the log and may be shown. */
  appended(entries: readonly Entry[]): void;
  /** Something else to be seen has changed. */
  changed(): void;
  /** Table talk, by a device id. */
  said(device: string, seat: Seat | null, emote: Emote): void;
  nudged(device: string): void;
}

export type SessionSetup = {
  readonly ledger: Ledger;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly desk: Desk;
  /** Makes the chains of this device; tests keep them. */
  readonly chains?: typeof chainOf;
  /** The log was restored from an older copy: our own moves may come back from others (LINK-LOG-05). */
  readonly lagging?: boolean;
};

/**
 * What stops play: `mismatch`: two programs disagree on a position; `store`: entries could not be stored; `dice`: our chain is
 * lost or used up.
 */
export type Trouble = 'mismatch' | 'store' | 'dice';
/** The unfinished turn of another device. */
export type Ghost = {
  readonly place: Place;
  readonly tip: LogTip;
  readonly moves: readonly Move[];
  readonly state: JsonObject;
};

/** Why a session does not do what it was asked to. */
export class LinkRefused extends Error {
  constructor(readonly why: 'fork' | 'mismatch' | 'turn' | 'accord' | 'closed') {
    super(`link: ${why}`);
    this.name = 'LinkRefused';
  }
}

const wakePatience = 1500;
const resendAfter = 1000;
const talkPause = 300;
const wantPause = 20;

export class Session {
  #ledger: Ledger;
  #keys: Keys;
  #lagging: boolean;
  #trouble: Trouble | undefined;
  #ghost: Ghost | undefined;
  #fork: Fork | undefined;
  #chain: Chain | undefined;
  #closed = false;
  #last: Promise<unknown> = Promise.resolve();
  #stopTicking: () => void;
  #stateHash: { readonly state: JsonObject; readonly hash: Hash } | undefined;
  #refused: Bye | undefined;
  readonly #boot: Hash;
  readonly #chainOf: typeof chainOf;
  readonly #peers = new Peers();
  readonly #questions = new Questions();
  readonly #setup: SessionSetup;
  readonly #ear: Ear = {
    met: (wire, who, token) => this.#met(wire, who, token),
    heard: (wire, talk) => void this.#serial(() => this.#heard(wire, talk)).catch(() => undefined),
    closed: (wire, why, theirs) => this.#lost(wire, why, theirs)
  };

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.#ledger = setup.ledger;
    this.#keys = setup.keys;
    this.#lagging = setup.lagging ?? false;
    this.#boot = setup.entropy();
    this.#chainOf = setup.chains ?? chainOf;
    this.#stopTicking = setup.clock.after(beatTime, () => this.#tick());
    void this.#serial(() => this.#advance()).catch(() => undefined);
  }

  get ledger(): Ledger {
    return this.#ledger;
  }
  /** The place of this device now; undefined if it watches. */
  get me(): Place | undefined {
    return placeOf(this.#ledger.devices, deviceId(this.#keys));
  }
  /** Ids of the devices that are connected, watchers too. */
  get connected(): readonly string[] {
    return this.#peers.all.map(({ device }) => device);
  }
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }
  /** Why the last connection that was refused was refused, if none came about since. */
  get refused(): Bye | undefined {
    return this.#refused;
  }
  get ghost(): Ghost | undefined {
    return this.#ghost;
  }
  get questions(): readonly Question[] {
    return this.#questions.all;
  }
  get fork(): Fork | undefined {
    return this.#fork;
  }
  /** The places play waits for (LINK-SEE-05). */
  get waiting(): Place[] {
    const { turn, linksDue, contributors, pen } = this.#ledger;
    if (turn === 'over') return [];
    if (linksDue) return contributors.filter((place) => this.#linkOf(place) === undefined);
    return pen === undefined ? [] : [pen];
  }

  /** Takes a channel that has opened. */
  connect(channel: Channel): void {
    if (this.#closed) return channel.close();
    new Wire(
      channel,
      {
        clock: this.#setup.clock,
        entropy: this.#setup.entropy,
        keys: () => this.#keys,
        about: () => ({ boot: this.#boot, match: this.#ledger.header.id, rules: rulesOf(this.#ledger) })
      },
      this.#ear
    );
  }

  /** Appends moves of a seat held here, stored and then told. Throws RuleError-like Errors in words, or LinkRefused. */
  append(moves: readonly Move[]): Promise<void> {
    return this.#serial(async () => {
      this.#mayPlay();
      const ahead = this.#ledger.copy();
      for (const move of moves) {
        const { turn, tip } = ahead;
        if (typeof turn !== 'number' || ahead.pen !== this.me) throw new LinkRefused('turn');
        const wrong = ahead.extend([{ n: tip.n, type: 'move', seat: turn, move }]);
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
      const made = by === undefined ? undefined : question(this.#ledger, this.#setup.entropy().slice(0, 16), by, what);
      if (!made) throw new LinkRefused('accord');
      this.#questions.put(made);
      this.#tellQuestion(made);
      this.#setup.desk.changed();
      await this.#advance();
    });
  }

  /** Answers a question of another device, or takes a question of our own back. */
  answer(id: string, yes: boolean): Promise<void> {
    return this.#serial(async () => {
      const asked = this.#questions.find(id);
      const { me } = this;
      if (!asked || me === undefined) return;
      if (yes) this.#questions.agree(id, me);
      else this.#questions.drop(id);
      if (!yes && asked.by === me) this.#tell({ t: 'withdraw', id });
      else this.#tell({ t: 'answer', id, ...asked.tip, yes });
      this.#setup.desk.changed();
      await this.#advance();
    });
  }

  /** This device's place, taken anew with a fresh chain: after a rest, or instead of a device that is lost. */
  takePlace(place: Place, name: string): Promise<void> {
    const { id } = this.#ledger.header;
    for (let number = 1; ; number++) {
      const { end } = this.#chainOf(this.#keys, id, number);
      if (!this.#ledger.entries.some((entry) => JSON.stringify(entry).includes(end)))
        return this.ask({ type: 'device', place, id: deviceId(this.#keys), name, dice: end });
    }
  }

  /** Goes on with the other log of a fork; ours is kept as a copy. */
  adopt(): Promise<void> {
    return this.#serial(async () => {
      const theirs = this.#fork?.theirs;
      if (!theirs) return;
      await this.#setup.desk.adopt(theirs);
      this.#ledger = theirs.copy();
      this.#fork = undefined;
      this.#ghost = undefined;
      this.#questions.keep(this.#ledger.tip);
      this.#setup.desk.changed();
      await this.#advance();
      this.#tellAll(true);
    });
  }

  /** Shows the others the moves of the turn in the making. */
  show(moves: readonly Move[]): void {
    this.#tell({ t: 'ghost', ...this.#ledger.tip, moves: [...moves] });
  }
  say(seat: Seat | null, emote: Emote): void {
    this.#tell({ t: 'say', seat, emote });
  }
  /** Nudges the devices that are waited for. */
  nudge(): void {
    for (const place of this.waiting) this.#peerAt(place)?.wire.send({ t: 'nudge' });
  }

  /** The page is in front again: whoever does not answer at once is dropped (LINK-SEE-04). */
  wake(): void {
    for (const { wire } of this.#peers.all) wire.probe(wakePatience, () => wire.send(this.#have(true, wire)));
    void this.#serial(() => this.#advance()).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    this.#stopTicking();
    for (const { wire } of this.#peers.all) wire.close('leaving');
  }

  /** Resolves when everything that came in has been dealt with. */
  get idle(): Promise<unknown> {
    return this.#last;
  }

  #serial<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#closed) throw new LinkRefused('closed');
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  #mayPlay(): void {
    if (this.#fork) throw new LinkRefused('fork');
    if (this.#trouble === 'mismatch') throw new LinkRefused('mismatch');
  }

  #tick(): void {
    this.#tellAll(false);
    const { fork } = this;
    if (fork && !fork.theirs) this.#peers.device(fork.device)?.wire.send({ t: 'want', from: fork.next });
    for (const asked of this.#questions.all) if (asked.by === this.me) this.#tellQuestion(asked);
    void this.#serial(() => this.#advance()).catch(() => undefined);
    this.#stopTicking = this.#setup.clock.after(beatTime, () => this.#tick());
  }

  #met(wire: Wire, who: Who, token: Hash): Bye | undefined {
    const here = rulesOf(this.#ledger);
    if (who.match !== null && who.match !== this.#ledger.header.id) return 'match';
    if (who.rules && (who.rules.game !== here.game || who.rules.version !== here.version)) return 'rules';
    if (who.rules && who.rules.edition !== here.edition) return 'edition';
    const refused = this.#peers.add(wire, who, deviceId(this.#keys));
    if (refused) return refused;
    this.#refused = undefined;
    if (this.#keys.tokens[who.device] !== token) {
      this.#keys = { ...this.#keys, tokens: { ...this.#keys.tokens, [who.device]: token } };
      this.#setup.desk.keep(this.#keys);
    }
    if (who.match === null) {
      const { header, past } = this.#ledger;
      wire.send({ t: 'start', header, past: [...past] });
    }
    wire.send(this.#have(true, wire));
    this.#setup.desk.changed();
    return undefined;
  }

  #lost(wire: Wire, why: Bye | undefined, theirs: boolean): void {
    const device = wire.who?.device;
    if (why && !(theirs && why === 'leaving') && why !== 'twice') this.#refused = why;
    if (!this.#peers.remove(wire)) return this.#closed ? undefined : this.#setup.desk.changed();
    if (this.#fork?.device === device) this.#fork = undefined;
    const place = placeOf(this.#ledger.devices, device!);
    if (this.#ghost?.place === place) this.#ghost = undefined;
    for (const { id, by } of this.#questions.all) if (by === place) this.#questions.drop(id);
    if (!this.#closed) this.#setup.desk.changed();
  }

  #heard(wire: Wire, talk: Talk): Promise<void> | void {
    const peer = this.#peers.of(wire);
    if (!peer) return;
    switch (talk.t) {
      case 'have':
        return this.#onhave(peer, talk);
      case 'log':
        return this.#onlog(peer, talk);
      case 'want':
        return this.#onwant(peer, talk.from);
      case 'arm':
        return this.#onarm(peer, talk);
      case 'ghost':
        return this.#onghost(peer, talk);
      case 'ask':
        return this.#onask(peer, talk);
      case 'answer':
        return this.#onanswer(peer, talk);
      case 'withdraw': {
        const asked = this.#questions.find(talk.id);
        if (!asked || asked.by !== this.#placeOf(peer)) return;
        this.#questions.drop(talk.id);
        this.#setup.desk.changed();
        return this.#advance();
      }
      case 'ask-edition':
        return this.#paced(peer, () => wire.send({ t: 'edition', data: this.#ledger.game.edition }));
      case 'say':
        return this.#paced(peer, () => this.#setup.desk.said(peer.device, talk.seat, talk.emote));
      case 'nudge':
        return this.#paced(peer, () => this.#setup.desk.nudged(peer.device));
      default:
        return; // what is said before a match begins
    }
  }

  #paced(peer: Peer, act: () => void): void {
    const now = this.#setup.clock.now();
    if (now - peer.talkedAt < talkPause) return;
    peer.talkedAt = now;
    act();
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
      if (have.state !== this.#position()) {
        this.#trouble = 'mismatch';
        this.#setup.desk.changed();
        return;
      }
      peer.sent = Math.max(peer.sent, have.n);
      await this.#advance();
    }
    if (have.n < tip.n && !this.#fork) this.#push(peer, have.n);
    // A gap: told our tip, the other side sends the rest.
    if (have.ask || (have.n > tip.n && !this.#fork)) peer.wire.send(this.#have(false, peer.wire));
  }

  /** Sends what the other side does not have, unless it is on its way. */
  #push(peer: Peer, from: number): void {
    const now = this.#setup.clock.now();
    const { n } = this.#ledger.tip;
    if (from < peer.sent && peer.sent >= n && now - peer.sentAt < resendAfter) return;
    for (let at = from; at < n;) {
      const entries = this.#slice(at);
      peer.wire.send({ t: 'log', from: at, before: this.#ledger.hashes[at]!, entries });
      at += entries.length;
    }
    peer.sent = n;
    peer.sentAt = now;
  }

  /** Entries from number `from` on, as many as fit a message. */
  #slice(from: number): Entry[] {
    const entries: Entry[] = [];
    let size = 0;
    for (const entry of this.#ledger.entries.slice(from, from + 1000)) {
      size += JSON.stringify(entry).length;
      if (entries.length > 0 && size > chunk) break;
      entries.push(entry);
    }
    return entries;
  }

  async #onlog(peer: Peer, { from, before, entries }: Extract<Talk, { t: 'log' }>): Promise<void> {
    const { tip, hashes } = this.#ledger;
    if (from > tip.n) return peer.wire.send(this.#have(false, peer.wire));
    if (hashes[from] !== before) return this.#part(peer);
    let known = before;
    let at = 0;
    for (; at < entries.length && from + at < tip.n; at++) {
      known = entryHash(known, entries[at]!);
      if (known !== hashes[from + at + 1]) return this.#part(peer);
    }
    if (at === entries.length || this.#fork || this.#trouble === 'mismatch') return;
    const ahead = this.#ledger.copy();
    let verdict: 'yes' | 'wait' | 'fork' | 'bad' = 'yes';
    for (const entry of entries.slice(at)) {
      verdict = ahead.problem(entry) === undefined ? this.#may(peer, entry, ahead) : 'bad';
      if (verdict !== 'yes') break;
      ahead.append(entry);
    }
    if (ahead.tip.n > tip.n) await this.#write(ahead, peer);
    if (verdict === 'bad') return peer.wire.close('log');
    if (verdict === 'fork') return this.#part(peer, true);
    await this.#advance();
  }

  /** Whether an entry that the rules allow may come from this device (LINK-LOG-04, LINK-LOG-05). */
  #may(peer: Peer, entry: Entry, at: Ledger): 'yes' | 'wait' | 'fork' {
    if (entry.type === 'draw') return 'yes';
    const { devices, holders } = at.devices;
    const me = placeOf(at.devices, deviceId(this.#keys));
    let author: Place | undefined;
    if (entry.type === 'move') {
      author = holders[entry.seat]!;
      if (author === me) return this.#lagging ? 'yes' : 'fork';
    } else {
      const concerns = me !== undefined && (entry.with.includes(me) || (holders.includes(me) && !devices[me]!.resting));
      if (concerns && !this.#lagging && !this.#questions.agreed(me, entry)) return 'fork';
      author = question(at, '', entry.by, entry.what)?.writer;
    }
    const writer = author === undefined ? undefined : devices[author]?.id;
    return writer !== peer.device && this.#peers.device(writer) ? 'wait' : 'yes';
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
    this.#ghost = undefined;
    this.#questions.keep(ahead.tip);
    this.#setup.desk.appended(fresh);
    for (const peer of this.#peers.all) {
      if (!from && (peer.have?.n ?? 0) >= n && fresh.some(({ type }) => type !== 'draw')) this.#push(peer, n);
    }
    this.#tellAll(false);
  }

  /** Everything that goes by itself: accords that are ready, draws whose links are there. */
  async #advance(): Promise<void> {
    if (this.#fork || this.#trouble === 'mismatch') return;
    const { me } = this;
    const ready = me === undefined ? undefined : this.#questions.ready(me);
    if (ready) {
      const ahead = this.#ledger.copy();
      if (ahead.extend([entryOf(ready)]) === undefined) {
        await this.#write(ahead);
        return this.#advance();
      }
      this.#questions.drop(ready.id);
    }
    if (this.#ledger.turn !== 'chance') return;
    if (this.#ledger.linksDue && me !== undefined && this.#questions.binds(me)) return;
    const links = this.#ledger.linksDue ? this.#ledger.contributors.map((place) => this.#linkOf(place)) : [];
    if (!links.every((link) => link !== undefined)) return;
    const draws = this.#ledger.draws(links);
    const ahead = this.#ledger.copy();
    if (draws.length === 0 || ahead.extend(draws) !== undefined) return;
    await this.#write(ahead);
    return this.#advance();
  }

  /** The link of a place for the throw that is due, if it is known here. */
  #linkOf(place: Place): Hash | undefined {
    const link = place === this.me ? this.#ownLink() : this.#peerAt(place)?.linkAt(this.#ledger.tip.hash);
    return link !== undefined && this.#ledger.fits(place, link) ? link : undefined;
  }

  /** The link this device reveals now, if one is due of it (LINK-DICE-03). */
  #ownLink(): Hash | undefined {
    const { me } = this;
    if (me === undefined || !this.#ledger.linksDue || !this.#ledger.contributors.includes(me)) return undefined;
    const { commitment, spent } = this.#ledger.die(me);
    for (let number = 0; this.#chain?.end !== commitment && number < 8; number++)
      this.#chain = this.#chainOf(this.#keys, this.#ledger.header.id, number);
    try {
      if (this.#chain?.end === commitment) return this.#chain.link(spent);
    } catch {
      // used up
    }
    this.#trouble = 'dice';
    return undefined;
  }

  #have(ask: boolean, to: Wire): Extract<Talk, { t: 'have' }> {
    const link = this.#fork || this.#trouble === 'mismatch' ? undefined : this.#ownLink();
    const parted = this.#fork !== undefined && this.#fork.device === to.who?.device;
    return { t: 'have', ...this.#ledger.tip, state: this.#position(), link: link ?? null, parted, ask };
  }

  #position(): Hash {
    const { state } = this.#ledger;
    if (this.#stateHash?.state !== state) this.#stateHash = { state, hash: hash(state) };
    return this.#stateHash.hash;
  }

  #tell(talk: Talk): void {
    for (const { wire } of this.#peers.all) wire.send(talk);
  }
  #tellAll(ask: boolean): void {
    for (const { wire } of this.#peers.all) wire.send(this.#have(ask, wire));
  }
  #tellQuestion({ id, by, tip, what }: Question): void {
    this.#tell({ t: 'ask', id, by, ...tip, what });
  }

  #placeOf(peer: Peer): Place | undefined {
    return placeOf(this.#ledger.devices, peer.device);
  }
  #peerAt(place: Place): Peer | undefined {
    return this.#peers.device(this.#ledger.devices.devices[place]?.id);
  }

  /** Two logs (LINK-FORK-02): play stops and the other's is fetched. */
  #part(peer: Peer, foreign = false): void {
    if (this.#fork) return;
    this.#fork = new Fork(peer.device, foreign);
    this.#ghost = undefined;
    peer.wire.send({ t: 'want', from: 0 });
    peer.wire.send(this.#have(false, peer.wire));
    this.#setup.desk.changed();
  }

  #onwant(peer: Peer, from: number): void {
    const now = this.#setup.clock.now();
    if (now - peer.wantedAt < wantPause && from === 0) return;
    peer.wantedAt = now;
    peer.wire.send({ t: 'arm', from, entries: this.#slice(from), ...this.#ledger.tip });
  }

  #onarm(peer: Peer, arm: Extract<Talk, { t: 'arm' }>): void {
    const fork = this.#fork;
    if (fork?.device !== peer.device) return;
    const next = fork.take(arm, this.#ledger);
    if (next === 'bad') return peer.wire.close('log');
    if (typeof next === 'number') return peer.wire.send({ t: 'want', from: next });
    if (next === 'none') this.#fork = undefined;
    this.#setup.desk.changed();
    if (next === 'none') peer.wire.send(this.#have(true, peer.wire));
  }

  #onghost(peer: Peer, { n, hash: at, moves }: Extract<Talk, { t: 'ghost' }>): void {
    const { tip, game, turn, pen } = this.#ledger;
    if (n !== tip.n || at !== tip.hash || typeof turn !== 'number' || pen !== this.#placeOf(peer)) return;
    const state = game.clone(this.#ledger.state);
    for (const sent of moves) {
      const move = game.parse(sent);
      if (!move || game.turn(state) !== turn || game.illegal(state, move)) return peer.wire.close('log');
      game.play(state, move);
    }
    this.#ghost = { place: pen!, tip, moves, state };
    this.#setup.desk.changed();
  }

  async #onask(peer: Peer, { id, by, n, hash: at, what }: Extract<Talk, { t: 'ask' }>): Promise<void> {
    const { tip } = this.#ledger;
    if (n !== tip.n || at !== tip.hash || this.#questions.find(id)) return;
    const newcomer = what.type === 'device' && what.place === by && what.id === peer.device;
    if (this.#placeOf(peer) !== by && !(this.#placeOf(peer) === undefined && newcomer)) return;
    const made = question(this.#ledger, id, by, what);
    if (!made) return;
    this.#questions.put(made);
    const { me } = this;
    if (me !== undefined && made.parties.includes(me) && isReturn(what, this.#ledger)) {
      this.#questions.agree(id, me);
      this.#tell({ t: 'answer', id, ...tip, yes: true });
    }
    this.#setup.desk.changed();
    await this.#advance();
  }

  async #onanswer(peer: Peer, { id, n, hash: at, yes }: Extract<Talk, { t: 'answer' }>): Promise<void> {
    const place = this.#placeOf(peer);
    const { tip } = this.#ledger;
    const asked = this.#questions.find(id);
    if (!asked || place === undefined || n !== tip.n || at !== tip.hash || !asked.parties.includes(place)) return;
    if (yes) this.#questions.agree(id, place);
    else this.#questions.drop(id);
    this.#setup.desk.changed();
    await this.#advance();
  }
}

/** What both sides must play by. */
const rulesOf = ({ header }: Ledger): NonNullable<Who['rules']> => ({
  game: header.game,
  version: header.rulesVersion,
  edition: header.edition
});
