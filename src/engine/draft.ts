/**
 * A turn in the making: moves of one seat that nobody has relied on yet. They may be taken back and played again until
 * something is revealed, that is, until anyone but that seat (chance, another seat, nobody) is to act. Then the draft is
 * closed and its moves go into the log.
 */
import { playChecked, type Move, type Rules, type Tell, type Turn } from './game.ts';
import type { JsonObject } from './json.ts';

export class Draft<S extends JsonObject, M extends Move> {
  readonly #game: Rules<S, M>;
  readonly #base: S;
  readonly #owner: Turn;
  #moves: M[] = [];
  #undone: M[] = [];
  #state: S;

  /** A draft for whoever is to act in `base`; `base` is not changed. */
  constructor(game: Rules<S, M>, base: S) {
    this.#game = game;
    this.#base = base;
    this.#owner = game.turn(base);
    this.#state = game.clone(base);
  }

  /** The position with the draft's moves played. Not to be changed. */
  get state(): S {
    return this.#state;
  }

  get moves(): readonly M[] {
    return this.#moves;
  }

  /** The moves taken back, the one to be played again first at the end. */
  get undone(): readonly M[] {
    return this.#undone;
  }

  /** True when somebody else is to act: the moves are final. */
  get closed(): boolean {
    return this.#game.turn(this.#state) !== this.#owner;
  }

  /** Plays a move. Throws RuleError, and changes nothing, if the rules refuse it; throws an Error if closed. */
  play(move: M, tell?: Tell): void {
    if (this.closed) throw new Error('the draft is closed');
    const next = this.#game.clone(this.#state);
    playChecked(this.#game, next, move, tell);
    this.#state = next;
    this.#moves = [...this.#moves, move];
    this.#undone = [];
  }

  /** Takes the last move back and returns it; undefined if there is none. A closed draft stays as it is. */
  undo(): M | undefined {
    const last = this.#moves.at(-1);
    if (!last || this.closed) return undefined;
    this.#moves = this.#moves.slice(0, -1);
    this.#undone = [...this.#undone, last];
    this.#state = this.#game.clone(this.#base);
    for (const move of this.#moves) this.#game.play(this.#state, move);
    return last;
  }

  /** Plays the last move taken back again and returns it; undefined if there is none. */
  redo(tell?: Tell): M | undefined {
    const move = this.#undone.at(-1);
    if (!move) return undefined;
    const rest = this.#undone.slice(0, -1);
    this.play(move, tell);
    this.#undone = rest;
    return move;
  }
}
