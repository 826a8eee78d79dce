/**
 * What is asked about a match that has been played: how it stood, what a decision was worth beside others, what draws gave.
 * Each question is small, and its answer plain data that can be kept; the same question has the same answer.
 */
import { draw, seededRoll } from '#engine/chance.ts';
import { standing, type Move, type Rules, type Seat } from '#engine/game.ts';
import { canonical, type JsonObject } from '#engine/json.ts';
import { lead, type Mind } from './mind.ts';
import { gainOf, outlookOf, reasonsFor, rehearse, type End, type Outlook, type Reason } from './outlook.ts';
import { plan, type Width } from './plan.ts';
import { goOn } from './turn.ts';

export type Task =
  /** How the match may end from here. */
  | { readonly kind: 'outlook'; readonly state: JsonObject; readonly seed: string }
  /** What could have been done instead, at first sight. */
  | {
      readonly kind: 'choice';
      readonly state: JsonObject;
      readonly played: readonly Move[];
      readonly seed: string;
    }
  /** What these draws gave to each side, beside what might have been drawn. */
  | { readonly kind: 'draws'; readonly state: JsonObject; readonly drawn: readonly Move[]; readonly seed: string }
  /** Ways of going on, what was played first: which of the others is best, and what it would have brought. */
  | {
      readonly kind: 'weigh';
      readonly state: JsonObject;
      readonly ways: readonly (readonly Move[])[];
      readonly seed: string;
      /** For somebody who waits at the table: with fewer rehearsals, and no more of them than time allows. */
      readonly brief?: true;
    };

/** What a better way was worth in points by rule of thumb, 0 where there was none. */
export type Choice = {
  readonly loss: number;
  /** Other ways, the best first. */
  readonly others: readonly (readonly Move[])[];
  /** One in the middle of all that were found worth a look: what many would have done. Absent where there are few. */
  readonly usual?: readonly Move[];
};
/** Points for each side. */
export type Draws = { readonly gains: readonly number[] };
export type Weighed = {
  /** The best of the other ways, by its number among all. */
  readonly best: number;
  readonly gain: number;
  /** Standard error of the gain. */
  readonly error: number;
  /** The margin of a clear win: more is no credible difference between two turns. Answers that are kept do without. */
  readonly clear?: number;
  /** The chance to win after what was played, and after the other way. */
  readonly wins: readonly [played: number, better: number];
  readonly reasons: readonly Reason[];
};
export type Found = Outlook | Choice | Draws | Weighed;

/** Rehearsals for one point of the curve; for every way at first; and for what was played and the best of the others after that. */
const budget = { outlook: 14, first: 8, more: 24 };
/** The same for somebody who waits, and for how many milliseconds on a device. */
export const brief = { first: 1, more: 16, time: 2500 };
const wide: Width = { beam: 32, each: 2, keep: 8 };
const near: Width = { beam: 2, each: 0, keep: 1 };
/** How many other ways are kept, draws tried in between, and other draws compared with. */
const kept = 3;
const tries = 3;
const might = 10;

type Thinker<S extends JsonObject, M extends Move> = { readonly game: Rules<S, M>; readonly mind: Mind<S, M> };

/**
 * Answers one question; rests after every few positions. The questions carry positions of this very game. Once `spent` is true, a
 * brief one is answered by what has been found so far.
 */
export function* review<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  task: Task,
  spent?: () => boolean
): Generator<undefined, Found, undefined> {
  const thinker = { game, mind };
  const state = task.state as S;
  switch (task.kind) {
    case 'outlook':
      return outlookOf((yield* ends(thinker, [state], task.seed, 0, budget.outlook))[0]!);
    case 'choice':
      return yield* choice(thinker, state, task.played as readonly M[], task.seed);
    case 'draws':
      return yield* draws(thinker, state, task.drawn as readonly M[], task.seed);
    case 'weigh':
      return yield* weigh(
        thinker,
        state,
        task.ways as readonly (readonly M[])[],
        task.seed,
        task.brief ? { ...brief, spent } : budget
      );
  }
}

/** So many rehearsals are made of a way though time is over: fewer tell nothing. */
const least = 4;

/** Ends from each of several positions, under the same luck; at least a few of each. */
function* ends<S extends JsonObject, M extends Move>(
  { game, mind }: Thinker<S, M>,
  froms: readonly S[],
  seed: string,
  first: number,
  count: number,
  spent?: () => boolean
): Generator<undefined, End[][], undefined> {
  const found = froms.map((): End[] => []);
  for (let n = first; n < first + count && !(n >= first + least && spent?.()); n++)
    for (const [at, from] of froms.entries()) {
      found[at]!.push(rehearse(game, mind, from, `${seed}/${n}`));
      yield;
    }
  return found;
}

