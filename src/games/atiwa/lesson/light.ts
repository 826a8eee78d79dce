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
/** Where the next pollution falls. */
export const blots = '.mine .spot:has(.next), .mine .line';
/** Figures that warn: prices, rooms, and what will be missing. */
export const warnings = '.board .stall:has(.poor), .mine .none, .mine .bad';
/** The spaces that do this, among whatever else they do. */
export const doing = (act: string): string => `.board [data-acts~="${act}"]`;
/** What a home costs for which there is enough. */
export const homes = '.board .sale:not(:has(.poor))';
/** How the goal of whoever plays alone stands. */
export const goal = '.chips .goal';
/** The round in which a space is free again. */
export const until = '.board .until';
/** The spaces with a bonus for those who have much land. */
export const bonus = '.board .space:has(.bonus)';
