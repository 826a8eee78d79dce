import { box, cut, disc, line, lifted, oval, rimmed, type Cut } from '#ui/brand/paper.ts';
import {
  arm,
  BRICK,
  CLAY,
  CREAM,
  DARK,
  GOLD,
  head,
  homeField,
  INDIGO,
  LEAF,
  moonSeed,
  NIGHT,
  plainField,
  PLUM,
  pole,
  robe,
  SKIN,
  sunSeed,
  TEAL,
  WOOD,
  worn
} from './people-base.ts';

/** CN1: on the road, bundle on a stick. */
const wanderer: readonly Cut[] = [
  ...plainField(),
  cut('M30 70C36 56 48 48 60 44c-6 1-16 3-24 8-6 4-10 10-12 18z', '#e9d6ae'),
  ...lifted('M17 12c6-2.5 13 0 14.5 6 1.5 6.5-3 12-9.5 12S10.5 25 11.5 19c.6-3.5 2.5-6 5.5-7z', '#3f8a78', 1),
  line('M14 20c5 1 11 .5 16-2M16 25.5c4 1 9 .5 13-1.5', CREAM, 1.3),
  cut('M22 13l-3-5 4 1 3-3 .5 5.5z', '#2e6c5e'),
  ...pole('M21 12.5C32 18 42 26 55 34', WOOD, 2.2),
  ...lifted('M28 54c0-13 5-20 14-21 7-.5 11 5 12 12l2 9z', '#66743c', 1.1),
  cut('M42 33c7-.5 11 5 12 12l2 9H45c2-8 1-15-3-21z', '#4f5b2c'),
  line('M31 44c7 3 15 3 22 0', GOLD, 1.5),
  ...head(45, 22, 'c', 6, 0.95),
  ...lifted('M32 17.5C38 16.5 39.5 9 45.5 8.5S54 15 61 18.5c-8 2.5-22 2-29-1z', '#c8823a', 0.9),
  line('M39.5 14.5c4 1.5 9 2 13.5 1', BRICK, 1.6),
  ...arm('M47 40c4 0 6-2 8-6', SKIN.c[0], 4.4),
  ...pole('M66 22L62 54', WOOD, 1.8),
  ...arm('M52 44c5 1 9-1 12-5', SKIN.c[1], 4.2)
];

/** CN2: a drum before, both hands above it. */
const drummer: readonly Cut[] = [
  ...plainField(),
  ...robe(40, 19, 30, '#d0592f', '#a93f1e'),
  line('M26 40c9-4 19-4 28 0', GOLD, 1.7, { dash: '2.6 2', cap: 'butt' }),
  ...head(40, 19.5, 'e', 3),
  ...worn(40, 19.5, 3, [
    line('M-6.5-3c-3 3-4 7-3.5 11M-5-6.5c-4 2-7 6-7 10M6.5-3c3 3 4 7 3.5 11M5-6.5c4 2 7 6 7 10', DARK, 2.4),
    cut('M-7.4-1.5C-9-13 9-13 7.4-1.5 3-5.5-3-5.5-7.4-1.5z', DARK),
    cut(disc(-10, 8.5, 1.1) + disc(10, 8.5, 1.1) + disc(-12, 4.2, 1.1) + disc(12, 4.2, 1.1), GOLD)
  ]),
  ...lifted('M27 40.5h26l-4.5 10L47 60H33l-1.5-9.5z', '#9a5b2c', 1.3),
  cut('M40 40.5h13l-4.5 10L47 60h-7z', '#7d461f'),
  line('M28 42l4 9 3.5-9 4.5 9 4.5-9 3.5 9 4-9', CREAM, 1),
  cut(oval(40, 40, 14, 3.9), DARK),
  cut(oval(40, 39.5, 13, 3.2), '#f3dfb5'),
  cut(oval(40, 39.7, 6, 1.4), '#d5b57c'),
  ...arm('M24.5 36c-3.5 4-4 8-2 11', '#a93f1e', 6),
  ...arm('M22.5 46.5L34 38.5', SKIN.e[0], 4.4),
  ...arm('M54.5 38c3.5 3 6 4 8 2', '#a93f1e', 6),
  ...arm('M62.5 39.5c.5-5-1.5-9.5-6.5-12.5', SKIN.e[1], 4.4),
  line(
    'M63 15c2.5 2 3.5 4.5 3.5 7.5M67.5 11.5c3.5 3 5 6.5 5 11M17 19c-2 1.5-3 3.5-3 6M12.5 16c-3 2.5-4.5 5.5-4.5 9.5',
    CLAY,
    1.6
  )
];

