/** What somebody has done in a game on this device, from the matches that are kept. Pure. */
import { levels, type Level } from '#bots/level.ts';
import { won } from '#play/result.ts';
import type { MatchSummary } from '#store/matches.ts';

export type Record = {
  /** Finished matches of one person, alone or against bots. */
  readonly matches: number;
  /** The most points in one of them; undefined as long as there is none. */
  readonly best: number | undefined;
  /** Against bots, by the strongest at the table: only levels that were met, weakest first. */
  readonly levels: readonly { readonly level: Level; readonly matches: number; readonly won: number }[];
  /** Against bots, how many were won in a row: up to the last match, and at best. */
  readonly streak: number;
  readonly longest: number;
};

type Played = { readonly level: Level | undefined; readonly won: boolean; readonly points: number };

function played({ players, mixed, status, glance, origin }: MatchSummary): Played | undefined {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [me] = persons;
  if (status !== 'over' || !glance || me === undefined || persons.length > 1) return undefined;
  // Nobody's own: played on from the middle of another match, or by somebody else for a while.
  if (origin?.why === 'trial' || mixed) return undefined;
  const level = levels.findLast((one) => players.some((player) => player.level === one));
  return { level, won: won(glance.places, me), points: glance.scores[me] ?? 0 };
}

export function recordOf(game: string, matches: readonly MatchSummary[]): Record {
  const all = matches
    .filter((match) => match.game === game)
    .toSorted((a, b) => (a.updated < b.updated ? -1 : 1))
    .flatMap((match) => played(match) ?? []);
  const rows = levels.map((level) => {
    const against = all.filter((one) => one.level === level);
    return { level, matches: against.length, won: against.filter(({ won }) => won).length };
  });
  let streak = 0;
  let longest = 0;
  for (const { level, won } of all) {
    if (level === undefined) continue;
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    matches: all.length,
    best: all.length > 0 ? Math.max(...all.map(({ points }) => points)) : undefined,
    levels: rows.filter((row) => row.matches > 0),
    streak,
    longest
  };
}
