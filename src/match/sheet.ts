/** A match as it stands in memory: its log, the turn in the making, and what happened. Knows no storage and no tabs. */
import { Draft } from '#engine/draft.ts';
import { RuleError, type Game, type Move, type Seat, type Turn } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { chain, entryHash, type Accord, type Entry } from '#engine/log.ts';
import { authorOf, begin, check } from '#engine/replay.ts';
import type { Charter, DraftMoves, LoadedMatch, Tip } from '#store/matches.ts';
import { devicesAfter, type Devices } from '#sync/devices.ts';
import { carry, drawAll, type LogEnd, type Step } from './carry.ts';
import type { Happening } from './live.ts';
import type { Luck } from './luck.ts';

/** Entries about to be written, and the position they lead to. */
export type Closing = { readonly entries: readonly Entry[]; readonly state: JsonObject };

/** Entries that follow on the log, and what the match becomes by them. */
export type Ahead = {
  readonly entries: readonly Entry[];
  /** The steps that show what these entries did. */
  readonly steps: readonly Step[];
  /** Of the whole log, as a sheet keeps them. */
  readonly hashes: readonly Hash[];
  readonly spots: readonly Spot[];
};

/** A match at one moment. */
export type View = {
  /** The position with every entry and drafted move played. Not to be changed. */
  readonly state: JsonObject;
  readonly turn: Turn;
  /** The seat that writes the next move, if one is due. */
  readonly author: Seat | undefined;
  /** Chance is to speak, or moves that are final are not yet entries. */
  readonly due: boolean;
  readonly entries: readonly Entry[];
  readonly history: readonly Happening[];
  /** Who plays which seat on which device now. */
  readonly devices: Devices;
  /** The last drafted move. */
  readonly undoable: Happening | undefined;
  readonly redoable: boolean;
};

export class Sheet {
  readonly game: Game;
  readonly charter: Charter;
  /** Set if the log does not hold from entry number `at` on; it is then shown up to there. */
  readonly damage: { readonly at: number } | undefined;
  #entries: readonly Entry[] = [];
  #hashes: readonly Hash[];
  /** One for each length of the log. */
  #spots: readonly Spot[];
  #drafted: readonly Happening[] = [];
  #ended: boolean;
  #draft: Draft<JsonObject, Move>;

