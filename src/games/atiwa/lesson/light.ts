/** Where things lie on the table, as the lesson lights them. */
import type { Token } from '../rules/state.ts';

export const space = (id: string): string => `[data-space="${id}"]`;
export const row = (token: Token): string => `.mine .supply [data-topic="piece-${token}"]`;
export const supply = '.mine .supply';
export const land = '.mine .land';
export const forecast = '.mine button.lip';
export const scores = '.chips .chip';
/** My points, gold, food to find and nature. */
export const stock = '.chips .front, .chips .on';
export const dock = '.foot .go';
export const choices = '.foot .choices';
/** What is to be done, with its figures. */
export const said = '.foot .say';
/** The room left for each kind. */
export const rooms = '.mine .supply .room';
/** The space of the round that is on. */
export const now = '.board .space.now';
/** The spaces with a bonus for those who have much land. */
export const bonus = '.board .space:has(.bonus)';
