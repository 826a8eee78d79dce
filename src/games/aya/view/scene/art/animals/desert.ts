/** Animals of the desert, from the front. */
import { both, cut, disc, line, oval, type Cut } from '#ui/brand/paper.ts';
import { dark, eyes, pair, raised } from './parts.ts';

export const fennec: readonly Cut[] = [
  ...raised(both('M23 27C13 25 5 14 7 4c9 1 17 8 20 19z', 30), '#e3b57a'),
  pair('M21 24C14 21 9 14 9.5 7c6 2 11 8 14 15z', '#f6d9c0'),
  ...raised(both('M30 21c-9 0-15 6-15 14 5 3 8 8 11 14l4 4z', 30), '#e8bd84'),
  pair('M16 36c5 1 8 8 10 13l4 4V39c-5 2-10-1-14-3z', '#fff6e8'),
  cut('M27 45h6c0 3-2 5-3 6-1-1-3-3-3-6z', dark),
  ...eyes(23.5, 34, 2.4),
  line('M20 41l-8 0M21 43.5l-7 3M40 41h8M39 43.5l7 3', '#b98f5d', 0.9)
];

export const addax: readonly Cut[] = [
  line('M26 20c-6-4-2-8-7-11s0-6-4-8M34 20c6-4 2-8 7-11s0-6 4-8', '#1b140c', 4, {
    opacity: 0.22,
    at: 'translate(1.2 1.8)'
  }),
  line('M26 20c-6-4-2-8-7-11s0-5-3-6M34 20c6-4 2-8 7-11s0-5 3-6', '#6b5136', 4),
  line('M26 20c-6-4-2-8-7-11s0-5-3-6M34 20c6-4 2-8 7-11s0-5 3-6', '#a08462', 1.4, { dash: '2 2' }),
  ...raised(both('M20 25c-6-3-11-2-12 1 3 4 9 4 13 3z', 30), '#efe3d0'),
  ...raised(both('M30 18c-7 0-11 4-11 10 0 8 5 11 6 18 .5 5 2 8 5 8z', 30), '#f7efe2'),
  cut(both('M30 17c-5 0-8 3-8 6 2 3 5 4 8 4z', 30), '#8a6444'),
  pair('M22 30c2 4 4 7 8 9v-5c-3-1-5-3-8-4z', '#5f4836'),
  cut(both('M30 44c-4 0-6 2-5 5 .5 3 2 5 5 5z', 30), '#d9c6ae'),
  pair('M28.3 48c-1.2-.8-2 0-2 1.2z', dark),
  ...eyes(22.8, 29, 1.9)
];

export const tortoise: readonly Cut[] = [
  ...raised(both('M14 44c-5 0-8 3-8 7 4 3 8 2 11 0z', 30), '#8b7b4e'),
  ...raised(both('M30 9C17 9 7 22 6 42c4 4 14 6 24 6z', 30), '#8a6a35'),
  cut(both('M30 12c-6 1-9 4-11 8l5 8h6zM17 23c-4 5-6 10-7 16l9 2 4-11zM30 31h-5l-5 11c3 1 6 2 10 2z', 30), '#c19a52'),
  cut(both('M30 15c-3 .5-6 2-7 5l3 5h4z', 30), '#d9b871'),
  ...raised(both('M30 34c-6 0-9 4-9 10 0 6 4 9 9 9z', 30), '#a89a62'),
  cut(both('M30 44c-4 0-7 1-8 3 1 4 4 6 8 6z', 30), '#c2b57c'),
  ...eyes(25, 41.5, 1.9),
  line('M25 48.5q5 2 10 0', '#5f552f', 1.4)
];

export const dromedary: readonly Cut[] = [
  ...raised('M38 50c0-18 4-26 9-26s8 10 8 22c-4 5-10 8-17 9z', '#b98a52'),
  ...raised(both('M20 16c-4-5-8-5-9-3 0 4 4 7 9 8z', 28), '#b98a52'),
  ...raised(both('M28 11c-6 0-10 4-10 10 0 7 3 10 3 17-1 8 2 15 7 15z', 28), '#d3a669'),
  cut(both('M28 9c-4 0-6 2-7 5 2 2 4 3 7 3z', 28), '#99703e'),
  cut(both('M28 36c-5 0-8 4-8 9 0 5 3 8 8 8z', 28), '#e6c795'),
  cut(both('M25.5 41c-2-.5-3 .5-3 2 1.5 0 2.5-.5 3-2z', 28), dark),
  line('M28 43v3M23 47.5q5 2.5 10 0', '#6d4f2a', 1.5),
  cut(disc(21.5, 24, 2.1) + disc(34.5, 24, 2.1), dark),
  line('M18.5 22.5q3-2 6 0M31.5 22.5q3-2 6 0', '#7b572e', 1.8)
];

export const viper: readonly Cut[] = [
  ...raised(oval(30, 41, 21, 12), '#c9a468'),
  cut(oval(30, 39, 15, 7.5), '#a9823f'),
  line('M12 38q4 8 10 11M48 38q-4 8-10 11', '#8a6630', 2, { dash: '4 4' }),
  ...raised(oval(30, 36, 13, 7), '#dcb97c'),
  cut(disc(20, 36, 1.8) + disc(40, 36, 1.8), '#8a6630'),
  ...raised(both('M30 13c-4 0-6 2-8 6-4 4-5 9-2 12 3 2 7 3 10 3z', 30), '#d9b373'),
  ...raised(both('M23 20c-3-4-4-8-3-12 3 2 6 6 6 11z', 30), '#b08a48'),
  cut(both('M30 17c-2 3-3 7-2 11h2z', 30), '#b08a48'),
  ...eyes(23.5, 23.5, 2.2, '#d98a17'),
  cut(oval(23.5, 23.5, 0.7, 2) + oval(36.5, 23.5, 0.7, 2), dark),
  pair('M28.5 30c-1-.5-1.5 0-1.5 .8z', dark),
  line('M30 33v5M30 38l-2 3M30 38l2 3', '#b3352c', 1.3)
];
