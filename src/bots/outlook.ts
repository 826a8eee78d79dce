/** How a match may end from a position: rehearsals of quick play to its end, with the luck of a seed. */
import { seededRoll } from '#engine/chance.ts';
import { standing, total, type Move, type Rules, type ScoreLine, type Seat } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import { lead, type Mind } from './mind.ts';
import type { Width } from './plan.ts';
import { goOn } from './turn.ts';

/** One rehearsed end: the score sheets of all sides (the seats, and after them a rival), and what of the win is each one’s. */
export type End = { readonly lines: readonly (readonly ScoreLine[])[]; readonly wins: readonly number[] };

/** Means over several ends, for each side. */
export type Outlook = { readonly points: readonly number[]; readonly wins: readonly number[] };

/** What one way brings more of than another to one side, under this item of the score sheet; negative: less. */
export type Reason = { readonly side: Seat; readonly item: string; readonly points: number };

/** Every side plays its turns well enough that none throws the match away, and quickly. */
const quick: Width = { beam: 2, each: 0, keep: 1 };

/** Plays on from a position to the end; the same seed brings the same draws. */
export function rehearse<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  mind: Mind<S, M>,
  from: S,
  seed: string
): End {
  const state = game.clone(from);
  goOn(game, mind, state, quick, seededRoll(seed), Infinity);
  const { lines, places } = standing(game, state);
  const first = places.filter((place) => place === 1).length;
  return { lines, wins: places.map((place) => (place === 1 ? 1 / first : 0)) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export function outlookOf(ends: readonly End[]): Outlook {
  const sides = ends[0]!.lines.map((_, side) => side);
  return {
    points: sides.map((side) => mean(ends.map(({ lines }) => total(lines[side]!)))),
    wins: sides.map((side) => mean(ends.map(({ wins }) => wins[side]!)))
  };
}

/** The margin of a seat at an end. */
const marginOf = ({ lines }: End, seat: Seat): number => lead(lines.map(total), seat);

/** How much better the ends of one way are for a seat than those of another under the same luck, and how sure that is. */
export function gainOf(better: readonly End[], played: readonly End[], seat: Seat): { gain: number; error: number } {
  const gains = better.map((end, n) => marginOf(end, seat) - marginOf(played[n]!, seat));
  const gain = mean(gains);
  const spread = mean(gains.map((one) => (one - gain) ** 2));
  // A single one tells nothing of how sure it is.
  return { gain, error: gains.length > 1 ? Math.sqrt(spread / (gains.length - 1)) : Infinity };
}

/** What makes the difference, the weightiest first: a point more for oneself, or one less for somebody else. */
export function reasonsFor(better: readonly End[], played: readonly End[], seat: Seat): Reason[] {
  const sums = new Map<string, { side: Seat; item: string; points: number }>();
  const count = (ends: readonly End[], sign: 1 | -1): void => {
    for (const { lines } of ends)
      for (const [side, sheet] of lines.entries())
        for (const { item, points } of sheet) {
          const key = `${side} ${item}`;
          const sum = sums.get(key) ?? { side, item, points: 0 };
          sum.points += (sign * points) / ends.length;
          sums.set(key, sum);
        }
  };
  count(better, 1);
  count(played, -1);
  const weight = ({ side, points }: Reason): number => (side === seat ? points : -points);
  return [...sums.values()].filter((one) => Math.abs(one.points) >= 0.5).sort((a, b) => weight(b) - weight(a));
}
