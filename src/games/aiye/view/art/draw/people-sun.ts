import { cut, disc, dots, line, lifted, rays, rimmed, star, type Cut } from '#ui/brand/paper.ts';
import {
  AMBER,
  arm,
  BRICK,
  CLAY,
  CREAM,
  DARK,
  GOLD,
  head,
  LEAF,
  pole,
  robe,
  SKIN,
  sunField,
  sunSeed,
  moonSeed,
  WOOD,
  worn
} from './people-base.ts';

/** CS1: steps forward, stick held high, ends of the headband in the wind. */
const challenger: readonly Cut[] = [
  ...sunField(),
  cut('M28 14c-6-3-10-2-15 1 5 0 7 1 9 3-4 0-6 1-9 4 6-2 11-2 16-3z', CLAY),
  ...pole('M49 27L66 4.5', WOOD, 2.6),
  cut(disc(66.5, 4, 2.8), GOLD),
  ...robe(37, 19, 30, CLAY, BRICK),
  cut('M20 47C26 40 36 34 48 31l4 2.5C42 38 30 45 24 54h-6z', GOLD),
  line('M24 50c6-7 14-12 24-16', BRICK, 1.1, { dash: '0.1 2.6' }),
  ...arm('M50 37c6 0 8-4 7-12', SKIN.b[0], 5.4),
  cut(disc(56.5, 22, 3.5), SKIN.b[0]),
  ...head(37, 20, 'b', 8),
  ...worn(37, 20, 8, [
    cut('M-7.2-1.5C-8-13 8-13 7.2-1.5 3-4.5-3-4.5-7.2-1.5z', DARK),
    line('M-7.2-1.8C-3-5 3-5 7.2-1.8', CLAY, 2.6)
  ])
];

/** CS2: behind a round shield. */
const shieldBearer: readonly Cut[] = [
  ...sunField(),
  ...robe(40, 24, 29, '#c9772a', '#a85c1a'),
  ...head(40, 16.5, 'a'),
  ...worn(40, 16.5, 0, [
    cut('M-7.3-1C-8.5-9-6-11.5-5-14l2.5 3L0-15.5 2.5-11 5-14c1 2.5 3.5 5 2.3 13-4-3.5-10.6-3.5-14.6 0z', GOLD),
    line('M-7-1.4c4-3.3 10-3.3 14 0', CREAM, 1.5)
  ]),
  ...lifted(disc(40, 42.5, 17), DARK, 1.6),
  cut(disc(40, 42.5, 15.3), LEAF),
  cut('M40 27.2a15.3 15.3 0 0 1 0 30.6z', '#225a35'),
  cut(dots(40, 42.5, 16, 12.8, 1.15), CREAM),
  cut(disc(40, 42.5, 9.8), CREAM),
  cut(star(40, 42.5, 8, 9, 4.6), CLAY),
  cut(disc(40, 42.5, 3), GOLD)
];

/** CS3: a full basket on the head, one hand to steady it. */
const carrier: readonly Cut[] = [
  ...sunField(),
  ...robe(40, 19, 34, '#d98a2b', '#b86c17'),
  line('M25 47c8-4 22-4 30 0', CREAM, 2),
  line('M24 50.5c8-4 24-4 32 0', BRICK, 1.6),
  ...head(40, 26, 'c', 0, 0.95),
  cut('M32.8 24c1-8.5 13.4-8.5 14.4 0-4-3.3-10.4-3.3-14.4 0z', DARK),
  ...arm('M51 44c4-1.5 6.5-3 7.5-7', '#b86c17', 6),
  ...arm('M58.7 37c1.3-7 0-14-3.7-22.5', SKIN.c[0], 4.4),
  ...sunSeed(33, 6.3, 3),
  ...sunSeed(39.5, 4.8, 3.2),
  ...sunSeed(46, 6, 3),
  ...lifted('M25.5 7.5h30c-1.5 6.5-6 10-15 10s-13.5-3.5-15-10z', '#9a6233', 1.2),
  line('M29 11l3 3.5 3-3.5 3 3.5 3-3.5 3 3.5 3-3.5 3 3.5 2-2.5', CREAM, 1.2),
  cut('M24.5 6.5h32v2.6h-32z', '#b97c44')
];

/** CS4: a long trumpet with a pennant. */
const herald: readonly Cut[] = [
  ...sunField(),
  ...robe(33, 20, 31, GOLD, AMBER),
  cut('M27 32l6 9 6.5-9.5 4 3-3 19H26l-3-18z', CLAY),
  line('M26.5 38l1.5 14M40 38l-1.5 14', CREAM, 1.1),
  ...lifted('M56 19.5l15.5-2-3 9 3.5 9.5L55 33.5z', CLAY, 1),
  cut(star(62.5, 26.5, 8, 4.6, 2.4), GOLD),
  ...lifted('M40 24.5L67.5 8.5l6.5-7.5 4.5 8.5-9.5 2.5L41.5 27.5z', '#e0a43a', 1),
  line('M45.5 22.5l2 3M55 17l2 3', BRICK, 1.5),
  ...head(34, 20.5, 'd', -6),
  ...worn(34, 20.5, -6, [
    cut('M-7.3-2C-8-11-4-12.5 0-12.5S8-11 7.3-2z', BRICK),
    cut('M-7.6-3.6h15.2v2.8H-7.6z', CREAM),
    cut(disc(-3.5, -2.2, 0.8) + disc(0, -2.2, 0.8) + disc(3.5, -2.2, 0.8), CLAY)
  ]),
  ...arm('M45 40c6-2 8-8 8-17', SKIN.d[0], 4.6)
];

