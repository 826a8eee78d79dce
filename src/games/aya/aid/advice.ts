/** Warnings before a domino is let go: legal, and a pity. AYA-PLACE-06, AYA-R-08, AYA-TOKEN-02. */
import type { Box } from '../rules/box.ts';
import { stretchOf } from '../rules/count/count.ts';
import { riverOf, stretchesOf } from '../rules/count/river.ts';
import { asFallen, layoutOf, makeScene } from '../rules/count/scene.ts';
import { between, middleOf } from '../rules/geometry.ts';
import { idsOf, type Pose, type State } from '../rules/state.ts';

/** The tile that a domino here would spoil, being of another type; undefined if it spoils none (AYA-PLACE-06). */
export function spoiled(box: Box, state: State, domino: string, pose: Pose): string | undefined {
  const { type } = box.dominoes.get(domino)!;
  return idsOf(state.tiles).find((id) => {
    const ground = box.tiles.get(id)!.type;
    const inside = between(middleOf(pose), middleOf(state.tiles[id]!)) <= box.size.tile;
    return inside && ground !== 'start' && type !== 'garden' && type !== ground;
  });
}

/**
 * The animal that would share a stretch with another one laid across `partner` and the domino beside it, which stands at
 * `pose` if that is known: both would be lost (AYA-R-08). Judged as the count does (AYA-ANIM-05): by the stretch of the
 * camera domino, or that of the other one where the camera domino stands on a tile.
 */
export function company(box: Box, state: State, partner: string, pose?: Pose): string | undefined {
  const layout = layoutOf(box, state);
  const other = layout.dominoes.find(({ id }) => id === partner);
  const camera = pose && other && { ...other, id: '', pose };
  const scene = makeScene(box.size, { ...layout, dominoes: [...layout.dominoes, ...(camera ? [camera] : [])] });
  const bodies = scene.bodies.map((body) => asFallen(box.size, body));
  const river = riverOf(bodies);
  const stretches = stretchesOf({ ...scene, bodies }, river);
  const beside = [...(river.into.get(partner) ?? []), ...(river.from.get(partner) ?? [])];
  const candidates = camera ? ['', partner] : [partner, ...beside];
  const stretch = candidates.map((id) => stretches.get(id)).find((one) => one !== undefined);
  if (stretch === undefined) return undefined;
  return idsOf(state.tokens).find((id) => stretchOf(stretches, state.tokens[id]!) === stretch);
}

/** The tile an animal between these two would lie too near to when it falls (AYA-TOKEN-02). */
export function tooNear(box: Box, state: State, a: Pose, b: Pose): string | undefined {
  const [ax, az] = middleOf(a);
  const [bx, bz] = middleOf(b);
  /** Tokens fall up to this much aside (cm). */
  const drift = 0.4;
  return idsOf(state.tiles).find(
    (id) => between([(ax + bx) / 2, (az + bz) / 2], middleOf(state.tiles[id]!)) < box.size.tile + box.size.token + drift
  );
}
