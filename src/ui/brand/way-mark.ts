import { cut, lifted, line, type Cut } from './paper.ts';

/** Two boards on a post: a way out, a way back. On a grid of 34 by 38. */
export const wayMark: readonly Cut[] = [
  ...lifted('M15 1.5l2-1 2 1V37h-4z', '#a87a45', 0.8),
  cut('M17 .5l2 1V37h-2z', '#85592c'),
  ...lifted('M3.5 4.5H26.5L33 10.25 26.5 16h-23z', '#c2402f', 1),
  cut('M3.5 4.5H26.5L33 10.25H3.5z', '#d35744'),
  ...lifted('M30.5 19H7.5L1 24.75 7.5 30.5h23z', '#2e7d5b', 1),
  cut('M30.5 19H7.5L1 24.75h29.5z', '#3f9a72'),
  line('M8.5 10.25h14M11.5 24.75h14', '#fff6e6', 2.6)
];
