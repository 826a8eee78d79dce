import { crescent, cut, disc, line, lifted, oval, rays, type Cut } from '#ui/brand/paper.ts';

/** People are cut-outs without faces, on a window of 80 by 50; who they are is told by outline, dress and tool. */

/** Light and shaded side of a skin. */
export const SKIN = {
  a: ['#4a2a1c', '#3a1f14'],
  b: ['#6b3f27', '#56301c'],
  c: ['#8a5836', '#714628'],
  d: ['#a8764c', '#8d5f3a'],
  e: ['#3b241b', '#2c1912'],
  f: ['#7a4a33', '#633924']
} as const;
export type Skin = keyof typeof SKIN;

export const CREAM = '#f8ebcd';
export const GOLD = '#eeb040';
export const AMBER = '#c9811f';
export const CLAY = '#bb4b30';
export const BRICK = '#8d301d';
export const NIGHT = '#1d2560';
export const INDIGO = '#3a4a9f';
export const BLUE = '#5f87cf';
export const SKY = '#bcd4f6';
export const LEAF = '#2f7346';
export const TEAL = '#1f7a74';
export const PLUM = '#6d3f7f';
export const WOOD = '#7a4a25';
export const DARK = '#2f1c12';

/* ---- backdrops ---- */

const backdrop = (ground: string, glow: string, inner: string, hill: string, far: string): Cut[] => [
  cut('M-20-20h120v90H-20z', ground),
  cut(disc(40, 25, 33), glow, { opacity: 0.55 }),
  line(disc(40, 25, 29), inner, 0.9, { opacity: 0.8, dash: '1.4 2.2' }),
  cut(disc(40, 25, 25), inner),
  cut('M-20 43C-4 36 10 40 22 41s34-7 52-3 20 2 26 0v32H-20z', far),
  cut('M-20 47c18-4 34 1 52 0s40-5 68-1v24H-20z', hill)
];

export const sunField = (): Cut[] => [
  ...backdrop('#eec877', '#f6da97', '#fbe8b8', '#d39a48', '#e2b25e'),
  cut(rays(40, 25, 20, 26.5, 31, 0.012), '#e3a93f', { opacity: 0.8 })
];
export const moonField = (): Cut[] => [
  ...backdrop('#9db8e2', '#b7cdef', '#d3e2f8', '#6d8cc2', '#86a4d5'),
  cut(
    disc(9, 12, 0.9) + disc(16, 6, 0.7) + disc(70, 9, 0.9) + disc(64, 17, 0.7) + disc(74, 24, 0.8) + disc(6, 25, 0.7),
    '#f6faff'
  )
];
export const plainField = (): Cut[] => backdrop('#dcc397', '#e8d3ab', '#f1e2c2', '#b9945f', '#c9a872');
export const homeField = (): Cut[] => backdrop('#cfc3ab', '#dcd2bd', '#e8e0cf', '#a99775', '#bbab8a');

/* ---- bodies ---- */

/** A bust or a robe: `wide` is half its foot, `top` the height of the shoulders. */
export const robe = (x: number, wide: number, top: number, light: string, dark: string, foot = 54): Cut[] => {
  const right = `C${x + wide * 0.55} ${top} ${x + wide - 1} ${top + 7} ${x + wide} ${foot}`;
  return [
    ...lifted(
      `M${x - wide} ${foot}C${x - wide + 1} ${top + 7} ${x - wide * 0.55} ${top} ${x} ${top}${right}z`,
      light,
      1.1
    ),
    cut(`M${x} ${top}${right}H${x + wide * 0.25}C${x + wide * 0.1} ${top + 12} ${x} ${top + 6} ${x} ${top}z`, dark)
  ];
};

export const head = (x: number, y: number, skin: Skin, tilt = 0, size = 1): Cut[] => {
  const [light, dark] = SKIN[skin];
  const at = `translate(${x} ${y}) rotate(${tilt}) scale(${size})`;
  return [
    cut('M-3 4h6v9.5c-1.8 1.5-4.2 1.5-6 0z', dark, { at }),
    cut(oval(0.5, 0.9, 7, 8.7), '#160b05', { at, opacity: 0.25 }),
    cut(oval(0, 0, 7, 8.7), light, { at }),
    cut('M.6-8.67C4.2-8.4 7-4.5 7 0s-2.8 8.4-6.4 8.67C3.4 4 3.4-4 .6-8.67z', dark, { at })
  ];
};

/** Something worn on a head, drawn as if the head were at the origin. */
export const worn = (x: number, y: number, tilt: number, cuts: readonly Cut[], size = 1): Cut[] =>
  cuts.map((one) => ({
    ...one,
    at: `translate(${x} ${y}) rotate(${tilt}) scale(${size})${one.at === undefined ? '' : ` ${one.at}`}`
  }));

/** An arm, with or without a sleeve: first the shadow, then the limb. */
export const arm = (d: string, fill: string, width = 4.6): Cut[] => [
  line(d, '#160b05', width, { opacity: 0.28, at: 'translate(.6 1)' }),
  line(d, fill, width)
];

/** A straight pole from one point to another. */
export const pole = (d: string, fill = WOOD, width = 2): Cut[] => [
  line(d, '#160b05', width, { opacity: 0.3, at: 'translate(.7 .8)' }),
  line(d, fill, width)
];

export const sunSeed = (x: number, y: number, r = 2.4): Cut[] => [
  cut(disc(x, y, r), '#8a520c'),
  cut(disc(x, y, r * 0.8), '#f2ae33'),
  cut(disc(x - r * 0.25, y - r * 0.3, r * 0.32), '#fff1c4')
];
export const moonSeed = (x: number, y: number, r = 2.6): Cut[] => [
  cut(crescent(x, y, r * 1.1, r * 0.86, r * 0.8), '#23396b'),
  cut(crescent(x - 0.1, y + 0.1, r * 0.86, r * 0.8, r * 0.72), '#cfe2fb')
];
