/**
 * The log of a match with everything that follows from it: its timeline, devices, dice. Believes nothing: `problem` says what is
 * wrong with an entry by rules, order, devices and dice; `append` takes one that has no problem. What is to become the log is
 * tried on a copy, which keeps the steps it took. Knows no network.
 */
import type { Base } from '#engine/draft.ts';
import type { Game, Move, Seat, Turn } from '#engine/game.ts';
import { hash, type Hash } from '#engine/hash.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { entryHash, headerHash, type Accord, type Entry, type Header, type Place } from '#engine/log.ts';
import { Timeline, type Happening, type Step } from '#engine/timeline.ts';
import { accordProblem, agree, contributors, devicesOf, devicesProblem, pen, type Devices } from './devices.ts';
import { dayProblem, drawOfDay } from './day.ts';
import { draw } from './dice.ts';
import type { MatchRecord, Past } from './record.ts';
import { firstCursor, Tray, type Cursor } from './tray.ts';

/** Where a log ends. */
export type LogTip = { readonly n: number; readonly hash: Hash };

type Now = {
  readonly entries: Entry[];
  readonly hashes: Hash[];
  readonly timeline: Timeline;
  /** One for each position. */
  readonly cursors: Cursor[];
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
  /** What was carried out since this copy was made, to be shown; undefined for what is only read. */
  readonly #steps: Step[] | undefined;
  #now: Now;
  #position: { readonly state: JsonObject; readonly hash: Hash } | undefined;

  private constructor(game: Game, header: Header, past: readonly Past[], now: Now, steps?: Step[]) {
    this.game = game;
    this.header = header;
    this.past = past;
    this.#now = now;
    this.#steps = steps;
  }

  /** An empty log. Throws an Error in words if the header does not fit the game, or itself. */
  static begin(game: Game, { header, past }: Pick<MatchRecord, 'header' | 'past'>): Ledger {
    const bad = headerProblem(game, header) ?? devicesProblem(header);
    if (bad !== undefined) throw new Error(bad);
    // What is copied gets a header of one device: a past would give a linked match dice that its devices are not committed to.
    if (past.length > 0 && header.format === 'wayside.match/2') throw new Error('a linked match with a copied part');
    const stretchBad = past.map(({ header: earlier }) => devicesProblem(earlier)).find((text) => text !== undefined);
    if (stretchBad !== undefined) throw new Error(stretchBad);
    return Ledger.#empty(game, header, past);
  }

  static #empty(game: Game, header: Header, past: readonly Past[]): Ledger {
    const first = past[0]?.header ?? header;
    const ledger = new Ledger(game, header, past, {
      entries: [],
      hashes: [headerHash(header)],
      timeline: Timeline.begin(game, header),
      cursors: [firstCursor],
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

  /**
   * The log of a match that this device has stored: it saw to header, devices and dice when the entries came in. By the rules it
   * is read once more, as far as it holds. Throws an Error in words if the header's options do not fit the game.
   */
  static believe(game: Game, { header, past, entries }: MatchRecord): Ledger {
    const ledger = Ledger.#empty(game, header, past);
    ledger.believe(entries);
    return ledger;
  }

  /** One to be carried on by itself. */
  copy(): Ledger {
    const { entries, hashes, timeline, cursors, ...rest } = this.#now;
    const now = {
      ...rest,
      entries: [...entries],
      hashes: [...hashes],
      timeline: timeline.copy(),
      cursors: [...cursors]
    };
    return new Ledger(this.game, this.header, this.past, now, []);
  }

  /** What was carried out since this copy was made. */
  get steps(): readonly Step[] {
    return this.#steps ?? [];
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
    return this.#now.timeline.state;
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
  readonly before = (n: number): JsonObject => this.#now.timeline.at(n);
  get turn(): Turn {
    return this.#now.timeline.turn;
  }
  /** Where a draft goes on from. */
  get base(): Base<JsonObject> {
    return { state: this.state, count: this.tip.n, author: this.author };
  }
  /** What led to the position: everything that happened and was not taken back by agreement. */
  get history(): readonly Happening[] {
    return this.#now.timeline.history;
  }
  /** The seat that writes the next move, if one is due. */
  get author(): Seat | undefined {
    return this.#now.timeline.author;
  }
  get ended(): boolean {
    return this.#now.timeline.ended;
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
    return this.turn === 'chance' && !this.#now.tray.known(this.#cursor);
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
    const { timeline, devices, tray, transcript } = this.#now;
    const broken = timeline.problem(entry)?.error.message;
    if (broken !== undefined) return broken;
    if (entry.type === 'draw' && this.#header.format === 'wayside.match/3')
      return dayProblem(this.game, timeline.state, this.#header, this.#drawn, entry);
    if (entry.type === 'draw')
      return tray.problem(this.game, timeline.state, this.#cursor, this.contributors, transcript, entry);
    if (entry.type === 'move') return undefined;
    // On one device nobody has to be asked who plays a seat from now on.
    const own = this.#header.format === 'wayside.match/1' && entry.what.type === 'hand';
    if (this.#header.format !== 'wayside.match/2' && !own) return `entry ${entry.n} is for several devices to agree on`;
    if (this.turn === 'chance' && this.#cursor.run > 0) return `entry ${entry.n} comes between draws of one run`;
    if (entry.what.type === 'device' && tray.commits(entry.what.dice))
      return `entry ${entry.n} brings dice used before`;
    const wrong = accordProblem(entry, devices);
    return wrong && `entry ${entry.n}: ${wrong}`;
  }

  /** Appends an entry that has no problem. `drafted`: how it was played already, from this very position. */
  append(entry: Entry, drafted?: Step): void {
    const { entries, hashes, timeline, cursors, devices, tray, transcript } = this.#now;
    if (entry.type === 'draw') {
      const threw = tray.threw(this.#cursor, this.contributors, transcript, entry);
      cursors.push(threw.cursor);
      this.#now = { ...this.#now, tray: threw.tray };
    } else if (entry.type === 'move') cursors.push({ ...this.#cursor, run: 0 });
    else {
      cursors.push(entry.what.type === 'back' ? { ...cursors[entry.what.to]!, run: 0 } : { ...this.#cursor, run: 0 });
      this.#now = { ...this.#now, tray: this.#trayAfter(entry.what), devices: agree(entry.what, devices) };
    }
    const step = timeline.append(entry, { drafted, watched: this.#steps !== undefined });
    if (step) this.#steps?.push(step);
    const before = hashes.at(-1)!;
    const after = entryHash(before, entry);
    entries.push(entry);
    hashes.push(after);
    this.#now = { ...this.#now, transcript: transcript === before ? after : entryHash(transcript, entry) };
    this.#turnPage();
  }

  /** Appends entries as far as they hold; says what is wrong with the next one. */
  extend(entries: readonly Entry[]): string | undefined {
    for (const entry of entries) {
      const wrong = this.take(entry);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  /** The one of these steps that is this entry, drafted in this very position: it has no problem, and is played already. */
  known(entry: Entry, drafted: readonly Step[]): Step | undefined {
    if (entry.type !== 'move' || entry.n !== this.tip.n || entry.seat !== this.author) return undefined;
    const { seat, move } = entry;
    return drafted.find(
      ({ happening: { before, by, move: played } }) =>
        before === this.state && by === seat && canonical(played) === canonical(move)
    );
  }

  /** Appends an entry, or says what is wrong with it. */
  take(entry: Entry, drafted: readonly Step[] = []): string | undefined {
    const known = this.known(entry, drafted);
    const wrong = known ? undefined : this.problem(entry);
    if (wrong === undefined) this.append(entry, known);
    return wrong;
  }

  /** Appends entries that this device has stored, as far as the rules allow. */
  believe(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (this.#now.timeline.problem(entry)) return;
      this.append(entry);
    }
  }

  /** The same for a move of the seat that is due. */
  move(move: Move, drafted?: readonly Step[]): string | undefined {
    return this.take({ n: this.tip.n, type: 'move', seat: this.author!, move }, drafted);
  }

  /**
   * Appends everything chance has to say, until somebody decides. `links` gives those of the contributors, in order, for throw
   * number `k`, where they are due; or nothing, where chance has to wait.
   */
  draw(links: (k: number) => readonly Hash[] | undefined): void {
    while (this.turn === 'chance') {
      const { tray, transcript } = this.#now;
      const shown = tray.known(this.#cursor) ? [] : links(tray.thrown);
      if (!shown) return;
      const header = this.#header;
      const move =
        header.format === 'wayside.match/3'
          ? drawOfDay(this.game, this.state, header, this.#drawn)
          : draw(this.game, this.state, tray.throwAt(this.#cursor, shown, transcript));
      this.append({ n: this.tip.n, type: 'draw', move, links: shown });
    }
  }

  get #cursor(): Cursor {
    return this.#now.cursors.at(-1)!;
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
      const { entries, hashes } = this.#now;
      const own = header === this.header;
      const transcript = own ? hashes.at(-1)! : entries.reduce(entryHash, headerHash(header));
      const cursors = this.#now.cursors.map(() => firstCursor);
      this.#now = { ...this.#now, stretch, transcript, cursors, devices: devicesOf(header), tray: Tray.of(header) };
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
