/** The river between tiles and at its loose ends: two dominoes or more, and across two of them an animal. */
import { byType, type Box } from '../rules/box.ts';
import { tokenOn } from '../rules/camera.ts';
import { at, between, middleOf } from '../rules/geometry.ts';
import { idsOf, type Pose, type State, type Type } from '../rules/state.ts';
import type { Add, Spot } from './spot.ts';
import { camerasOf } from './supply.ts';
import { rounded, type Exit, type Tree } from './ways.ts';

/** The last foot on a tile and the foot before one that is entered, from their middles; the widest step; cm. */
const feet = { last: 4, enter: 6.2, step: 2.6 };
/** How far a tile lies from a loose end, if one is still to come there. */
const usual = 17;
const animalsPerType = 5;

/** The domino that stands on a spot, hands not being steady. */
export const near = (a: Pose, b: Pose): boolean => between(middleOf(a), middleOf(b)) < 0.95;

/** The feet of a link whose tiles lie so far apart, the first one next to the tile that the water leaves. */
function feetOf({ pose, direction }: Exit, far: number): Pose[] {
  const gap = far - feet.last - feet.enter;
  const steps = Math.max(3, Math.ceil(gap / feet.step));
  const ray = { ...pose, a: direction };
  return Array.from({ length: steps - 1 }, (_, n) =>
    rounded(at(ray, feet.last + ((n + 1) * gap) / steps, 0), direction)
  );
}

/** A pair of feet that can carry an animal of a type: the camera domino is the one next to the tile of that type. */
type Chance = { readonly type: Type; readonly camera: number; readonly other: number };
type Link = {
  readonly feet: readonly Pose[];
  readonly chances: readonly Chance[];
  readonly loose: boolean;
  readonly begun: boolean;
};

/** Between two tiles, and at loose ends. What stands there already decides with it. */
export function links(
  box: Box,
  tree: Tree,
  typeOf: (id: string) => Type | null,
  state: State | undefined,
  spots: Spot[],
  add: Add
): void {
  const on = (pose: Pose): string | undefined =>
    state && idsOf(state.dominoes).find((id) => near(state.dominoes[id]!, pose));
  const chancesOf = (poses: readonly Pose[], from: Type | null, to: Type | null): Chance[] => {
    const stands = poses.map(on);
    if (state && stands.some((id) => id !== undefined && tokenOn(state, id) !== undefined)) return [];
    const last = poses.length - 1;
    const ways = [
      { type: from, camera: 0, other: 1 },
      { type: to, camera: last, other: last - 1 }
    ];
    return ways.flatMap(({ type, ...way }) =>
      type !== null && stands[way.camera] === undefined ? [{ type, ...way }] : []
    );
  };
  const isBegun = (poses: readonly Pose[]): boolean => poses.some((pose) => on(pose) !== undefined);
  const fed = tree.tiles.flatMap(({ id, pose, fed: exit }): Link[] => {
    if (!exit) return [];
    const poses = feetOf(exit, between(middleOf(exit.pose), middleOf(pose)));
    return [
      { feet: poses, chances: chancesOf(poses, typeOf(exit.tile), typeOf(id)), loose: false, begun: isBegun(poses) }
    ];
  });
  const loose = tree.loose.map((exit): Link => {
    const poses = feetOf(exit, usual);
    return { feet: poses, chances: chancesOf(poses, typeOf(exit.tile), null), loose: true, begun: isBegun(poses) };
  });
  const all = [...fed, ...loose];
  // A camera that is to bring a landscape brings no animal: without one, any domino may stand there.
  const left = byType((type) =>
    state
      ? Math.min(state.animalsLeft[type], Math.max(0, camerasOf(box, state)[type] - state.tilesLeft[type].length))
      : animalsPerType
  );
  const shared = share(all, left);
  for (const [i, link] of all.entries()) {
    const chance = shared[i];
    if (link.loose && !chance && link.feet.every((pose) => on(pose) === undefined)) continue;
    const at = link.feet.map((pose) => add(pose, {}));
    if (!chance) continue;
    const [camera, other] = [at[chance.camera]!, at[chance.other]!];
    spots[camera] = { ...spots[camera]!, type: chance.type, partner: other };
    spots[other] = { ...spots[other]!, carries: true };
  }
}

/** Which type's animal each place is for: as many places as can have one, each type as often as it has animals left. */
function share(all: readonly Link[], animals: Readonly<Record<Type, number>>): (Chance | undefined)[] {
  const given: (Chance | undefined)[] = all.map(() => undefined);
  /** Gives place `i` an animal, moving others to their second choice where that helps (augmenting paths). */
  const give = (i: number, tried: Set<Type>): boolean =>
    all[i]!.chances.some((chance) => {
      const { type } = chance;
      if (tried.has(type)) return false;
      tried.add(type);
      const holders = given.flatMap((one, n) => (one?.type === type ? [n] : []));
      if (holders.length >= animals[type] && !holders.some((holder) => give(holder, tried))) return false;
      given[i] = chance;
      return true;
    });
  // Where one of the two stands already, the other is waited for: such places keep theirs.
  const order = [...all.keys()].sort((a, b) => Number(all[b]!.begun) - Number(all[a]!.begun));
  for (const i of order) give(i, new Set());
  return given;
}
