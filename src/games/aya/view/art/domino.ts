/** A domino as it lies in the hand: its watered face, the river over a landscape of its type; and the signs of types. */
import { box, cut, disc, line, rimmed, type Cut } from '#ui/brand/paper.ts';
import type { Ground } from '../../rules/state.ts';

export const colours: Readonly<Record<Ground | 'start', string>> = {
  forest: '#2f7d4a',
  mountain: '#7d8796',
  desert: '#e0a94f',
  pole: '#a9d6ea',
  field: '#b6c94a',
  garden: '#d45d8f',
  start: '#f3dcb0'
};
/** The ink in which a type's sign is read on its colour. */
export const inks: Readonly<Record<Ground, string>> = {
  forest: '#ffffff',
  mountain: '#ffffff',
  desert: '#221d18',
  pole: '#123a55',
  field: '#2f3a08',
  garden: '#ffffff'
};

const tufts: Readonly<Record<Ground, string>> = {
  forest: 'M6 70l5-11 5 11zM30 64l4-9 4 9zM5 30l4-9 4 9zM31 22l4-9 4 9zM28 78l4-8 4 8z',
  mountain: 'M4 74l7-13 7 13zM28 62l7-12 7 12zM3 34l6-11 6 11zM30 24l6-10 6 10z',
  desert: 'M4 70c4-6 10-6 14 0zM27 60c4-6 9-6 13 0zM3 32c3-5 8-5 11 0zM29 22c3-5 8-5 11 0z',
  pole: 'M6 62h10v8H6zM30 54h9v7h-9zM5 24h9v8H5zM31 14h8v7h-8zM28 72h9v6h-9z',
  field: 'M4 60h13M4 66h13M4 72h13M29 50h11M29 56h11M4 24h10M4 30h10M30 14h10M30 20h10',
  garden: disc(9, 64, 4) + disc(35, 56, 4) + disc(8, 28, 3.5) + disc(35, 18, 3.5) + disc(32, 74, 3)
};

const lens = (x: number, y: number): Cut[] => [
  rimmed(disc(x, y, 9), '#fffaf0', '#221d18', 1.6),
  cut(box(x - 5.5, y - 3, 11, 7.5, 1.5) + box(x - 2, y - 5, 4, 3, 0.8), '#221d18'),
  cut(disc(x, y + 0.8, 2.3), '#fffaf0')
];

const made = new Map<string, readonly Cut[]>();
export const face = [44, 88] as const;

/** The face of a domino on a grid of 44 × 88. */
export function faceOf(type: Ground, camera: boolean): readonly Cut[] {
  const key = `${type} ${camera}`;
  const known = made.get(key);
  if (known) return known;
  const river =
    type === 'garden'
      ? 'M22 88C22 66 22 60 22 46C22 28 8 24 6 0M22 46C22 28 36 24 38 0'
      : 'M20 88C6 66 34 44 20 24C16 16 18 8 22 0';
  const strokes = type === 'field';
  const cuts: readonly Cut[] = [
    cut(box(0, 0, 44, 88, 5), '#a5763f'),
    cut(box(0, 0, 41, 86, 5), '#ecc992'),
    cut(box(2.5, 2.5, 36, 81, 3), colours[type]),
    strokes ? line(tufts[type], '#7d8a20', 2) : cut(tufts[type], '#fffaf0', { opacity: 0.5 }),
    line(river, '#fbf5e8', 13, { cap: 'butt' }),
    line(river, '#1e8fd0', 9, { cap: 'butt' }),
    line(river, '#7cc6ee', 1.6, { dash: '6 5', cap: 'butt' }),
    ...(camera ? lens(30, 52) : [])
  ];
  made.set(key, cuts);
  return cuts;
}

/** The sign of a type on a disc of its colour, on a grid of 24. */
export const strokesOf: Readonly<Record<Ground, string>> = {
  forest: 'M12 5C7 9 7 15 12 19C17 15 17 9 12 5zM12 9v10',
  mountain: 'M5 17l7-11 7 11zM9.500 10.500l2.500 2 2.500-2',
  desert: 'M4 16c3-6 7-6 9-1 2-4 5-4 7 1z',
  pole: 'M12 5v14M6 8.500l12 7M18 8.500l-12 7',
  field: 'M7 6v12M12 6v12M17 6v12',
  garden: 'M12 19v-6M12 13C12 9 7 9 6.500 5M12 13c0-4 5-4 5.500-8'
};
/** Water that goes on over any kind. */
export const water = {
  colour: '#1e8fd0',
  sign: 'M12 5c4 5 5 7 5 9.500a5 5 0 0 1-10 0c0-2.500 1-4.500 5-9.500z'
};
export const waterSign: readonly Cut[] = [
  rimmed(box(1.5, 1.5, 21, 21, 10), water.colour, '#fffaf0', 1),
  cut(water.sign, '#ffffff')
];
const signed = new Map<Ground, readonly Cut[]>();
export function signOf(type: Ground): readonly Cut[] {
  let cuts = signed.get(type);
  if (!cuts) {
    cuts = [rimmed(box(1.5, 1.5, 21, 21, 4), colours[type], '#fffaf0', 1), line(strokesOf[type], inks[type], 2)];
    signed.set(type, cuts);
  }
  return cuts;
}

/** A domino seen from its back: what a stock is made of. */
export const back: readonly Cut[] = [
  rimmed(box(2, 3, 20, 18, 3), '#ecc992', '#a5763f', 1.6),
  line('M5 9h14M5 13h14M5 17h14', '#a5763f', 1.2)
];
/** An hourglass, and a domino that lies where it should stand. */
export const glass: readonly Cut[] = [
  rimmed(
    'M6 3.500h12v2.500c0 3.500-3.500 5-4.500 6 1 1 4.500 2.500 4.500 6v2.500H6V18c0-3.500 3.500-5 4.500-6-1-1-4.500-2.500-4.500-6z',
    '#dff0f7',
    '#8a6236',
    1.6
  ),
  cut('M8.500 7h7c-.8 2-2.500 3-3.500 4-1-1-2.700-2-3.500-4zM12 13.500l3.500 4.500h-7z', '#e0a94f'),
  line('M5 3.200h14M5 20.800h14', '#8a6236', 2.2)
];
export const down: readonly Cut[] = [
  rimmed(box(2, 12, 20, 7, 1.5), '#ecc992', '#a5763f', 1.6),
  line('M4.500 15.500h15', '#a5763f', 1.2),
  line('M7 8l3 2M12 5v4M17 8l-3 2', '#c2402f', 1.8)
];
export const token: readonly Cut[] = [
  rimmed(disc(12, 12, 10), '#1e8fd0', '#fffaf0', 1.5),
  line('M7 12h8M12 8l4 4-4 4', '#ffffff', 2.2)
];
