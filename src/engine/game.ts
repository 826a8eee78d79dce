/**
 * The contract of a game. A game is a plain object of pure functions over plain JSON state; it knows nothing of the
 * web, of players' devices or of where dice come from. Everything else in the house (log, bots, table, links) works
 * with any game that keeps this contract, and `tests/games/conformance.test.ts` checks that it is kept.
 */
import type { JsonObject } from './json.ts';

/** A place at the table, numbered from 0 in playing order. */
export type Seat = number;

/** Who acts next. `chance` draws pieces; `world` is a physical outcome computed outside the rules. */
export type Turn = Seat | 'chance' | 'world' | 'over';

/** One small step: a decision, a drawn piece or a physical outcome. Tagged, flat, JSON. */
export type Move = JsonObject & { readonly type: string };

/** Why a move is refused: the id of the rule it breaks, and what a player needs to see to understand it. */
export type Illegal = { readonly rule: string; readonly detail?: JsonObject };

/** A chance outcome and how many equally likely ways lead to it (a positive whole number). */
export type Chance<M> = { readonly move: M; readonly weight: number };

/** A uniform integer in [0, below). The engine never makes one; its callers bring it. */
export type Roll = (below: number) => number;

/** Something that happened inside `play`, for animation and the game record. A game lists its own in one union. */
export type GameEvent = JsonObject & { readonly type: string };
export type Tell<E extends GameEvent = GameEvent> = (event: E) => void;

/** One line of a score sheet: the rule it comes from, the points, and which piece or category it is for. */
export type ScoreLine = { readonly rule: string; readonly points: number; readonly item: string };

/** A rule as a player may read it: our own short wording. */
export type Rule = { readonly id: string; readonly text: string };

/** The part of a game that works on positions: all that search, replay and counting need. */
export interface Rules<S extends JsonObject = JsonObject, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Raised whenever an old log would replay differently. */
  readonly rulesVersion: number;
  /** The card and board data this game object was made for, as plain JSON; travels inside match records. */
  readonly edition: JsonObject;
  readonly seats: { readonly least: number; readonly most: number };
  /** Every rule by id, in the order of the ledger. */
  readonly rulebook: Readonly<Record<string, Rule>>;
  /** Random play of a whole match nearly always ends before this many moves; a stop for programs that play alone. */
  readonly horizon: number;

  clone(state: S): S;

  turn(state: S): Turn;
  /**
   * Every legal move of the seat to act, once each, in canonical order; empty at any other node. In a game with
   * `sample`, those that can be listed (at least one): `illegal` alone decides about the others.
   */
  moves(state: S): M[];
  /** Every outcome of a chance node with its weight, in canonical order; empty at any other node. */
  chances(state: S): Chance<M>[];
  /** The rule that `move` breaks here, or undefined when it may be played. Answers without using `moves`. */
  illegal(state: S, move: M): Illegal | undefined;
  /** Plays a legal move in place, trusting it. */
  play(state: S, move: M, tell?: Tell<E>): void;
  /** Points so far per seat. */
  score(state: S): readonly (readonly ScoreLine[])[];
  /** Final places per seat (1 is first; ties share a place); meaningful when over, a forecast before. */
  places(state: S): readonly number[];

  /** In games that count rounds: the one this position is in, from 1; 0 before the first. */
  round?(state: S): number;

  /**
   * In games that all play together: true for a decision that is everybody's, though one seat enters it. At a table a
   * bot only proposes it, and a person makes it for that seat; programs that play alone do not ask.
   */
  together?(state: S, move: M): boolean;

  /** In a match against an opponent that the rules play themselves, and that has no seat: how it stands. */
  rival?(state: S): Rival | undefined;

  /** Reads a move from untrusted JSON: well-formed, canonical, no extra keys; otherwise undefined. */
  parse(value: unknown): M | undefined;

  /** A faster way to draw one outcome of a chance node; same odds as `chances`. */
  draw?(state: S, roll: Roll): M;
  /** A random legal move, for nodes too large to list and for `world` nodes. */
  sample?(state: S, roll: Roll): M;
}

/** An opponent without a seat: its score lines, and the places of the seats with its own after them. */
export type Rival = { readonly lines: readonly ScoreLine[]; readonly places: readonly number[] };

export interface Game<
  S extends JsonObject = JsonObject,
  M extends Move = Move,
  O extends JsonObject = JsonObject,
  E extends GameEvent = GameEvent
> extends Rules<S, M, E> {
  /**
   * Reads match options from untrusted JSON and fills in defaults; a string says in words what is wrong. Who begins is an
   * option in every game, under the same name: see options.ts.
   */
  parseOptions(seats: number, value: unknown): O | string;
  /** The table before any piece is drawn: no randomness in it. Without options, the standard game. */
  setup(seats: number, options?: O): S;
}

/** What a game is made of, for whatever is written for one game. */
export type StateOf<G extends Game> = ReturnType<G['setup']>;
export type MoveOf<G extends Game> = ReturnType<G['moves']>[number];
export type EventOf<G extends Game> = Parameters<NonNullable<Parameters<G['play']>[2]>>[0];

/**
 * A function written for one game, as it is kept among those of all games. TypeScript takes a function of narrower
 * parameters for one of wider ones where it is a method, and nowhere else; the pages see to it that a game's own
 * position is what it gets.
 */
export type OfOneGame<F extends (...given: never[]) => unknown> = {
  method(...given: Parameters<F>): ReturnType<F>;
}['method'];

/** The sum of a seat's score lines. */
export const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** Score lines and places of everybody who scores: the seats, and after them a rival. */
export function standing<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S
): { readonly lines: readonly (readonly ScoreLine[])[]; readonly places: readonly number[] } {
  const rival = game.rival?.(state);
  const lines = game.score(state);
  return rival ? { lines: [...lines, rival.lines], places: rival.places } : { lines, places: game.places(state) };
}

/** A move that the rules refuse. Carries the rule's id; the words for players are the game's. */
export class RuleError extends Error {
  readonly illegal: Illegal;
  readonly move: Move;

  constructor(illegal: Illegal, move: Move) {
    super(`${illegal.rule} refuses ${JSON.stringify(move)}`);
    this.illegal = illegal;
    this.move = move;
    this.name = 'RuleError';
  }
}

/** Plays `move` on `state` in place after asking the rules. Throws RuleError and leaves the state untouched. */
export function playChecked<S extends JsonObject, M extends Move, E extends GameEvent>(
  game: Rules<S, M, E>,
  state: S,
  move: M,
  tell?: Tell<E>
): void {
  const illegal = game.illegal(state, move);
  if (illegal) throw new RuleError(illegal, move);
  game.play(state, move, tell);
}
