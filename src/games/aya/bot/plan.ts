/** The plan of a whole river: a spot for every domino, the type it wants, and what its camera is for. */
import { holds, joint } from '../aid/joint.ts';
import type { Box } from '../rules/box.ts';
import { at, between, middleOf } from '../rules/geometry.ts';
import type { Pose, State, Type } from '../rules/state.ts';
import { links } from './links.ts';
import type { Add, Linked, Spot } from './spot.ts';
import { rounded, type Seated, type Tree, type Way } from './ways.ts';

export type Plan = { readonly spots: readonly Linked[]; readonly tiles: ReadonlyMap<string, Pose> };

/** Where a tile is entered: the foot before its opening, from its middle. */
const enter = 6.2;
/** The guide slots that lead one way through a tile, turned round where the water runs against the drawing. */
function slotsOf(box: Box, id: string, pose: Pose, way: Way): Pose[] {
  const { slots } = box.tiles.get(id)!.shape;
  const name = box.edition.tiles.find((tile) => tile.id === id)!.shape;
  const channels = box.edition.shapes[name]!.channels;
  const placed = (slot: Pose): Pose => rounded(at(pose, slot.x / 100, slot.z / 100), pose.a + slot.a);
  const turned = (slot: Pose): Pose => ({ ...slot, a: (slot.a + 1800) % 3600 });
  const pairs = channels.flatMap((channel) => ('between' in channel ? [channel.between] : []));
  const half = pairs.length === 2 && pairs[0]![0] !== pairs[1]![0];
  const index = pairs.findIndex(([a, b]) => [a, b].some((port) => typeof port === 'number' && port * 10 === way.enter));
  // The slots of a tile with two rivers are drawn one river after the other.
  const own = half ? slots.slice((index * slots.length) / 2, ((index + 1) * slots.length) / 2) : slots;
  const against = pairs[index]![0] * 10 !== way.enter;
  return own.map((slot) => placed(against ? turned(slot) : slot));
}

export function makePlan(box: Box, start: Pose, tree: Tree, state?: State): Plan {
  const typeOf = (id: string): Type | null => {
    const { type } = box.tiles.get(id)!;
    return type === 'start' ? null : type;
  };
  const spots: Spot[] = [];
  const plain = { type: null, needs: null, brings: null, partner: null, carries: false, heads: false, starts: false };
  const add = (pose: Pose, more: Partial<Spot>): number => spots.push({ ...plain, pose, ...more }) - 1;

  for (const [n, slot] of startSlots(box, start).entries()) add(slot, { heads: n === 0, starts: true });
  for (const { id, pose, way, second } of tree.tiles)
    for (const through of second ? [way, second] : [way])
      for (const slot of slotsOf(box, id, pose, through)) add(slot, { type: typeOf(id), needs: id });
  for (const tile of tree.tiles) entrances(tile, typeOf(tile.id), add);
  links(box, tree, typeOf, state, spots, add);
  return { spots: linked(spots), tiles: new Map(tree.tiles.map(({ id, pose }) => [id, pose])) };
}

/** Centimetres between two spots of which one pours into the other. */
const pours = 3;

function linked(spots: readonly Spot[]): Linked[] {
  const beside = spots.map((spot) => {
    const isBeside = ({ pose }: Spot): boolean =>
      pose !== spot.pose &&
      between(middleOf(pose), middleOf(spot.pose)) <= pours &&
      (holds(joint(pose, spot.pose)) || holds(joint(spot.pose, pose)));
    return spots.flatMap((other, i) => (isBeside(other) ? [i] : []));
  });
  const far = spots.map(({ starts }) => (starts ? 0 : Infinity));
  // A list grows while it is walked: down the river from where it begins.
  const walk = [...spots.keys()].filter((i) => far[i] === 0);
  for (const i of walk)
    for (const next of beside[i]!)
      if (far[next] === Infinity) {
        far[next] = far[i]! + 1;
        walk.push(next);
      }
  return spots.map((spot, i) => ({ ...spot, beside: beside[i]!, far: far[i]! }));
}

const startSlots = (box: Box, start: Pose): Pose[] =>
  box.tiles
    .get(box.startTile)!
    .shape.slots.map((slot) => rounded(at(start, slot.x / 100, slot.z / 100), start.a + slot.a));

/** The domino that brings a tile, and one before the entrance of its second river. */
function entrances({ id, pose, way, second, fed }: Seated, type: Type | null, add: Add): void {
  const before = (port: number): Pose => {
    const ray = { ...pose, a: pose.a + port };
    return rounded(at(ray, enter, 0), ray.a + 1800);
  };
  const straight = (spot: Pose): Pose => ({ ...spot, a: spot.a % 3600 });
  add(straight(before(way.enter)), { type, brings: id, needs: fed?.tile ?? null });
  if (second) add(straight(before(second.enter)), { type, needs: id, heads: true });
}