/** CN3: before the gate, arms folded. */
const guardian: readonly Cut[] = [
  ...plainField(),
  ...lifted('M9 54V10.5C9 6 12 3 16 3h48c4 0 7 3 7 7.5V54h-9V13.5H18V54z', '#a5673a', 1),
  line('M12 14v40M68 14v40', '#7d4a25', 1),
  cut(
    'M20 5.5l3 2.5-3 2.5-3-2.5zM30 5.5l3 2.5-3 2.5-3-2.5zM50 5.5l3 2.5-3 2.5-3-2.5zM60 5.5l3 2.5-3 2.5-3-2.5zM40 5.5l3 2.5-3 2.5-3-2.5z',
    CREAM
  ),
  ...robe(40, 21, 30.5, LEAF, '#225636'),
  cut('M24 36c5-4 10-5.5 16-5.5S51 32 56 36l-3 4.5c-8-4-18-4-26 0z', GOLD),
  line('M28 37c8-3.5 16-3.5 24 0', BRICK, 1.2, { dash: '0.1 2.7' }),
  ...head(40, 21.5, 'a'),
  ...worn(40, 21.5, 0, [
    cut('M-7.6-1C-8.5-9-4-13.5 0-13.5S8.5-9 7.6-1l-2.6-.8V-4h-10v2.2z', '#c98d2e'),
    cut('M-1.3-15h2.6v12h-2.6z', BRICK)
  ]),
  ...arm('M21.5 41.5c5 4.5 14 4 25 .5', SKIN.a[0], 5),
  ...arm('M58.5 41.5c-5 6-14 7.5-24 4.5', SKIN.a[1], 5),
  line('M26.5 43.9l2.5.6M54.5 45l-2.3 1.2', GOLD, 5, { cap: 'butt' })
];

/** CN4: a staff, an open hand. */
const speaker: readonly Cut[] = [
  ...plainField(),
  ...robe(38, 23, 30.5, CLAY, BRICK),
  cut('M24.5 35.5L38 54l13.5-18.5-4-2.7L38 46l-9.5-13.2z', CREAM),
  line('M27 36.5L38 51l11-14.5', CLAY, 1, { dash: '2 1.6', cap: 'butt' }),
  line('M19.5 54l2-9M57 54l-2-9', CREAM, 1.8, { dash: '2.2 2.2', cap: 'butt' }),
  ...head(38, 20.5, 'f'),
  ...worn(38, 20.5, 0, [
    cut('M-7.8-1.5C-9-8-8.5-13-6-14c4-1.5 8-1.5 12 0 2.5 1 3 6 1.8 12.5-4-3-11.6-3-15.6 0z', NIGHT),
    line('M-7.5-2.5c4-3 11-3 15 0M-8-7.5c5-2.5 11-2.5 16 0', GOLD, 1.6)
  ]),
  ...pole('M64.5 54V19', DARK, 2.8),
  ...lifted(disc(64.5, 14, 6), GOLD, 0.9),
  cut(disc(64.5, 14, 3), '#f1e2c2'),
  cut(disc(64.5, 14, 1.3), CLAY),
  line('M60.5 24h8M61 27.5h7', GOLD, 2),
  ...arm('M53 46c5 0 9-3 11-7', SKIN.f[1], 4.8),
  ...arm('M24 45c-7 0-10-4-11-10', SKIN.f[0], 4.8),
  line('M13 35l-4.2-5M12.8 34.5l-1.3-6.8M13.3 34.5l2-6.5M13.5 35.5l4.7-4.3', SKIN.f[0], 1.9)
];

