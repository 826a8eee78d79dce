/** Animals of the poles, from the front. */
import { both, cut, disc, line, oval, type Cut } from '#ui/brand/paper.ts';
import { dark, eyes, pair, raised } from './parts.ts';

export const polarBear: readonly Cut[] = [
  ...raised(disc(15, 18, 5) + disc(45, 18, 5), '#f3f1e8'),
  cut(disc(15.5, 18.5, 2.6) + disc(44.5, 18.5, 2.6), '#b9c4cc'),
  ...raised(both('M30 12C19 12 12 19 12 29c0 12 8 23 18 23z', 30), '#fffefa'),
  cut(both('M30 32c-7 0-10 5-9 11 2 5 5 8 9 8z', 30), '#e7edf0'),
  cut('M25 34.5c1-2 9-2 10 0 0 4-3 6-5 6s-5-2-5-6z', dark),
  line('M30 40.5v3.5M25 45.5q5 2.5 10 0', '#5d6b75', 1.5),
  ...eyes(22.5, 27.5, 2)
];

export const penguin: readonly Cut[] = [
  ...raised(both('M30 33c-12 2-18 12-17 23 5 2 11 3 17 3z', 30), '#23303c'),
  cut(both('M30 37c-8 2-11 9-11 20 4 1 7 2 11 2z', 30), '#fffdf5'),
  ...raised(both('M30 6c-9 0-14 7-14 16 0 9 6 16 14 16z', 30), '#1f2a35'),
  pair('M18 25c-2 6 2 12 7 14 3-4 0-14-7-14z', '#f2a832'),
  pair('M22 38c3 3 5 4 8 4v-4c-3 0-6-1-8 0z', '#f8d77e'),
  cut(disc(23.5, 20, 2.1) + disc(36.5, 20, 2.1), '#ffffff'),
  cut(disc(23.8, 20.2, 1.2) + disc(36.8, 20.2, 1.2), dark),
  cut('M27 22c1-2 5-2 6 0 0 5-1.5 9-3 12-1.5-3-3-7-3-12z', '#39424c'),
  cut('M31 23h2c0 4-1 8-2.5 11z', '#d97a2b')
];

export const narwhal: readonly Cut[] = [
  ...raised('M29 2h2l2.5 22h-7z', '#f4ead2'),
  line('M27.5 20l5-3M28 14.5l4-2.5M28.5 9.5l3-2', '#b9a47c', 1.2),
  ...raised(both('M14 44C6 44 4 50 5 54c6 0 11-2 13-6z', 30), '#6f8aa0'),
  ...raised(both('M30 20c-11 0-18 9-18 21 3 9 10 14 18 14z', 30), '#8fa9bd'),
  cut(both('M30 40c-7-1-12 1-16 4 3 7 9 11 16 11z', 30), '#e4edf2'),
  cut(
    disc(23, 26, 1.3) + disc(36, 24, 1.6) + disc(29, 28, 1.2) + disc(41, 31, 1.4) + disc(19, 32, 1.2) + disc(33, 33, 1),
    '#5f788d'
  ),
  ...eyes(19.5, 38.5, 2),
  line('M24 44q6 4 12 0', '#4d6678', 1.7),
  line('M2 50q5-3 9 0M49 50q5-3 9 0', '#ffffff', 1.6)
];

export const arcticFox: readonly Cut[] = [
  ...raised(both('M22 24C14 21 10 14 11 7c7 2 13 7 15 14z', 30), '#f1f3f2'),
  pair('M20 21c-4-2-6-6-6.5-9 4 2 7 5 9 9z', '#c3cfd6'),
  ...raised(both('M30 16c-10 0-18 7-19 18 6 2 10 8 14 14l5 5z', 30), '#fffefb'),
  pair('M12 34c6 2 10 8 13 14l5 5V41c-7 0-12-5-18-7z', '#dfe8ec'),
  cut('M27 44.5h6c0 3-2 5-3 6-1-1-3-3-3-6z', dark),
  ...eyes(23, 32, 2.3),
  line('M18 42l-6 2M42 42l6 2', '#a7b7c0', 1)
];

export const walrus: readonly Cut[] = [
  ...raised(both('M30 9C18 9 10 19 10 33c0 12 7 20 20 21z', 30), '#9a6a4c'),
  line('M22 15q8-4 16 0M24 19q6-2.5 12 0', '#7a4f36', 1.5),
  ...raised(both('M25 40c-1 7-2 13-1 19 3-2 5-10 5-18z', 30), '#fff6df'),
  ...raised(oval(23, 37, 8.5, 7) + oval(37, 37, 8.5, 7), '#c79a78'),
  cut('M25.5 30.5c1-2 8-2 9 0 0 3-3 5-4.5 5s-4.5-2-4.5-5z', '#4a2f22'),
  cut(
    disc(19, 36, 0.8) +
      disc(22, 39, 0.8) +
      disc(23, 35, 0.8) +
      disc(41, 36, 0.8) +
      disc(38, 39, 0.8) +
      disc(37, 35, 0.8),
    '#4a2f22'
  ),
  line('M16 38l-6 2M16 41l-5 4M44 38l6 2M44 41l5 4', '#f1dfc8', 1.1),
  ...eyes(21.5, 25.5, 2)
];
