/**
 * Where a step puts a domino and what for, as data: for a hint, for the place proposed, for the log of a helper. It names
 * only what lies on the table, and what the step itself brings.
 */
import type { Box } from '../rules/box.ts';
import { between, middleOf, turnBetween, within } from '../rules/geometry.ts';
import { idsOf, type Pose, type State, type Type } from '../rules/state.ts';
import { armsOf } from './ends.ts';
import { builtRiver, type Built } from './built.ts';
import { joint } from './joint.ts';
import { placed, type Placing } from './judge.ts';
import { runOf } from './runs.ts';

export type Goal =
  /** The river begins here. */
  | { readonly goal: 'spring' }
  /** The camera’s tile, and the domino before its opening; null before it has been asked for. `ahead`: the river is still to come there. */
  | { readonly goal: 'newTile'; readonly tile: string | null; readonly ahead: boolean }
  /** The camera’s animal; the tile of its type that its run comes to, if it does. */
  | { readonly goal: 'newAnimal'; readonly token: string; readonly tile: string | null }
  /** A place on a tile; `dry`: it has openings that no domino waters yet. */
  | { readonly goal: 'onTile'; readonly tile: string; readonly dry: boolean }
  /** Two pieces of the river are joined. */
  | { readonly goal: 'join'; readonly to: string }
  /** An arm behind a garden; the animal on the stretch before it, which the fork parts from others. */
  | { readonly goal: 'arm'; readonly garden: string; readonly token: string | null; readonly second: boolean }
  /** The run of an animal goes on towards a tile of its type. */
  | { readonly goal: 'run'; readonly token: string }
  /** The river leads on to the opening of a tile. */
  | { readonly goal: 'towards'; readonly tile: string }
  /** The river goes on. */
  | { readonly goal: 'on' };

/** What it stands next to, if anything, and what for. */
export type Reason = { readonly beside: string | null; readonly why: Goal };

/** How far ahead a tile is looked for (cm), and how far beside the heading its opening may be. */
const ahead = { far: 14, beside: 2.5 };
const onto = 0.9;

/** The domino that would pour into one here, or else the one it would pour into. */
function besideOf(
  state: State,
  pose: Pose
): { readonly behind: string | undefined; readonly before: string | undefined } {
  const far = (id: string): number => between(middleOf(state.dominoes[id]!), middleOf(pose));
  const ids = idsOf(state.dominoes)
    .filter((id) => state.dominoes[id]!.is === 'upright')
    .sort((a, b) => far(a) - far(b));
  const passes = (a: Pose, b: Pose): boolean => joint(a, b) === 'safe' || joint(a, b) === 'risky';
  return {
    behind: ids.find((id) => passes(state.dominoes[id]!, pose)),
    before: ids.find((id) => passes(pose, state.dominoes[id]!))
  };
}

export function reasonOf(box: Box, state: State, domino: string, placing: Placing): Reason {
  const { behind, before } = besideOf(state, placing.pose);
  const beside = behind ?? before ?? null;
  return { beside, why: goalOf(box, state, domino, placing, behind, before) };
}

type Bend = 'straight' | 'left' | 'right';
/** Tenths of a degree that are still straight to the eye. */
const straight = 50;

/** Which way the river runs on with a domino here, seen along it; undefined where nothing pours into it. */
export function bendOf(state: State, pose: Pose): Bend | undefined {
  const { behind } = besideOf(state, pose);
  if (behind === undefined) return undefined;
  const from = state.dominoes[behind]!.a;
  if (turnBetween(from, pose.a) <= straight) return 'straight';
  // Headings grow to the right, as they are seen from above.
  return (pose.a - from + 3600) % 3600 < 1800 ? 'right' : 'left';
}