  /**
   * The match as loaded, every entry and drafted move checked by the rules once more: whatever does not hold is left out.
   * `hashes` are those of the entries, if they are known already.
   * Throws an Error in words if the header's options do not fit the game.
   */
  constructor(game: Game, loaded: Omit<LoadedMatch, 'hashes' | 'updated'> & { readonly hashes?: readonly Hash[] }) {
    this.game = game;
    this.charter = loaded.charter;
    const { header } = loaded.charter;
    const spots: Spot[] = [{ state: begin(game, header), last: undefined, earlier: undefined }];
    let ended = false;
    for (const entry of loaded.entries) {
      const next = ended ? undefined : follow(game, spots, entry);
      if (!next) break;
      spots.push(next.spot);
      ended = entry.type === 'accord' && entry.what.type === 'end';
    }
    const good = spots.length - 1;
    this.#entries = loaded.entries.slice(0, good);
    this.#hashes = loaded.hashes?.slice(0, good + 1) ?? chain(header, this.#entries);
    this.#spots = spots;
    this.#ended = ended;
    this.#draft = new Draft(game, this.#base);
    this.damage = good < loaded.entries.length ? { at: good } : loaded.damage;
    if (!this.damage) this.#restore(loaded.draft);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The position with every entry and drafted move played. Not to be changed. */
  get state(): JsonObject {
    return this.#draft.state;
  }

  get turn(): Turn {
    return this.#ended ? 'over' : this.game.turn(this.state);
  }

  /** The seat that writes the next move, if one is due: one that decides, or whose move set off what the world does now. */
  get author(): Seat | undefined {
    const { by } = this.#drafted.at(-1) ?? { by: decidedBefore(this.#spots.at(-1)!) };
    return authorOf(this.turn, by as Seat);
  }

  /** What led to the position: everything that happened and was not taken back by agreement, drafted moves last. */
  get history(): readonly Happening[] {
    const settled: Happening[] = [];
    for (let spot: Spot | undefined = this.#spots.at(-1); spot?.last; spot = spot.earlier) settled.push(spot.last);
    return [...settled.reverse(), ...this.#drafted];
  }

  /** The position after the last entry. */
  get #base(): JsonObject {
    return this.#spots.at(-1)!.state;
  }

  /** All of it as it is now; later changes do not show in it. */
  view(): View {
    const { state, turn, author, due, entries, history } = this;
    return {
      state,
      turn,
      author,
      due,
      entries,
      history,
      devices: devicesAfter(this.charter, entries),
      undoable: this.#drafted.at(-1),
      redoable: this.draft.undone.length > 0
    };
  }

  /** Where the stored log ends. */
  get tip(): Tip {
    return { count: this.#entries.length, tip: this.#hashes.at(-1)! };
  }

  /** The moves to be stored as the turn in the making. */
  get draft(): DraftMoves {
    return { moves: this.#draft.moves, undone: this.#draft.undone };
  }

  /** What is left of the draft when these entries follow: all of it where they leave the position, and who decides, alone. */
  draftAfter(entries: readonly Entry[]): DraftMoves {
    const { author } = this;
    return entries.every((entry) => entry.type === 'accord' && spares(entry.what, author)) ? this.draft : noDraft;
  }

  /** True when the draft is final, or chance is to speak: entries are to be written before anyone acts. */
  get due(): boolean {
    return !this.#ended && (this.#draft.closed || this.turn === 'chance');
  }

  /** Plays a drafted move. Throws RuleError, and changes nothing, if the rules refuse it. */
  play(move: Move): Step {
    const { game } = this;
    // Moves come from screens and bots; only what `parse` accepts may get into a log.
    if (!game.parse(move)) throw new RuleError(game.illegal(this.state, move) ?? { rule: 'move' }, move);
    return this.#step(() => {
      this.#draft.play(move);
      return move;
    })!;
  }

  /** Plays drafted moves as far as the turn goes and the rules allow. */
  playAll(moves: readonly Move[]): { readonly steps: readonly Step[]; readonly refused: Error | undefined } {
    const steps: Step[] = [];
    try {
      for (const move of moves) {
        if (steps.length > 0 && this.due) break;
        steps.push(this.play(move));
      }
    } catch (error) {
      return { steps, refused: error as Error };
    }
    return { steps, refused: undefined };
  }

  /** Plays the last move taken back again; no step if there is none. */
  redo(): readonly Step[] {
    const step = this.#step(() => this.#draft.redo());
    return step ? [step] : [];
  }

  #step(act: () => Move | undefined): Step | undefined {
    const before = this.state;
    const by = this.author!;
    const move = act();
    if (!move) return undefined;
    const n = this.#entries.length + this.#drafted.length;
    const { happening, frames } = carry(this.game, before, move, { n, by, draft: true });
    this.#drafted = [...this.#drafted, happening];
    return { happening, frames };
  }

  /** Takes the last drafted move back; undefined if there is none. */
  undo(): Happening | undefined {
    if (!this.#draft.undo()) return undefined;
    const last = this.#drafted.at(-1);
    this.#drafted = this.#drafted.slice(0, -1);
    return last;
  }

  /** Puts a draft on the end of the log, instead of the one that is there. */
  rewind(draft: DraftMoves): void {
    this.#draft = new Draft(this.game, this.#base);
    this.#drafted = [];
    this.#restore(draft);
  }

  /** Plays stored drafted moves as far as they are legal. */
  #restore({ moves, undone }: DraftMoves): void {
    for (const move of moves) if (!this.#tried(move)) return;
    let again = 0;
    for (const move of [...undone].reverse()) if (this.#tried(move)) again++;
    while (again-- > 0) this.undo();
  }

  #tried(move: Move): boolean {
    if (this.#draft.closed || this.turn === 'chance') return false;
    try {
      this.play(move);
      return true;
    } catch (error) {
      if (error instanceof RuleError) return false;
      throw error;
    }
  }

  /** The draft's moves as entries. */
  get written(): readonly Entry[] {
    return this.#drafted.map(({ n, by, move }): Entry => ({ n, type: 'move', seat: by as Seat, move }));
  }

  /** What is to be written now that it is `due`: the draft's moves and every draw that follows. Changes nothing. */
  closing(luck: Luck): Closing {
    const moves = this.written;
    const hash = moves.reduce(entryHash, this.#hashes.at(-1)!);
    const end: LogEnd = { count: this.#entries.length + moves.length, hash, drawn: this.#drawn };
    const drawn = drawAll(this.game, luck, this.state, end);
    return { entries: [...moves, ...drawn.entries], state: drawn.state };
  }

  /** What was drawn so far under the match's own header. */
  get #drawn(): Move[] {
    const from = this.charter.past.at(-1)?.until ?? 0;
    return this.#entries.slice(from).flatMap((entry) => (entry.type === 'draw' ? [entry.move] : []));
  }

  /** What the match becomes when these entries follow on the log, for `take`. Changes nothing. */
  after(entries: readonly Entry[]): Ahead {
    const spots = [...this.#spots];
    const hashes = [...this.#hashes];
    const steps: Step[] = [];
    for (const entry of entries) {
      const { spot, step } = follow(this.game, spots, entry)!;
      spots.push(spot);
      hashes.push(entryHash(hashes.at(-1)!, entry));
      if (step) steps.push(step);
    }
    return { entries, hashes, spots, steps };
  }

  /** Takes over what has been written. */
  take({ entries, hashes, spots }: Ahead): void {
    const draft = this.draftAfter(entries);
    const last = entries.at(-1);
    if (last) this.#ended = last.type === 'accord' && last.what.type === 'end';
    this.#entries = [...this.#entries, ...entries];
    this.#hashes = hashes;
    this.#spots = spots;
    this.rewind(draft);
  }
}

/** A position of the match and what led to it. */
export type Spot = {
  readonly state: JsonObject;
  readonly last: Happening | undefined;
  readonly earlier: Spot | undefined;
};

const noDraft: DraftMoves = { moves: [], undone: [] };

/** True if an accord changes neither the position nor who plays this seat. */
const spares = (what: Accord, seat: Seat | undefined): boolean =>
  what.type === 'rest' || what.type === 'device' || (what.type === 'hand' && what.seat !== seat);

/** The seat that decided last; the first one if none did. */
function decidedBefore(spot: Spot): Seat {
  let at: Spot | undefined = spot;
  while (at?.last?.by === 'chance') at = at.earlier;
  return at?.last?.by ?? 0;
}

/** The spot that an entry leads to, and the step that shows it if a move is made; undefined if the rules refuse it. */
function follow(game: Game, spots: readonly Spot[], entry: Entry): { spot: Spot; step: Step | undefined } | undefined {
  const here = spots.at(-1)!;
  const n = spots.length - 1;
  if (entry.type === 'accord') {
    const spot = entry.what.type === 'back' ? spots[entry.what.to] : here;
    return entry.n === n && spot ? { spot, step: undefined } : undefined;
  }
  if (check(game, here.state, entry, n, decidedBefore(here))) return undefined;
  const by = entry.type === 'draw' ? 'chance' : entry.seat;
  const { happening, frames, after } = carry(game, here.state, entry.move, { n, by, draft: false });
  return { spot: { state: after, last: happening, earlier: here }, step: { happening, frames } };
}
