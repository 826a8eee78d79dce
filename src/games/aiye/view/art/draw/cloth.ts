import { disc } from '#ui/brand/paper.ts';

/** Small numbers that look like chance and are the same every time: a hand is never quite even. */
const uneven = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647 - 0.5;
  };
};

export const TILE = 112;
const HOP = 28;

/** Tied spots in arcs, as a seed hops from pit to pit: `strong` spots took the wax well, `weak` ones let dye in. */
const hops = (): { strong: string; weak: string } => {
  const chance = uneven(4711);
  let strong = '';
  let weak = '';
  const spot = (x: number, y: number, r: number): void => {
    const faint = chance() > 0.24;
    for (const wrap of [-TILE, 0, TILE]) {
      if (x + wrap < -4 || x + wrap > TILE + 4) continue;
      for (const fold of [-TILE, 0, TILE]) {
        if (y + fold < -4 || y + fold > TILE + 4) continue;
        const one = disc(x + wrap, y + fold, r);
        if (faint) weak += one;
        else strong += one;
      }
    }
  };
  for (let row = 0; row < TILE / HOP; row++) {
    for (let column = 0; column < TILE / HOP; column++) {
      const x = column * HOP + (row % 2 === 0 ? 0 : HOP / 2) + HOP / 2 + chance() * 0.9;
      const y = row * HOP + HOP - 3 + chance() * 0.9;
      for (const [radius, count] of [
        [14, 11],
        [9.2, 8],
        [4.6, 4]
      ] as const) {
        for (let i = 0; i <= count; i++) {
          if (radius === 14 && i === count) continue;
          const angle = Math.PI * (i / count);
          spot(
            x - Math.cos(angle) * radius + chance() * 0.8,
            y - Math.sin(angle) * radius * 1.12 + chance() * 0.8,
            (radius === 14 ? 1.05 : 0.85) + chance() * 0.5
          );
        }
      }
      spot(x, y - 0.4, 1.9 + chance() * 0.5);
    }
  }
  return { strong, weak };
};

export const spots = hops();

/** Three woven teeth of a hem, none like the other. */
export const HEM_WIDTH = 72;
export const hem = {
  teeth:
    'M-1 12.2L6 3.8l5.9 8.1zM11.9 11.9L18.2 3.5l5.9 8.6zM24 12.1L29.9 3.6l6.2 8.4zM36 12L42.1 3.9l5.8 8zM48 11.9L53.8 3.4l6.4 8.7zM60.1 12.1L66 3.7l7 8.3z',
  lower:
    'M6 3.8l5.9 8.1H6.2zM18.2 3.5l5.9 8.6h-5.7zM29.9 3.6l6.2 8.4H30zM42.1 3.9l5.8 8h-5.6zM53.8 3.4l6.4 8.7H54zM66 3.7l7 8.3h-6.8z',
  dots:
    disc(0, 5.2, 1.5) +
    disc(12.1, 5, 1.35) +
    disc(23.9, 5.2, 1.5) +
    disc(36.1, 5.1, 1.4) +
    disc(47.9, 5, 1.5) +
    disc(60, 5.2, 1.35) +
    disc(72, 5.2, 1.5),
  stitches:
    'M1 1.2h4.5M7.3 1h4.2M13.2 1.3h4.9M20 1.1h4.3M26.2 1.2h4.7M32.7 1h4.4M39 1.3h4.6M45.4 1.1h4.3M51.6 1.2h4.8M58.2 1h4.2M64.2 1.3h4.6M70.5 1.1h1.5'
} as const;

/** Lines of growth along the grain of a plank, 260 by 72. */
export const grain = {
  fine: 'M0 6c38-4 76 4 118 1s90-4 142-1M0 15c50 4 78-5 122-1s98 4 138 1M0 33c32-3 62 2 96 0M152 34c36-3 70 4 108-1M0 42c46 4 70-1 100-1M150 43c40 3 72-3 110-1M0 53c60-4 110 5 160 1s66-2 100-1M0 66c54 3 90-4 138-1s84 2 122 1',
  bold: 'M0 24c44-5 66 5 104 0 14-2 28 1 46 1 40 0 70-4 110-1M0 60c40-3 96 4 150 0 40-3 76 2 110 0',
  knot: 'M104 38c0-6 8-9 20-9s22 3 22 9-9 10-22 10-20-4-20-10zM111 38c0-3 5-5 13-5s14 2 14 5-6 6-14 6-13-3-13-6z'
} as const;
