/**
 * The free ends of what is built, as data: after what the river can go on, where its next domino would stand, which type
 * that should be, and why. For the glow on the table, for lists, and for whoever plans. Depends on the position alone, so
 * it need be asked once a position and not at every touch.
 */
import type { Box } from '../rules/box.ts';
import { isWet } from '../rules/count/scene.ts';
import { at, between, middleOf, within } from '../rules/geometry.ts';
import { idsOf, type Ground, type Pose, type State, type Type } from '../rules/state.ts';
import { builtRiver, type Built } from './built.ts';
import { runOf } from './runs.ts';
import { hasRoom } from './space.ts';
import { bendOf, onBy, pitch } from './onward.ts';
import { freeEnds, freeSlots, slotAhead } from './snap.ts';

/** Why an end wants its type, or goes on at all. */
type Why =
  /** The domino before the spring, which is pushed first. */
  | { readonly goal: 'spring'; readonly tile: string }
  /** The next domino stands on this tile: a foreign one would spoil its photo (AYA-LAND-02). */
  | { readonly goal: 'tile'; readonly tile: string }
  /** An opening of this tile that is still dry (AYA-LAND-03). */
  | { readonly goal: 'port'; readonly tile: string }
  /** A run of the animal's type that has not yet come to a tile of its type (AYA-ANIM-03). */
  | { readonly goal: 'animal'; readonly token: string }
  /** An arm of a fork: its other side is a stretch of its own (AYA-GARDEN-03). */
  | { readonly goal: 'fork'; readonly garden: string }
  /** Nothing in particular: the river goes on. */
  | { readonly goal: 'river' };

export type OpenEnd = {
  /** One of its own for each end of a position; the same as long as the end is. */
  readonly key: string;
  /** `arm`: beside the heading of a garden. `spring`: the first place on Start. */
  readonly of: 'domino' | 'port' | 'arm' | 'spring';
  /** The domino (or garden) it goes on from; the tile of a port or of the spring. */
  readonly id: string;
  /** The end itself, heading the way it pours. */
  readonly pose: Pose;
  /** Where the next domino would stand: a place drawn on a tile, or on by an ordinary step. It has room. */
  readonly next: Pose;
  /** The type that does its work here; null: any. A garden always does (AYA-GARDEN-02). */
  readonly wants: Type | null;
  readonly why: Why;
};

/** A domino this near (cm) to the place of an arm of a fork stands as one. */
const asArm = 0.9;
/** A domino this near (cm) to the mouth of a port has taken it. */
const mouth = 1.6;

/** The places behind a garden at which the river parts, from left to right. */
export const armsOf = (box: Box, garden: Pose): readonly Pose[] =>
  box.arms.map(({ forward, side, splay }) => {
    const [x, z] = at(garden, forward, side);
    return { x: Math.round(x * 100) + 0, z: Math.round(z * 100) + 0, a: (garden.a + splay) % 3600 };
  });

export function openEnds(box: Box, state: State): readonly OpenEnd[] {
  const built = builtRiver(box, state);
  const wants = wantsOf(box, state, built);
  const ends = freeEnds(box, state).flatMap(({ of, id, pose }): OpenEnd[] => {
    if (of === 'port') return isTaken(state, pose) ? [] : [portEnd(box, state, built, id, pose)];
    const next = slotAhead(box, state, pose) ?? onBy(pose, bendOf(box, state, pose), pitch);
    return [{ key: `domino ${id}`, of, id, pose, next, ...wants(id, next) }];
  });
  return [...springOf(box, state), ...ends, ...arms(box, state, built)].filter(({ next }) => hasRoom(box, state, next));
}

/** A chain that has come to this port, or comes in by it, is told by its last domino. */
const isTaken = (state: State, port: Pose): boolean =>
  Object.values(state.dominoes).some((domino) => between(middleOf(domino), middleOf(port)) <= mouth);

