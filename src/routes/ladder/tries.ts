/** The matches kept here that count on a game's ladder. */
import { hash } from '#engine/hash.ts';
import { games, loadGame } from '#games/index.ts';
import type { Ladder } from '#games/ladder.ts';
import { listMatches, loadMatch, type MatchSummary } from '#store/matches.ts';
import type { Try } from './standing.ts';

const load = async (id: string, edition?: Parameters<typeof loadGame>[1]) => {
  const game = await loadGame(id, edition);
  const ladder = (await games[id]?.ladder?.())?.(game);
  return ladder && { game, ladder };
};

/** Alone, in person, and not tried out from the middle of another match. */
const counts = ({ game, players, origin }: MatchSummary, id: string): boolean =>
  game === id && players.length === 1 && players[0]?.kind === 'person' && (!origin || origin.why === 'repair');

/** The ladder of a game and everything tried on it; undefined if it has none. Throws StoreProblem. */
export async function openLadder(id: string): Promise<{ ladder: Ladder; tries: readonly Try[] } | undefined> {
  const found = await load(id);
  if (!found) return undefined;
  /** Goals depend on the printed values: a match of another edition is judged by its own. */
  const ladders = new Map<string, Ladder | undefined>([[hash(found.game.edition), found.ladder]]);
  const tries: Try[] = [];
  for (const match of (await listMatches()).filter((one) => counts(one, id))) {
    if (!match.glance || match.rulesVersion !== found.game.rulesVersion) continue;
    if (!ladders.has(match.edition)) {
      const { edition } = (await loadMatch(match.id)).charter;
      const own = await load(id, edition ?? undefined).catch(() => undefined);
      ladders.set(match.edition, own?.ladder);
    }
    const read = ladders.get(match.edition)?.read(match.glance.state);
    if (!read) continue;
    const { id: name, day, created, updated, status, glance } = match;
    tries.push({ match: name, ...read, day, created, updated, over: status === 'over', points: glance.scores[0] ?? 0 });
  }
  return { ladder: found.ladder, tries };
}
