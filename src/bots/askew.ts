/** How weak levels misjudge: noise on what they think of each way, drawn anew each time. */
import type { Roll } from '#engine/game.ts';

/**
 * A draw of the standard Gumbel distribution. Adding it to values and taking the best is the same as drawing with soft-max
 * odds, so that a clear blunder stays rare and near-equal ways are a toss-up.
 */
export const gumbel = (roll: Roll): number => -Math.log(-Math.log((roll(1_000_000) + 0.5) / 1_000_000));
