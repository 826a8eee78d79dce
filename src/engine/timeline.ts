/**
 * What comes of a log: one position after another, who is to act, and what happened on the way. Every entry is checked by the
 * rules before it is played, and each is played once: what it told and what it showed is kept.
 */
import {
  RuleError,
  type Game,
  type GameEvent,
  type Move,
  type Rules,
  type Seat,
  type Tell,
  type Turn
} from './game.ts';
import { canonical, type Json, type JsonObject } from './json.ts';
import type { Entry, Header, PlayedEntry } from './log.ts';
import { readable } from './options.ts';

/** Why a log cannot be followed beyond entry `at` (a count of good entries). */
export type Broken = {
  readonly at: number;
  readonly why: 'number' | 'turn' | 'move' | 'chance' | 'rule' | 'accord';
  readonly error: Error;
};

/** One thing that happened: an entry or a drafted move, the positions around it and the events it told. */
export type Happening<S extends JsonObject = JsonObject, M extends Move = Move> = {
  /** Number of the entry; drafted moves count on from the last entry. */
  readonly n: number;
  readonly by: Seat | 'chance';
  readonly move: M;
  readonly before: S;
  readonly after: S;
  readonly events: readonly GameEvent[];
  /** Still a draft: may be taken back. */
  readonly draft: boolean;
};

/** A moment while a move is carried out: the position then, and the event just told. */
export type Frame<S extends JsonObject = JsonObject> = { readonly state: S; readonly event: GameEvent | undefined };

/** One thing that happened and the moments to show it; the last frame is the position at rest. */
export type Step<S extends JsonObject = JsonObject, M extends Move = Move> = {
  readonly happening: Happening<S, M>;
  readonly frames: readonly Frame<S>[];
};

/** Carries out a legal move on a clone of `before`. Moments to show cost a clone each, and are kept where it is `watched`. */
export function carry<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  before: S,
  move: M,
  about: Pick<Happening, 'n' | 'by' | 'draft'>,
  watched = true
): Step<S, M> {
  const frames: Frame<S>[] = [];
  const events: GameEvent[] = [];
  const after = game.clone(before);
  game.play(after, move, (event) => {
    events.push(event);
    if (watched) frames.push({ state: game.clone(after), event });
  });
  frames.push({ state: after, event: undefined });
  const { n, by, draft } = about;
  return { happening: { n, by, draft, move, before, after, events }, frames };
}

/** The position before the first entry. Throws an Error in words if the header's options do not fit the game. */
export function begin<S extends JsonObject, M extends Move, O extends JsonObject>(
  game: Game<S, M, O>,
  header: Pick<Header, 'options' | 'players'>
): S {
  const seats = header.players.length;
  return game.setup(seats, readable(game.parseOptions(seats, header.options)));
}

/** A position, the seat that decided last before it (the first seat where none did), and what led to it. */
type Spot = {
  readonly state: JsonObject;
  readonly decided: Seat;
  readonly last: Happening | undefined;
  readonly earlier: Spot | undefined;
};

/** The positions of a match: after `n` entries, and after those that were taken back as well. */
export class Timeline {
  readonly game: Game;
  /** One for each length of the log. */
  readonly #spots: Spot[];
  #ended: boolean;

  private constructor(game: Game, spots: Spot[], ended: boolean) {
    this.game = game;
    this.#spots = spots;
    this.#ended = ended;
  }

  /** Throws an Error in words if the header's options do not fit the game. */
  static begin(game: Game, header: Pick<Header, 'options' | 'players'>): Timeline {
    return new Timeline(game, [{ state: begin(game, header), decided: 0, last: undefined, earlier: undefined }], false);
  }

