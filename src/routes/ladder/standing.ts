/** What has been reached on a ladder, from the matches that are kept. Pure. */

/** A match of somebody alone, for a rung. */
export type Try = {
  readonly match: string;
  readonly rung: string;
  /** The date of a match of the day. */
  readonly day: string | null;
  readonly created: string;
  readonly updated: string;
  readonly over: boolean;
  readonly met: boolean;
  readonly points: number;
};

export type Standing = {
  /** Finished tries, oldest first. */
  readonly tries: readonly Try[];
  /** The best of them: goals reached before points, the earlier of equals. */
  readonly best: Try | undefined;
  readonly met: boolean;
  /** A try still in play, the last begun. */
  readonly open: Try | undefined;
};

const better = (one: Try, other: Try): boolean =>
  one.met === other.met ? one.points > other.points : one.met && !other.met;

function standing(all: readonly Try[]): Standing {
  const sorted = all.toSorted((a, b) => (a.created < b.created ? -1 : 1));
  const tries = sorted.filter(({ over }) => over);
  let best: Try | undefined;
  for (const one of tries) if (!best || better(one, best)) best = one;
  return { tries, best, met: best?.met ?? false, open: sorted.findLast(({ over }) => !over) };
}

/** How things stand on a rung. Matches of a day count for their day alone. */
export const onRung = (all: readonly Try[], rung: string): Standing =>
  standing(all.filter((one) => one.rung === rung && one.day === null));

export const onDay = (all: readonly Try[], day: string): Standing => standing(all.filter((one) => one.day === day));

/** Days before `day` that were played, the latest first. */
export const daysBefore = (all: readonly Try[], day: string): string[] =>
  [...new Set(all.flatMap((one) => (one.over && one.day !== null && one.day < day ? [one.day] : [])))].sort((a, b) =>
    a < b ? 1 : -1
  );

/** The date here, as `2026-11-21`. */
export function dateOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
