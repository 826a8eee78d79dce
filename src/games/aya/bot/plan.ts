/** The plan of a whole river: a spot for every domino, the type it wants, and what its camera is for. */
import { seededRoll } from '#engine/chance.ts';
import { byType, type Box } from '../rules/box.ts';
import { at, between, middleOf, type Point } from '../rules/geometry.ts';
import type { Options, Pose, Type } from '../rules/state.ts';
import { planTree, type Exit, type Seated, type Tree, type Way } from './tree.ts';

export type Spot = {
  readonly pose: Pose;
  /** The type that does its work here; null: any. */
  readonly type: Type | null;
  /** The tile that has to lie before this spot is used. */
  readonly needs: string | null;
  /** The domino that brings this tile, standing before its entrance. */
  readonly brings: string | null;
  /** The spot of the other domino under this one's animal. */
  readonly partner: number | null;
  /** True for the spot whose partner carries the camera. */
  readonly carries: boolean;
};

export type Plan = { readonly spots: readonly Spot[]; readonly tiles: ReadonlyMap<string, Pose> };

/** Feet between two tiles, from the middle of the one the water leaves; and before one that is entered. */
const feet = { leave: [6.3, 8.5], enter: 6.2 };
const animalsPerType = 5;

const spotAt = (exit: Exit, far: number): Pose =>
  rounded(at({ ...exit.pose, a: exit.direction }, far, 0), exit.direction);
const rounded = ([x, z]: Point, a: number): Pose => ({
  x: Math.round(x * 100),
  z: Math.round(z * 100),
  a: (a + 3600) % 3600
});

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

/** Which type's animal each place is for: types with few chances first, each type as often as it has animals. */
function shareAnimals(chances: readonly (readonly Type[])[]): (Type | null)[] {
  const roll = seededRoll('animals');
  let best: (Type | null)[] = [];
  let most = -1;
  for (let n = 0; n < 200; n++) {
    const left = byType(() => animalsPerType);
    const given = chances.map((): Type | null => null);
    const order = chances.map((_, i) => i).sort((a, b) => chances[a]!.length - chances[b]!.length || roll(3) - 1);
    for (const i of order) {
      const open = chances[i]!.filter((type) => left[type] > 0).sort((a, b) => left[b] - left[a]);
      if (open.length === 0) continue;
      given[i] = open[0]!;
      left[open[0]!] -= 1;
    }
    const count = given.filter((type) => type !== null).length;
    if (count > most) [best, most] = [given, count];
  }
  return best;
}

export function makePlan(box: Box, options: Options, start: Pose): Plan {
  const tree = planTree(box, options, start);
  const typeOf = (id: string): Type | null => {
    const { type } = box.tiles.get(id)!;
    return type === 'start' ? null : type;
  };
  const spots: Spot[] = [];
  const plain = { type: null, needs: null, brings: null, partner: null, carries: false };
  const add = (pose: Pose, more: Partial<Spot>): number => spots.push({ ...plain, pose, ...more }) - 1;

  for (const slot of startSlots(box, start)) add(slot, {});
  for (const { id, pose, way, second } of tree.tiles)
    for (const through of second ? [way, second] : [way])
      for (const slot of slotsOf(box, id, pose, through)) add(slot, { type: typeOf(id), needs: id });
  for (const tile of tree.tiles) entrances(tile, typeOf(tile.id), add);
  animals(tree, typeOf, spots, add);
  return { spots, tiles: new Map(tree.tiles.map(({ id, pose }) => [id, pose])) };
}

const startSlots = (box: Box, start: Pose): Pose[] =>
  box.tiles
    .get(box.startTile)!
    .shape.slots.map((slot) => rounded(at(start, slot.x / 100, slot.z / 100), start.a + slot.a));

type Add = (pose: Pose, more: Partial<Spot>) => number;

/** The domino that brings a tile, and one before the entrance of its second river. */
function entrances({ id, pose, way, second }: Seated, type: Type | null, add: Add): void {
  const before = (port: number): Pose => {
    const ray = { ...pose, a: pose.a + port };
    return rounded(at(ray, feet.enter, 0), ray.a + 1800);
  };
  const straight = (spot: Pose): Pose => ({ ...spot, a: spot.a % 3600 });
  add(straight(before(way.enter)), { type, brings: id });
  if (second) add(straight(before(second.enter)), { type, needs: id });
}

/** Between two tiles, and at loose ends, two dominoes with an animal across them. */
function animals(tree: Tree, typeOf: (id: string) => Type | null, spots: Spot[], add: Add): void {
  const joints = tree.tiles.flatMap(({ id, fed }) => (fed ? [{ exit: fed, to: typeOf(id) }] : []));
  const places = [...joints, ...tree.loose.map((exit) => ({ exit, to: null }))];
  const chances = places.map(({ exit, to }) => [...new Set([typeOf(exit.tile), to])].filter((type) => type !== null));
  const shared = shareAnimals(chances);
  for (const [i, { exit, to }] of places.entries()) {
    const type = shared[i] ?? null;
    const from = typeOf(exit.tile);
    const loose = to === null && i >= joints.length;
    if (loose && type === null) continue;
    const near = add(spotAt(exit, feet.leave[0]!), {});
    const far = add(spotAt(exit, feet.leave[1]!), {});
    if (type === null) continue;
    // The camera domino is the one next to the tile of its type; the other may be anything.
    const [camera, other] = type === from ? [near, far] : [far, near];
    spots[camera] = { ...spots[camera]!, type, partner: other };
    spots[other] = { ...spots[other]!, carries: true };
  }
}

/** The domino that stands on a spot, hands not being steady. */
export const near = (a: Pose, b: Pose): boolean => between(middleOf(a), middleOf(b)) < 0.95;
