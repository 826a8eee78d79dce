/** A temple in a row of the temple area: whose it is, and of which activity, as one number. */
import type { Seat } from '#engine/game.ts';
import type { Craft } from './state.ts';

export const templeOf = (seat: Seat, craft: Craft): number => seat * 4 + craft;
export const ownerOf = (temple: number): Seat => temple >> 2;
export const craftOf = (temple: number): Craft => temple & 3;
