import { both, cut, lifted, type Cut } from '#ui/brand/paper.ts';

/** The papers all masks are cut from. */
export const INK = '#2a1510';
export const CREAM = '#f8ebcd';
export const GOLD = '#eeb040';
export const AMBER = '#cf8423';
export const CLAY = '#c25233';
export const BRICK = '#933320';
export const NIGHT = '#1a2050';
export const INDIGO = '#3b4aa3';
export const SKY = '#93b8ec';

interface Papers {
  readonly light: string;
  readonly dark: string;
  /** The sheet that shows as a rim behind everything. */
  readonly back: string;
  readonly ink?: string;
}

/**
 * Three layers from one half: backing, dark outline, and the face folded along the middle, lit from the left.
 * `half` is the right half, closed along x = 32.
 */
export const folded = (half: string, { light, dark, back, ink = INK }: Papers): Cut[] => {
  const whole = both(half);
  return [
    { d: whole, fill: '#160b05', stroke: '#160b05', width: 5.2, opacity: 0.3, at: 'translate(0.4 1.2)' },
    { d: whole, fill: back, stroke: back, width: 5 },
    { d: whole, fill: ink, stroke: ink, width: 2 },
    cut(whole, light),
    cut(half, dark)
  ];
};

/** A pair of the same piece, left and right, with the shadow it throws on the sheet below. */
export const pair = (d: string, fill: string, shadow = 0): Cut[] =>
  shadow === 0 ? [cut(both(d), fill)] : lifted(both(d), fill, shadow);
