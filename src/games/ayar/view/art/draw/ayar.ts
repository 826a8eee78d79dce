import { box, cut, disc, line, place, type Cut } from '#ui/brand/paper.ts';

/**
 * The four Ayar and the step markers. Each is told by headdress, outline of the cloak and weave; colour comes last.
 * Teal: curling crest, bell, waves. Grey: peak, triangle, chevrons. Brown: pierced disc, square shoulders, squares.
 * Purple: three petals, waist and scallops, diamonds. Gold, a marker only, wears a crown.
 */
const colours = ['#1f8a8a', '#6b7280', '#8a5a33', '#74488f', '#c8901a'] as const;
export const ayarFills: readonly string[] = colours;
/** Their walls: earth with a breath of the colour. */
export const wallFills: readonly string[] = ['#a9b48f', '#bdb49b', '#c9a76f', '#c6a793'];
const wood = '#e3c69a';
const chip = '#fbf3df';
const light = '#ffffffbf';

/** Headdresses on 16×12. */
const heads: readonly (readonly Cut[])[] = [
  [cut('M2 12C1 5 6 0 12 0c4.500 0 6 4 3 5.500C14 3.500 10 4 10 8v4z', colours[0])],
  [cut('M8 0l7 12h-4.500L8 7.500 5.500 12H1z', colours[1]), cut('M8 0l2.500 4.300h-5z', colours[1])],
  [
    cut('M8 0a6 6 0 0 1 6 6 6 6 0 0 1-2.500 5v1h-7v-1A6 6 0 0 1 2 6a6 6 0 0 1 6-6z', colours[2]),
    cut(box(6, 4, 4, 4), chip)
  ],
  [
    cut(
      'M8 0c3 1.500 3.500 4 2.500 6 1.500-2 4-2.500 5.500-1-.500 4-3 6-5 7H5C3 11 .500 9 0 5c1.500-1.500 4-1 5.500 1C4.500 4 5 1.500 8 0z',
      colours[3]
    ),
    cut(disc(8, 8.5, 1.6), chip)
  ],
  [cut('M8 0l2 4.500 5-1.500-2.500 4.500L14 12H2l1.500-4.500L1 3l5 1.500z', colours[4])]
];

const cloaks = [
  'M12 12c6 0 9 6 9.500 21.500h-19C3 18 6 12 12 12z',
  'M12 12l11 21.500H1z',
  'M3.500 14h17v13h1.500v6.500H2V27h1.500z',
  'M7.500 13h9l-1.500 7 7 13.500h-4l-2-2-2 2-2-2-2 2-2-2-2 2H2L9 20z'
] as const;

const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;
const square = (x: number, y: number): string => `M${x} ${y}h3.200v3.200h-3.200z`;

/** The weave of each, inside the cloak. */
const weaves: readonly (readonly Cut[])[] = [
  [
    line('M6.500 20c1.400 0 1.400-2 2.800-2s1.400 2 2.800 2 1.400-2 2.800-2 1.400 2 2.800 2', light, 1.3),
    line('M5 25c1.700 0 1.700-2 3.500-2s1.700 2 3.500 2 1.700-2 3.500-2 1.700 2 3.500 2', light, 1.3),
    line('M4.200 30c2 0 2-2 3.900-2s2 2 3.900 2 2-2 3.900-2 2 2 3.900 2', light, 1.3)
  ],
  [
    line('M9 21l3-3 3 3', light, 1.4),
    line('M6.500 26.500l2.700-2.700 2.800 2.700 2.800-2.700 2.700 2.700', light, 1.4),
    line('M4.500 31.500l3.700-3.700 3.800 3.700 3.800-3.700 3.700 3.700', light, 1.4)
  ],
  [
    line(square(6, 17) + square(14.8, 17) + square(10.4, 22) + square(6, 27) + square(14.8, 27), light, 1.2, {
      cap: 'butt'
    })
  ],
  [cut(diamond(12, 17, 1.9) + diamond(12, 23, 2.4) + diamond(8, 28, 2) + diamond(16, 28, 2), light)]
];

/** An Ayar on a grid of 24×34. */
export const figures: readonly (readonly Cut[])[] = cloaks.map((cloak, ayar) => [
  { d: cloak, fill: colours[ayar]!, stroke: '#2a1d10', width: 0.8 },
  ...weaves[ayar]!,
  cut('M8 9.500h8V12l-2 2.500h-4L8 12z', wood),
  ...place(heads[ayar]!, 4.5, 0, 0.9375)
]);

const pegWeaves: readonly (readonly Cut[])[] = [
  [
    line(
      'M8.500 17c1.200 0 1.200-2 2.300-2s1.200 2 2.400 2 1.200-2 2.300-2M8.500 22c1.200 0 1.200-2 2.300-2s1.200 2 2.400 2 1.200-2 2.300-2',
      light,
      1.2
    )
  ],
  [line('M8.700 18l3.300-3 3.300 3M8.700 23l3.300-3 3.300 3', light, 1.3)],
  [line(square(10.4, 14.5) + square(10.4, 20), light, 1.1, { cap: 'butt' })],
  [cut(diamond(12, 16, 2.2) + diamond(12, 22, 2.2), light)],
  [line('M8.500 14l7 7M15.500 14l-7 7M8.500 21l4 4M15.500 21l-4 4', light, 1)]
];

/** A step marker, standing, on a grid of 24×30. */
export const pegs: readonly (readonly Cut[])[] = [0, 1, 2, 3, 4].map((marker) => [
  { d: 'M7.500 12h9v13l2.500 4H5l2.500-4z', fill: colours[marker]!, stroke: '#2a1d10', width: 0.7 },
  ...pegWeaves[marker]!,
  ...place(heads[marker]!, 4.5, 0, 0.9375)
]);
/** The same peg, lying. */
export const lyingPegs: readonly (readonly Cut[])[] = pegs.map((cuts) => place(cuts, 30, 3, 1, 90));

/** The woven hem under each path, `width` long. */
export function hem(ayar: number, width: number, y: number): Cut[] {
  const steps = Math.ceil(width / 8);
  const back = cut(box(0, y, width, 5), colours[ayar] ?? colours[0]);
  const part = [
    (x: number) => `M${x} ${y + 3.4}q2-3 4 0t4 0`,
    (x: number) => `M${x} ${y + 4}l4-3 4 3`,
    (x: number) => `M${x + 2} ${y + 1.2}h3v2.600h-3z`,
    (x: number) => `M${x + 4} ${y + 0.6}l2 2-2 2-2-2z`
  ][ayar]!;
  const d = Array.from({ length: steps }, (_, i) => part(i * 8)).join('');
  return [back, ayar === 3 ? cut(d, light) : line(d, light, 1, { cap: 'butt' })];
}