function goalOf(
  box: Box,
  state: State,
  domino: string,
  placing: Placing,
  behind: string | undefined,
  before: string | undefined
): Goal {
  const { pose, use } = placing;
  const { type } = box.dominoes.get(domino)!;
  const after = placed(box, state, domino, placing);
  const built = builtRiver(box, after);
  if (use === 'tile') {
    const tile = idsOf(after.tiles).find((id) => !Object.hasOwn(state.tiles, id)) ?? null;
    return { goal: 'newTile', tile, ahead: behind === undefined };
  }
  if (use === 'animal' || use === 'buffer') {
    const token = idsOf(after.tokens).find((id) => !Object.hasOwn(state.tokens, id));
    if (token !== undefined) return { goal: 'newAnimal', token, tile: arrivesAt(built, token) };
  }
  const tile = tileUnder(box, state, pose);
  if (tile === box.startTile && behind === undefined) return { goal: 'spring' };
  if (tile !== undefined && tile !== box.startTile) return { goal: 'onTile', tile, dry: isDry(box, state, tile) };
  const arm = behind === undefined ? undefined : armOf(box, state, built, behind, pose);
  if (arm) return arm;
  if (behind !== undefined && before !== undefined) return { goal: 'join', to: before };
  const run = built.scene.tokens.find((token) => {
    const { ids, arrives } = runOf(built.scene, built.river, token);
    return !arrives && ids.has(domino) && (type === token.type || type === 'garden');
  });
  if (run) return { goal: 'run', token: run.id };
  const next = idsOf(state.tiles).find((id) => id !== box.startTile && leadsTo(box, state, id, pose));
  return next === undefined ? { goal: 'on' } : { goal: 'towards', tile: next };
}

const tileUnder = (box: Box, { tiles }: State, pose: Pose): string | undefined =>
  idsOf(tiles).find((id) => between(middleOf(tiles[id]!), middleOf(pose)) <= box.size.tile);

/** An opening without a domino of the tile’s type near it. */
function isDry(box: Box, { tiles, dominoes }: State, id: string): boolean {
  const { ports } = box.tiles.get(id)!.shape;
  const type = box.tiles.get(id)!.type as Type;
  return ports.some((port) => {
    const ray = { ...tiles[id]!, a: tiles[id]!.a + port };
    return !idsOf(dominoes).some((one) => {
      const ground = box.dominoes.get(one)!.type;
      const [far, side] = within(ray, middleOf(dominoes[one]!));
      const near = far > box.size.port - 2 && far < box.size.port + 3.5 && Math.abs(side) <= 1;
      return near && (ground === type || ground === 'garden');
    });
  });
}

function leadsTo(box: Box, { tiles }: State, id: string, pose: Pose): boolean {
  const { ports } = box.tiles.get(id)!.shape;
  return ports.some((port) => {
    const ray = { ...tiles[id]!, a: (tiles[id]!.a + port + 3600) % 3600 };
    const [far, side] = within(ray, middleOf(pose));
    const comes = turnBetween(pose.a, ray.a + 1800) <= 450;
    return comes && far > box.size.tile && far <= ahead.far && Math.abs(side) <= ahead.beside;
  });
}

/** The tile of its type that the run of an animal comes to. */
function arrivesAt({ scene, river }: Built, id: string): string | null {
  const token = scene.tokens.find((one) => one.id === id)!;
  const { ids, arrives } = runOf(scene, river, token);
  if (!arrives) return null;
  const { size } = scene;
  const own = scene.tiles.filter(({ type }) => type === token.type);
  const near = own.find(({ middle }) =>
    scene.bodies.some((body) => ids.has(body.id) && between(body.middle, middle) <= size.tile + size.h / 2)
  );
  return near?.id ?? null;
}

function armOf(box: Box, state: State, built: Built, garden: string, pose: Pose): Goal | undefined {
  const { x, z, a } = state.dominoes[garden]!;
  if (box.dominoes.get(garden)!.type !== 'garden') return undefined;
  const near = (one: Pose, two: Pose): boolean => between(middleOf(one), middleOf(two)) <= onto;
  const places = armsOf(box, { x, z, a });
  if (!places.some((place) => near(place, pose))) return undefined;
  const second = idsOf(state.dominoes).some((id) => places.some((place) => near(place, state.dominoes[id]!)));
  const up = new Set([garden]);
  // A set grows while it is walked: everything up the river as far as the tile before.
  for (const id of up)
    for (const one of built.river.from.get(id) ?? [])
      if (tileUnder(box, state, state.dominoes[one] ?? pose) === undefined) up.add(one);
  const token = built.scene.tokens.find(({ on }) => on.some((id) => up.has(id)))?.id ?? null;
  return { goal: 'arm', garden, token, second };
}
