import { crescent, cut, disc, line, lifted, oval, place, rimmed, type Cut } from '#ui/brand/paper.ts';
import {
  arm,
  BLUE,
  CLAY,
  CREAM,
  DARK,
  GOLD,
  head,
  INDIGO,
  moonField,
  moonSeed,
  NIGHT,
  PLUM,
  pole,
  robe,
  SKIN,
  SKY,
  sunSeed,
  TEAL,
  WOOD,
  worn
} from './people-base.ts';

/** CM1: hooded, a bow like a crescent. */
const challenger: readonly Cut[] = [
  ...moonField(),
  ...robe(43, 19, 30, INDIGO, NIGHT),
  line('M28 45c9-4 22-4 31 0', SKY, 1.6, { dash: '2.4 1.8', cap: 'butt' }),
  ...lifted('M43 5c10 0 14.5 8 13 18-1 6-4 10-6 12.5H36.5C33.5 32 30.5 28 30 22 29 12 33.5 5 43 5z', NIGHT, 1),
  ...head(42.5, 20.5, 'c', -4, 0.9),
  cut(
    'M43 5C33.5 5 29 12 30 22c.3 4 2 7.5 4.5 10.5C33.5 24 35 14.5 42.5 13.5S52.5 24 51 33.5C54.5 30 55.7 26.5 56 23 57.5 13 53 5 43 5z',
    '#2b3685'
  ),
  line('M19.5 4.5C5 16 5 37 19.5 48.5', '#160b05', 3, { opacity: 0.3, at: 'translate(.8 .8)' }),
  line('M19.5 4.5C5 16 5 37 19.5 48.5', WOOD, 3),
  line('M19.5 4.5V48.5', CREAM, 0.8),
  line('M11.3 17l-3-1M11.3 36l-3 1', GOLD, 2),
  ...arm('M31 38c-8 1-14-3-21-11', SKIN.c[0], 4.6)
];

/** CM2: a tall shield beside, a veil over the head. */
const shieldBearer: readonly Cut[] = [
  ...moonField(),
  ...robe(33, 20, 30, BLUE, '#44699f'),
  line('M16 47c9-5 24-5 34 0', CREAM, 1.6),
  ...lifted('M33 5.5c9 0 13 6.5 13 14 0 8-2 12-1 20-8-3-16-3-24 0 1-8-1-12-1-20 0-7.5 4-14 13-14z', CREAM, 1),
  ...head(33, 20.5, 'c', 0, 0.88),
  cut('M33 5.5c9 0 13 6.5 13 14-4-5-8-6.5-13-6.5s-9 1.5-13 6.5c0-7.5 4-14 13-14z', '#e5d3a9'),
  line('M21.5 16c3-4.5 7-6 11.5-6s8.5 1.5 11.5 6', TEAL, 1.6),
  ...lifted('M57 6.5c10 6 12.5 26 0 44-12.5-18-10-38 0-44z', DARK, 1.5),
  cut('M57 9c8.5 6 10.5 23.5 0 38.5C46.5 32.5 48.5 15 57 9z', '#2e6f80'),
  cut('M57 9c8.5 6 10.5 23.5 0 38.5z', '#225668'),
  cut(crescent(57, 27, 6.2, 5, 3.6, 0), SKY),
  cut(disc(57, 15.5, 1.4) + disc(57, 38, 1.4) + disc(57, 42, 1), CREAM),
  ...arm('M43 43c3 1 6 0 8-3', SKIN.c[0], 4.4)
];

