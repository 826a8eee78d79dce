/** Names of things: types, animals, shapes, ranks. */
import { catalogue } from '#words/catalogue.ts';
import { capital } from '#words/grammar.ts';
import type { Ground, Type } from '../rules/state.ts';

/** Hundredths of a centimetre, to a tenth: without the unit where there is no room, and with it. */
export const bare = (hundredths: number): string => (Math.round(hundredths / 10) / 10).toFixed(1);
export const cm = (hundredths: number): string => `${bare(hundredths)} cm`;

export const grounds: Readonly<Record<Ground | 'start', string>> = catalogue('aya.grounds', {
  forest: 'forest',
  mountain: 'mountain',
  desert: 'desert',
  pole: 'ice',
  field: 'field',
  garden: 'garden',
  start: 'Start'
});
export const ground = (type: Ground | 'start'): string => grounds[type];
export const type = (one: Type): string => capital(grounds[one]);

/** The ranks of the ladder, by their key in the edition. */
export const ranks: Readonly<Record<string, string>> = catalogue('aya.ranks', {
  'aya.rank.10': 'A thumb before the lens',
  'aya.rank.15': 'One lucky snapshot',
  'aya.rank.20': 'The album has begun',
  'aya.rank.25': 'Pages are filling',
  'aya.rank.30': 'Worth framing',
  'aya.rank.35': 'A wall of your own at the village hall',
  'aya.rank.40': 'A travelling exhibition',
  'aya.rank.45': 'A book with your names on it',
  'aya.rank.50': 'The river remembers you',
  'aya.rank.55': 'Nobody will believe you'
});
