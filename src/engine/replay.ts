/** From a log to a position, believing nothing: every entry is checked by the rules before it is played. */
import { RuleError, type Game, type Move, type Seat, type Tell, type Turn } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { canonical } from './json.ts';
import type { Entry, Header, PlayedEntry } from './log.ts';

/** Why a log cannot be followed beyond entry `at` (a count of good entries). */
export type Broken = {
  readonly at: number;
  readonly why: 'number' | 'turn' | 'move' | 'chance' | 'rule' | 'accord';
  readonly error: Error;
};

/** `ended`: the match is over by agreement, whatever the rules say. */
export type Replayed<S> = { readonly state: S; readonly ended: boolean; readonly broken: Broken | undefined };

/** The position before the first entry. Throws an Error in words if the header's options do not fit the game. */
export function begin<S extends JsonObject, M extends Move, O extends JsonObject>(
  game: Game<S, M, O>,
  header: Pick<Header, 'options' | 'players'>
): S {
  const options = game.parseOptions(header.players.length, header.options);
  if (typeof options === 'string') throw new Error(options);
  return game.setup(header.players.length, options);
}

/**
 * Plays entries in order on the set-up position. Stops before the first entry that does not fit and says why; the
 * position returned is the one reached by the good ones. `onstep` sees each move or draw and the position before it.
 */
export function replay<S extends JsonObject, M extends Move>(
  game: Game<S, M>,
  header: Header,
  entries: readonly Entry[],
  onstep?: (entry: PlayedEntry, before: S) => Tell | undefined
): Replayed<S> {
  const course = new Course<S, M>(game, begin(game, header));
  for (const [index, entry] of entries.entries()) {
    const broken = course.problem(entry);
    const { state, ended } = course;
    if (broken) return { state, ended, broken: { at: index, ...broken } };
    course.append(entry, (played) => onstep?.(played, state));
  }
  return { state: course.state, ended: course.ended, broken: undefined };
}

/** The positions of a match, one after another: after `n` entries, and after those that were taken back as well. */
export class Course<S extends JsonObject = JsonObject, M extends Move = Move> {
  readonly game: Game<S, M>;
  #positions: S[];
  /** The seat that decided last before each position; the first seat where none did. */
  #deciders: Seat[] = [0];
  #ended = false;

  constructor(game: Game<S, M>, start: S) {
    this.game = game;
    this.#positions = [start];
  }

  /** One to be carried on by itself. */
  copy(): Course<S, M> {
    const copy = new Course(this.game, this.#positions[0]!);
    copy.#positions = [...this.#positions];
    copy.#deciders = [...this.#deciders];
    copy.#ended = this.#ended;
    return copy;
  }

  get count(): number {
    return this.#positions.length - 1;
  }
  /** The position now. Not to be changed. */
  get state(): S {
    return this.#positions.at(-1)!;
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
    return authorOf(this.turn, this.#deciders.at(-1)!);
  }
  /** The position after the first `n` entries. Not to be changed. */
  at(n: number): S {
    return this.#positions[n]!;
  }

  /** What is wrong with appending `entry`, as far as the rules of the game know. */
  problem(entry: Entry): Omit<Broken, 'at'> | undefined {
    const wrong = (text: string): Omit<Broken, 'at'> => ({ why: 'accord', error: new Error(text) });
    if (this.#ended) return wrong(`entry ${entry.n} after the match was ended`);
    if (entry.type !== 'accord') return check(this.game, this.state, entry, this.count, this.#deciders.at(-1));
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

  /** Appends an entry that has no `problem`. `onplay` gives the ears for what a move or draw tells. */
  append(entry: Entry, onplay?: (entry: PlayedEntry) => Tell | undefined): void {
    if (entry.type === 'accord') {
      this.#ended = entry.what.type === 'end';
      const to = entry.what.type === 'back' ? entry.what.to : this.count;
      this.#positions.push(this.at(to));
      this.#deciders.push(this.#deciders[to]!);
      return;
    }
    const tell = onplay?.(entry);
    const next = this.game.clone(this.state);
    this.game.play(next, entry.move as M, tell);
    this.#positions.push(next);
    this.#deciders.push(entry.type === 'move' ? entry.seat : this.#deciders.at(-1)!);
  }
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
