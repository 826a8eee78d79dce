import { moonBead, sunBead } from './beads.ts';
import { act, diamond, GOLD, MOON, strife, tile, WHITE } from './grounds.ts';
import { box, crescent, cut, disc, line, rimmed, star, type Cut } from '#ui/brand/paper.ts';

const sunDot = (x: number, y: number, r: number): Cut => cut(star(x, y, 8, r * 1.22, r * 0.86), GOLD);
const moonDot = (x: number, y: number, r: number): Cut => cut(crescent(x, y, r * 1.1, r * 0.86, r * 0.74), MOON);

const turnDown = [
  line('M14.4 5.7h2.5a2 2 0 0 1 2 2v1.6', WHITE, 2, { cap: 'butt' }),
  cut('M15.7 8.6h6.4l-3.2 4z', WHITE)
];

const shieldPath = 'M12 1c3.4 2 6.5 2.5 9.7 2.5.4 9.3-2.6 15.7-9.7 19.4C4.9 19.2 1.9 12.8 2.3 3.5 5.5 3.5 8.6 3 12 1z';

export const shieldCuts: readonly Cut[] = [
  rimmed(shieldPath, '#2a6a3c', '#0f301a', 1.3),
  cut('M12 2.2c3 1.6 5.6 2.2 8.6 2.4.2 8-2.2 13.6-8.6 17z', '#1f5530'),
  cut('M12 5l5 5.5-5 7.7-5-7.7z', '#f6e8c8'),
  cut('M12 8.5l2.2 2.3-2.2 3.5-2.2-3.5z', '#2a6a3c')
];

/** A seed of either colour: the one bead, half sun, half moon. */
const choice: readonly Cut[] = [
  cut(star(12, 12, 12, 11.6, 8.6, 0.013), '#4a2c10'),
  cut(disc(12, 12, 9.8), '#33231a'),
  cut('M18.36 5.64A9 9 0 0 0 5.64 18.36z', '#f2ac2c'),
  cut('M5.64 18.36A9 9 0 0 0 18.36 5.64z', '#a3c5f1'),
  line('M5.4 18.6L18.6 5.4', '#33231a', 1.8),
  cut(star(8.9, 8.9, 8, 3.6, 2.4), '#7a4408'),
  cut(crescent(15.4, 15.3, 3.4, 2.7, 2.2), '#23396b')
];

export const abilityIcons = {
  'seed-sun': sunBead,
  'seed-moon': moonBead,
  'seed-choice': choice,

  'convert-sun': [...tile, sunDot(8.2, 7.4, 3.7), ...turnDown, moonDot(7.6, 17.1, 3.7), moonDot(16.3, 17.1, 3.7)],
  'convert-moon': [...tile, moonDot(8.2, 7.5, 3.9), ...turnDown, sunDot(7.6, 17.1, 3.5), sunDot(16.4, 17.1, 3.5)],
  promote: [
    ...tile,
    cut('M12 3l5.8 6.2h-3.3v4.3h-5V9.2H6.2z', WHITE),
    cut('M4.3 15.3h15.4v2.6h-1.5v3h-2.9v-3H8.7v3H5.8v-3H4.3z', GOLD)
  ],

  extraSowing: [
    ...diamond,
    line('M5.9 13.2c.3-5.6 5.8-5.6 6.1 0 .3-5.6 5.8-5.6 6.1 0', WHITE, 1.9),
    cut(disc(5.9, 14.3, 1.9) + disc(12, 14.3, 1.9) + disc(18.1, 14.3, 1.9), GOLD)
  ],
  councilMeeting: [
    ...diamond,
    cut(disc(6.9, 11.3, 2.1) + disc(12, 7.4, 2.2) + disc(17.1, 11.3, 2.1), GOLD),
    cut('M5.2 14h13.6v2.5h-1.5l-2 3.4h-1.9v-3.4h-2.8v3.4H8.7l-2-3.4H5.2z', WHITE)
  ],

  conflict: [
    ...strife,
    cut('M3 7.7l7.3 4.3L3 16.3zM21 7.7L13.7 12l7.3 4.3z', WHITE),
    cut('M12 3.2l1.5 4.5L12 9.3l-1.5-1.6zM12 20.8l1.5-4.5-1.5-1.6-1.5 1.6z', GOLD)
  ],
  shield: shieldCuts,

  moveSeeds: [
    ...act,
    cut(disc(6.2, 9.3, 2.1) + disc(6.2, 14.7, 2.1) + disc(10.3, 12, 2.1), GOLD),
    line('M13.6 12h4.6M15.6 8.2l3.9 3.8-3.9 3.8', WHITE, 2.2)
  ],
  moveCard: [...act, cut(box(4.5, 6.9, 6.6, 10.2, 1.2), WHITE), line('M12.9 12h5M15.3 8.2l3.9 3.8-3.9 3.8', GOLD, 2.3)],
  // A whole card with a plus on it: beside the small one with an arrow it is told apart at any size.
  extraSummon: [
    ...act,
    cut(box(6, 3.9, 12, 16.2, 1.8), GOLD),
    cut(box(7.3, 5.2, 9.4, 13.6, 1), WHITE),
    line('M12 8.2v7.6M8.2 12h7.6', '#31251d', 2.8, { cap: 'butt' })
  ]
} as const satisfies Record<string, readonly Cut[]>;
