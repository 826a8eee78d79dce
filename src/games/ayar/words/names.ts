/** What things are called. */
import { catalogue } from '#words/catalogue.ts';
import type { Activity, AyarName, LineName } from '../editions/schema.ts';

export const craftNames: Readonly<Record<Activity, string>> = catalogue('ayar.crafts', {
  pottery: 'pots',
  weaving: 'cloth',
  terrace: 'maize',
  reed: 'islands'
});
/** The work itself. */
export const craftWork: Readonly<Record<Activity, string>> = catalogue('ayar.work', {
  pottery: 'pottery',
  weaving: 'weaving',
  terrace: 'terrace farming',
  reed: 'reed bundling'
});
export const ayarWords: Readonly<Record<AyarName | 'gold', string>> = catalogue('ayar.ayars', {
  teal: 'Teal',
  grey: 'Grey',
  brown: 'Brown',
  purple: 'Purple',
  gold: 'Gold'
});

const places = catalogue('ayar.places', {
  /** By where they are seen: no line of the grid has a number. */
  R1: 'the top row',
  R2: 'the second row',
  R3: 'the third row',
  R4: 'the bottom row',
  C1: 'the left column',
  C2: 'the second column',
  C3: 'the third column',
  C4: 'the right column',
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  slot: (ayar: string, place: string) => `${ayar} ${place}`
});

/** “the third column”, of a line's name: C3. */
export const lineWord = (line: LineName): string => places[line];

/** “row 2, column 3” */
export const cellWord = (cell: number): string => places.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1);

/** “Teal 12a”, of a slot's id: teal-12a. */
export const slotWord = (id: string): string => places.slot(...slotParts(id));
/** The Ayar that is built behind, and the number of the place; two beside one step have its number with a letter each. */
export function slotParts(id: string): [ayar: string, place: string] {
  const [ayar = '', place = ''] = id.split('-');
  return [ayarWords[ayar as AyarName] ?? ayar, place.replace(/^0+/, '')];
}

export const potWords: Readonly<Record<string, string>> = catalogue('ayar.pots', {
  green: 'green jug',
  pink: 'pink flask',
  blue: 'blue bowl',
  yellow: 'yellow urn',
  orange: 'orange pitcher'
});

export const effectWords: Readonly<Record<string, { readonly name: string; readonly text: string }>> = catalogue(
  'ayar.effects',
  {
    power: { name: 'Power', text: 'one more power for this craft from now on' },
    llama: { name: 'Llama', text: 'one llama at once' },
    templeMoons: { name: 'Temple moons', text: 'every night two moons for each of your temples still on the board' },
    extraSun: { name: 'Extra sun', text: 'one more sun whenever a craft brings devotion' },
    moveRetiredStepMarker: { name: 'Move a marker', text: 'move a retired marker to another moon place' },
    dialPerIntiBonus: { name: 'Six for Inti', text: 'six devotion, once, for each Inti bonus you have by then' }
  }
);
