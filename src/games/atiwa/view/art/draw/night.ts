/** The forest by night: the same shapes cut from darker paper, and bats in lilac, so that they are seen. */
import type { Cut } from '#ui/brand/paper.ts';

const tones: Readonly<Record<string, string>> = {
  // Grounds of cards, from the sky down.
  '#d5e4b6': '#33503d',
  '#a9c98a': '#2b4a36',
  '#7fae6b': '#23402e',
  '#4f8550': '#1b3525',
  '#dfe3cf': '#3d4d49',
  '#b9c4b4': '#364844',
  '#8fa58d': '#2b3d38',
  '#557a5a': '#20322b',
  '#c9e2c0': '#2c5041',
  '#86b98a': '#254a3a',
  '#559665': '#1d3f30',
  '#2f6d46': '#163225',
  '#ece1b4': '#4d4c34',
  '#d6c27c': '#47472d',
  '#6fb0bd': '#2c5f6d',
  '#748a45': '#33442a',
  '#e9cfa4': '#57432f',
  '#dcae7c': '#5b4029',
  '#bd7d54': '#693f27',
  // Spaces, their edges, the corner and its figures.
  '#fbf6e9': '#1d2c23',
  '#d8cdb2': '#48604f',
  '#2b3a22': '#0b140e',
  '#221d18': '#f4eddb',
  '#ead7b0': '#3b2a1c',
  '#8c3f2a': '#df785d',
  // The bat.
  '#2b2430': '#c3aee6'
};
const paper = '#fffaf0';
const shade = '#131d17';

const toned = (cut: Cut): Cut => {
  // The paper edge of a piece would shine.
  if (cut.stroke === paper) return { ...cut, fill: shade, stroke: shade };
  return {
    ...cut,
    ...(cut.fill === undefined ? {} : { fill: tones[cut.fill] ?? cut.fill }),
    ...(cut.stroke === undefined ? {} : { stroke: tones[cut.stroke] ?? cut.stroke })
  };
};

const known = new WeakMap<readonly Cut[], readonly Cut[]>();

/** The same picture for the same one, as a bitmap of it must be found again. */
export function byNight(cuts: readonly Cut[]): readonly Cut[] {
  let night = known.get(cuts);
  if (!night) {
    night = cuts.map(toned);
    known.set(cuts, night);
  }
  return night;
}
