/** The levels of play, by name: no more than what a page must know to offer them. */

/**
 * What a person may choose as an opponent, weakest first. They differ in what they see: this step (easy), this turn in a hurry
 * (casual), with some care (keen) and with all it may bring (medium), the others' answers (hard), and what follows them (expert).
 */
export const levels = ['easy', 'casual', 'keen', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** Those that overlook much of a turn: what else could have been done says nothing of why they did what they did. */
export const isWeak = (level: Level): boolean => level === 'easy' || level === 'casual';

/** How long each may think on a device about one decision, in milliseconds; where it decides sooner, it is sooner. */
export const patience: Readonly<Record<Level, number>> = {
  easy: 150,
  casual: 300,
  keen: 500,
  medium: 1000,
  hard: 1500,
  expert: 3000
};
