/**
 * Who won, by how much, and whether a tie-break had to speak: told here for the result of a match, for what is shared and
 * spoken of it, and for the start page, which has no rules at hand.
 */
import type { Seat } from '#engine/game.ts';
import { words } from '#words/home.ts';

/** Somebody who scores, with the points and the place at the end. */
export type Scored = { readonly seat: Seat; readonly name: string; readonly points: number; readonly place: number };

export type Result = {
  readonly winners: readonly Seat[];
  readonly headline: string;
  readonly detail: string;
  /** Places were decided by more than points. */
  readonly tie: boolean;
};

/** Whether this seat has won, alone or with others. `places`: of all who score, best 1. */
export const won = (places: readonly number[], seat: Seat): boolean => places[seat] === 1;

/** `own`: what the game itself says of the end, where places cannot say it (`result` of its view). */
export function resultOf(all: readonly Scored[], own?: Pick<Result, 'headline' | 'detail'>): Result {
  const w = words.result;
  const first = all.filter(({ place }) => place === 1);
  const winners = first.map(({ seat }) => seat);
  const points = first[0]?.points ?? 0;
  const name = first[0]?.name ?? '';
  if (own) return { winners, ...own, tie: false };
  if (first.length > 1)
    return { winners, headline: w.shared(first.map((one) => one.name)), detail: w.sharedAll(points), tie: true };
  const headline = all.length === 1 ? w.done(name) : w.wins(name);
  const level = all.filter((one) => one.points === points);
  if (level.length > 1)
    return {
      winners,
      headline,
      detail: w.tied(
        level.map((one) => one.name),
        points
      ),
      tie: true
    };
  const [second] = all.filter(({ place }) => place > 1).sort((a, b) => a.place - b.place);
  const detail = second ? w.margin(points, points - second.points, second.name) : w.alone(points);
  return { winners, headline, detail, tie: false };
}
