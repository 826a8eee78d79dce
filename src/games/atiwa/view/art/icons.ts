import type { Cut } from '#ui/brand/paper.ts';
import { byNight } from './draw/night.ts';
import { pieces } from './draw/pieces.ts';

export type IconName = keyof typeof pieces;

/** What each icon is cut from, on a grid of 24. */
export const ICONS: Readonly<Record<IconName, readonly Cut[]>> = pieces;
/** Those that would not be seen at night. */
export const NIGHT_ICONS: Partial<Record<IconName, readonly Cut[]>> = Object.fromEntries(
  (['fruitBat', 'treeBat', 'trainedBat', 'batHouse'] as const).map((name) => [name, byNight(pieces[name])])
);
