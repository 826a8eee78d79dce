import { BRICK, CLAY, CREAM, folded, GOLD, INDIGO, INK, NIGHT, pair } from './masks-base.ts';
import { cut, disc, dots, line, lifted, mirrored, oval, rimmed, type Cut } from '#ui/brand/paper.ts';

/** A leaf, folded once. */
const simplicity: readonly Cut[] = [
  ...folded('M32 3.5C50 16 52 37.5 32 60.5z', { light: '#fdf3dc', dark: '#e7d3a8', back: '#7c9a52', ink: '#4a3320' }),
  line('M19.5 27c5.5-3 10.5-1.8 12.5 2.5 2-4.3 7-5.5 12.5-2.5M32 29.5v13', '#4a3320', 2.3),
  ...mirrored([line('M37 33.5h6', '#4a3320', 3)]),
  line('M32 9.5v8', '#b99a62', 1.8),
  cut(disc(32, 50, 3), CLAY)
];

/** Three tiers, grown ring by ring; the eyes are nearly closed. */
const patience: readonly Cut[] = [
  ...folded('M32 3.5h11v11.5h5.5v15h5.5V47h-7.5v8H40v5.5h-8z', { light: '#ad7341', dark: '#8d582d', back: GOLD }),
  ...pair('M32 61V51.5h6.5v-4H45V40h9v7h-7.5v8H40v6z', '#6a3d1c'),
  line('M32 11.5a2.2 2.2 0 0 1 2.2 2.2 3.8 3.8 0 0 1-6.6 2.4 5.7 5.7 0 0 1 2.6-9 7.2 7.2 0 0 1 8 4', CREAM, 2.2),
  ...lifted('M15 21h34v4H15z', GOLD, 0.8),
  ...pair('M36 31.5h14.5a7.2 7.2 0 0 1-14.5 0z', CREAM, 0.8),
  ...pair('M39.7 31.5h7a3.5 3.5 0 0 1-7 0z', INK),
  ...mirrored([line('M35.5 31.3h15.5', INK, 2.2)]),
  ...lifted('M30 28h4l1.5 14h-7z', GOLD, 0.8),
  line('M26 47.3c3.5 1.8 8.5 1.8 12 0', CREAM, 2.7),
  ...mirrored([line('M41 43.5h10M41 51.5h4', GOLD, 1.9, { cap: 'butt' })]),
  line('M28.5 55.5h7', GOLD, 1.9)
];

/** A bowl held out, fuller than one can eat. */
const bowl = 'M3.5 44h57c-1 10.5-12 17.5-28.5 17.5S4.5 54.5 3.5 44z';
const generosity: readonly Cut[] = [
  ...folded('M32 3.5c12.5 0 19.5 8.5 19.5 20C51.5 37 43 46.5 32 48z', {
    light: '#d0697f',
    dark: '#b24f69',
    back: CREAM
  }),
  ...pair('M32 5c4 3.5 5.5 8 5 12.5-3.3-.8-5-3-5-6z', '#8f3550'),
  cut(disc(32, 20, 2), GOLD),
  ...pair(disc(41.5, 11.8, 1.7) + disc(46.5, 17.5, 1.5), CREAM),
  ...mirrored([line('M36.5 25.5c1.5-4.3 9-4.3 11 0', INK, 3.1)]),
  ...lifted('M32 22.5l3 8.5h-6z', '#7d2f45', 0.7),
  line('M25 35c4 3.3 10 3.3 14 0', INK, 3.1),
  ...[11.5, 25, 39, 52.5].flatMap((x, i): Cut[] => [
    rimmed(disc(x, i % 3 === 0 ? 41.5 : 43.5, 6.2), i % 2 === 0 ? GOLD : '#a8c8f2', INK, 1.6),
    cut(oval(x - 2, i % 3 === 0 ? 39 : 41, 1.7, 1.2), '#ffffff', { opacity: 0.85 })
  ]),
  cut(bowl, '#160b05', { opacity: 0.3, at: 'translate(0.4 1.2)' }),
  rimmed(bowl, '#8a4a22', INK, 1.7),
  cut('M5 45h54c-.6 3-1.9 5.5-3.9 7.5-12 2.6-34.2 2.6-46.2 0C6.9 50.5 5.6 48 5 45z', '#b9682f'),
  cut(
    'M13 46.5l3.5 4h-7zM22.5 46.5l3.7 4.5h-7.4zM32 46.5l3.8 4.7h-7.6zM41.5 46.5l3.7 4.5h-7.4zM51 46.5l3.5 4h-7z',
    CREAM
  ),
  line('M18 57c8 2 20 2 28 0', GOLD, 1.9)
];

/** A face that stays in the fire. */
const flame =
  'M32 .8c2.5 3.7 4.5 7 5.5 11.2L44.5 4c1.8 6 3.6 10 4.5 16l7.5-5.5c.3 8-.9 12 .5 19.5C59.5 48 49 60.5 32 62z';
