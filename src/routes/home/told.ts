/** A match in the words of the home screen. */
import type { MatchSummary } from '#store/matches.ts';
import { shelf } from '#games/index.ts';
import type { GameMeta } from '#games/meta.ts';
import { resultOf } from '#play/result.ts';
import { words } from '#words/home.ts';
import type { Art } from './art.ts';

const metaOf = ({ game }: MatchSummary): GameMeta | undefined => shelf.find((meta) => meta.id === game);

/** Of a match that cannot be read not even the game is known. */
const gameName = (id: string): string => shelf.find((meta) => meta.id === id)?.name ?? (id || words.past.unknown);

/** The game of a match; a copy says that it is one, since its players are the same. */
export const titleOf = (match: MatchSummary): string =>
  isTrial(match) ? words.past.trialOf(gameName(match.game)) : headOf(match);

export const isTrial = ({ origin }: MatchSummary): boolean => origin?.why === 'trial';

/** The same beside the mark of a trial, which says it already. */
export const headOf = (match: MatchSummary): string =>
  match.origin && !isTrial(match) ? words.past.copy(gameName(match.game)) : gameName(match.game);

export const names = (match: MatchSummary): string[] => match.players.map(({ name }) => name);

/** Everybody who scores: the players, and an opponent without a seat if there is one. */
function everybody(match: MatchSummary): string[] {
  const rival = metaOf(match)?.rival;
  const more = (match.glance?.scores.length ?? 0) > match.players.length;
  return more && rival !== undefined ? [...names(match), rival] : names(match);
}

/** The same; all of them as one where they earn one score together. */
export const scorers = (match: MatchSummary): string[] =>
  metaOf(match)?.together ? [names(match).join(', ')] : everybody(match);

/** “Ada 46 · Ben 44” */
export function scoreLine(match: MatchSummary): string {
  const scores = match.glance?.scores;
  return scorers(match)
    .map((name, seat) => (scores ? `${name} ${scores[seat] ?? 0}` : name))
    .join(' · ');
}

/** How it ended, as its result says it; `art` is what shows its positions, where that could be loaded. */
export function result(match: MatchSummary, art?: Art): string {
  if (match.damaged || !match.glance) return words.past.damaged;
  const { places, scores, state } = match.glance;
  const all = everybody(match).map((name, seat) => ({
    seat,
    name,
    points: scores[seat] ?? 0,
    place: places[seat] ?? 0
  }));
  return resultOf(all, art?.view.result?.(art.game, state, names(match))).headline;
}
