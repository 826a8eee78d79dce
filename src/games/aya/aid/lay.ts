/** Where a tile would like to lie: its camera domino on from a free end, the tile one short step behind. AYA-TILE-04. */
import type { Box } from '../rules/box.ts';
import { at, between, middleOf, within, type Point } from '../rules/geometry.ts';
import type { Pose, State } from '../rules/state.ts';
import { onBy } from './onward.ts';
import { freeEnds, type End } from './snap.ts';

export type Lay = { readonly tile: Pose; readonly domino: Pose; readonly end: End | null };

/** Centimetres from the rim of the tile to the foot before its entrance; how far a finger may be from an offer. */
const far = { rim: 1, leave: 5, pitch: 2, turn: 250 };

const posed = ([x, z]: Point, a: number): Pose => ({
  x: Math.round(x * 100) + 0,
  z: Math.round(z * 100) + 0,
  a: ((Math.round(a) % 3600) + 3600) % 3600
});

/** A tile entered by its port number `entry` that a domino with this pose stands before. */
function behind(box: Box, id: string, entry: number, domino: Pose): Pose {
  const { ports } = box.tiles.get(id)!.shape;
  return posed(at(domino, box.size.tile + far.rim, 0), domino.a + 1800 - ports[entry % ports.length]!);
}

/** The domino before port `entry` of a tile that lies so. */
function before(box: Box, id: string, entry: number, tile: Pose): Pose {
  const { ports } = box.tiles.get(id)!.shape;
  const out = tile.a + ports[entry % ports.length]!;
  return posed(at({ ...tile, a: out }, box.size.tile + far.rim, 0), out + 1800);
}

/** A tile led to by a domino that stands so. */
export const layBehind = (box: Box, id: string, entry: number, domino: Pose): Lay => ({
  domino,
  tile: behind(box, id, entry, domino),
  end: null
});

/** Tile and domino on from an end, turned by so many tenths of a degree. */
export function layOn(box: Box, id: string, entry: number, end: End, turn = 0): Lay {
  const domino = onBy(end.pose, turn, far.pitch);
  return { domino, tile: behind(box, id, entry, domino), end };
}

/** The tile under the finger: on from the free end that leads there, or lying free, turned to `heading`. */
export function lay(box: Box, state: State, id: string, entry: number, finger: Point, heading: number): Lay {
  let best: Lay | undefined;
  let nearest = far.leave;
  for (const end of freeEnds(box, state)) {
    const [forward, side] = within(end.pose, finger);
    if (forward <= 0) continue;
    const chord = (Math.atan2(side, forward) * 1800) / Math.PI;
    const offer = layOn(box, id, entry, end, Math.min(far.turn, Math.max(-far.turn, 2 * chord)));
    const off = between(middleOf(offer.tile), finger);
    if (off > nearest) continue;
    best = offer;
    nearest = off;
  }
  if (best) return best;
  const { ports } = box.tiles.get(id)!.shape;
  const tile = posed(finger, heading + 1800 - ports[entry % ports.length]!);
  return { tile, domino: before(box, id, entry, tile), end: null };
}
