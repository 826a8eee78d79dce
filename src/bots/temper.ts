/** The tempers of bots, by name: no more than what a page must know to offer them. */

/**
 * What a bot likes more than it is worth: to build what pays later (builder), to keep what it has (miser), or the big thing
 * that may come to nothing (gambler). A bot without one weighs everything as it is worth.
 */
export const tempers = ['builder', 'miser', 'gambler'] as const;
export type Temper = (typeof tempers)[number];

export const isTemper = (name: string | undefined): name is Temper => tempers.some((one) => one === name);
