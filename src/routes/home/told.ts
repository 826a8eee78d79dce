/** A match in the words of the home screen. */
import type { MatchSummary } from '#store/matches.ts';
import { shelf } from '#games/index.ts';
import { words } from '#ui/words.ts';

export const gameName = (id: string): string => shelf.find((meta) => meta.id === id)?.name ?? id;

export const names = (match: MatchSummary): string[] => match.players.map(({ name }) => name);

/** Everybody who scores: the players, and an opponent without a seat if there is one; or all of them as one. */
export function scorers(match: MatchSummary): string[] {
  const { rival, together } = shelf.find((meta) => meta.id === match.game) ?? {};
  if (together) return [names(match).join(', ')];
  const more = (match.glance?.scores.length ?? 0) > match.players.length;
  return more && rival !== undefined ? [...names(match), rival] : names(match);
}

/** “Ada 46 · Ben 44” */
export function scoreLine(match: MatchSummary): string {
  const scores = match.glance?.scores;
  return scorers(match)
    .map((name, seat) => (scores ? `${name} ${scores[seat] ?? 0}` : name))
    .join(' · ');
}

/** “Ada wins by 2”, “drawn”, “shared by Ada and Ben”. */
export function outcome(match: MatchSummary): string {
  if (match.damaged || !match.glance) return words.past.damaged;
  const { places, scores } = match.glance;
  const all = scorers(match);
  const winners = all.map((_, seat) => seat).filter((seat) => places[seat] === 1);
  const first = winners[0];
  if (first === undefined) return '';
  const called = (seat: number): string => all[seat] ?? '';
  if (all.length === 1) return words.past.solo(called(0), scores[0] ?? 0);
  if (winners.length === all.length && winners.length > 1) return words.past.drawn;
  if (winners.length > 1) return words.past.shared(winners.map(called));
  const rest = scores.filter((_, seat) => seat !== first);
  const ahead = (scores[first] ?? 0) - Math.max(...rest);
  return rest.length && ahead > 0 ? words.past.winsBy(called(first), ahead) : words.past.wins(called(first));
}
