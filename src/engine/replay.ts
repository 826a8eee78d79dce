/** From a log to a position, believing nothing: every entry is checked by the rules before it is played. */
import { RuleError, type Game, type Move, type Tell } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { canonical } from './json.ts';
import type { Entry, Header } from './log.ts';

/** Why a log cannot be followed beyond entry `at` (a count of good entries). */
export type Broken = {
  readonly at: number;
  readonly why: 'number' | 'turn' | 'move' | 'chance' | 'rule';
  readonly error: Error;
};

export type Replayed<S> = { readonly state: S; readonly broken: Broken | undefined };

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
 * position returned is the one reached by the good ones. `onstep` sees each entry and the position before it is played.
 */
export function replay<S extends JsonObject, M extends Move>(
  game: Game<S, M>,
  header: Header,
  entries: readonly Entry[],
  onstep?: (entry: Entry, before: S) => Tell | undefined
): Replayed<S> {
  const state = begin(game, header);
  for (const [index, entry] of entries.entries()) {
    const broken = check(game, state, entry, index);
    if (broken) return { state, broken: { at: index, ...broken } };
    const tell = onstep?.(entry, state);
    game.play(state, entry.move as M, tell);
  }
  return { state, broken: undefined };
}

/** What is wrong with appending `entry` as number `n` in this position, or undefined. */
export function check<S extends JsonObject, M extends Move>(
  game: Game<S, M>,
  state: S,
  entry: Entry,
  n: number
): Omit<Broken, 'at'> | undefined {
  const wrong = (why: Broken['why'], text: string): Omit<Broken, 'at'> => ({ why, error: new Error(text) });
  if (entry.n !== n) return wrong('number', `entry ${entry.n} where ${n} was due`);
  const turn = game.turn(state);
  const due = entry.type === 'draw' ? 'chance' : entry.seat;
  // A physical outcome is entered for the seat whose device computed it, whichever that is.
  const computed = turn === 'world' && entry.type === 'move';
  if (turn !== due && !computed) return wrong('turn', `entry ${n} is by ${due}, but ${turn} was to act`);
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
