/** Whether there is room: footprints, the ground under what lies, tiles and the table's edge. AYA-PLACE-07, AYA-TILE-07. */
import type { Illegal } from '#engine/game.ts';
import { tableOf, type Box } from './box.ts';
import { atLeast, atMost, between, cm, middleOf, overlap, toShape, type Polygon } from './geometry.ts';
import { footprint, outline } from './pose.ts';
import { refusal } from './refusal.ts';
import { idsOf, type Pose, type State } from './state.ts';

/** True if every corner is on the table. */
export function onTable(box: Box, state: State, shape: Polygon): boolean {
  const edge = tableOf(box, state.options);
  return shape.every(([x, z]) => atMost(Math.abs(x), edge.x) && atMost(Math.abs(z), edge.z));
}

/** Upright dominoes whose footprints this shape overlaps, in order of ids. `but` is left out. */
export const uprightsUnder = (box: Box, state: State, shape: Polygon, but = ''): string[] =>
  idsOf(state.dominoes).filter((id) => {
    const domino = state.dominoes[id]!;
    return id !== but && domino.is === 'upright' && overlap(shape, footprint(box.size, domino));
  });

/** The first domino whose place is kept free, or whose lying body is in the way; undefined if there is none. */
export const keptUnder = (box: Box, state: State, shape: Polygon): string | undefined =>
  idsOf(state.dominoes).find((id) => {
    const domino = state.dominoes[id]!;
    if (domino.is === 'upright') return false;
    if (overlap(shape, footprint(box.size, domino))) return true;
    return domino.end !== null && overlap(shape, outline(box.size, domino.end));
  });

/** Why a domino may not stand here whatever the hand: the table's edge, kept places, lying bodies. */
export function noGround(box: Box, state: State, pose: Pose): Illegal | undefined {
  const shape = footprint(box.size, pose);
  if (!onTable(box, state, shape)) return refusal('AYA-SETUP-01');
  const kept = keptUnder(box, state, shape);
  return kept === undefined ? undefined : refusal('AYA-PLACE-07', { domino: kept });
}

/** Why a tile may not lie here. */
export function noTileRoom(box: Box, state: State, pose: Pose): Illegal | undefined {
  const { tile: radius } = box.size;
  const edge = tableOf(box, state.options);
  const rule = Object.keys(state.tiles).length === 0 ? 'AYA-SETUP-02' : 'AYA-TILE-07';
  if (!atMost(Math.abs(cm(pose.x)) + radius, edge.x) || !atMost(Math.abs(cm(pose.z)) + radius, edge.z))
    return refusal(rule);
  const middle = middleOf(pose);
  const near = idsOf(state.tiles).find((id) => !atLeast(between(middle, middleOf(state.tiles[id]!)), 2 * radius));
  if (near !== undefined) return refusal(rule, { tile: near });
  const covers = (shape: Polygon): boolean => !atLeast(toShape(middle, shape), radius);
  const under = idsOf(state.dominoes).find((id) => {
    const domino = state.dominoes[id]!;
    return covers(footprint(box.size, domino)) || (domino.end !== null && covers(outline(box.size, domino.end)));
  });
  return under === undefined ? undefined : refusal(rule, { domino: under });
}
