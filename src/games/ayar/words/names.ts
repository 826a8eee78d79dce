/** What things are called, and the small grammar that sentences are made with. */
import type { Activity, AyarName, LineName } from '../editions/schema.ts';

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`;
export const list = (items: readonly string[]): string => joined(items, 'and');
export const either = (items: readonly string[]): string => joined(items, 'or');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const craftNames: Readonly<Record<Activity, string>> = {
  pottery: 'pots',
  weaving: 'cloth',
  terrace: 'maize',
  reed: 'islands'
};
/** The work itself. */
export const craftWork: Readonly<Record<Activity, string>> = {
  pottery: 'pottery',
  weaving: 'weaving',
  terrace: 'terrace farming',
  reed: 'reed bundling'
};
export const ayarWords: Readonly<Record<AyarName | 'gold', string>> = {
  teal: 'Teal',
  grey: 'Grey',
  brown: 'Brown',
  purple: 'Purple',
  gold: 'Gold'
};

export const lineWord = (line: string): string =>
  line.startsWith('C') ? `column ${line.slice(1)}` : `row ${line.slice(1)}`;
export const lineNamed = (line: LineName): string => lineWord(line);

/** “row 2, column 3” */
export const cellWord = (cell: number): string => `row ${Math.floor(cell / 4) + 1}, column ${(cell % 4) + 1}`;

/** “gap 12” of a slot's id: teal-12a → 12. */
export const slotWord = (id: string): string => {
  const [ayar = '', gap = ''] = id.split('-');
  return `${ayarWords[ayar as AyarName] ?? ayar} ${Number.parseInt(gap, 10)}`;
};

export const potWords: Readonly<Record<string, string>> = {
  green: 'green jug',
  pink: 'pink flask',
  blue: 'blue bowl',
  yellow: 'yellow urn',
  orange: 'orange pitcher'
};

export const effectWords: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  power: { name: 'Power', text: 'one more power for this craft, for the rest of the game' },
  llama: { name: 'Llama', text: 'one llama at once' },
  templeMoons: { name: 'Temple moons', text: 'every night two moons for each of your temples still on the board' },
  extraSun: { name: 'Extra sun', text: 'one more sun whenever a craft brings you devotion' },
  moveRetiredStepMarker: { name: 'Move a marker', text: 'move one of your retired markers to another moon place' },
  dialPerIntiBonus: { name: 'Six for Inti', text: 'six devotion for each Inti bonus you have' }
};
