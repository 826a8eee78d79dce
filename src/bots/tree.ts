/**
 * An open-loop Monte-Carlo tree search over chains. An edge is a whole chain of one seat's small decisions (a
 * macro-action found by the planner), a node what is known after a sequence of chains whatever chance drew in between;
 * draws are sampled anew in every iteration. Sources: open-loop search after Perez et al. 2015, information-set search
 * with edges that are not always available after Cowling, Powley and Whitehouse 2012, selection by PUCT (Rosin 2011),
 * progressive bias after Chaslot et al. 2008, progressive widening after Couëtoux et al. 2011, several seats by max^n.
 */
import { draw } from '#engine/chance.ts';
import { standing, type Move, type Roll, type Rules, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Mind } from './mind.ts';
import { plan, type Plan, type Width } from './plan.ts';
import { par, rewards, squash } from './reward.ts';

export type TreeBudget = {
  /** Iterations for each chain that comes into question at the root, and at most. */
  readonly perChain: number;
  readonly iterations: number;
  /** How widely chains are looked for at the root, in the tree, and in playouts. */
  readonly root: Width;
  readonly inner: Width;
  readonly playout: Width;
  /** Turns from the root to the end of a playout, in rounds of the table, and turns on top of that. */
  readonly rounds: number;
  readonly turns: number;
  /** How strongly rarely tried chains are tried, in rewards. */
  readonly explore: number;
  /** Differences in points of the planner's values at which the prior of a chain falls by a factor of e. */
  readonly temperature: number;
  /** How many visits the planner's value counts for. */
  readonly trust: number;
};

/** A chain from a node: what the planner thought of it, what came of it. */
type Edge<M extends Move> = {
  readonly moves: readonly M[];
  /** The margin the planner hoped for. */
  readonly planned: number;
  readonly promise: number;
  prior: number;
  visits: number;
  /** Sum of rewards of the seat that decides. */
  reward: number;
  child: Node<M> | undefined;
};

type Node<M extends Move> = {
  readonly edges: Map<string, Edge<M>>;
  seat: Seat;
  visits: number;
  /** How often the planner has looked for chains here. */
  looks: number;
};

export type Tree<S extends JsonObject, M extends Move> = {
  readonly root: Node<M>;
  /** One iteration. `luck` makes the source of draws for the n-th visit of a root chain. */
  readonly iterate: (luck: (visit: number) => Roll) => void;
  /** How many iterations are worth while here. */
  readonly worth: number;
  /** The margin whose reward is one half. */
  readonly even: number;
  readonly state: S;
};

const fresh = <M extends Move>(): Node<M> => ({ edges: new Map(), seat: -1, visits: 0, looks: 0 });

/** Adds those of the chains found in a position that its node does not know yet. */
function addChains<S extends JsonObject, M extends Move>(
  { edges }: Node<M>,
  found: readonly Plan<S, M>[],
  promiseOf: (value: number) => number,
  temperature: number
): void {
  for (const { moves, value } of found) {
    const key = JSON.stringify(moves);
    if (edges.has(key)) continue;
    edges.set(key, {
      moves,
      planned: value,
      promise: promiseOf(value),
      prior: 0,
      visits: 0,
      reward: 0,
      child: undefined
    });
  }
  let top = -Infinity;
  for (const edge of edges.values()) top = Math.max(top, edge.planned);
  let sum = 0;
  for (const edge of edges.values()) {
    edge.prior = Math.exp((edge.planned - top) / temperature);
    sum += edge.prior;
  }
  for (const edge of edges.values()) edge.prior /= sum;
}

/** Plays the chain if every move of it is legal now. */
function follow<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  at: S,
  moves: readonly M[],
  seat: Seat
): S | undefined {
  const after = game.clone(at);
  for (const move of moves) {
    if (game.turn(after) !== seat || game.illegal(after, move)) return undefined;
    game.play(after, move);
  }
  return after;
}

function urgency<M extends Move>(edge: Edge<M>, root: number, { trust, explore }: TreeBudget): number {
  const mean = (edge.reward + trust * edge.promise) / (edge.visits + trust);
  return mean + (explore * edge.prior * root) / (1 + edge.visits);
}

type Chosen<S extends JsonObject, M extends Move> = { readonly edge: Edge<M>; readonly after: S };

/** The most urgent chain that can be played here, and the position after it. */
function select<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  node: Node<M>,
  at: S,
  budget: TreeBudget
): Chosen<S, M> | undefined {
  const scale = Math.sqrt(node.visits + 1);
  const ranked = [...node.edges.values()].map((edge) => ({ edge, urgency: urgency(edge, scale, budget) }));
  ranked.sort((a, b) => b.urgency - a.urgency);
  for (const { edge } of ranked) {
    const after = follow(game, at, edge.moves, node.seat);
    if (after) return { edge, after };
  }
  return undefined;
}

/** A tree for the decision in `state`, its root expanded. */
export function grow<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  state: S,
  seats: number,
  budget: TreeBudget
): Tree<S, M> {
  // A rival without a seat is one more at the table.
  const horizon = mind.clock(state) + budget.rounds * standing(game, state).places.length + budget.turns;
  const reward = new Float64Array(seats);
  const playout = mind.farsighted ? { ...budget.playout, each: 0 } : budget.playout;
  const path: Edge<M>[] = [];
  const deciders: Seat[] = [];

  const chains = plan(game, mind, state, budget.root);
  const even = par(seats, chains[0]!.value);

  const expand = (node: Node<M>, at: S, found: readonly Plan<S, M>[]): void => {
    node.seat = game.turn(at) as Seat;
    node.looks++;
    addChains(node, found, (value) => squash(value - even, mind.margin), budget.temperature);
  };

  const root = fresh<M>();
  expand(root, state, chains);

  const iterate = (luck: (visit: number) => Roll): void => {
    path.length = 0;
    deciders.length = 0;
    let node: Node<M> | undefined = root;
    let roll: Roll | undefined;
    let at = state;
    for (;;) {
      const turn = game.turn(at);
      if (turn === 'over' || mind.clock(at) >= horizon) break;
      if (typeof turn !== 'number') {
        // Only positions made here are drawn upon: the root is a decision.
        game.play(at, draw(game, at, roll!));
        continue;
      }
      const moves = game.moves(at);
      if (moves.length === 1 && node !== root) {
        game.play(at, moves[0]!);
        continue;
      }
      if (!node) {
        for (const move of plan(game, mind, at, playout)[0]!.moves) game.play(at, move);
        continue;
      }
      // Whose decision comes next may depend on a draw; such nodes are looked at anew.
      const stranger = node.seat !== turn;
      if (stranger && node.visits > 0) {
        node = undefined;
        continue;
      }
      if (node !== root && node.visits >= node.looks * node.looks * 4)
        expand(node, at, plan(game, mind, at, budget.inner));
      let chosen: Chosen<S, M> | undefined = select(game, node, at, budget);
      if (!chosen) {
        expand(node, at, plan(game, mind, at, budget.inner));
        chosen = select(game, node, at, budget)!;
      }
      const { edge, after }: Chosen<S, M> = chosen;
      roll ??= luck(edge.visits);
      node.visits++;
      path.push(edge);
      deciders.push(turn);
      at = after;
      if (!edge.child && edge.visits >= 1) edge.child = fresh<M>();
      node = edge.child;
    }
    rewards(game, mind, at, even, reward);
    for (const [depth, edge] of path.entries()) {
      edge.visits++;
      edge.reward += reward[deciders[depth]!]!;
    }
  };

  return { root, iterate, worth: Math.min(budget.iterations, budget.perChain * root.edges.size), even, state };
}
