/**
 * The log of a match with everything that follows from it: positions, devices, dice. Believes nothing: `problem` says what is
 * wrong with an entry by rules, order, devices and dice; `append` takes one that has no problem. Knows no network.
 */
import type { Game, Move, Seat, Turn } from '#engine/game.ts';
import { hash, type Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { entryHash, headerHash, type Accord, type Entry, type Header, type Place } from '#engine/log.ts';
import { begin, Course } from '#engine/replay.ts';
import { accordProblem, agree, contributors, devicesOf, devicesProblem, pen, type Devices } from './devices.ts';
import { dayProblem } from './day.ts';
import { draw } from './dice.ts';
import type { MatchRecord, Past } from './record.ts';
import { freshHand, Tray, type Hand } from './tray.ts';

/** Where a log ends. */
export type LogTip = { readonly n: number; readonly hash: Hash };

type Now = {
  readonly entries: Entry[];
  readonly hashes: Hash[];
  readonly course: Course;
  /** One for each position. */
  readonly hands: Hand[];
  readonly devices: Devices;
  readonly tray: Tray;
  /** The copied stretch the log is in, and the log's hash under the header of that stretch, to which its dice are bound. */
  readonly stretch: number;
  readonly transcript: Hash;
};

export class Ledger {
  readonly game: Game;
  readonly header: Header;
  readonly past: readonly Past[];
  #now: Now;
  #position: { readonly state: JsonObject; readonly hash: Hash } | undefined;

  private constructor(game: Game, header: Header, past: readonly Past[], now: Now) {
    this.game = game;
    this.header = header;
    this.past = past;
    this.#now = now;
  }

  /** An empty log. Throws an Error in words if the header does not fit the game, or itself. */
  static begin(game: Game, { header, past }: Pick<MatchRecord, 'header' | 'past'>): Ledger {
    const bad = headerProblem(game, header) ?? devicesProblem(header);
    if (bad !== undefined) throw new Error(bad);
    const first = past[0]?.header ?? header;
    const stretchBad = past.map(({ header: earlier }) => devicesProblem(earlier)).find((text) => text !== undefined);
    if (stretchBad !== undefined) throw new Error(stretchBad);
    const ledger = new Ledger(game, header, past, {
      entries: [],
      hashes: [headerHash(header)],
      course: new Course(game, begin(game, header)),
      hands: [freshHand],
      devices: devicesOf(first),
      tray: Tray.of(first),
      stretch: 0,
      transcript: headerHash(first)
    });
    ledger.#turnPage();
    return ledger;
  }

  /** A log of these entries, as far as they hold, and what is wrong with the next one. Throws like `begin`. */
  static read(game: Game, record: MatchRecord): { ledger: Ledger; broken: string | undefined } {
    const ledger = Ledger.begin(game, record);
    return { ledger, broken: ledger.extend(record.entries) };
  }

  /** One to be carried on by itself. */
  copy(): Ledger {
    const { entries, hashes, course, hands, ...rest } = this.#now;
    const now = { ...rest, entries: [...entries], hashes: [...hashes], course: course.copy(), hands: [...hands] };
    return new Ledger(this.game, this.header, this.past, now);
  }

  get entries(): readonly Entry[] {
    return this.#now.entries;
  }
  get hashes(): readonly Hash[] {
    return this.#now.hashes;
  }
  get tip(): LogTip {
    const { entries, hashes } = this.#now;
    return { n: entries.length, hash: hashes.at(-1)! };
  }
  /** The position now. Not to be changed. */
  get state(): JsonObject {
    return this.#now.course.state;
  }
  /** What all devices must play by. */
  get rules(): { game: string; version: number; edition: Hash } {
    const { game, rulesVersion, edition } = this.header;
    return { game, version: rulesVersion, edition };
  }
  /** The hash of the position. */
  get position(): Hash {
    if (this.#position?.state !== this.state) this.#position = { state: this.state, hash: hash(this.state) };
    return this.#position.hash;
  }
  /** The position before entry `n`. Not to be changed. */
  readonly before = (n: number): JsonObject => this.#now.course.at(n);
  get turn(): Turn {
    return this.#now.course.turn;
  }
  /** The seat that writes the next move, if one is due. */
  get author(): Seat | undefined {
    return this.#now.course.author;
  }
  get ended(): boolean {
    return this.#now.course.ended;
  }
  get devices(): Devices {
    return this.#now.devices;
  }
  /** The places whose links the next throw needs. */
  get contributors(): Place[] {
    return contributors(this.#now.devices);
  }
  /** The place that may write the next entry. */
  get pen(): Place | undefined {
    return pen(this.#now.devices, this.author);
  }
  /** True if chance is to speak and cannot without links that are still to be revealed. */
  get linksDue(): boolean {
    return this.turn === 'chance' && !this.#now.tray.known(this.#hand);
  }
  /** The places play waits for, given whose links are here (LINK-SEE-05). */
  awaited(here: (place: Place) => boolean): Place[] {
    if (this.turn === 'over') return [];
    if (this.linksDue) return this.contributors.filter((place) => !here(place));
    return this.pen === undefined ? [] : [this.pen];
  }
  /** The chain of a place, and how many of its links were used. */
  die(place: Place): ReturnType<Tray['die']> {
    return this.#now.tray.die(place);
  }
  /** True if `link` is what `place` has to reveal for the throw that is due. */
  fits(place: Place, link: Hash): boolean {
    return this.#now.tray.fits(place, link);
  }

  /** What is wrong with appending `entry`, in words; undefined if nothing is. */
  problem(entry: Entry): string | undefined {
    const { course, devices, tray, transcript } = this.#now;
    const broken = course.problem(entry)?.error.message;
    if (broken !== undefined) return broken;
    if (entry.type === 'draw' && this.#header.format === 'wayside.match/3')
      return dayProblem(this.game, course.state, this.#header, this.#drawn, entry);
    if (entry.type === 'draw')
      return tray.problem(this.game, course.state, this.#hand, this.contributors, transcript, entry);
    if (entry.type === 'move') return undefined;
    if (this.#header.format !== 'wayside.match/2') return `entry ${entry.n} is for several devices to agree on`;
    if (this.turn === 'chance' && this.#hand.run > 0) return `entry ${entry.n} comes between draws of one run`;
    if (entry.what.type === 'device' && tray.commits(entry.what.dice))
      return `entry ${entry.n} brings dice used before`;
    const wrong = accordProblem(entry, devices);
    return wrong && `entry ${entry.n}: ${wrong}`;
  }

  /** Appends an entry that has no problem. */
  append(entry: Entry): void {
    const { entries, hashes, course, hands, devices, tray, transcript } = this.#now;
    if (entry.type === 'draw') {
      const threw = tray.threw(this.#hand, this.contributors, transcript, entry);
      hands.push(threw.hand);
      this.#now = { ...this.#now, tray: threw.tray };
    } else if (entry.type === 'move') hands.push({ ...this.#hand, run: 0 });
    else {
      hands.push(entry.what.type === 'back' ? { ...hands[entry.what.to]!, run: 0 } : { ...this.#hand, run: 0 });
      this.#now = { ...this.#now, tray: this.#trayAfter(entry.what), devices: agree(entry.what, devices) };
    }
    course.append(entry);
    entries.push(entry);
    hashes.push(entryHash(hashes.at(-1)!, entry));
    this.#now = { ...this.#now, transcript: entryHash(transcript, entry) };
    this.#turnPage();
  }

  /** Appends entries as far as they hold; says what is wrong with the next one. */
  extend(entries: readonly Entry[]): string | undefined {
    for (const entry of entries) {
      const wrong = this.problem(entry);
      if (wrong !== undefined) return wrong;
      this.append(entry);
    }
    return undefined;
  }

  /**
   * Everything chance has to say now, as entries; `links` are those of the contributors, in order, where they are due.
   * Changes nothing.
   */
  draws(links: readonly Hash[]): Entry[] {
    const ahead = this.copy();
    const from = this.tip.n;
    while (ahead.turn === 'chance') {
      const { tray, transcript } = ahead.#now;
      const shown = tray.known(ahead.#hand) ? [] : ahead.tip.n === from ? links : undefined;
      if (!shown) break;
      const move = draw(this.game, ahead.state, tray.throwAt(ahead.#hand, shown, transcript));
      ahead.append({ n: ahead.tip.n, type: 'draw', move, links: shown });
    }
    return ahead.entries.slice(from);
  }

  get #hand(): Hand {
    return this.#now.hands.at(-1)!;
  }

  get #header(): Header {
    return this.past[this.#now.stretch]?.header ?? this.header;
  }

  /** What was drawn under the present header. */
  get #drawn(): Move[] {
    const from = this.past[this.#now.stretch - 1]?.until ?? 0;
    return this.entries.slice(from).flatMap((entry) => (entry.type === 'draw' ? [entry.move] : []));
  }

  /** Links shown for a throw that is due are void after any accord: whoever has seen them would know what comes. */
  #trayAfter(what: Accord): Tray {
    const { tray } = this.#now;
    const next = this.linksDue ? tray.skip(this.contributors) : tray;
    return what.type === 'device' ? next.replace(what.place, what.id, what.dice) : next;
  }

  /** Where a copied stretch ends, the dice are those of the next header, and so is the hash they are bound to. */
  #turnPage(): void {
    while (this.#now.entries.length >= (this.past[this.#now.stretch]?.until ?? Infinity)) {
      const stretch = this.#now.stretch + 1;
      const header = this.past[stretch]?.header ?? this.header;
      const transcript = this.#now.entries.reduce(entryHash, headerHash(header));
      const hands = this.#now.hands.map(() => freshHand);
      this.#now = { ...this.#now, stretch, transcript, hands, devices: devicesOf(header), tray: Tray.of(header) };
    }
  }
}

/** What keeps `game` from reading a match with this header, in words. */
function headerProblem(game: Game, header: Header): string | undefined {
  if (header.game !== game.id) return `a match of ${header.game}, not of ${game.id}`;
  if (header.rulesVersion !== game.rulesVersion)
    return `rules version ${header.rulesVersion}, not ${game.rulesVersion}`;
  const { least, most } = game.seats;
  const seats = header.players.length;
  if (seats < least || seats > most) return `${seats} players, where ${least} to ${most} are due`;
  return header.edition === hash(game.edition) ? undefined : 'another edition of the game';
}
