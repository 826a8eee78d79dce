/** What a button over the picture should not cover: where the domino in hand is to go, what stands, and what lies. */
import type { Attachment } from 'svelte/attachments';
import { clearOf, type Disc } from './clear.svelte.ts';
import type { Picture, Spot, StageProps } from './stage.ts';

/** Centimetres around a domino that are to be seen; how much more a domino matters than a tile, and its place than all. */
const around = 1.6;
const matters = { tile: 1, domino: 3, place: 30 };

function discsOf({ box, state, held, glows }: StageProps, picture: Picture): readonly Disc[] {
  const disc = (at: Spot, cm: number, much: number): Disc[] => {
    const [one, other] = [picture.pageAt(at), picture.pageAt({ x: at.x + 100 * cm, z: at.z })];
    return one && other ? [{ ...one, r: Math.hypot(other.x - one.x, other.y - one.y), matters: much }] : [];
  };
  return [
    ...Object.values(state.tiles).flatMap((pose) => disc(pose, box.size.tile, matters.tile)),
    ...Object.values(state.dominoes).flatMap((pose) => disc(pose, around, matters.domino)),
    ...glows.flatMap(({ next }) => disc(next, around, matters.domino)),
    ...(held
      ? [
          ...disc(held.pose, around, matters.place),
          ...(held.tile ? disc(held.tile.pose, box.size.tile, matters.place) : [])
        ]
      : [])
  ];
}

/** For buttons over the picture: they keep clear of what is seen there, and still while a finger draws. */
export const keepsClear = (stage: () => StageProps, picture: () => Picture | undefined): Attachment<HTMLElement> =>
  clearOf(() => {
    const [shown, from] = [stage(), picture()];
    // Whatever moves the picture moves this.
    from?.pageAt({ x: 0, z: 0 });
    return shown.dragged ? undefined : () => (from ? discsOf(shown, from) : []);
  });