/** CM3: a yoke, two hanging gourds. */
const carrier: readonly Cut[] = [
  ...moonField(),
  ...robe(40, 16, 32, '#4658ab', '#34448d'),
  cut('M33.5 33l6.5 21 6.5-21-2-.7H35.5z', SKY),
  ...pole('M7.5 33.5C20 27.5 60 27.5 72.5 33.5', WOOD, 2.8),
  line('M12 32.5v6M68 32.5v6', CREAM, 1.1),
  ...lifted(
    'M12 37c2.5 0 3 1.5 3 3 3.5 1.5 5 4 5 6.5 0 4-3.5 6.5-8 6.5s-8-2.5-8-6.5c0-2.5 1.5-5 5-6.5 0-1.5.5-3 3-3zM68 37c2.5 0 3 1.5 3 3 3.5 1.5 5 4 5 6.5 0 4-3.5 6.5-8 6.5s-8-2.5-8-6.5c0-2.5 1.5-5 5-6.5 0-1.5.5-3 3-3z',
    '#c98d4a',
    1
  ),
  line('M5 46.5h14M61 46.5h14', '#8a5426', 1.5),
  ...moonSeed(12, 50, 2),
  ...moonSeed(68, 50, 2),
  ...head(40, 20.5, 'a', -3),
  ...worn(40, 20.5, -3, [
    cut(disc(-5.5, -8.5, 4) + disc(5.5, -8.5, 4) + disc(0, -10.5, 4.6), DARK),
    cut('M-7.2-1C-8-10 8-10 7.2-1 3-5-3-5-7.2-1z', DARK),
    line('M-6.8-4.2c4-3.5 9.6-3.5 13.6 0', SKY, 1.4)
  ]),
  ...arm('M29 43c-4-3-6-7-6.5-12', SKIN.a[0], 4.2),
  ...arm('M51 43c4-3 6-7 6.5-12', SKIN.a[1], 4.2)
];

/** CM4: a curved horn at the lips. */
const herald: readonly Cut[] = [
  ...moonField(),
  ...robe(36, 21, 31, INDIGO, '#2c3a85'),
  line('M19 44c10-5 24-5 34 0M17 50c11-5 27-5 38 0', SKY, 2),
  ...head(37, 20, 'f', 4),
  ...worn(37, 20, 4, [
    cut('M-7.5 0C-10-14 9-15 7.6-2.5 2-6-4-5.5-7.5 0z', '#2e7388'),
    cut('M-7.5 0c-2.5 4-2 9-4.5 13-2.5-4-3-12 1-17z', '#225668'),
    line('M-6.5-4c4-4 10-4.5 13.5-1', CREAM, 1.3)
  ]),
  ...lifted('M44.5 25.5C56 30 67 25.5 67.5 9l-3.5-6 12.5-.5-3.5 6C74.5 29 60 36.5 44 28.5z', CREAM, 1.1),
  cut('M44.5 27.5C58 33 71 27.5 72.5 9l.5-.5C74.5 29 60 36.5 44 28.5z', '#d9bd85'),
  line('M66 14.5l7.5.5M62.5 23l6.5 3M54 27.3l2 4.5', '#8a5a1c', 1.6),
  ...arm('M51 42c5-2 7-6 7-12', SKIN.f[0], 4.6)
];

/** CM5: a broad wrapped head under a parasol. */
const patron: readonly Cut[] = [
  ...moonField(),
  ...pole('M62.5 10V54', WOOD, 2),
  ...place(
    [
      ...lifted(
        'M37 15C42 2 52-2 62.5-2S83 2 88 15c-4-2.5-7-2.5-10 0-5-3-10.5-3-15.5 0-5-3-10.5-3-15.5 0-3-2.5-6-2.5-10 0z',
        PLUM,
        1.1
      ),
      cut('M47 15C49 6 55 0 62.5-2 70 0 76 6 78 15c-5-3-10.5-3-15.5 0-5-3-10.5-3-15.5 0z', '#8a5a9f'),
      cut(disc(42.5, 12, 1) + disc(54.7, 11, 1) + disc(70.3, 11, 1), GOLD)
    ],
    4,
    4.5,
    0.94
  ),
  ...robe(32, 21, 31, '#7c4b94', '#603678'),
  cut('M19.5 37c3-4.5 7-6.5 12.5-6.5S41.5 32.5 44.5 37c-3 5-7.5 7-12.5 7s-9.5-2-12.5-7z', GOLD),
  cut('M22 37.2c2.5-3.5 6-5 10-5s7.5 1.5 10 5c-2.5 3.5-6 5-10 5s-7.5-1.5-10-5z', TEAL),
  line('M25 37.5c4 3.5 10 3.5 14 0', CREAM, 1.3, { dash: '0.1 2.3' }),
  ...head(32, 23.5, 'b', 0, 0.92),
  ...lifted('M24.5 20.5C18 13 21 3.5 30 4c4-3.5 13-1.5 13.5 5 .3 5-1.5 8.5-4 11.5-4-3.5-11-3.5-15 0z', CLAY, 0.9),
  line('M25 18.5c3-7 9-10.5 17.5-10M24 13c3-4 8-6.5 13.5-6.5', '#e58a5f', 1.5),
  ...arm('M48 46c5-1 10-4 13.5-9', SKIN.b[0], 4.4)
];

