/** A way that a match could take: its steps as if they had been taken, and what they are in words. Pure. */
import type { Game, Move, Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { carry, type Happening } from '#engine/timeline.ts';
import type { Reason } from '#bots/outlook.ts';
import { words } from '#words/review.ts';
import type { Tale } from './tale.ts';

/** What moves of one seat would bring about from a position, which is entry number `from`. */
export function walk(game: Game, start: JsonObject, moves: readonly Move[], by: Seat, from = 0): Happening[] {
  const steps: Happening[] = [];
  let state = start;
  for (const move of moves) {
    const { happening } = carry(game, state, move, { n: from + steps.length, by, draft: false }, false);
    steps.push(happening);
    state = happening.after;
  }
  return steps;
}

/** A step in the words of a hint, or those that the log would have for it. */
export const advised = ({ game, view, names }: Tale, { before, move, events }: Happening): string =>
  view.advice?.(game, before, move) ?? view.line(game, before, move, events, names) ?? view.undoes(game, before, move);

/** The two things that decide between two ways, in the words of the score sheet. */
export function reasonsInWords(tale: Tale, seat: Seat, all: readonly Reason[]): string[] {
  const weight = ({ side, points }: Reason): number => (side === seat ? points : -points);
  return all
    .filter((one) => weight(one) > 0)
    .slice(0, 2)
    .map(({ side, item, points }) => {
      const label = tale.view.item(tale.game, item);
      return side === seat
        ? words.own(label, points)
        : words.other(tale.names[side] ?? tale.rival ?? '', label, points);
    });
}
