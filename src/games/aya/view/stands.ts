/** What stands in a picture: notes are written beside it, and never over the domino in hand or where that is to stand. */
import { at } from '../rules/geometry.ts';
import { fate } from '../rules/pose.ts';
import type { Pose } from '../rules/state.ts';
import type { Disc } from './clear.svelte.ts';
import type { Spot, StageProps } from './stage.ts';

/** From one side of a domino to the other, in thirds of its width; each disc in that. */
const sides = [-1, 0, 1];
const round = 0.2;

/** `heights`: at which of them a domino is seen, in centimetres above the table; `raised`, the one in hand. */
export function standsOf(
  { box, state, held }: Pick<StageProps, 'box' | 'state' | 'held'>,
  pixelAt: (at: Spot, height: number) => { readonly x: number; readonly y: number; readonly scale: number },
  heights: readonly number[],
  raised: readonly number[] = heights
): readonly Disc[] {
  const { w } = box.size;
  const discs = (pose: Pose, levels: readonly number[], matters: number): Disc[] =>
    sides.flatMap((side) => {
      const [x, z] = at(pose, 0, (side * w) / 3);
      return levels.map((height) => {
        const pixel = pixelAt({ x: 100 * x, z: 100 * z }, height);
        return { x: pixel.x, y: pixel.y, r: round * w * pixel.scale, matters };
      });
    });
  const standing = Object.values(state.dominoes).filter(({ end }) => fate(end) === 'upright');
  return [...standing.flatMap((pose) => discs(pose, heights, 1)), ...(held ? discs(held.pose, raised, Infinity) : [])];
}
