/**
 * A turn in the making: moves of one seat that nobody has relied on yet. They may be taken back and played again until
 * something is revealed, that is, until anyone but that seat (chance, another seat, nobody) is to act. Then the draft is
 * closed and its moves go into the log. A draft is a value: to play, to take back and to play again each give another one.
 * What one touch did, several moves at once and those that go without saying after them, is one group: it is taken back and
 * played again as one.
 */
import { RuleError, type Move, type Rules, type Seat, type Turn } from './game.ts';
import type { JsonObject } from './json.ts';
import { authorOf, carry, type Step } from './timeline.ts';

/** The moves of a draft alone, as they are stored. */
export type DraftMoves = {
  readonly moves: readonly Move[];
  /** Taken back, the one to be played again first at the end. */
  readonly undone: readonly Move[];
  /** How many moves each group has, from the first played to the last taken back; without it, each has one. */
  readonly groups?: readonly number[];
};

/** What one touch did, in order; never empty. */
type Group<S extends JsonObject, M extends Move> = readonly Step<S, M>[];

/** Where a draft goes on from: the position, how many entries led to it, and the seat that is to act or to answer for the world. */
export type Base<S extends JsonObject> = {
  readonly state: S;
  readonly count: number;
  readonly author: Seat | undefined;
};

export class Draft<S extends JsonObject = JsonObject, M extends Move = Move> {
  readonly #game: Rules<S, M>;
  readonly #base: Base<S>;
  readonly #done: readonly Group<S, M>[];
  /** To be played again first at the end. */
  readonly #undone: readonly Group<S, M>[];
  readonly #again: S | undefined;
  /** What was played, oldest first. */
  readonly steps: readonly Step<S, M>[];

  /**
   * A draft for whoever is to act in a position; the position is not changed. `again`: the same position anew, where it has been
   * come back to.
   */
  constructor(
    game: Rules<S, M>,
    base: Base<S>,
    done: readonly Group<S, M>[] = [],
    undone: readonly Group<S, M>[] = [],
    again?: S
  ) {
    this.#game = game;
    this.#base = base;
    this.#done = done;
    this.#undone = undone;
    this.#again = again;
    this.steps = done.flat();
  }

  /** A stored draft, as far as its moves are legal. */
  static restore(game: Rules, base: Base<JsonObject>, { moves, undone, groups = [] }: DraftMoves): Draft {
    const line = [...moves, ...undone.toReversed()];
    // What was taken back was not half taken back.
    const begins = new Set([moves.length]);
    let all = 0;
    for (const size of groups) {
      begins.add(all);
      all += size;
    }
    let draft = new Draft(game, base);
    for (const [n, move] of line.entries()) {
      if (draft.turn === 'chance' || draft.closed) break;
      try {
        draft = draft.play(move, n < all && !begins.has(n));
      } catch (error) {
        if (error instanceof RuleError) break;
        throw error;
      }
    }
    while (draft.steps.length > moves.length) {
      const back = draft.undo();
      if (!back) break;
      draft = back;
    }
    return draft;
  }

  /** The position with the draft's moves played. Not to be changed. */
  get state(): S {
    return this.#again ?? this.steps.at(-1)?.happening.after ?? this.#base.state;
  }
  get turn(): Turn {
    return this.#game.turn(this.state);
  }
  /** The seat that writes the next move, if one is due. */
  get author(): Seat | undefined {
    return authorOf(this.turn, this.#base.author ?? 0);
  }
  get moves(): readonly M[] {
    return this.steps.map(({ happening }) => happening.move);
  }
  /** As it is stored. */
  get stored(): DraftMoves {
    const undone = this.#undone.flatMap((group) => group.toReversed()).map(({ happening }) => happening.move);
    const groups = [...this.#done, ...this.#undone.toReversed()].map(({ length }) => length);
    return { moves: this.moves, undone, ...(groups.some((size) => size > 1) && { groups }) };
  }
  /** The first move of what would be taken back; undefined if there is nothing. */
  get undoable(): Step<S, M> | undefined {
    return this.#done.at(-1)?.[0];
  }
  /** How many touches made it. */
  get touches(): number {
    return this.#done.length;
  }
  get redoable(): boolean {
    return this.#undone.length > 0;
  }
  /** True when somebody else is to act: the moves are final. */
  get closed(): boolean {
    return this.steps.length > 0 && this.turn !== this.#game.turn(this.#base.state);
  }

  /**
   * The draft with one move more, `joined` to the group before it or of a group of its own. Throws RuleError if the rules refuse
   * it; throws an Error if closed.
   */
  play(move: M, joined = false): Draft<S, M> {
    if (this.closed) throw new Error('the draft is closed');
    const { state } = this;
    // Moves come from screens and bots; only what `parse` accepts may get into a log.
    const illegal = this.#game.illegal(state, move) ?? (this.#game.parse(move) ? undefined : { rule: 'move' });
    if (illegal) throw new RuleError(illegal, move);
    const n = this.#base.count + this.steps.length;
    const step = carry(this.#game, state, move, { n, by: this.#base.author!, draft: true });
    const group = joined ? (this.#done.at(-1) ?? []) : [];
    return this.#with([...(joined ? this.#done.slice(0, -1) : this.#done), [...group, step]], []);
  }

  /** The draft without its last group; undefined if there is none, or it is closed. */
  undo(): Draft<S, M> | undefined {
    const last = this.#done.at(-1);
    if (!last || this.closed) return undefined;
    // Another object: what a screen had chosen in this position before is not chosen again.
    const again = this.#game.clone(last[0]!.happening.before);
    return this.#with(this.#done.slice(0, -1), [...this.#undone, last], again);
  }

  /** The draft with the last group taken back played again; undefined if there is none. */
  redo(): Draft<S, M> | undefined {
    const last = this.#undone.at(-1);
    return last && this.#with([...this.#done, last], this.#undone.slice(0, -1));
  }

  /** The same draft on a longer log whose position is the same. */
  after(count: number): Draft<S, M> {
    const by = count - this.#base.count;
    const shifted = (group: Group<S, M>): Group<S, M> =>
      group.map(({ happening, frames }) => ({ happening: { ...happening, n: happening.n + by }, frames }));
    const base = { ...this.#base, count };
    return new Draft(this.#game, base, this.#done.map(shifted), this.#undone.map(shifted), this.#again);
  }

  #with(done: readonly Group<S, M>[], undone: readonly Group<S, M>[], again?: S): Draft<S, M> {
    return new Draft(this.#game, this.#base, done, undone, again);
  }
}