const courage: readonly Cut[] = [
  ...folded(flame, { light: '#dd5a33', dark: '#c04425', back: CREAM }),
  ...pair('M32 8c2 3 3.5 6.5 4.2 10.5L43 12c1 5 2.6 9 3 14.5l6.5-3c-.2 6 .5 9 .5 13C53 48 44 57 32 58.5z', GOLD),
  ...mirrored([rimmed('M32 16c9.5 0 15 6.5 15 15.5C47 44 40 54 32 57.5z', '#23202c', '#23202c', 1.5)]),
  ...pair('M32 16c9.5 0 15 6.5 15 15.5C47 44 40 54 32 57.5z', '#3d3a4b'),
  cut('M32 16c9.5 0 15 6.5 15 15.5C47 44 40 54 32 57.5z', '#2e2b39'),
  ...pair(disc(40, 31, 5.4), CREAM),
  ...pair(disc(39.6, 31, 2.7), INK),
  ...mirrored([line('M35.2 24.3c2.4-2.6 7-2.9 9.3-.4', GOLD, 2.5)]),
  ...lifted('M32 29l3.2 9.5h-6.4z', GOLD, 0.7),
  cut(oval(32, 46.3, 6.8, 5.6), CREAM),
  cut(oval(32, 46.3, 4.9, 3.9), BRICK),
  cut('M32 18.5l2.3 3.5-2.3 3.5-2.3-3.5z', CLAY)
];

/** A head bent over a collar of many rows. */
const respect: readonly Cut[] = [
  cut('M5.5 61.5a26.5 22 0 0 1 53 0z', INK),
  cut('M7.5 60.5a24.5 20 0 0 1 49 0z', GOLD),
  cut('M12.5 60.5a19.5 15.5 0 0 1 39 0z', BRICK),
  cut('M17 60.5a15 11.5 0 0 1 30 0z', CREAM),
  cut(dots(32, 60.5, 9, 22, 1.5, -0.2, 0.4), BRICK),
  ...folded('M32 3c10 0 15.5 10 15.5 24.5C47.5 42.5 41 54.5 32 55z', {
    light: '#4656b4',
    dark: '#313e90',
    back: CREAM,
    ink: NIGHT
  }),
  ...lifted(disc(32, 14.5, 6.8), CREAM, 0.7),
  cut(disc(32, 14.5, 4.4), INDIGO),
  cut(disc(32, 14.5, 2.1), GOLD),
  ...pair('M34.5 29H46a5.7 5.7 0 0 1-11.5 0z', CREAM, 0.7),
  ...mirrored([line('M34.5 28.7H46', NIGHT, 2)]),
  line('M32 25.5V40', GOLD, 3.2),
  line('M28 46h8', CREAM, 3.1),
  ...pair(disc(41.5, 39.5, 1.6) + disc(39.7, 43.9, 1.4), GOLD)
];

/** A light kept in a niche, above a bench. */
const devotion: readonly Cut[] = [
  ...folded('M32 3c14 0 23 9.5 23 23v31.5H32z', { light: '#7a4f9c', dark: '#623a83', back: GOLD, ink: '#2a1440' }),
  cut(dots(32, 26, 9, 18.8, 1.5, -0.25, 0.5), GOLD),
  ...mirrored([rimmed('M32 12.5c9 0 14.5 7 14.5 17C46.5 42 40 51.5 32 54z', '#2a1440', '#2a1440', 1.8)]),
  cut('M32 12.5c9 0 14.5 7 14.5 17C46.5 42 40 51.5 32 54z', '#ecd9b0'),
  cut('M32 12.5c9 0 14.5 7 14.5 17C46.5 42 40 51.5 32 54z', '#fdf3dc', { at: 'translate(64 0) scale(-1 1)' }),
  ...lifted('M32 9.5c4.5 5 6 8 6 10.5a6 6 0 0 1-12 0c0-2.5 1.5-5.5 6-10.5z', CLAY, 0.8),
  cut('M32 15c2.2 2.6 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5.8-2.9 3-5.5z', '#ffd166'),
  ...mirrored([line('M35.5 31.5c2 3.5 6.5 3.5 8.5 0', '#2a1440', 2.6)]),
  line('M32 29v9', '#b98a4a', 2.6),
  line('M29 44.5h6', '#2a1440', 2.8),
  ...lifted('M5.5 54h53v4h-5v4h-6v-4h-31v4h-6v-4h-5z', GOLD, 0.9)
];

/** Any mask this edition does not know. */
export const plainMask: readonly Cut[] = [
  ...folded('M32 5c13 0 21 9 21 23 0 16-9.5 29-21 32.5z', { light: '#c08a55', dark: '#a37142', back: CREAM }),
  ...pair('M36 29c3-4 10-4 13 0-3 3.5-10 3.5-13 0z', INK),
  ...lifted('M32 24l3.5 16h-7z', '#7d5028', 0.8),
  line('M26.5 48h11', INK, 3.2),
  line('M32 10v8', CREAM, 3)
];

export const masksTwo = { simplicity, patience, generosity, courage, respect, devotion } as const;
