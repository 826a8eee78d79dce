/** Everything that lies on the table as an image by itself. Widths are those of a phone's dense screen and a tablet's. */
import type { Small } from '#ui/brand/bitmaps.ts';
import { inked, type Cut } from '#ui/brand/paper.ts';
import { moonBead, moonGhost, sunBead, sunGhost } from './draw/beads.ts';
import { masksOne } from './draw/masks-one.ts';
import { masksTwo } from './draw/masks-two.ts';
import { peopleMoon } from './draw/people-moon.ts';
import { peoplePlain, somebody } from './draw/people-plain.ts';
import { peopleSun } from './draw/people-sun.ts';
import { pit } from './draw/pit.ts';
import { ICONS } from './icons.ts';

const all = (cuts: readonly (readonly Cut[])[], grid: Small['grid'], pixels: number): Small[] =>
  [...new Set(cuts)].filter((one) => !inked(one)).map((one) => ({ cuts: one, grid, pixels }));

export const pictures: readonly Small[] = [
  ...all([...Object.values(ICONS), sunBead, moonBead, sunGhost, moonGhost], [24, 24], 120),
  ...all([pit], [48, 48], 144),
  ...all([...Object.values(masksOne), ...Object.values(masksTwo)], [64, 64], 160),
  ...all(
    [...Object.values(peopleSun), ...Object.values(peopleMoon), ...Object.values(peoplePlain), somebody],
    [80, 50],
    256
  )
];
