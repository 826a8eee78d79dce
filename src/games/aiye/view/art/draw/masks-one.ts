import { AMBER, BRICK, CLAY, CREAM, folded, GOLD, INK, NIGHT, pair, SKY } from './masks-base.ts';
import { both, crescent, cut, disc, line, lifted, mirrored, rimmed, star, type Cut } from '#ui/brand/paper.ts';

/** Laughing, a crest of feathers, the moon on the brow. */
const feather = 'M32 13C26.5 8 27 3.5 32 .5c5 3 5.5 7.5 0 12.5z';
const joy: readonly Cut[] = [
  ...[-62, -38, 38, 62, -13, 13].flatMap((angle): Cut[] => [
    rimmed(feather, CLAY, INK, 1.3, { at: `rotate(${angle} 32 35)` }),
    cut(disc(32, 4.8, 1.3), GOLD, { at: `rotate(${angle} 32 35)` })
  ]),
  ...folded('M32 10C47 10 56 20 56 34S46.5 60 32 60z', { light: '#f4b845', dark: '#e09a30', back: BRICK }),
  ...pair('M35.5 32.5c2-9.5 14.5-9.5 17 0-4.5-3.8-12.5-3.8-17 0z', INK),
  ...lifted('M32 27l3.8 12h-7.6z', '#b8661d', 0.8),
  cut('M14.5 42c9 4 26 4 35 0C48.5 51.5 41.5 57 32 57s-16.5-5.5-17.5-15z', INK),
  cut('M18.5 45.2c8 2.6 19 2.6 27 0-.5 2-1.2 3.5-2.2 4.9-6.5 2-16.1 2-22.6 0-1-1.4-1.7-2.9-2.2-4.9z', CREAM),
  cut(crescent(32, 18.5, 5.6, 5, 3.4, 0), CREAM),
  cut(disc(23.5, 20.5, 1.6) + disc(40.5, 20.5, 1.6) + disc(13.6, 38, 1.9) + disc(50.4, 38, 1.9), CREAM)
];

/** A ripe sun: more rays than one can count, round cheeks, seeds on the brow. */
const abundance: readonly Cut[] = [
  rimmed(star(32, 32.8, 18, 30.5, 24.5), '#160b05', '#160b05', 1.5, { opacity: 0.3, at: 'translate(0 1)' }),
  rimmed(star(32, 32, 18, 30.5, 24), GOLD, INK, 1.4),
  cut(star(32, 32, 18, 26.5, 21.5, 0.028), AMBER),
  ...folded('M32 12.5C44 12.5 51.5 21 51.5 32.5S43.5 53 32 53z', { light: '#d9653c', dark: '#bd4d2c', back: CREAM }),
  cut(disc(32, 18, 2.5) + disc(25.5, 20.3, 2) + disc(38.5, 20.3, 2), GOLD),
  ...pair('M35.5 30.5a6.2 6.2 0 0 1 12.4 0z', CREAM, 0.8),
  ...pair('M38.8 30.5a2.9 2.9 0 0 1 5.8 0z', INK),
  ...mirrored([line('M35 31h13.5', INK, 1.8)]),
  ...lifted('M32 25c1.5 4 4.2 7.8 4.2 10a4.2 4.2 0 0 1-8.4 0c0-2.2 2.7-6 4.2-10z', GOLD, 0.8),
  ...pair(disc(44.5, 39, 4.3), BRICK),
  ...pair(disc(44.5, 39, 2.2), GOLD),
  cut('M23.5 43.5c5-1.8 12-1.8 17 0-1.5 4-4.5 6-8.5 6s-7-2-8.5-6z', INK),
  cut('M26.5 44.3c3.5-.9 7.5-.9 11 0-.9 1.6-2.8 2.6-5.5 2.6s-4.6-1-5.5-2.6z', CREAM)
];

/** A heavy brow and horns that turn in on themselves: strength at rest. */
const horn =
  'M43 13C54 8.5 62.5 15 62 26.5 61.5 36 52 39.5 47.5 34.5 45 31.5 47 27 50.5 27.5 53.5 28 54.5 25 53 22.5 50.5 18.5 45.5 19 42 23z';
const force: readonly Cut[] = [
  cut(both(horn), '#160b05', { opacity: 0.3, at: 'translate(0.4 1.4)' }),
  ...mirrored([rimmed(horn, GOLD, INK, 1.7)]),
  ...mirrored([line('M53.5 14.5l-2 4.5M59.8 20.5l-4.6 2.5M61 28l-5.5-.8M57 34.8l-3.4-3.8', AMBER, 1.9)]),
  ...folded('M32 7l11 2 5.5 15-2.5 20-5 12-9 5z', { light: '#c9502f', dark: '#a83a20', back: CREAM }),
  ...pair('M35.5 36h9.5l-.6 5-6.4 1.5z', CREAM, 0.8),
  ...pair('M38.5 36h5l-.5 4-3.3.8z', INK),
  ...pair('M32 40V24.5L48 21l.8 7.5-2.3 7.5-10.5.5z', '#7a2613', 1),
  ...mirrored([line('M36.5 28.2l9-1.7M36.5 32.2l8-1', GOLD, 1.9)]),
  ...lifted('M32 11l4.5 6.5-2 8 2.8 18.5H26.7l2.8-18.5-2-8z', GOLD, 0.9),
  cut('M32 14.5l2.2 3.5-2.2 4-2.2-4z', BRICK),
  ...lifted('M22.5 48.5h19l-2 5h-15z', CREAM, 0.8),
  line('M24.5 51h15', INK, 1.9)
];