function after<S extends JsonObject, M extends Move>(game: Rules<S, M>, from: S, moves: readonly M[]): S {
  const state = game.clone(from);
  for (const move of moves) game.play(state, move);
  return state;
}

function* choice<S extends JsonObject, M extends Move>(
  { game, mind }: Thinker<S, M>,
  state: S,
  played: readonly M[],
  seed: string
): Generator<undefined, Choice, undefined> {
  const seat = game.turn(state) as Seat;
  const turn = mind.clock(state);
  /** Where a draw comes in between, the turn is carried on after a few. */
  const worth = (end: S): number => {
    if (game.turn(end) !== 'chance' || mind.clock(end) !== turn) return lead(mind.values(end), seat);
    let sum = 0;
    for (let n = 0; n < tries; n++) {
      const on = game.clone(end);
      goOn(game, mind, on, near, seededRoll(`${seed}/${n}`), turn);
      sum += lead(mind.values(on), seat);
    }
    return sum / tries;
  };
  const reached = after(game, state, played);
  const place = canonical(reached);
  const others: { readonly moves: readonly M[]; readonly worth: number }[] = [];
  for (const { moves, end } of plan(game, mind, state, wide)) {
    if (canonical(end) !== place) others.push({ moves, worth: worth(end) });
    yield;
  }
  others.sort((a, b) => b.worth - a.worth);
  const loss = others.length > 0 ? Math.max(0, others[0]!.worth - worth(reached)) : 0;
  const usual = others[Math.floor(others.length / 2)];
  return {
    loss,
    others: others.slice(0, kept).map(({ moves }) => moves),
    ...(usual && others.length > kept ? { usual: usual.moves } : {})
  };
}

function* draws<S extends JsonObject, M extends Move>(
  { game, mind }: Thinker<S, M>,
  state: S,
  drawn: readonly M[],
  seed: string
): Generator<undefined, Draws, undefined> {
  const sides = standing(game, state).lines.length;
  /** How everybody stands once whoever acts next has made use of what is there. */
  const margins = (from: S, luck: string): number[] => {
    const roll = seededRoll(`${seed}/${luck}`);
    while (game.turn(from) === 'chance') game.play(from, draw(game, from, roll));
    goOn(game, mind, from, near, roll, mind.clock(from));
    const values = mind.values(from);
    return Array.from({ length: sides }, (_, side) => (side < values.length ? lead(values, side) : 0));
  };
  const gains = new Array<number>(sides).fill(0);
  const add = (from: S, luck: string, share: number): void => {
    for (const [side, margin] of margins(from, luck).entries()) gains[side]! += share * margin;
  };
  for (let n = 0; n < tries; n++) add(after(game, state, drawn), `so/${n}`, 1 / tries);
  yield;
  for (let n = 0; n < might; n++) {
    add(game.clone(state), `else/${n}`, -1 / might);
    yield;
  }
  return { gains };
}

function* weigh<S extends JsonObject, M extends Move>(
  thinker: Thinker<S, M>,
  state: S,
  ways: readonly (readonly M[])[],
  seed: string,
  {
    first,
    more,
    spent
  }: { readonly first: number; readonly more: number; readonly spent?: (() => boolean) | undefined }
): Generator<undefined, Weighed, undefined> {
  const { game, mind } = thinker;
  const seat = game.turn(state) as Seat;
  const reached = ways.map((moves) => after(game, state, moves));
  const found = yield* ends(thinker, reached, seed, 0, first, spent);
  const played = found[0]!;
  const gains = found.map((one, way) => (way === 0 ? -Infinity : gainOf(one, played, seat).gain));
  const best = gains.indexOf(Math.max(...gains));
  const better = found[best]!;
  // What was best among several is so by luck as well: it counts by new rehearsals alone.
  const [playedAgain, betterAgain] = (yield* ends(
    thinker,
    [reached[0]!, reached[best]!],
    seed,
    first,
    more,
    spent
  )) as [End[], End[]];
  return {
    best,
    ...gainOf(betterAgain, playedAgain, seat),
    clear: mind.margin,
    wins: [outlookOf(playedAgain).wins[seat]!, outlookOf(betterAgain).wins[seat]!],
    reasons: reasonsFor([...better, ...betterAgain], [...played, ...playedAgain], seat).slice(0, 6)
  };
}
