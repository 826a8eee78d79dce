import { abilityIcons, shieldCuts } from './icons-abilities.ts';
import { moonBead, sunBead } from './beads.ts';
import { GOLD, tile, WHITE } from './grounds.ts';
import { box, cut, disc, line, place, rimmed, type Cut } from '#ui/brand/paper.ts';
import { flatMoon, flatSun } from './icons-signs.ts';

/** What a mask counts. */

const columns = (count: 2 | 3 | 4): readonly Cut[] => {
  const gap = count === 4 ? 1.7 : 2;
  const high = (19.6 - gap * (count - 1)) / count;
  let d = '';
  for (let i = 0; i < count; i++) d += box(4.2, 2.2 + i * (high + gap), 15.6, high, 1.1);
  return [cut(d, 'currentColor')];
};

/** Two of the same seed, one behind the other: many of this kind. */
const several = (bead: readonly Cut[]): Cut[] => [...place(bead, 9.4, 0.2, 0.6), ...place(bead, -0.2, 5.4, 0.78)];

export const metricIcons = {
  'metric-moonSeeds': several(moonBead),
  'metric-sunSeeds': several(sunBead),
  'metric-conflictIcons': abilityIcons.conflict,
  'metric-shieldIcons': shieldCuts,
  'metric-moonSymbols': [
    rimmed(box(1.4, 1.4, 21.2, 21.2, 4), '#5482ca', '#2f5597', 1.2),
    ...place(flatMoon(WHITE), 3, 3, 0.75)
  ],
  'metric-sunSymbols': [
    rimmed(box(1.4, 1.4, 21.2, 21.2, 4), '#e6a022', '#9a6108', 1.2),
    ...place(flatSun('#3b2203'), 2.4, 2.4, 0.8)
  ],
  'metric-columnsOf2': columns(2),
  'metric-columnsOf3': columns(3),
  'metric-columnsOf4': columns(4),
  'metric-allSeeds': [
    ...place(sunBead, -0.3, 0.4, 0.58),
    ...place(moonBead, 10.6, 0.2, 0.58),
    rimmed('M1.2 13.8h21.6c-.5 5.4-4.8 9-10.8 9s-10.3-3.6-10.8-9z', '#8b5730', '#43230d', 1.2),
    line('M4.2 16.2h15.6', '#c48d5a', 1.3)
  ],
  'metric-exchangeCards': [
    ...tile,
    line('M5.2 8.7h10.4M18.8 15.3H8.4', WHITE, 2.3, { cap: 'butt' }),
    cut('M14.6 4.4l5 4.3-5 4.3z', WHITE),
    cut('M9.4 11l-5 4.3 5 4.3z', GOLD)
  ],
  'metric-councilCards': [
    rimmed(box(4.2, 1.4, 15.6, 21.2, 2.6), '#fbf1da', '#2c3784', 1.7),
    cut(disc(8, 10.1, 1.9) + disc(12, 7.2, 2) + disc(16, 10.1, 1.9), '#c9861a'),
    cut('M6.4 13.5h11.2v2.5h-1.4v3.6h-2.5v-3.6h-3.4v3.6H7.8v-3.6H6.4z', '#2c3784')
  ]
} as const satisfies Record<string, readonly Cut[]>;