/** A shield of plates, one over the other. */
const resilience: readonly Cut[] = [
  ...folded('M32 4c6.5 3.6 14 5 23 5 1 22.5-7 41.5-23 52z', { light: '#3c8a56', dark: '#2a6b40', back: GOLD }),
  ...pair('M32 54.5V46c8-2.5 14-6 18.5-11-2 8-8 15-18.5 19.5z', '#1d4f2e'),
  ...pair('M32 47.5V39c9-2.2 15.5-5.8 20.5-11.5C50.5 37 43.5 44 32 47.5z', '#57a86f', 1),
  ...pair('M32 17.5V9.5c6 2.8 13 4.6 20.5 4.9l-.6 7.6C44.5 21.7 38 20.2 32 17.5z', '#57a86f', 1),
  ...mirrored([line('M36 15.3c4.5 1.7 9 2.7 13.5 3', CREAM, 1.9, { dash: '0.1 3.7' })]),
  ...pair('M36.5 25.5l14 .5-1.5 6-12.5 1.5z', CREAM, 0.8),
  ...pair('M39.5 28.2l9.5.2-.6 2.4-8.9.8z', INK),
  ...lifted('M32 20.5l3 4.5v14l-3 4-3-4V25z', GOLD, 0.9),
  ...lifted('M32 46.5l4.5 3.7-4.5 5.3-4.5-5.3z', GOLD, 0.7)
];

/** Two halves that keep to each other, one of the sun, one of the moon. */
const half = 'M34 4C50.5 4.5 59 16.5 58 32 57 46.5 49.5 57.5 34 60.5z';
const loyalty: readonly Cut[] = [
  ...mirrored([
    { d: half, fill: CREAM, stroke: CREAM, width: 4.6 },
    { d: half, fill: NIGHT, stroke: NIGHT, width: 2.2 }
  ]),
  cut(half, SKY),
  cut('M34 4C50.5 4.5 59 16.5 58 32 57 46.5 49.5 57.5 34 60.5c10-9 14-18 14-29S43 11.5 34 4z', '#6f9ad9'),
  cut(half, '#f1b344', { at: 'translate(64 0) scale(-1 1)' }),
  cut('M30 4C13.5 4.5 5 16.5 6 32 7 46.5 14.5 57.5 30 60.5 20 51.5 16 42.5 16 31.5S21 11.5 30 4z', '#fbcf70'),
  cut('M12 27.5c4-3.5 11-3 15.5 2.5-4.5 5-11.5 5.5-15.5 2-.7-1.3-.7-3.2 0-4.5z', '#472a08'),
  cut('M52 27.5c-4-3.5-11-3-15.5 2.5 4.5 5 11.5 5.5 15.5 2 .7-1.3.7-3.2 0-4.5z', NIGHT),
  cut(disc(20, 30, 2.3), '#fbcf70'),
  cut(disc(44, 30, 2.3), SKY),
  cut('M15.5 42.5c4 1.8 9 2.7 14.5 2.8v9.2C22.5 53.5 17 49 15.5 42.5z', '#472a08'),
  cut('M48.5 42.5c-4 1.8-9 2.7-14.5 2.8v9.2C41.5 53.5 47 49 48.5 42.5z', NIGHT),
  cut('M20 46.3c3 1 6.5 1.5 10 1.6v3.1c-4-.3-7.5-2-10-4.7zM44 46.3c-3 1-6.5 1.5-10 1.6v3.1c4-.3 7.5-2 10-4.7z', CREAM),
  ...lifted('M32 9.5l7.5 10.5L32 31l-7.5-11z', CREAM, 1),
  cut('M32 14.5l4 5.5-4 5.5-4-5.5z', CLAY),
  ...lifted('M32 34.5l4.3 4.5-4.3 4.5-4.3-4.5z', CREAM, 0.8),
  cut(disc(32, 39, 1.5), CLAY)
];

/** Evening: the sun goes down behind the brow, small waves below. */
const serenity: readonly Cut[] = [
  ...folded('M32 5c15.5 0 25.5 11.5 25.5 26.5C57.5 48 46 60 32 60z', {
    light: '#5fbcae',
    dark: '#46a498',
    back: CREAM
  }),
  ...lifted('M12.5 27C12 15 20 8 32 8s20 7 19.5 19z', '#e8743b', 0.9),
  cut('M18 27c0-9 6-14.5 14-14.5S46 18 46 27z', GOLD),
  cut('M24.5 27c0-5 3-8.5 7.5-8.5s7.5 3.5 7.5 8.5z', CREAM),
  line('M9 27.2c8-1.2 38-1.2 46 0', '#123f3b', 2.4),
  ...mirrored([line('M37 33.5c2.5 5 10.5 5 13.5 0', '#123f3b', 3)]),
  line('M32 29.5v8.5', '#123f3b', 2.6),
  line('M28 44c2.5 1.8 5.5 1.8 8 0', '#123f3b', 3),
  line(
    'M13 42.5c3-2 5.5-2 8.5 0M42.5 42.5c3-2 5.5-2 8.5 0M17.5 49.5c3-2.2 6-2.2 9.5 0s6.5 2.2 10 0 6.5-2.2 9.5 0M24.5 55.5c2.5-1.5 5-1.5 7.5 0s5 1.5 7.5 0',
    CREAM,
    2.2
  )
];

export const masksOne = { joy, abundance, force, resilience, loyalty, serenity } as const;