  /** One to be carried on by itself. */
  copy(): Timeline {
    return new Timeline(this.game, [...this.#spots], this.#ended);
  }

  get count(): number {
    return this.#spots.length - 1;
  }
  /** The position now. Not to be changed. */
  get state(): JsonObject {
    return this.#now.state;
  }
  /** Over by agreement. */
  get ended(): boolean {
    return this.#ended;
  }
  get turn(): Turn {
    return this.#ended ? 'over' : this.game.turn(this.state);
  }
  /** The seat that writes the next move, if one is due: what the world does is for the one whose move set it off. */
  get author(): Seat | undefined {
    return authorOf(this.turn, this.#now.decided);
  }
  /** What led to the position: everything that happened and was not taken back by agreement. */
  get history(): readonly Happening[] {
    const settled: Happening[] = [];
    for (let spot: Spot | undefined = this.#now; spot?.last; spot = spot.earlier) settled.push(spot.last);
    return settled.reverse();
  }
  /** The position after the first `n` entries. Not to be changed. */
  at(n: number): JsonObject {
    return this.#spots[n]!.state;
  }

  /** What is wrong with appending `entry`, as far as the rules of the game know. */
  problem(entry: Entry): Omit<Broken, 'at'> | undefined {
    const wrong = (text: string): Omit<Broken, 'at'> => ({ why: 'accord', error: new Error(text) });
    if (this.#ended) return wrong(`entry ${entry.n} after the match was ended`);
    if (entry.type !== 'accord') return check(this.game, this.state, entry, this.count, this.#now.decided);
    const { n, what } = entry;
    if (n !== this.count) return { why: 'number', error: new Error(`entry ${n} where ${this.count} was due`) };
    switch (what.type) {
      case 'back':
        return what.to < n && typeof this.game.turn(this.at(what.to)) === 'number'
          ? undefined
          : wrong(`entry ${n} goes back to where nobody decides`);
      case 'end':
        return this.turn === 'over' ? wrong(`entry ${n} ends what is over`) : undefined;
      default:
        return undefined;
    }
  }

  /**
   * Appends an entry that has no `problem`; the step that shows it, if it is a move or a draw. `drafted`: how it was played
   * already, from this very position.
   */
  append(entry: Entry, { drafted, watched }: { drafted?: Step | undefined; watched: boolean }): Step | undefined {
    const here = this.#now;
    if (entry.type === 'accord') {
      this.#ended = entry.what.type === 'end';
      this.#spots.push(entry.what.type === 'back' ? this.#spots[entry.what.to]! : here);
      return undefined;
    }
    const { n, move } = entry;
    const by = entry.type === 'move' ? entry.seat : 'chance';
    const step: Step = drafted
      ? { ...drafted, happening: { ...drafted.happening, n, by, draft: false } }
      : carry(this.game, here.state, move, { n, by, draft: false }, watched);
    const { happening } = step;
    const decided = entry.type === 'move' ? entry.seat : here.decided;
    this.#spots.push({ state: happening.after, decided, last: happening, earlier: here });
    return step;
  }

  get #now(): Spot {
    return this.#spots.at(-1)!;
  }
}

/** `ended`: the match is over by agreement, whatever the rules say. */
export type Replayed = { readonly state: JsonObject; readonly ended: boolean; readonly broken: Broken | undefined };

/**
 * Plays entries in order on the set-up position. Stops before the first entry that does not fit and says why; the
 * position returned is the one reached by the good ones. `onstep` sees each move or draw and the position before it.
 */
export function replay(
  game: Game,
  header: Pick<Header, 'options' | 'players'>,
  entries: readonly Entry[],
  onstep?: (entry: PlayedEntry, before: JsonObject) => Tell | undefined
): Replayed {
  const line = Timeline.begin(game, header);
  for (const [index, entry] of entries.entries()) {
    const broken = line.problem(entry);
    const { state, ended } = line;
    if (broken) return { state, ended, broken: { at: index, ...broken } };
    const tell = entry.type === 'accord' ? undefined : onstep?.(entry, state);
    for (const event of line.append(entry, { watched: false })?.happening.events ?? []) tell?.(event);
  }
  return { state: line.state, ended: line.ended, broken: undefined };
}

/**
 * The seat a move entry is by: the one that decides, or, where a physical outcome is due, the one that decided last, whose
 * device computes it.
 */
export const authorOf = (turn: Turn, decided: Seat): Seat | undefined =>
  typeof turn === 'number' ? turn : turn === 'world' ? decided : undefined;

/** What is wrong with appending `entry` as number `n` in this position, or undefined. `decided`: the seat that did so last. */
export function check<S extends JsonObject, M extends Move>(
  game: Game<S, M>,
  state: S,
  entry: Entry,
  n: number,
  decided: Seat = 0
): Omit<Broken, 'at'> | undefined {
  const wrong = (why: Broken['why'], text: string): Omit<Broken, 'at'> => ({ why, error: new Error(text) });
  if (entry.type === 'accord') return wrong('accord', `entry ${entry.n} is for several devices to agree on`);
  if (entry.n !== n) return wrong('number', `entry ${entry.n} where ${n} was due`);
  const turn = game.turn(state);
  const by = entry.type === 'draw' ? 'chance' : entry.seat;
  const due = turn === 'chance' ? turn : authorOf(turn, decided);
  if (by !== due) return wrong('turn', `entry ${n} is by ${by}, but ${turn} was to act`);
  const move = game.parse(entry.move);
  if (!move) return wrong('move', `entry ${n} holds no move of ${game.id}`);
  if (entry.type === 'draw') {
    if (!game.chances(state).some((chance) => same(chance.move, move)))
      return wrong('chance', `entry ${n} draws what is not there`);
    return undefined;
  }
  const illegal = game.illegal(state, move);
  return illegal && { why: 'rule', error: new RuleError(illegal, move) };
}

const same = (a: Json, b: Json): boolean => canonical(a) === canonical(b);
