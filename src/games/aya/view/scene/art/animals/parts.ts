/** What animals have in common: heads that throw a shadow, eyes with light in them. On a grid of 60, mirrored at 30. */
import { both, cut, disc, type Cut } from '#ui/brand/paper.ts';
import { shade } from '../grounds.ts';

export const dark = '#221d18';
export const white = '#fffaf0';

/** A piece of paper with its shadow. */
export const raised = (d: string, fill: string): Cut[] => [
  cut(d, shade, { opacity: 0.22, at: 'translate(1.3 1.9)' }),
  cut(d, fill)
];

export const pair = (d: string, fill: string): Cut => cut(both(d, 30), fill);

/** Two eyes at `x` left of the middle and as far to the right; the light comes from the upper left in both. */
export const eyes = (x: number, y: number, r = 2.3, fill: string = dark): Cut[] => [
  cut(disc(x, y, r) + disc(60 - x, y, r), fill),
  cut(disc(x - 0.3 * r, y - 0.35 * r, 0.36 * r) + disc(60 - x - 0.3 * r, y - 0.35 * r, 0.36 * r), '#ffffff')
];
