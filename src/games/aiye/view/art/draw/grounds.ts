import { cut, disc, line, rimmed, type Cut } from '#ui/brand/paper.ts';

/** The ground of an icon says what kind of rule it is. */

/** Decided first: extra sowing, council meeting. */
export const diamond: readonly Cut[] = [
  rimmed('M12 1.2L22.8 12 12 22.8 1.2 12z', '#2b3785', '#141a48', 1.4),
  cut('M12 1.9L22.1 12H1.9z', '#3a489f')
];

const tilePath = 'M4.5 1.2h15l3.3 3.3v15l-3.3 3.3h-15l-3.3-3.3v-15z';

/** An exchange: convert, promote. */
export const tile: readonly Cut[] = [
  rimmed(tilePath, '#1d756f', '#0b3f3c', 1.2),
  line('M1.9 19.2V4.8l2.9-2.9h14.4', '#4fb0a6', 1.1, { cap: 'butt' })
];

/** Something is done: move seeds, move a card, summon once more. The rim keeps it visible on a dark ground. */
export const act: readonly Cut[] = [
  rimmed(disc(12, 12, 10.9), '#31251d', '#a1835c', 1.1),
  line('M3.2 12a8.8 8.8 0 0 1 8.8-8.8', '#6b5644', 1)
];

/** A conflict. */
export const strife: readonly Cut[] = [
  rimmed(disc(12, 12, 10.9), '#ad3721', '#571408', 1.2),
  line('M2.9 12a9.1 9.1 0 0 1 9.1-9.1', '#e0755c', 1)
];

export const GOLD = '#ffd166';
export const WHITE = '#fffaf0';
export const MOON = '#dcebff';
