/** Animal tokens: a cream rim, the animal's ground, and the animal from the front. On a grid of 60. */
import { cut, disc, oval, type Cut } from '#ui/brand/paper.ts';
import type { Type } from '../../../rules/state.ts';
import { colours, cream, shade } from './grounds.ts';

/** For species nobody has drawn: editions may bring their own. */
const paw: readonly Cut[] = [
  cut(
    oval(30, 37, 10, 8.5) + oval(17, 28, 4, 5.5) + oval(26, 20, 4, 6) + oval(36, 20, 4, 6) + oval(44, 28, 4, 5.5),
    cream
  )
];

export function animalCuts(_animal: string, type: Type): Cut[] {
  const { base, light } = colours[type];
  return [
    cut(disc(30, 30, 31), cream),
    cut(disc(30, 30, 26), light),
    cut('M4.5 36C14 29 22 43 34 37S50 32 55.6 35A26 26 0 0 1 4.5 36z', base),
    ...paw.map((one) => ({ ...one, fill: shade, opacity: 0.25, at: 'translate(1.2 1.8)' })),
    ...paw
  ];
}
