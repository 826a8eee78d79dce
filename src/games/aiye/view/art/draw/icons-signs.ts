import { box, crescent, cut, disc, line, rays, rimmed, star, type Cut } from '#ui/brand/paper.ts';

/** Signs that are printed in the colour of the text round them, and a few markers laid on the table. */

export const flatSun = (fill: string): Cut[] => [cut(disc(12, 12, 5) + rays(12, 12, 8, 7, 11.8, 0.038), fill)];
export const flatMoon = (fill: string): Cut[] => [cut(crescent(12, 12.2, 10.6, 8.4, 6.8, 0.115), fill)];

const token = (bars: readonly number[]): Cut[] => [
  rimmed('M8 1.3h8l6.7 6.7v8L16 22.7H8L1.3 16V8z', '#edc98d', '#5b3414', 1.5),
  line('M2.3 15.7V8.3l6-6h7.4', '#fff0cf', 1.2, { cap: 'butt' }),
  ...bars.map((x) => cut(box(x - 1.4, 6.3, 2.8, 11.4, 0.7), '#7d2a17'))
];

export const signIcons = {
  'symbol-sun': flatSun('currentColor'),
  'symbol-moon': flatMoon('currentColor'),
  'cost-any': [
    rimmed(disc(12, 12, 10.6), '#33231a', '#33231a', 1),
    cut('M18.9 5.1A9.7 9.7 0 0 0 5.1 18.9z', '#f2ac2c'),
    cut('M5.1 18.9A9.7 9.7 0 0 0 18.9 5.1z', '#a3c5f1'),
    line('M5 19L19 5', '#33231a', 2.2)
  ],
  lock: [
    rimmed(disc(12, 12, 10.8), '#cf4a34', '#3d0f0a', 1.3),
    line('M8.6 11V8.8a3.4 3.4 0 0 1 6.8 0V11', '#fffaf0', 2.1, { cap: 'butt' }),
    cut(box(6.6, 10.4, 10.8, 7.8, 1.6), '#fffaf0'),
    cut(disc(12, 13.6, 1.3) + box(11.4, 13.6, 1.2, 2.8), '#8d2415')
  ],
  masks: [
    cut(
      'M12 1c7.4 0 9.6 3.8 9.6 9.3C21.6 16.8 17 23 12 23s-9.6-6.2-9.6-12.7C2.4 4.8 4.6 1 12 1z' +
        'M5.2 9.2h5.2v2.4H5.2zM13.6 9.2h5.2v2.4h-5.2zM8.6 16.4h6.8v2.2H8.6z',
      'currentColor',
      { evenodd: true }
    )
  ],
  cards: [
    line(
      'M8.6 5.2V3.4a1.6 1.6 0 0 1 1.6-1.6h9.2A1.6 1.6 0 0 1 21 3.4v12.4a1.6 1.6 0 0 1-1.6 1.6h-1.2',
      'currentColor',
      2.1,
      {
        cap: 'butt'
      }
    ),
    cut(box(3, 6.6, 12.8, 15.8, 1.8), 'currentColor')
  ],
  council: [
    cut(
      disc(4.8, 10.4, 3) +
        disc(12, 5.2, 3.2) +
        disc(19.2, 10.4, 3) +
        'M2.2 14.8h19.6v3.2h-2.4v4.6h-3.6v-4.6H8.2v4.6H4.6v-4.6H2.2z',
      'currentColor'
    )
  ],
  'token-1': token([12]),
  'token-2': token([9.4, 14.6]),
  crack: [
    rimmed('M12 23.2L5.3 16.7a9.5 9.5 0 1 1 13.4 0z', '#b63a24', '#fff0dc', 1.2),
    line('M13.4 4.9L9.9 9.2l4.6 2.2-2.9 5.2', '#fffaf0', 1.9)
  ],
  landing: [
    rimmed(star(12, 12, 12, 11.4, 8.2), '#ffc94d', '#7c4706', 1.1),
    line('M7.9 9.9l4.1 4.7 4.1-4.7', '#4a2a03', 2.7)
  ],
  round: [
    line('M20.4 9.7A8.9 8.9 0 1 0 20.8 13.6', 'currentColor', 2.3, { cap: 'butt' }),
    cut('M22.8 4.2l-.5 7.4-6.6-3.3z', 'currentColor'),
    cut(disc(12, 12, 3.1), 'currentColor')
  ]
} as const satisfies Record<string, readonly Cut[]>;
