import type { Cut } from '#ui/brand/paper.ts';
import { pieces } from './draw/pieces.ts';

export type IconName = keyof typeof pieces;

/** What each icon is cut from, on a grid of 24. */
export const ICONS: Readonly<Record<IconName, readonly Cut[]>> = pieces;
