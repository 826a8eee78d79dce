/** Warnings before a domino is let go: legal, and a pity. AYA-PLACE-06, AYA-R-08, AYA-TOKEN-02. */
import type { Box } from '../rules/box.ts';
import { tokenOn } from '../rules/camera.ts';
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

/** The animal that shares a stretch with `partner` as things stand: with another one, both are lost (AYA-R-08). */
export function company(box: Box, state: State, partner: string): string | undefined {
  const scene = makeScene(box.size, layoutOf(box, state));
  const bodies = scene.bodies.map((body) => asFallen(box.size, body));
  const stretches = stretchesOf({ ...scene, bodies }, riverOf(bodies));
  const stretch = stretches.get(partner);
  if (stretch === undefined) return undefined;
  const other = [...stretches].find(([id, own]) => own === stretch && tokenOn(state, id) !== undefined);
  return other && tokenOn(state, other[0]);
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
