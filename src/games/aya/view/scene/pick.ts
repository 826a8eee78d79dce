/** What is under a finger: the nearest domino or token on the line of sight, else the tile it meets. */
import type { Box } from '../../rules/box.ts';
import { turned, type Turn, type Vector } from '../../rules/pose.ts';
import type { Pose } from '../../rules/state.ts';
import type { Bodies, Body } from './bodies.ts';
import { meets, type Ray } from './view.ts';

const back = ([x, y, z, w]: Turn): Turn => [-x, -y, -z, w];

/** How far along the ray it enters a box of these half sizes about the body; undefined if it misses. */
function enters({ from, to }: Ray, { p, q }: Body, half: Vector): number | undefined {
  const origin = turned(back(q), [from[0] - p[0], from[1] - p[1], from[2] - p[2]]);
  const way = turned(back(q), to);
  let least = 0;
  let most = Infinity;
  for (let i = 0; i < 3; i++) {
    if (Math.abs(way[i]!) < 1e-9) {
      if (Math.abs(origin[i]!) > half[i]!) return undefined;
      continue;
    }
    const a = (-half[i]! - origin[i]!) / way[i]!;
    const b = (half[i]! - origin[i]!) / way[i]!;
    least = Math.max(least, Math.min(a, b));
    most = Math.min(most, Math.max(a, b));
  }
  return least <= most ? least : undefined;
}

/** `slop`: what a fingertip may miss by, in centimetres. What is hit squarely goes before what is only brushed. */
export function pick(
  box: Box,
  bodies: Bodies,
  tiles: Readonly<Record<string, Pose>>,
  ray: Ray,
  slop: number
): string | undefined {
  const { h, w, t, token, tokenThickness, tile } = box.size;
  const nearest = (grow: number): string | undefined => {
    let best: string | undefined;
    let least = Infinity;
    for (const [id, body] of bodies) {
      const half: Vector = box.tokens.has(id)
        ? [token + grow, tokenThickness / 2 + grow, token + grow]
        : [t / 2 + grow, h / 2 + grow, w / 2 + grow];
      const at = enters(ray, body, half);
      if (at === undefined || at >= least) continue;
      least = at;
      best = id;
    }
    return best;
  };
  const piece = nearest(0) ?? nearest(slop);
  if (piece !== undefined) return piece;
  const ground = meets(ray);
  return (
    ground &&
    Object.keys(tiles).find((id) => Math.hypot(ground.x - tiles[id]!.x / 100, ground.z - tiles[id]!.z / 100) <= tile)
  );
}