/** CS5: seated, white-bearded, a fan in the hand. */
const patron: readonly Cut[] = [
  ...sunField(),
  cut('M17 30h46v4H17zM20 34h4.5v20H20zM55.5 34H60v20h-4.5z', WOOD),
  ...robe(40, 21, 29, '#8d3a53', '#6d2940'),
  cut('M33 30l7 24 7-24-2.5-.8L40 42l-4.5-12.8z', GOLD),
  cut(dots(40, 27, 9, 11.5, 1.3, 0.3, 0.4), CREAM),
  ...head(40, 17, 'e'),
  cut('M33.2 19.5c-.6 8.5 2.3 14.5 6.8 14.5s7.4-6 6.8-14.5c-1.6 3-3.6 3.5-6.8 3.5s-5.2-.5-6.8-3.5z', CREAM),
  cut('M40 34V23c3.2 0 5.2-.5 6.8-3.5.6 8.5-2.3 14.5-6.8 14.5z', '#dcc799'),
  cut('M32.5 15.5C31 3.5 49 3.5 47.5 15.5 43 11.5 37 11.5 32.5 15.5z', GOLD),
  cut('M32.3 15.8c4.5-4 10.9-4 15.4 0l.2-2.6c-4.8-3.4-11-3.4-15.8 0z', BRICK),
  ...lifted('M62 41C53 35 51.5 24 57 16c5 3.5 9 3.5 14 2.5 2 9-1 18-9 22.5z', CREAM, 1),
  line('M62 40L57.5 18M62 40l1.5-20.5M62 40l7.5-19.5', CLAY, 1.1),
  cut(disc(62, 40.5, 2.2), CLAY),
  ...arm('M52 47c4 0 8-2 10-6', SKIN.e[0], 4.2)
];

/** CS6: behind the stall under a broad hat: one sun for two moons. */
const exchanger: readonly Cut[] = [
  ...sunField(),
  ...robe(40, 18, 30, '#2c7c76', '#1d5d58'),
  cut('M34.5 31l5.5 12 5.5-12-2-.8h-7z', CREAM),
  ...head(40, 21, 'f'),
  ...lifted(
    'M20.5 16.5C28 14.5 32 12 34.5 6.5c2-2.5 9-2.5 11 0C48 12 52 14.5 59.5 16.5c-8 3.5-31 3.5-39 0z',
    '#e2b45e',
    1.1
  ),
  line('M33 10.5c4 1.7 10 1.7 14 0', CLAY, 2),
  line('M25 16.8c8 1.6 22 1.6 30 0', '#b98531', 0.9),
  ...arm('M29 37c-6 3-9 3-12 0', '#2c7c76', 5.2),
  ...arm('M51 37c6 3 9 3 12 0', '#1d5d58', 5.2),
  ...sunSeed(15.5, 30.5, 4.4),
  ...moonSeed(60.5, 30.5, 3.5),
  ...moonSeed(68.5, 30.5, 3.5),
  ...lifted(
    'M7.5 34.5h17c-1 4.5-4.5 6.5-8.5 6.5s-7.5-2-8.5-6.5zM55.5 34.5h18c-1 4.5-5 6.5-9 6.5s-8-2-9-6.5z',
    '#a3683a',
    0.9
  ),
  ...lifted('M-20 45.5H100V70H-20z', BRICK, -0.8),
  cut(
    'M2 48l4 4-4 4-4-4zM14 48l4 4-4 4-4-4zM26 48l4 4-4 4-4-4zM38 48l4 4-4 4-4-4zM50 48l4 4-4 4-4-4zM62 48l4 4-4 4-4-4zM74 48l4 4-4 4-4-4z',
    GOLD
  )
];

/** The sower of the sun: bends over the furrow, seeds leave the hand. */
const sower: readonly Cut[] = [
  rimmed('M-20-20h120v90H-20z', '#e3cfa2', 'none', 0),
  cut(disc(18, 16, 9), '#f3c55f'),
  cut(rays(18, 16, 14, 10.5, 14, 0.02), '#eab445'),
  cut('M-20 36c30-8 60-4 120-2v36H-20z', '#cfae74'),
  cut('M-20 43c30-6 70-5 120-1v28H-20z', '#b78f56'),
  line('M-10 48c20-4 60-4 100 0M-10 44.5c20-4 60-4 100-1', '#9a7440', 0.9),
  ...lifted('M24 54c0-12 3-20 13-23 6-1.5 10 2 10 8l2 15z', '#d1832a', 1.1),
  cut('M37 31c6-1.5 10 2 10 8l2 15h-9c2-8 1-16-3-23z', '#b06a1a'),
  line('M26 46c6 2 14 2 21-1', CREAM, 1.6),
  ...head(44, 24, 'b', 18, 0.85),
  ...worn(44, 24, 18, [cut('M-6.2-.5C-9-12 8-12 6.2-2 2-5.5-3-5-6.2-.5z', CREAM)]),
  cut('M25 38c-5 0-8 4-7 9 4 3 9 2 11-1z', WOOD),
  ...arm('M42 36c6 3 10 4 14 2', SKIN.b[0], 4.2),
  ...sunSeed(60, 39.5, 2),
  ...sunSeed(63.5, 43, 2),
  ...sunSeed(58, 44.5, 2),
  ...sunSeed(67, 47, 2),
  line('M57 36c4-1 8 2 11 8', '#fff3cf', 0.8, { dash: '1.2 1.6' })
];

export const peopleSun = {
  CS1: challenger,
  CS2: shieldBearer,
  CS3: carrier,
  CS4: herald,
  CS5: patron,
  CS6: exchanger,
  'start-sun': sower
} as const;
