import { box, cut, place, rimmed, type Cut } from '#ui/brand/paper.ts';
import { viracochaPawn } from './signs.ts';

/** Five pots on a grid of 32, each with an outline and a band of its own, and the back of one taken unseen. */
const pot = (outline: string, fill: string, band: string): Cut[] => [
  rimmed(outline, fill, '#2a1d1066', 0.8),
  cut(band, '#fff4dcd9')
];

const drawn: Readonly<Record<string, readonly Cut[]>> = {
  green: pot(
    'M9 2h14v4h-3v3c6 2 9 6 9 11 0 6-5 10-13 10S3 26 3 20C3 15 6 11 12 9V6H9z',
    '#4d8b4a',
    box(4, 17, 24, 2) + box(4, 22, 24, 2)
  ),
  pink: pot(
    'M13 1h6v9l6 6v11l-4 4H11l-4-4V16l6-6z',
    '#c8638c',
    'M7 18l3 3 3-3 3 3 3-3 3 3 3-3v3l-3 3-3-3-3 3-3-3-3 3-3-3z'
  ),
  blue: pot(
    'M1 10h30v4l-5 12h-4v4H10v-4H6L1 14z',
    '#4a7fb5',
    box(4, 13, 4, 4) + box(12, 13, 4, 4) + box(20, 13, 4, 4) + box(8, 17, 4, 4) + box(16, 17, 4, 4) + box(24, 17, 3, 4)
  ),
  yellow: pot('M7 1h5v6h8V1h5v8l4 6-3 12-4 4H10l-4-4-3-12 4-6z', '#d9a320', 'M16 13l6 6-6 6-6-6z'),
  orange: pot(
    'M12 1h8v3h-1.500v5L28 17h3v3h-3l-6 8-6 3.500L10 28l-6-8H1v-3h3l9.500-8V4H12z',
    '#d2703a',
    box(10, 16, 12, 2) + box(11.5, 20, 9, 2) + box(13.5, 24, 5, 2)
  ),
  back: [cut('M10 2h12v4h-3v4l9 8-4 12H8L4 18l9-8V6h-3z', '#7a6a58'), cut('M12 16h8v3h-3v4h-2v-4h-3z', '#fff4dc')]
};
/** An edition may know other colours: these outlines serve them in turn. */
const shapes = ['green', 'pink', 'blue', 'yellow', 'orange'] as const;

const made = new Map<string, readonly Cut[]>();
/** A pot by its colour, or face down. */
export function potCuts(colour: string | undefined, index: number, icon: boolean): readonly Cut[] {
  const key = colour === undefined ? 'back' : `${colour}${index}${icon}`;
  let cuts = made.get(key);
  if (!cuts) {
    const base = colour === undefined ? drawn.back! : (drawn[colour] ?? drawn[shapes[index % shapes.length]!]!);
    cuts = icon ? [...base, ...place(viracochaPawn, 18, 18, 0.58)] : base;
    made.set(key, cuts);
  }
  return cuts;
}
