/** Which lost photo was nearest to being won, as the table lies in the end. */
import type { Box } from '../rules/box.ts';
import { count, type Verdict } from '../rules/count/count.ts';
import { belongs, isWet, layoutOf, makeScene, portsOf, type Scene } from '../rules/count/scene.ts';
import type { State } from '../rules/state.ts';

export type Nearly = {
  readonly item: Verdict['item'];
  readonly id: string;
  readonly type: Verdict['type'];
  readonly fails: string;
  /** Of a landscape: openings that stayed dry, or dominoes that spoil it; and of how many. */
  readonly short: number;
  readonly of: number;
};

function landscape(scene: Scene, { id, type, fails }: Verdict): { short: number; of: number } {
  const tile = scene.tiles.find((one) => one.id === id)!;
  const own = scene.bodies.filter((body) => body.type === type || body.type === 'garden');
  if (fails === 'AYA-LAND-03') {
    const ports = portsOf(scene, tile);
    return { short: ports.filter((port) => !isWet(own, port)).length, of: ports.length };
  }
  const there = scene.bodies.filter((body) => belongs(scene, tile, body));
  return { short: there.filter((body) => !own.includes(body)).length, of: there.length };
}

/** What is missing of an animal, where a landscape counts openings: an animal that never moved was far from it. */
const far = (fails: string): number => (fails === 'AYA-ANIM-08' || fails === 'AYA-ANIM-01' ? 3 : 1.5);

export function nearlyWon(box: Box, state: State): Nearly | undefined {
  const scene = makeScene(box.size, layoutOf(box, state));
  const lost = count(box, state).verdicts.flatMap((verdict): (Nearly & { readonly far: number })[] => {
    const { item, id, type, fails } = verdict;
    if (fails === null) return [];
    if (item === 'animal') return [{ item, id, type, fails, short: 0, of: 0, far: far(fails) }];
    const { short, of } = landscape(scene, verdict);
    // Where nothing came there was no way to it.
    return [{ item, id, type, fails, short, of, far: short === of ? 4 : short }];
  });
  const [nearest] = lost.toSorted((a, b) => a.far - b.far);
  return nearest;
}