/** Sowing a second time: seeds from both hands. */
const extraSowing: readonly Cut[] = [
  ...homeField(),
  line('M24 33C20 14 10 14 7 34M56 33C60 14 70 14 73 34', CREAM, 1, { dash: '1.4 1.8' }),
  ...robe(40, 16, 31, TEAL, '#155852'),
  line('M27 45c8-3 18-3 26 0', CREAM, 1.6),
  ...head(40, 20.5, 'd'),
  cut('M32.5 19C31 7.5 49 7.5 47.5 19 43 15 37 15 32.5 19z', DARK),
  cut(disc(34, 9.8, 3.4) + disc(46, 9.8, 3.4), DARK),
  ...arm('M29 40c-5 1-8-2-8.5-8', SKIN.d[0], 4.4),
  ...arm('M51 40c5 1 8-2 8.5-8', SKIN.d[1], 4.4),
  ...sunSeed(18.5, 22),
  ...sunSeed(11.5, 19.5),
  ...sunSeed(7, 31),
  ...moonSeed(61.5, 22),
  ...moonSeed(68.5, 19.5),
  ...moonSeed(73, 31)
];

/** Moving a card: it is carried on the shoulder. */
const extraMove: readonly Cut[] = [
  ...homeField(),
  ...robe(43, 17, 31, '#a8622c', '#874a1c'),
  ...head(45, 21, 'a', 5),
  ...worn(45, 21, 5, [
    cut('M-7.4-.5C-8-12 8-12 7.4-1.5 3-4.5-4-4.5-7.4-.5z', CLAY),
    line('M-7-2c4-3 10-3 14-.6', CREAM, 1.4)
  ]),
  ...lifted(box(0, 0, 21, 29, 2.5), CREAM, 1.3).map((one) => ({
    ...one,
    at: `translate(12 11) rotate(-16)${one.at === undefined ? '' : ` ${one.at}`}`
  })),
  rimmed(box(2.5, 2.5, 16, 24, 1.5), '#e7d0a0', INDIGO, 1.1, { at: 'translate(12 11) rotate(-16)' }),
  cut('M10.5 8l5 6.5-5 6.5-5-6.5z', INDIGO, { at: 'translate(12 11) rotate(-16)' }),
  ...arm('M35 42c-4 1-8 0-11-4', SKIN.a[0], 4.6),
  ...arm('M53 43c3-8-2-20-16-27', SKIN.a[1], 4.6),
  line('M63 36h9M69 32l4.5 4-4.5 4', CLAY, 2.2)
];

/** One more is called: two hands at the mouth, someone answers from the hill. */
const extraSummon: readonly Cut[] = [
  ...homeField(),
  cut('M58 34c0-4.5 1.8-6.5 5-6.5s5 2 5 6.5v4H58z', '#7d6a86'),
  cut(oval(63, 24.3, 2.6, 3.2), '#5b4a64'),
  line('M67 30l4-5', '#7d6a86', 1.9),
  ...robe(32, 18, 31, PLUM, '#533064'),
  line('M17 46c9-4 21-4 30 0', GOLD, 1.7),
  ...head(32, 21, 'b', 6),
  ...worn(32, 21, 6, [
    cut('M-7.5 1C-10-13 9-14 7.3-2.5 2-6-4-5-7.5 1z', DARK),
    cut(disc(-8, -7, 4.2), DARK),
    line('M-4.5-9.5c-1 1.5-1.8 3-2 5', GOLD, 1.5)
  ]),
  ...arm('M40 41c4-4 4-9 .5-14', SKIN.b[0], 4.4),
  ...arm('M29 42c1-6 4-11 9.5-15.5', SKIN.b[1], 4.2),
  line('M47 18.5c2 2.5 2 6.5 0 9M51.5 15.5c3.5 4.5 3.5 10.5 0 15', CLAY, 1.7)
];

/** Someone this edition does not know. */
export const somebody: readonly Cut[] = [
  ...plainField(),
  ...robe(40, 21, 30.5, '#7f6a4e', '#655339'),
  cut('M33 31.5l7 12 7-12-2.5-.8h-9z', CREAM),
  ...head(40, 20.5, 'c'),
  cut('M32.6 19C31 8 49 8 47.4 19 43 15 37 15 32.6 19z', DARK)
];

export const peoplePlain = {
  CN1: wanderer,
  CN2: drummer,
  CN3: guardian,
  CN4: speaker,
  'extra-sowing': extraSowing,
  'extra-move': extraMove,
  'extra-summon': extraSummon
} as const;
