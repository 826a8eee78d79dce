/** Everything that lies on the table as an image by itself. Widths are those of a phone's dense screen and a tablet's. */
import { small, type Small } from '#ui/brand/bitmaps.ts';
import { moonBead, moonGhost, sunBead, sunGhost } from './draw/beads.ts';
import { masksOne } from './draw/masks-one.ts';
import { masksTwo } from './draw/masks-two.ts';
import { peopleMoon } from './draw/people-moon.ts';
import { peoplePlain, somebody } from './draw/people-plain.ts';
import { peopleSun } from './draw/people-sun.ts';
import { pit } from './draw/pit.ts';
import { ICONS } from './icons.ts';

export const pictures: readonly Small[] = [
  ...small([...Object.values(ICONS), sunBead, moonBead, sunGhost, moonGhost], [24, 24], 120),
  ...small([pit], [48, 48], 144),
  ...small([...Object.values(masksOne), ...Object.values(masksTwo)], [64, 64], 160),
  ...small(
    [...Object.values(peopleSun), ...Object.values(peopleMoon), ...Object.values(peoplePlain), somebody],
    [80, 50],
    256
  )
];