/** CM6: a balance in the raised hand: one moon for two suns. */
const exchanger: readonly Cut[] = [
  ...moonField(),
  ...robe(40, 18, 32, TEAL, '#155852'),
  cut('M34 33l6 21 6-21-2.5-.8h-7z', CREAM),
  line('M27 46c3 2 6 3 9 3M53 46c-3 2-6 3-9 3', CREAM, 1.2),
  ...head(40, 22.5, 'd', 0, 0.96),
  cut('M32.5 20.5C31 8 49 8 47.5 20.5 43 16.5 37 16.5 32.5 20.5z', CLAY),
  cut(disc(40, 10, 3.2), CLAY),
  line('M33.2 18.7c4.5-3.5 9.1-3.5 13.6 0', GOLD, 1.5),
  ...arm('M28 42c-8-3-11-10-10-20', SKIN.d[0], 4.4),
  ...arm('M52 42c8-3 11-10 10-20', SKIN.d[1], 4.4),
  line('M10 33l7.5-10.5L25 33M54.5 33L62.5 22.5 71 33', DARK, 0.9),
  ...moonSeed(17.5, 30.5, 3.8),
  ...sunSeed(58.8, 31, 3.2),
  ...sunSeed(66, 31, 3.2),
  ...lifted(
    'M7.5 33h20c-1.5 5-5 7.5-10 7.5s-8.5-2.5-10-7.5zM52.5 33h20.5c-1.5 5-5 7.5-10.2 7.5S54 38 52.5 33z',
    WOOD,
    0.9
  ),
  line('M9.5 34.8h16M54.5 34.8h16.5', '#b97c44', 1.1)
];

/** The sower of the moon: kneels at night and lays seeds into the ground. */
const sower: readonly Cut[] = [
  rimmed('M-20-20h120v90H-20z', '#b3bfd6', 'none', 0),
  cut(crescent(61, 15, 9, 7.4, 5.6), '#edf4ff'),
  cut(disc(9, 8, 0.9) + disc(27, 6, 0.7) + disc(74, 8, 0.8) + disc(45, 4, 0.7), '#ffffff'),
  cut('M-20 37c30-7 60-6 120-1v34H-20z', '#8d9cbd'),
  cut('M-20 44c30-6 70-5 120-1v28H-20z', '#6c7ca3'),
  line('M-10 48.5c20-4 60-4 100 0', '#54648c', 0.9),
  ...lifted('M57 54c1-12-3-20-12-22-6-1.3-10 2-10 7l-3 15z', INDIGO, 1.1),
  cut('M45 32c9 2 13 10 12 22h-9c1-8 0-16-3-22z', '#2c3a85'),
  line('M35 46c6 2 14 2 21-1', SKY, 1.6),
  ...head(37, 25.5, 'a', -18, 0.85),
  ...worn(
    37,
    25.5,
    -18,
    [
      cut('M-7.3 1C-8-12 6-13 7.5-1c3 1 4 4 3 7-3-1-4-3-5-5.5C2-4.5-4-4-7.3 1z', SKY, {}),
      cut(oval(0, -9.3, 3, 2), BLUE)
    ],
    0.9
  ),
  ...arm('M39 38c-6 3-10 4-15 3', SKIN.a[0], 4.2),
  ...moonSeed(19.5, 42.5, 2.2),
  ...moonSeed(14, 46.5, 2.2),
  ...moonSeed(25, 47, 2.2),
  ...moonSeed(8, 43.5, 2.2)
];

export const peopleMoon = {
  CM1: challenger,
  CM2: shieldBearer,
  CM3: carrier,
  CM4: herald,
  CM5: patron,
  CM6: exchanger,
  'start-moon': sower
} as const;
