/** A match as it stands in memory: its log, the turn in the making, and what happened. Knows no storage and no tabs. */
import { Draft } from '#engine/draft.ts';
import { RuleError, type Game, type Move, type Seat, type Turn } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { chain, entryHash, type Entry } from '#engine/log.ts';
import { begin, check } from '#engine/replay.ts';
import type { Charter, DraftMoves, LoadedMatch, Tip } from '#store/matches.ts';
import type { Chain } from '#sync/dice.ts';
import { carry, drawAll, type LogEnd, type Step } from './carry.ts';
import type { Happening } from './live.ts';

/** Entries about to be written, what they show, and the position they lead to. */
export type Closing = {
  readonly entries: readonly Entry[];
  readonly steps: readonly Step[];
  readonly state: JsonObject;
};

/** A match at one moment. */
export type View = {
  /** The position with every entry and drafted move played. Not to be changed. */
  readonly state: JsonObject;
  readonly turn: Turn;
  /** Chance is to speak, or moves that are final are not yet entries. */
  readonly due: boolean;
  readonly entries: readonly Entry[];
  readonly history: readonly Happening[];
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
  #settled: readonly Happening[] = [];
  #drafted: readonly Happening[] = [];
  #base: JsonObject;
  #draft: Draft<JsonObject, Move>;

  /**
   * The match as loaded, every entry and drafted move checked by the rules once more: whatever does not hold is left out.
   * Throws an Error in words if the header's options do not fit the game.
   */
  constructor(game: Game, loaded: Pick<LoadedMatch, 'charter' | 'entries' | 'draft' | 'damage'>) {
    this.game = game;
    this.charter = loaded.charter;
    const { header } = loaded.charter;
    const settled: Happening[] = [];
    let state = begin(game, header);
    let good = 0;
    for (const entry of loaded.entries) {
      if (check(game, state, entry, good)) break;
      const by = entry.type === 'draw' ? 'chance' : entry.seat;
      const { happening, after } = carry(game, state, entry.move, { n: good++, by, draft: false });
      settled.push(happening);
      state = after;
    }
    this.#entries = loaded.entries.slice(0, good);
    this.#hashes = chain(header, this.#entries);
    this.#settled = settled;
    this.#base = state;
    this.#draft = new Draft(game, state);
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
    return this.game.turn(this.state);
  }

  /** Everything that happened, drafted moves last. */
  get history(): readonly Happening[] {
    return [...this.#settled, ...this.#drafted];
  }

  /** All of it as it is now; later changes do not show in it. */
  view(): View {
    const { state, turn, due, entries, history } = this;
    return {
      state,
      turn,
      due,
      entries,
      history,
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

  /** True when the draft is final, or chance is to speak: entries are to be written before anyone acts. */
  get due(): boolean {
    return this.#draft.closed || this.turn === 'chance';
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

  /** Plays the last move taken back again; undefined if there is none. */
  redo(): Step | undefined {
    return this.#step(() => this.#draft.redo());
  }

  #step(act: () => Move | undefined): Step | undefined {
    const before = this.state;
    const by = this.turn as Seat;
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

  /** Puts an earlier draft back, when storing a later one failed. */
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

  /** What is to be written now that it is `due`: the draft's moves and every draw that follows. Changes nothing. */
  closing(chains: readonly Chain[]): Closing {
    const moves = this.#drafted.map(({ n, by, move }): Entry => ({ n, type: 'move', seat: by as Seat, move }));
    const hash = moves.reduce(entryHash, this.#hashes.at(-1)!);
    const end: LogEnd = { count: this.#entries.length + moves.length, hash, draws: this.#draws };
    const drawn = drawAll(this.game, chains, this.state, end);
    return { entries: [...moves, ...drawn.entries], steps: drawn.steps, state: drawn.state };
  }

  /** Draws made so far with the header's own dice. */
  get #draws(): number {
    const from = this.charter.past.at(-1)?.until ?? 0;
    return this.#entries.filter(({ n, type }) => n >= from && type === 'draw').length;
  }

  /** Takes over what has been written. */
  close({ entries, steps, state }: Closing): void {
    this.#settled = [
      ...this.#settled,
      ...this.#drafted.map((happening) => ({ ...happening, draft: false })),
      ...steps.map(({ happening }) => happening)
    ];
    this.#entries = [...this.#entries, ...entries];
    const hashes = [...this.#hashes];
    for (const entry of entries) hashes.push(entryHash(hashes.at(-1)!, entry));
    this.#hashes = hashes;
    this.#drafted = [];
    this.#base = state;
    this.#draft = new Draft(this.game, state);
  }
}
