/** Signs over the table, on a grid of 24: verdicts on a joint in white, the others in their own colours. */
import { cut, disc, line, type Cut } from '#ui/brand/paper.ts';
import type { Focus, Held, Note } from '../../stage.ts';

const white = '#ffffff';

type Sign = { readonly ground: string; readonly cuts: readonly Cut[] };
export const verdicts: Readonly<Record<Held['verdict'] | Note['verdict'], Sign>> = {
  safe: { ground: '#23744f', cuts: [line('M4.5 12.5l5 5L19.5 6.5', white, 3.6)] },
  risky: { ground: '#9a5f00', cuts: [line('M12 4v10', white, 4), cut(disc(12, 20, 2.4), white)] },
  dry: {
    ground: '#6a5a2c',
    cuts: [
      cut('M12 3c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z', white),
      line('M3 4l18 17', '#6a5a2c', 5),
      line('M4 4l17 17', white, 2)
    ]
  },
  far: { ground: '#b22f22', cuts: [line('M4 12h16', white, 4.6)] },
  overlap: { ground: '#b22f22', cuts: [line('M5 5l14 14M19 5L5 19', white, 4)] },
  spoils: { ground: '#8d2a6b', cuts: [line('M4 7h16v12H4zM4 4l16 16', white, 2.6)] },
  firebreak: {
    ground: '#7a4a21',
    cuts: [line('M4 4v16M20 4v16', white, 3), cut(disc(8.5, 12, 1.5) + disc(12, 12, 1.5) + disc(15.5, 12, 1.5), white)]
  },
  opposed: { ground: '#b22f22', cuts: [line('M2 12h7M6 8l4 4-4 4M22 12h-7M18 8l-4 4 4 4', white, 2.6)] },
  free: { ground: '#4d6470', cuts: [cut(disc(5, 12, 2.4) + disc(12, 12, 2.4) + disc(19, 12, 2.4), white)] }
};

export const signs: Readonly<Record<Exclude<Focus['sign'], 'wave'>, readonly Cut[]>> = {
  item: [line('M4 12.5l5.5 5.5L20 6', '#23744f', 3.6)],
  refused: [line('M5.5 5.5l13 13M18.5 5.5l-13 13', '#8d2a1f', 3.4)],
  push: [line('M4 12h13M11.5 5.5L18 12l-6.5 6.5', '#1f6fb2', 3.4)],
  lying: [line('M12 20V6M5.5 12L12 5.5l6.5 6.5', '#9a5f00', 3.4)],
  /** What is just told of: an eye. */
  told: [line('M3 12c4-6.500 14-6.500 18 0-4 6.500-14 6.500-18 0z', '#9a5f00', 2), cut(disc(12, 12, 3.2), '#9a5f00')],
  choice: [cut(disc(12, 12, 5), '#9a5f00'), line(disc(12, 12, 9), '#9a5f00', 2)]
};
