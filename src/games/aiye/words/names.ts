/** How seeds and columns are named within a sentence. */
import { list, plural } from '#words/grammar.ts';

/** “2 suns and 1 moon” */
export const seeds = (sun: number, moon: number): string =>
  list([...(sun > 0 ? [plural(sun, 'sun')] : []), ...(moon > 0 ? [plural(moon, 'moon')] : [])]) || 'no seeds';
/** “1 sun seed”, “3 moon seeds”, “2 sun and 1 moon seeds” */
export const seedsLong = (sun: number, moon: number): string =>
  sun + moon === 0
    ? 'no seeds'
    : `${list([...(sun > 0 ? [`${sun} sun`] : []), ...(moon > 0 ? [`${moon} moon`] : [])])} ${sun + moon === 1 ? 'seed' : 'seeds'}`;
export const column = (place: number): string => `column ${place}`;
export const columnsOf = (places: readonly number[]): string =>
  `${places.length === 1 ? 'column' : 'columns'} ${list(places.map(String))}`;
