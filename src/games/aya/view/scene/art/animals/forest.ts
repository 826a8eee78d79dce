/** Animals of the forest, from the front. */
import { both, cut, line, oval, type Cut } from '#ui/brand/paper.ts';
import { dark, eyes, pair, raised, white } from './parts.ts';

export const orangutan: readonly Cut[] = [
  ...raised(both('M30 9C20 9 12 15 10 25 8 34 9 44 15 50 20 54 25 55 30 55z', 30), '#c4612a'),
  line('M14 20l-3 5M12 31l-3 4M13 42l-2 5M46 20l3 5M48 31l3 4M47 42l2 5', '#9c4519', 2),
  pair('M30 19C24 18 16 21 15 30 14 40 19 45 24 47L30 46z', '#7d4227'),
  cut(oval(30, 41, 10.5, 9.5), '#d6a079'),
  pair('M30 22C26 21 21 24 21 29c0 4 4 6 9 6z', '#c88d64'),
  ...eyes(25, 29, 1.9),
  pair('M28.5 36c-1.5 0-1.5 2 0 2z', dark),
  line('M23 43.5q7 4 14 0', '#7d4227', 1.6)
];

export const okapi: readonly Cut[] = [
  ...raised(both('M20 21C13 15 7 15 5 19c1 6 8 9 15 8z', 30), '#6b3d24'),
  pair('M18 22c-4-4-8-5-10-3 1 4 5 5 10 5z', '#c99a78'),
  cut(both('M26 14c-1-5 0-7 2-7s3 3 2 8z', 30), '#7b4a2d'),
  ...raised(both('M30 13C23 13 18 17 18 24c0 8 3 12 4 20 1 7 4 11 8 11z', 30), '#6b3d24'),
  pair('M19 27c0 8 3 12 4 18 3-3 3-12 0-18z', '#f0e2cd'),
  cut(both('M30 42c-5 0-8 3-7 7 1 4 3 6 7 6z', 30), '#2f2119'),
  pair('M27 48c-1.5-1-2.5 0-2.5 1.5z', '#8d6b58'),
  ...eyes(22.5, 26, 2.1)
];

export const redPanda: readonly Cut[] = [
  ...raised(both('M20 17C17 9 11 7 8 9c-1 6 1 14 7 18z', 30), '#fff2e2'),
  pair('M18 18c-2-5-5-7-7-6-1 4 1 8 4 11z', '#7c2f17'),
  ...raised(both('M30 14C20 14 10 21 10 33c0 4 2 7 5 9 5 5 9 8 15 8z', 30), '#b9501f'),
  pair('M13 36c2 6 9 11 17 13V36c-6-1-12-3-17 0z', '#fff2e2'),
  pair('M22 20c-4 0-6 2-6 4 3 2 7 1 9-1-1-2-2-3-3-3z', '#fff2e2'),
  pair('M21 30c-4 3-5 8-4 14 4-2 6-8 7-13z', '#8d3717'),
  cut(oval(30, 40, 7.5, 6.5), '#fffaf0'),
  cut('M26.5 36h7c0 3-2 4.5-3.5 4.5s-3.5-1.5-3.5-4.5z', dark),
  line('M30 40v3M26 44q4 2.5 8 0', dark, 1.3),
  ...eyes(23, 31, 2.3)
];

export const tapir: readonly Cut[] = [
  ...raised(both('M19 20c-6-2-9-8-7-11 5 0 10 4 12 9z', 30), '#3b3a40'),
  pair('M14.5 10c-2 0-3 1-2.5 3 2 0 3-1 4-2z', white),
  ...raised(both('M30 13C20 13 14 20 14 29c0 8 6 11 9 15 1 6 3 12 7 12z', 30), '#46454d'),
  pair('M15 30c3 6 7 9 9 14l6-1V36c-6 0-10-3-15-6z', '#5d5c66'),
  cut(both('M30 38c-5 0-7 4-6.5 9 .5 5 3 8 6.5 8z', 30), '#77757f'),
  pair('M27.5 50c-1.8-.5-2.3 1-1.5 2.5z', dark),
  line('M25 43h10M25 46.5h10', '#5d5c66', 1.2),
  ...eyes(21, 28, 2.1)
];

export const capercaillie: readonly Cut[] = [
  ...raised('M30 30L8 24C8 12 18 5 30 5s22 7 22 19z', '#2b2f33'),
  line('M12 18l12 9M18 11l8 14M30 8v15M42 11l-8 14M48 18l-12 9', '#59636b', 1.5),
  cut('M9 22c1-1 2-2 2.5-3M15 13l2-2M30 5.5h1', '#ffffff'),
  ...raised(both('M30 19c-8 0-12 6-12 13 0 9-4 12-3 19 5 3 10 4 15 4z', 30), '#30373a'),
  cut(both('M30 33c-6 0-10 3-11 9 3 4 7 6 11 6z', 30), '#1f6f63'),
  pair('M26.5 21c-4-1-7 1-7 4 3 1 6 0 8-1.5z', '#d2382c'),
  ...eyes(23.5, 26.5, 2),
  cut('M26 27c1-3 7-3 8 0 0 4-2 7-4 8-2-1-4-4-4-8z', '#f1e2b5'),
  cut('M30 30h4c-.5 2-2 4-4 5z', '#d8c48c'),
  line('M26 39l1 5M30 39v6M34 39l-1 5', '#14403a', 1.4)
];
