/**
 * Where a held domino would like to stand: on from a free end of a chain or a tile's port, or on a slot of a tile. The
 * app offers the pose; the hand decides. Plain mathematics: an offer is no part of the log, only what is placed is.
 */
import type { Box } from '../rules/box.ts';
import { at, between, middleOf, within, type Point } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';
import { holds, joint, type Verdict } from './joint.ts';
import { jointsOf } from './joints.ts';
import { onBy } from './onward.ts';

/** An end to go on from: a domino that pours into nothing, or the mouth of a tile; `pose` heads the way it pours. */
export type End = { readonly of: 'domino' | 'port'; readonly id: string; readonly pose: Pose };
export type Offer = { readonly pose: Pose; readonly end: End | null; readonly verdict: Verdict };

/** Centimetres and degrees of the offers. */
const reach = {
  sector: 60,
  look: 6,
  pitch: [1.5, 2.4],
  buffer: 2.5,
  turn: 25,
  slot: 1.2,
  leave: 2.5,
  port: 1.2,
  hole: 1.6
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const posed = ([x, z]: Point, a: number): Pose => ({
  x: Math.round(x * 100) + 0,
  z: Math.round(z * 100) + 0,
  a: ((Math.round(a) % 3600) + 3600) % 3600
});

/** True if a domino stands in the sector that a fall from here would reach. */
function poursInto(state: State, from: Pose, but: string): boolean {
  return idsOf(state.dominoes).some((id) => {
    const other = state.dominoes[id]!;
    if (id === but || other.is === 'lying') return false;
    const [forward, side] = within(from, middleOf(other));
    const far = Math.sqrt(forward * forward + side * side);
    return forward > 0 && far <= reach.look && Math.abs(degrees(Math.atan2(side, forward))) <= reach.sector;
  });
}

/** Every free end on the table: dominoes without a successor, and ports that nothing leads away from. */
export function freeEnds(box: Box, state: State): End[] {
  const dominoes = idsOf(state.dominoes).flatMap((id): End[] => {
    const domino = state.dominoes[id]!;
    const pose = { x: domino.x, z: domino.z, a: domino.a };
    return domino.is === 'upright' && !poursInto(state, pose, id) ? [{ of: 'domino', id, pose }] : [];
  });
  const ports = idsOf(state.tiles).flatMap((id) =>
    box.tiles.get(id)!.shape.ports.flatMap((port): End[] => {
      const ray = { ...state.tiles[id]!, a: state.tiles[id]!.a + port };
      const pose = posed(at(ray, box.size.tile - 0.9, 0), ray.a);
      return poursInto(state, pose, '') ? [] : [{ of: 'port', id, pose }];
    })
  );
  return [...dominoes, ...ports];
}

/** On from an end towards a point: on the arc through both, at the finger's distance, within what falls well. */
export function onFrom(end: Pose, finger: Point): Pose {
  const [forward, side] = within(end, finger);
  const [least, most] = reach.pitch as [number, number];
  const pitch = Math.min(most, Math.max(least, Math.sqrt(forward * forward + side * side)));
  // A chord of an arc turns half as far as the heading does.
  const chord = Math.min(reach.turn / 2, Math.max(-reach.turn / 2, degrees(Math.atan2(side, forward))));
  return onBy(end, 20 * chord, pitch);
}

/** The places drawn on a tile where nothing stands yet. */
export function freeSlots(box: Box, state: State, id: string): Pose[] {
  const tile = state.tiles[id]!;
  const slots = box.tiles
    .get(id)!
    .shape.slots.map((slot) => posed(at(tile, slot.x / 100, slot.z / 100), tile.a + slot.a));
  const standing = Object.values(state.dominoes).map(middleOf);
  return slots.filter((pose) => standing.every((foot) => between(foot, middleOf(pose)) > reach.port));
}

/** A free place drawn on a tile, turned the way the water comes: against the drawing, if what stands leads there. */
function asEntered(state: State, slot: Pose): Pose {
  const against = { ...slot, a: (slot.a + 1800) % 3600 };
  const leads = (to: Pose): boolean =>
    Object.values(state.dominoes).some((domino) => domino.is === 'upright' && joint(domino, to) === 'safe');
  return !leads(slot) && leads(against) ? against : slot;
}

/** The place drawn on a tile that a chain comes to next, if it has come to one. */
export function slotAhead(box: Box, state: State, end: Pose): Pose | undefined {
  const far = (pose: Pose): number => between(middleOf(end), middleOf(pose));
  return idsOf(state.tiles)
    .flatMap((id) => freeSlots(box, state, id))
    .flatMap((slot) => [slot, { ...slot, a: (slot.a + 1800) % 3600 }])
    .filter((slot) => joint(end, slot) === 'safe')
    .sort((a, b) => far(a) - far(b))[0];
}

/** The middle of a hole that one domino fills, turned half as far as the river turns across it. */
function filling(box: Box, state: State, finger: Point): Offer | undefined {
  const around = Object.entries(state.dominoes).filter(([, one]) => between(middleOf(one), finger) <= reach.look);
  const holes = jointsOf(box, { ...state, dominoes: Object.fromEntries(around) });
  const hole = holes.find(
    ({ verdict, at: [x, z] }) => (verdict === 'firebreak' || verdict === 'far') && between([x, z], finger) <= reach.hole
  );
  if (!hole) return undefined;
  const [from, to] = [state.dominoes[hole.from]!, state.dominoes[hole.to]!];
  const turn = ((to.a - from.a + 5400) % 3600) - 1800;
  const pose = posed(hole.at, from.a + turn / 2);
  const verdicts = [joint(from, pose), joint(pose, to)];
  const verdict = verdicts.includes('risky') ? 'risky' : 'safe';
  return verdicts.every(holds) ? { pose, end: null, verdict } : undefined;
}

/** What the app offers a held domino under the finger; undefined where it is free to stand anyhow. */
export function snap(box: Box, state: State, finger: Point): Offer | undefined {
  const slot = idsOf(state.tiles)
    .flatMap((id) => freeSlots(box, state, id))
    .find((pose) => between(middleOf(pose), finger) <= reach.slot);
  if (slot) return { pose: asEntered(state, slot), end: null, verdict: 'safe' };
  const hole = filling(box, state, finger);
  if (hole) return hole;
  let best: Offer | undefined;
  let nearest = reach.leave;
  for (const end of freeEnds(box, state)) {
    const pose = onFrom(end.pose, finger);
    const far = between(middleOf(pose), finger);
    if (far > nearest) continue;
    best = { pose, end, verdict: joint(end.pose, pose) };
    nearest = far;
  }
  return best;
}

/** The pitch that leaves a real hole when the domino is laid flat (AYA-TOKEN-06). */
export const bufferPitch = reach.buffer;
