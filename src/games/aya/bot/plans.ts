/** The plan for a position. It depends on the position alone: whoever asks, on whatever device, has the same. */
import type { Box } from '../rules/box.ts';
import { between, middleOf, turnBetween } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { hopeful, pruned } from './afford.ts';
import { makePlan, type Plan } from './plan.ts';
import { growTree, whole } from './tree.ts';
import { laidOf, type Exit, type Laid, type Tree } from './ways.ts';

/** How many trees are remembered: one for each tile that is laid otherwise than planned. */
const kept = 24;
/** How many plans: several questions about one position ask for the same, with a tile known and without. */
const keptPlans = 4;
/** How exactly a tile lies where it was planned: cm, tenths of a degree. */
const same = { foot: 0.6, turn: 30 };

/** A tree, or what grows it, whoever asks. */
type Growing = { readonly growing: Generator<undefined, Tree>; tree: Tree | undefined };

export type Plans = {
  /** The same object for the same position, as long as it is remembered. */
  readonly of: (state: State) => Plan;
  /** Does beforehand, in small pieces, what `of` would have to do for this position. */
  readonly prepare: (state: State) => Generator<undefined, void>;
};

export function createPlans(box: Box): Plans {
  const trees = new Map<string, Growing>();
  function* treeOf({ tiles, options }: State, laid?: Laid): Generator<undefined, Tree> {
    const start = tiles[box.startTile]!;
    const key = JSON.stringify([options.table, start, laid]);
    const one = trees.get(key) ?? { growing: growTree(box, options, start, laid), tree: undefined };
    trees.delete(key);
    trees.set(key, one);
    if (trees.size > kept) trees.delete(trees.keys().next().value!);
    while (!one.tree) {
      const { done, value } = one.growing.next();
      if (done) one.tree = value;
      else yield;
    }
    return one.tree;
  }
  function* fitting(asked: State): Generator<undefined, Tree> {
    const state = hopeful(box, asked);
    const base = yield* treeOf(state);
    const tree = fit(box, base, state) ?? (yield* treeOf(state, laidOf(box, state)));
    return pruned(box, asked, tree);
  }
  // Positions are compared by what they hold, since some change in place.
  const plans = new Map<string, Plan>();
  return {
    of(state) {
      const key = JSON.stringify(state);
      const plan = plans.get(key) ?? makePlan(box, state.tiles[box.startTile]!, whole(fitting(state)), state);
      plans.delete(key);
      plans.set(key, plan);
      if (plans.size > keptPlans) plans.delete(plans.keys().next().value!);
      return plan;
    },
    *prepare(state) {
      if (state.tiles[box.startTile]) yield* fitting(state);
    }
  };
}

/**
 * The tree with its places given to the tiles that lie there; tiles of one shape may change places, so that the next one
 * goes on from what lies. Undefined if a tile lies elsewhere.
 */
function fit(box: Box, tree: Tree, state: State): Tree | undefined {
  const shape = (id: string): unknown => box.tiles.get(id)!.shape;
  /** For each place of the tree, the tile that is to lie there. */
  const given = new Map<string, string>();
  const lies = (pose: Pose, other: Pose): boolean =>
    between(middleOf(pose), middleOf(other)) <= same.foot && turnBetween(pose.a, other.a) <= same.turn;
  const open = (id: string): string[] =>
    tree.tiles.flatMap((place) => (!given.has(place.id) && shape(place.id) === shape(id) ? [place.id] : []));
  const placeOf = new Map(tree.tiles.map((place) => [place.id, place]));
  const lying = idsOf(state.tiles).filter((id) => id !== box.startTile);
  for (const id of lying) {
    const place = open(id).find((one) => lies(placeOf.get(one)!.pose, state.tiles[id]!));
    if (place === undefined) return undefined;
    given.set(place, id);
  }
  const reached = new Set([box.startTile, ...given.keys()]);
  /** How many tiles are still to come between what lies and this place. */
  const missing = (id: string): number => {
    const { fed } = placeOf.get(id)!;
    return fed === null || reached.has(fed.tile) ? 0 : 1 + missing(fed.tile);
  };
  const rest = tree.tiles.map(({ id }) => id).filter((id) => !lying.includes(id));
  const tops = Object.values(state.tileTop).filter((id) => id !== null);
  for (const id of [...tops, ...rest.filter((one) => !tops.includes(one))]) {
    const places = open(id);
    const next = places.sort((a, b) => missing(a) - missing(b))[0];
    const place = tops.includes(id) || !places.includes(id) ? next : id;
    if (tops.includes(id) && (place === undefined || missing(place) > 0)) return undefined;
    if (place !== undefined) given.set(place, id);
  }
  const name = (id: string): string => given.get(id) ?? id;
  const renamed = (exit: Exit): Exit => ({ ...exit, tile: name(exit.tile) });
  return {
    tiles: tree.tiles.map((place) => ({ ...place, id: name(place.id), fed: place.fed && renamed(place.fed) })),
    loose: tree.loose.map(renamed)
  };
}
