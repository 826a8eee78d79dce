/**
 * The faces of a domino: landscape with river in front, the kind's sign on the back, river between signs on the top edge.
 * The river is one line that pictures and the running water (water.ts) share.
 */
import { cut, line, place, type Cut } from '#ui/brand/paper.ts';
import type { Ground } from '../../../rules/state.ts';
import { camera, colours, cream, crumbs, lens, motifs, shade, sign, timber, water } from './grounds.ts';

/** The grid of the watered face: 2 cm across, 4 cm high, the foot below. */
export const face = [100, 200] as const;
export const top = [100, 35] as const;

type Point = readonly [x: number, y: number];
/** Cubic Bézier curves from foot to top, each going on where the last one ended. */
export type Groove = { readonly start: Point; readonly curves: readonly (readonly [Point, Point, Point])[] };

const main: Groove = {
  start: [50, 204],
  curves: [
    [
      [50, 172],
      [30, 160],
      [32, 134]
    ],
    [
      [34, 108],
      [70, 102],
      [67, 72]
    ],
    [
      [64, 42],
      [50, 34],
      [50, -4]
    ]
  ]
};
const arm = (side: 1 | -1): Groove => ({
  start: [50, 204],
  curves: [
    [
      [50, 160],
      [50, 140],
      [50 + side * 8, 112]
    ],
    [
      [50 + side * 18, 78],
      [50 + side * 26, 44],
      [50 + side * 24, -4]
    ]
  ]
});

/** AYA-GARDEN-01: gardens split the river. */
export const groovesOf = (ground: Ground): readonly Groove[] => (ground === 'garden' ? [arm(-1), arm(1)] : [main]);

export const pathOf = ({ start, curves }: Groove): string =>
  `M${start.join(' ')}` + curves.map((curve) => `C${curve.map((point) => point.join(' ')).join(' ')}`).join('');

const spots: readonly (readonly [x: number, y: number, scale: number])[] = [
  [82, 34, 0.72],
  [18, 50, 0.9],
  [82, 128, 0.95],
  [19, 166, 0.92],
  [84, 186, 0.72]
];
const tufts: readonly Point[] = [
  [16, 92],
  [86, 66],
  [68, 160],
  [20, 20],
  [86, 156]
];

function river(ground: Ground): Cut[] {
  const paths = groovesOf(ground).map(pathOf);
  const all = (stroke: string, width: number, extra = {}): Cut[] =>
    paths.map((d) => line(d, stroke, width, { cap: 'butt', ...extra }));
  return [
    ...all(shade, 31, { opacity: 0.2, at: 'translate(2 2.5)' }),
    ...all(water.bank, 31),
    ...all(water.river, 24),
    ...all(water.deep, 5, { opacity: 0.35, at: 'translate(8 0)' }),
    ...all(water.light, 3.2, { dash: '14 10', at: 'translate(-5 0)' }),
    ...all(water.foam, 2.4, { dash: '9 17', at: 'translate(4 3)' })
  ];
}

export function frontCuts(ground: Ground, hasCamera: boolean): Cut[] {
  const { base, light, dark } = colours[ground];
  return [
    cut('M0 0h100v200H0z', base),
    cut('M0 62C30 46 40 80 70 66S100 60 100 60V132C70 118 40 140 0 122z', light, { opacity: 0.72 }),
    cut('M0 124C25 110 60 142 100 120V200H0z', shade, { opacity: 0.16, at: 'translate(0 -2)' }),
    cut('M0 124C25 110 60 142 100 120V200H0z', dark, { opacity: 0.8 }),
    ...tufts.flatMap(([x, y]) => place([crumbs[ground]], x, y)),
    ...spots.flatMap(([x, y, scale]) => place(motifs[ground], x, y, scale)),
    ...river(ground),
    ...(hasCamera ? centred(camera, 79, 82, 1.55) : [])
  ];
}

/** A sign of the grid of 24, by its middle. */
const centred = (cuts: readonly Cut[], x: number, y: number, scale: number): Cut[] =>
  place(cuts, x - 12 * scale, y - 12 * scale, scale);

/** The back, on wood: a disc with the sign, and the camera below it. */
export function backCuts(ground: Ground, hasCamera: boolean): Cut[] {
  const { base, deep } = colours[ground];
  const hole = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  return [
    cut(hole(50, 66, 36), '#fff3da', { opacity: 0.7, at: 'translate(-.5 2)' }),
    cut(hole(50, 66, 36), deep),
    cut(hole(50, 67, 34.5), base),
    ...centred(sign(ground, shade), 51.5, 68, 2.15).map((one) => ({ ...one, opacity: 0.25 })),
    ...centred(sign(ground), 50, 66, 2.15),
    ...(hasCamera ? centred(camera, 50, 138, 1.5) : []),
    line('M30 184c6-6 12 6 20 0s14-6 20 0', timber.dark, 2.2, { opacity: 0.45 })
  ];
}

/** The top edge: the river crosses it from the watered side to the back, between two signs. */
export function topCuts(ground: Ground, hasCamera: boolean): Cut[] {
  const { base, dark } = colours[ground];
  const mark = (x: number): Cut[] => centred(sign(ground), x, 17.5, 1);
  return [
    cut('M0 0h100v35H0z', base),
    cut('M0 23C20 17 34 26 50 23S80 18 100 24v11H0z', dark, { opacity: 0.75 }),
    line('M50 40V-5', shade, 38, { cap: 'butt', opacity: 0.18, at: 'translate(1.5 0)' }),
    line('M50 40V-5', water.bank, 37, { cap: 'butt' }),
    line('M50 40V-5', water.river, 30, { cap: 'butt' }),
    line('M42 40V-5M57 38V-5', water.light, 2.8, { cap: 'butt', dash: '11 7' }),
    line('M50 30V-5', water.foam, 2.4, { cap: 'butt', dash: '8 9' }),
    ...mark(15.5),
    ...(hasCamera ? centred(lens, 84.5, 17.5, 1.15) : mark(84.5)),
    line('M0 0H100M0 35H100', cream, 1, { opacity: 0.35 })
  ];
}
