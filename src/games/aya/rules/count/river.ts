/** The river: which domino flows into which, and the stretches between tiles and forks. AYA-FLOW, AYA-GARDEN-03, AYA-ANIM-05. */
import { apart, atMost, middleOf, toSegment, turnBetween, within } from '../geometry.ts';
import { asFallen, footOn, type Body, type Scene } from './scene.ts';

/** How near the next domino must stand (cm) and how far it may turn away (AYA-FLOW-03). */
const next = { forward: 4.7, side: 2, turn: 1000, apart: 0.1, passing: 1 };

/** For each domino, by id, the ones it flows into and the ones that flow into it. */
export type River = {
  readonly into: ReadonlyMap<string, readonly string[]>;
  readonly from: ReadonlyMap<string, readonly string[]>;
};

/** No two feet further apart (hundredths, squared) are next to each other: most pairs are told by this alone. */
const far = (100 * (next.forward + 0.01)) ** 2 + (100 * (next.side + 0.01)) ** 2;

function flows(a: Body, b: Body): boolean {
  const [dx, dz] = [a.pose.x - b.pose.x, a.pose.z - b.pose.z];
  if (dx * dx + dz * dz > far) return false;
  if (turnBetween(a.pose.a, b.pose.a) > next.turn) return false;
  const [forward, side] = within(a.pose, middleOf(b.pose));
  if (!(forward > 0 && atMost(forward, next.forward) && atMost(Math.abs(side), next.side))) return false;
  const [behind] = within(b.pose, middleOf(a.pose));
  return behind < 0 && atMost(apart(a.reach, b.reach), next.apart);
}

/** The river over those of `bodies` that fell. */
export function riverOf(bodies: readonly Body[]): River {
  const fallen = bodies.filter(({ state }) => state === 'fallen');
  const byId = new Map(fallen.map((body) => [body.id, body]));
  const all = new Map(fallen.map((a) => [a.id, fallen.filter((b) => a !== b && flows(a, b)).map(({ id }) => id)]));
  /** True if the water passes over a third domino on its way from a to b. */
  const passes = (a: Body, b: string): boolean =>
    all.get(a.id)!.some((c) => {
      if (c === b || !all.get(c)!.includes(b)) return false;
      const [foot, from, to] = [byId.get(c)!, a, byId.get(b)!].map(({ pose }) => middleOf(pose));
      return atMost(toSegment(foot!, from!, to!), next.passing);
    });
  const into = new Map(fallen.map((a) => [a.id, all.get(a.id)!.filter((b) => !passes(a, b))]));
  const from = new Map(fallen.map(({ id }) => [id, [] as string[]]));
  for (const [a, successors] of into) for (const b of successors) from.get(b)!.push(a);
  return { into, from };
}

/** Gardens at which the river was built to part or to meet, arms that did not fall included (AYA-GARDEN-03). */
function forksOf({ size, bodies }: Scene): Set<string> {
  const built = bodies.map((body) => asFallen(size, body));
  const river = riverOf(built);
  const parts = (id: string): boolean => (river.into.get(id)?.length ?? 0) > 1 || (river.from.get(id)?.length ?? 0) > 1;
  return new Set(built.filter(({ id, type }) => type === 'garden' && parts(id)).map(({ id }) => id));
}

/** A number for each fallen domino that is on a stretch, the same for all of one stretch. */
export function stretchesOf(scene: Scene, river: River): ReadonlyMap<string, number> {
  const forks = forksOf(scene);
  const ends = (body: Body): boolean => forks.has(body.id) || scene.tiles.some((tile) => footOn(scene, tile, body));
  const open = new Set(scene.bodies.filter((body) => body.state === 'fallen' && !ends(body)).map(({ id }) => id));
  const stretch = new Map<string, number>();
  let count = 0;
  for (const id of open) {
    if (stretch.has(id)) continue;
    for (const reached of reachable([id], (at) => [...river.into.get(at)!, ...river.from.get(at)!], open))
      stretch.set(reached, count);
    count++;
  }
  return stretch;
}

/** Everything that `next` leads to from `start`, itself included, without leaving `among`. */
export function reachable(
  start: readonly string[],
  next: (id: string) => readonly string[],
  among: { has(id: string): boolean }
): Set<string> {
  const seen = new Set(start.filter((id) => among.has(id)));
  // A set grows while it is walked, and its new members are walked too.
  for (const id of seen) for (const other of next(id)) if (among.has(other)) seen.add(other);
  return seen;
}
