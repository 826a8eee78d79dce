/**
 * Planning a whole chain of one seat's small decisions, up to the end of its turn or to the next draw of chance: a beam
 * search (B. T. Lowerre's HARPY, 1976) over positions, ranked by the mind's value, with moves of no promise left out.
 */
import type { Move, Rules, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { lead, promising, type Mind } from './mind.ts';

/** A chain of moves, the position after it, and the margin hoped for there. */
export type Plan<S extends JsonObject, M extends Move> = {
  readonly moves: readonly M[];
  readonly end: S;
  readonly value: number;
};

export type Width = {
  /** Positions carried on at each step. */
  readonly beam: number;
  /** Of each first move at least this many positions are carried on, however bad they look. */
  readonly each: number;
  /** Chains returned at most. */
  readonly keep: number;
};

/** A chain longer than this is cut: no turn of a game here is. */
const longest = 100;

type Link<S, M> = {
  readonly state: S;
  readonly move: M;
  readonly before: Link<S, M> | undefined;
  /** Which of the moves of the first position it began with. */
  readonly first: number;
  readonly value: number;
};

/**
 * The best chains found for the seat to act in `state`, best first; at least one. Chains that lead to positions of
 * exactly the same value count as one.
 */
export function plan<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  state: S,
  { beam, each, keep }: Width
): Plan<S, M>[] {
  const seat = game.turn(state) as Seat;
  const turn = mind.clock(state);
  let front: (Link<S, M> | undefined)[] = [undefined];
  const ends: Link<S, M>[] = [];
  for (let depth = 0; front.length > 0; depth++) {
    const next: Link<S, M>[] = [];
    for (const before of front) {
      const here = before ? before.state : state;
      for (const [index, move] of promising(mind, here, game.moves(here)).entries()) {
        const after = game.clone(here);
        game.play(after, move);
        const first = before ? before.first : index;
        const link = { state: after, move, before, first, value: lead(mind.values(after), seat) };
        if (game.turn(after) === seat && mind.clock(after) === turn && depth < longest) next.push(link);
        else ends.push(link);
      }
    }
    front = best(next, beam, each);
  }
  return best(ends, keep, 0).map((link) => ({ moves: movesOf(link), end: link.state, value: link.value }));
}

/** The best `count` links of different value, and the best `each` of every first move; best first. */
function best<S, M>(links: Link<S, M>[], count: number, each: number): Link<S, M>[] {
  links.sort((a, b) => b.value - a.value);
  const kept: Link<S, M>[] = [];
  const ofFirst: number[] = [];
  let last: number | undefined;
  for (const link of links) {
    if (link.value === last) continue;
    const many = ofFirst[link.first] ?? 0;
    if (kept.length >= count && many >= each) continue;
    kept.push(link);
    ofFirst[link.first] = many + 1;
    last = link.value;
    if (each === 0 && kept.length >= count) break;
  }
  return kept;
}

function movesOf<S, M>(last: Link<S, M>): M[] {
  const moves: M[] = [];
  for (let link: Link<S, M> | undefined = last; link; link = link.before) moves.push(link.move);
  return moves.reverse();
}
