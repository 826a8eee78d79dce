/** Animals of the mountains, from the front. */
import { both, cut, disc, line, oval, type Cut } from '#ui/brand/paper.ts';
import { dark, eyes, pair, raised } from './parts.ts';

export const snowLeopard: readonly Cut[] = [
  ...raised(both('M19 17c-1-5-5-7-9-5-2 5 0 9 3 12z', 30), '#cfcac2'),
  pair('M17.5 18c-1-3-3-4-5-3-1 3 0 5 2 7z', '#8c8780'),
  ...raised(both('M30 13C19 13 11 20 11 32c0 10 8 20 19 20z', 30), '#e6e2da'),
  pair('M14 33c-1 9 7 18 16 18V38c-5-1-10-5-16-5z', '#fffdf8'),
  cut(
    disc(30, 17, 1.6) +
      disc(25, 19, 1.5) +
      disc(35, 19, 1.5) +
      disc(21, 23, 1.5) +
      disc(39, 23, 1.5) +
      disc(30, 22, 1.5),
    '#5d5953'
  ),
  cut(disc(15, 29, 1.4) + disc(45, 29, 1.4) + disc(15.5, 36, 1.3) + disc(44.5, 36, 1.3), '#5d5953'),
  ...eyes(22.5, 30, 3, '#7fb0a0'),
  cut(disc(22.5, 30, 1.5) + disc(37.5, 30, 1.5), dark),
  cut('M26.5 37h7c0 3-2 4.5-3.5 4.5S26.5 40 26.5 37z', '#c97f77'),
  line('M30 41v2.5M25 44.5c2 2 4 1 5-1 1 2 3 3 5 1', '#5d5953', 1.4),
  line('M19 41l-7-1M19 43.5l-7 2M41 41l7-1M41 43.5l7 2', '#9a958d', 0.9)
];

export const giantPanda: readonly Cut[] = [
  ...raised(disc(14.5, 15.5, 6.5) + disc(45.5, 15.5, 6.5), '#26231f'),
  ...raised(both('M30 11C18 11 9 20 9 32c0 11 8 20 21 20z', 30), '#fffdf7'),
  pair('M24 25c-5 0-9 5-9 10 0 4 4 5 7 2 3-3 6-6 6-9 0-2-2-3-4-3z', '#26231f'),
  ...eyes(22.5, 30.5, 2, '#0d0b0a'),
  cut(oval(30, 41, 7.5, 6), '#f0e9dc'),
  cut('M26 37.5h8c0 3-2.5 4.5-4 4.5s-4-1.5-4-4.5z', '#26231f'),
  line('M30 42v2M26 45q4 2.5 8 0', '#26231f', 1.4)
];

export const ibex: readonly Cut[] = [
  line(both('M26 23C22 12 14 7 9 10c-5 4-3 14 2 19', 30), '#1b140c', 6, { opacity: 0.2, at: 'translate(1.2 1.8)' }),
  line(both('M26 23C22 12 14 7 9 10c-5 4-3 14 2 19', 30), '#5a4a3a', 5.6),
  line(both('M26 23C22 12 14 7 9 10c-5 4-3 14 2 19', 30), '#8d7860', 5.6, { dash: '1.4 2.6', cap: 'butt' }),
  ...raised(both('M21 27c-5-1-9 1-10 4 4 2 8 1 11-1z', 30), '#9a7350'),
  ...raised(both('M30 20c-6 0-9 4-9 9 0 7 4 10 4.5 16 .5 3 2 5 4.5 5z', 30), '#b08760'),
  cut(both('M30 40c-3 0-5 2-5 5s2 5.5 5 5.5z', 30), '#e8d5ba'),
  ...raised('M27 50h6l-1 6-2 3-2-3z', '#6a4f37'),
  pair('M28.5 45c-1.2-.8-2.2 0-2.2 1z', dark),
  ...eyes(24, 31, 2)
];

export const condor: readonly Cut[] = [
  ...raised(both('M30 34C20 30 10 34 5 44c4 8 14 13 25 13z', 30), '#26262b'),
  line('M12 46l6-6M17 50l6-8M43 50l-6-8M48 46l-6-6', '#4c4c55', 1.6),
  ...raised(both('M30 30c-7-1-13 2-14 7 2 4 4 3 6 6 3-2 5 2 8 1z', 30), '#fffdf7'),
  ...raised(both('M30 10c-7 0-10 5-10 11 0 7 4 13 10 13z', 30), '#c98f84'),
  cut('M27 10c-1-4 1-6 3-6s4 2 3 6l-1 6h-4z', '#a35f55'),
  ...eyes(24.5, 21, 2),
  cut('M26 24c1-2 7-2 8 0 1 4-1 9-4 12-3-3-5-8-4-12z', '#f3ead2'),
  cut('M30 24c2 0 4 0 4 1 1 4-1 8-4 11z', '#d6c8a2')
];

export const gorilla: readonly Cut[] = [
  ...raised(both('M30 6C20 7 13 15 12 25c-4 2-4 9 0 12 2 10 9 17 18 17z', 30), '#2b2a2e'),
  cut(both('M30 19c-5-1-11 1-12 6 1 4 3 6 2 11 0 8 4 14 10 14z', 30), '#58555b'),
  cut(both('M30 21c-5-2-10-1-12 4 4 1 8 1 12 3z', 30), '#3b393e'),
  ...eyes(24, 28.5, 1.9),
  pair('M30 33c-4 0-7 2-6 5 2 1 4 0 6 0z', '#3b393e'),
  cut(both('M30 39c-6 0-9 3-8 7 2 3 5 4 8 4z', 30), '#6d6a70'),
  line('M24 45q6 2.5 12 0', '#2b2a2e', 1.5),
  line('M24 12q6-4 12 0', '#4a484e', 1.6)
];
