/** What a finger over the table makes of the domino in hand: where it hangs under it, how it leans, what it sweeps. */
import { lay } from '../aid/lay.ts';
import { onBy } from '../aid/onward.ts';
import { bufferPitch, snap } from '../aid/snap.ts';
import { tableOf, type Box } from '../rules/box.ts';
import { between, middleOf, within, type Point } from '../rules/geometry.ts';
import { isSure, lean } from '../rules/place.ts';
import { footprint } from '../rules/pose.ts';
import { uprightsUnder } from '../rules/room.ts';
import type { Pose, State } from '../rules/state.ts';
import { around, turnOf } from './angles.ts';
import type { UseName } from './put.ts';
import { wishOf, type Entry, type Hung } from './suggest.ts';

/** Centimetres a second of a finger to a degree of lean, and from where on it sweeps. */
const haste = { perDegree: 1.5, sweep: 20 };
/** How far an offer may be from the finger of a natural hand (cm). */
const weak = 1.2;
/** Nothing hangs nearer to the edge of the table (cm), and a finger lifted further beyond it lets go of nothing. */
const rim = { domino: 1.2, beyond: 1.5 };

export const rounded = ([x, z]: Point, a: number): Pose => ({
  x: Math.round(x * 100) + 0,
  z: Math.round(z * 100) + 0,
  a
});

export function isBeyond(box: Box, { options }: State, [x, z]: Point): boolean {
  const edge = tableOf(box, options);
  return Math.abs(x) > edge.x + rim.beyond || Math.abs(z) > edge.z + rim.beyond;
}

/** The point nearest to the finger that is so far from the edge of the table. */
export function inside(box: Box, { options }: State, [x, z]: Point, from: number): Point {
  const edge = tableOf(box, options);
  const kept = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  return [kept(x, edge.x - from), kept(z, edge.z - from)];
}

/** How the domino hangs under the finger for this use, headed as it was unless it is on from something. */
export function under(box: Box, state: State, finger: Point, use: UseName, tile: Entry, heading: number): Hung {
  if (use === 'tile')
    return wishOf(lay(box, state, tile.id, tile.entry, inside(box, state, finger, box.size.tile), heading));
  const { hand } = state.options;
  const spot = inside(box, state, finger, rim.domino);
  const offer = hand === 'bare' ? undefined : snap(box, state, spot);
  const near = offer && (hand !== 'natural' || between(middleOf(offer.pose), spot) <= weak);
  if (!offer || !near) return { wish: { pose: rounded(spot, heading), use, tile: null }, end: null };
  const wide = use === 'buffer' && offer.end;
  const pose = wide ? onBy(offer.end.pose, turnOf(offer.end.pose, offer.pose), bufferPitch) : offer.pose;
  return { wish: { pose, use, tile: null }, end: offer.end };
}

/** Lean of a release, in tenths of a degree, by the speed of the finger along the heading (AYA-R-05). */
export function leanOf({ options }: State, { a }: Pose, speed: Point): number {
  if (isSure(options.hand)) return 0;
  const [along] = within({ x: 0, z: 0, a }, speed);
  return Math.max(-lean.most, Math.min(lean.most, Math.round((along / haste.perDegree) * 10))) + 0;
}

/** What a bare hand knocks that draws a domino fast over standing ones, and which way. */
export function swept(
  box: Box,
  state: State,
  pose: Pose,
  [vx, vz]: Point
): { readonly domino: string; readonly dir: number } | undefined {
  if (state.options.hand !== 'bare' || Math.hypot(vx, vz) <= haste.sweep) return undefined;
  const [domino] = uprightsUnder(box, state, footprint(box.size, pose));
  return domino === undefined ? undefined : { domino, dir: around((Math.atan2(vz, vx) * 1800) / Math.PI) };
}
