/** The table as it is built: what stands taken as fallen on what it would fall on, as in a fall that reaches everything. */
import type { Box } from '../rules/box.ts';
import { riverOf, type River } from '../rules/count/river.ts';
import { layoutOf, makeScene, type Layout, type Scene } from '../rules/count/scene.ts';
import { leaning, logged, usualLean } from '../rules/pose.ts';
import type { State } from '../rules/state.ts';

/** What would lie on the table if everything that stands fell cleanly. */
export function builtLayout(box: Box, state: State): Layout {
  const layout = layoutOf(box, state);
  const dominoes = layout.dominoes.map((domino) => {
    if (domino.end || domino.lying) return domino;
    const { p, q } = leaning(box.size, domino.pose, usualLean);
    return { ...domino, end: logged(p, q) };
  });
  return { ...layout, dominoes };
}

export type Built = { readonly scene: Scene; readonly river: River };

/** The scene of it and its river. */
export function builtRiver(box: Box, state: State): Built {
  const scene = makeScene(box.size, builtLayout(box, state));
  return { scene, river: riverOf(scene.bodies) };
}
