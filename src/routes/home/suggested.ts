/** Which level of a bot to sit down with next, from how the last matches against bots went on this device. */
import { levels, type Level } from '#bots/level.ts';
import { won } from '#play/result.ts';
import type { MatchSummary } from '#store/matches.ts';

/** `won` or `lost`: the streak that led from `from` to `level`; neither where the last matches leave it as it was. */
export type Suggested = { readonly level: Level; readonly from: Level; readonly streak: 'won' | 'lost' | 'even' };

/** So many in a row against the same level lead up, or down. */
const STREAK = 2;

const isLevel = (level: string | null): level is Level => levels.some((one) => one === level);

type Fought = { readonly level: Level; readonly won: boolean };

/** A finished match of one person against the same bots all the way; undefined if it is anything else. */
function fought({ players, mixed, status, glance, origin }: MatchSummary): Fought | undefined {
  const persons = players.filter(({ kind }) => kind === 'person');
  if (status !== 'over' || origin || mixed || !glance || persons.length !== 1 || players.length < 2) return undefined;
  const strongest = Math.max(...players.map(({ level }) => (isLevel(level) ? levels.indexOf(level) : -1)));
  const level = levels[strongest];
  return level && { level, won: won(glance.places, players.indexOf(persons[0]!)) };
}

/** Undefined as long as nobody has finished a match of this game against bots here. */
export function suggested(game: string, matches: readonly MatchSummary[]): Suggested | undefined {
  const last = matches
    .filter((match) => match.game === game)
    .toSorted((a, b) => (a.updated < b.updated ? 1 : -1))
    .flatMap((match) => fought(match) ?? []);
  const from = last[0]?.level;
  if (!from) return undefined;
  const streak = last.slice(0, STREAK).filter(({ level }) => level === from);
  const at = levels.indexOf(from);
  const isLong = streak.length === STREAK;
  if (isLong && streak.every(({ won }) => won) && at + 1 < levels.length)
    return { level: levels[at + 1]!, from, streak: 'won' };
  if (isLong && streak.every(({ won }) => !won) && at > 0) return { level: levels[at - 1]!, from, streak: 'lost' };
  return { level: from, from, streak: 'even' };
}
