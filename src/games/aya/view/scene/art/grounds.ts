/** The six kinds of ground: colours, the sign that tells them apart without colour, and what grows or stands there. */
import { cut, disc, line, oval, star, type Cut } from '#ui/brand/paper.ts';
import type { Ground } from '../../../rules/state.ts';

export const water = { deep: '#1676b8', river: '#1e8fd0', light: '#6fc3ee', foam: '#d4eefb', bank: '#fbf5e8' } as const;
export const timber = { face: '#e6c592', side: '#d9ad70', edge: '#c89757', dark: '#8a6236', ink: '#7a4d22' } as const;
export const cream = '#fbf5e8';
export const shade = '#1b140c';

type Colours = { readonly base: string; readonly light: string; readonly dark: string; readonly deep: string };
export const colours: Readonly<Record<Ground, Colours>> = {
  forest: { base: '#2f7d4a', light: '#58a267', dark: '#24653a', deep: '#174a2a' },
  mountain: { base: '#7d8796', light: '#a3abb8', dark: '#646e7d', deep: '#474f5c' },
  desert: { base: '#e0a94f', light: '#f0c988', dark: '#c98c34', deep: '#a06a20' },
  pole: { base: '#8cc4de', light: '#d9eef8', dark: '#6aa9c8', deep: '#3f83a6' },
  field: { base: '#b6c94a', light: '#d8e283', dark: '#93a736', deep: '#6f8126' },
  garden: { base: '#d45d8f', light: '#ee9dbd', dark: '#b34475', deep: '#8c2f59' }
};

/** On a grid of 24, in one ink. */
export function sign(ground: Ground, ink: string = cream): Cut[] {
  switch (ground) {
    case 'forest':
      return [cut('M12 2C5.5 7.5 5 14 12 22 19 14 18.5 7.5 12 2z', ink)];
    case 'mountain':
      return [cut('M1.5 20L9 5l4.2 8L16 8.5 22.5 20z', ink)];
    case 'desert':
      return [cut('M1.5 15C7 15 8 5 14.5 5 12.5 9.5 16 15 22.5 15zM1.5 18h21v3h-21z', ink)];
    case 'pole':
      return [line('M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17', ink, 3.4)];
    case 'field':
      return [line('M3 21C4.5 13 6 8 9 3M12 21V3M21 21C19.5 13 18 8 15 3', ink, 3.2)];
    case 'garden':
      return [cut('M12 1.5l2.8 6.4 6.7-1.4-3.4 6 3.4 6-6.7-1.4L12 23.5 9.2 17.1 2.5 18.5l3.4-6-3.4-6 6.7 1.4z', ink)];
  }
}

/** A dark lens on a cream disc, on a grid of 24: the camera, wherever a domino shows one. */
export const camera: readonly Cut[] = [
  cut(disc(12, 12, 11.5), shade, { opacity: 0.28, at: 'translate(.8 1.1)' }),
  cut(disc(12, 12, 11.5), cream),
  cut('M4.5 8.5h3.2l1.8-2.8h5l1.8 2.8h3.2v9.2h-15z', '#2a221b'),
  cut(disc(12, 12.8, 3.3), cream),
  cut(disc(12, 12.8, 1.6), '#2a221b')
];
export const lens: readonly Cut[] = [
  cut(disc(12, 12, 11.5), cream),
  cut(disc(12, 12, 7.6), '#2a221b'),
  cut(disc(12, 12, 4.6), '#57636e'),
  cut(disc(10, 9.8, 1.9), '#ffffff')
];

const fallen = (d: string): Cut => cut(d, shade, { opacity: 0.24, at: 'translate(1.8 2)' });

/** What stands in a landscape, seen from the front, its foot at the origin, about 24 high. */
export const motifs: Readonly<Record<Ground, readonly Cut[]>> = {
  forest: [
    fallen('M0-26L9-9H5L12 0H-12L-5-9H-9z'),
    cut('M-1.6 0h3.2v4h-3.2z', '#6b4423'),
    cut('M0-13L12 0H-12z', '#174a2a'),
    cut('M0-13v13h-12z', '#1f5c36'),
    cut('M0-26L9-8H-9z', '#1d5a35'),
    cut('M0-26v18h-9z', '#2b7446')
  ],
  mountain: [
    fallen('M-15 3L0-22 15 3z'),
    cut('M-15 3L0-22 15 3z', '#566070'),
    cut('M-15 3L0-22 3-6-2 3z', '#8e97a5'),
    cut('M-4.8-14L0-22l4.8 8-2.6-1.2-2.2 3-2.2-3z', '#ffffff'),
    cut('M0-22l4.8 8-2.6-1.2L0-12.2z', '#dbe6ee')
  ],
  desert: [
    fallen('M-15 4C-6 3-4-10 4-12 1-5 5 3 15 4z'),
    cut('M-15 4C-6 3-4-10 4-12 1-5 5 3 15 4z', '#f6d69d'),
    cut('M4-12C1-5 5 3 15 4H0C-3-2-1-8 4-12z', '#c8862c')
  ],
  pole: [
    fallen('M-13 4l4-15 8-7 8 5 6 17z'),
    cut('M-13 4l4-15 8-7 8 5 6 17z', '#f4fbff'),
    cut('M-1-18l8 5 6 17H3L1-8z', '#bcdff0'),
    cut('M-9-11L-1-18 1-8-4-3z', '#ffffff'),
    cut('M-13 4l4-15 5 8 1 7z', '#dcf0fa')
  ],
  field: [
    fallen('M-13 3C-12-15 12-15 13 3z'),
    cut('M-13 3C-12-15 12-15 13 3z', '#eccb55'),
    cut('M2-10.4C9-10 12.6-6 13 3H1C3-2 3-6 2-10.4z', '#cc9f2f'),
    line('M-8 0c1-5 2-6 4-8M-2 1c0-4 0-6 1-8', '#b98a24', 1.3)
  ],
  garden: [
    fallen(star(0, -9, 6, 9, 5)),
    line('M0 4v-9', '#3c7f4b', 2.2),
    cut('M0 2c4-5 7-5 9-4-1 4-5 5-9 4zM0 2c-4-5-7-5-9-4 1 4 5 5 9 4z', '#4c9a5b'),
    cut(star(0, -10, 6, 9, 5.2), '#ffe3ee'),
    cut(disc(0, -10, 3), '#f2b134')
  ]
};

/** Small things between them: tufts, stones, ripples of sand. */
export const crumbs: Readonly<Record<Ground, Cut>> = {
  forest: line('M-3 0c0-3-1-4-2-5M0 0c0-4 0-5 .5-7M3 0c0-3 1-4 2-5', '#7fbf86', 1.4),
  mountain: cut(oval(-2, 0, 3, 1.8) + oval(3, 1, 2, 1.3), '#5b6573'),
  desert: line('M-7 0q3.5-2.5 7 0t7 0', '#b97a2c', 1.3),
  pole: line('M-6 0q3-2 6 0t6 0', '#5fa6c8', 1.3),
  field: line('M-4 0c0-4-1-6-2-8M0 0v-9M4 0c0-4 1-6 2-8', '#70832a', 1.4),
  garden: cut(disc(-3, 0, 1.6) + disc(3, -1, 1.6) + disc(0, 2.5, 1.4), '#ffd3e3')
};
