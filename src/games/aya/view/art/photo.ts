/** Landscape photos of the album: three of a type stand side by side and are one panorama. On a grid of 40 × 24 each. */
import { box, cut, line, place, type Cut } from '#ui/brand/paper.ts';
import type { Type } from '../../rules/state.ts';
import { colours, motifs, water } from '../scene/art/grounds.ts';

export const photo = [40, 24] as const;

/** Where the motifs of a panorama stand, and how large they are. */
const stands: readonly (readonly [x: number, y: number, size: number])[] = [
  [7, 15, 0.42],
  [19, 13.5, 0.55],
  [33, 15, 0.4],
  [47, 14, 0.6],
  [60, 15.5, 0.42],
  [72, 13.5, 0.5],
  [88, 15, 0.62],
  [103, 14, 0.44],
  [113, 15.5, 0.5]
];

const made = new Map<Type, readonly Cut[]>();
function panorama(type: Type): readonly Cut[] {
  let cuts = made.get(type);
  if (!cuts) {
    const { base, light, dark } = colours[type];
    cuts = [
      cut(box(0, 0, 120, 24), '#cfe6f3'),
      cut('M0 13C20 6 34 12 50 9s28-5 42 0 18 2 28-1v16H0z', light),
      ...stands.flatMap(([x, y, size]) => place([...motifs[type]], x, y, size)),
      cut('M0 16C24 12 40 17 62 14.500s38-2 58 .500v9H0z', base),
      line('M-2 21C18 16 34 24 54 20s30 1 44-1 16-2 26-1', '#fbf5e8', 5.2, { cap: 'butt' }),
      line('M-2 21C18 16 34 24 54 20s30 1 44-1 16-2 26-1', water.river, 3.6, { cap: 'butt' }),
      cut('M0 24v-1.500c30-1.500 70 .500 120-1V24z', dark)
    ];
    made.set(type, cuts);
  }
  return cuts;
}

/** The picture number 0 to 2 of a panorama. */
export const photoOf = (type: Type, part: number): Cut[] =>
  panorama(type).map((one) => ({ ...one, at: `translate(${-40 * part} 0) ${one.at ?? ''}`.trim() }));