function portEnd(box: Box, state: State, { scene }: Built, id: string, pose: Pose): OpenEnd {
  const { type } = box.tiles.get(id)!;
  const key = `port ${id} ${pose.a}`;
  const [slot] = freeSlots(box, state, id)
    .filter((place) => between(middleOf(place), middleOf(pose)) <= mouth)
    .map((place) => (Math.abs(within(pose, middleOf(place))[1]) <= 1 ? outwards(place, pose) : place));
  const next = slot ?? onBy(pose, 0, pitch);
  // One that is watered by what stands before it may be gone on from, and lacks nothing.
  const own = scene.bodies.filter((body) => body.type === type || body.type === 'garden');
  const tile = { ...state.tiles[id]!, a: pose.a };
  const isDry = type !== 'start' && !isWet(own, at(tile, box.size.port, 0));
  if (!isDry) return { key, of: 'port', id, pose, next, wants: null, why: { goal: 'river' } };
  return { key, of: 'port', id, pose, next, wants: type, why: { goal: 'port', tile: id } };
}

/** A place drawn on a tile, headed out of this port. */
function outwards(place: Pose, port: Pose): Pose {
  const against = { ...place, a: (place.a + 1800) % 3600 };
  const off = ({ a }: Pose): number => Math.abs(((a - port.a + 5400) % 3600) - 1800);
  return off(against) < off(place) ? against : place;
}

function springOf(box: Box, state: State): OpenEnd[] {
  const id = box.startTile;
  const tile = state.tiles[id];
  const spring = box.tiles.get(id)!.shape.spring;
  if (!tile || !spring) return [];
  const [x, z] = at(tile, spring.x / 100, spring.z / 100);
  const next = { x: Math.round(x * 100) + 0, z: Math.round(z * 100) + 0, a: (tile.a + spring.a) % 3600 };
  return [{ key: 'spring', of: 'spring', id, pose: next, next, wants: null, why: { goal: 'spring', tile: id } }];
}

/** A garden with nothing before it can part on both sides, one with an arm on the other. */
function arms(box: Box, state: State, { river }: Built): OpenEnd[] {
  return idsOf(state.dominoes).flatMap((id): OpenEnd[] => {
    const { x, z, a, is } = state.dominoes[id]!;
    if (is !== 'upright' || box.dominoes.get(id)!.type !== 'garden') return [];
    const pose = { x, z, a };
    const places = armsOf(box, pose);
    const on = river.into.get(id) ?? [];
    const stands = places.map((place) =>
      on.some((other) => between(middleOf(state.dominoes[other]!), middleOf(place)) <= asArm)
    );
    if (on.length > stands.filter(Boolean).length) return [];
    return places.flatMap((next, n): OpenEnd[] => {
      const why = { goal: 'fork', garden: id } as const;
      return stands[n] ? [] : [{ key: `arm ${id} ${n}`, of: 'arm', id, pose, next, wants: null, why }];
    });
  });
}

/** For a domino at the end of a chain and the place after it: the type wanted there, and why. */
function wantsOf(
  box: Box,
  state: State,
  { scene, river }: Built
): (id: string, next: Pose) => Pick<OpenEnd, 'wants' | 'why'> {
  const dry = scene.tokens
    .filter(({ id }) => state.tokens[id]!.at !== 'laid')
    .map((token) => ({ token, ...runOf(scene, river, token) }))
    .filter(({ arrives }) => !arrives);
  return (id, next) => {
    const tile = idsOf(state.tiles).find(
      (one) => between(middleOf(state.tiles[one]!), middleOf(next)) <= box.size.tile
    );
    const ground: Ground | 'start' | undefined = tile === undefined ? undefined : box.tiles.get(tile)!.type;
    if (tile !== undefined && ground !== 'start') return { wants: ground as Type, why: { goal: 'tile', tile } };
    const run = dry.find(({ ids }) => ids.has(id));
    if (run) return { wants: run.token.type, why: { goal: 'animal', token: run.token.id } };
    return { wants: null, why: { goal: 'river' } };
  };
}
