/** The matches kept here that count for a game's ladder and for its game of the day. */
import { hash } from '#engine/hash.ts';
import { games, loadGame } from '#games/index.ts';
import type { Ladder } from '#games/ladder.ts';
import { won } from '#play/result.ts';
import { listMatches, loadMatch, type MatchSummary } from '#store/matches.ts';
import { recordOf, type Record } from './record.ts';
import type { Try } from './standing.ts';

type Opened = {
  /** Undefined in games without goals for somebody alone. */
  readonly ladder: Ladder | undefined;
  readonly tries: readonly Try[];
  readonly record: Record;
};

const load = async (id: string, edition?: Parameters<typeof loadGame>[1]) => {
  const game = await loadGame(id, edition);
  return { game, ladder: (await games[id]?.ladder?.())?.(game) };
};

/** One person, alone or against bots, all the way, and not tried out from the middle of another match. */
const counts = ({ players, mixed, origin }: MatchSummary): boolean =>
  players.filter(({ kind }) => kind === 'person').length === 1 && !mixed && (!origin || origin.why === 'repair');

/** The ladder of a game and everything tried on it and on its days. Throws StoreProblem. */
export async function openLadder(id: string): Promise<Opened> {
  const found = await load(id);
  /** Goals depend on the printed values: a match of another edition is judged by its own. */
  const ladders = new Map<string, Ladder | undefined>([[hash(found.game.edition), found.ladder]]);
  const tries: Try[] = [];
  const all = await listMatches();
  for (const match of all.filter((one) => one.game === id && counts(one))) {
    if (!match.glance || match.rulesVersion !== found.game.rulesVersion) continue;
    const alone = match.players.length === 1;
    if (!alone && match.day === null) continue;
    if (!ladders.has(match.edition)) {
      const { edition } = (await loadMatch(match.id)).charter;
      const own = await load(id, edition ?? undefined).catch(() => undefined);
      ladders.set(match.edition, own?.ladder);
    }
    const { id: name, day, created, updated, status, glance } = match;
    const me = match.players.findIndex(({ kind }) => kind === 'person');
    const over = status === 'over';
    const read = alone ? ladders.get(match.edition)?.read(glance.state) : undefined;
    // Where there are no goals, whoever has others to beat has won or not.
    const reached = read ?? { rung: '', met: over && glance.places.length > 1 && won(glance.places, me) };
    tries.push({ match: name, ...reached, day, created, updated, over, points: glance.scores[me] ?? 0 });
  }
  return { ladder: found.ladder, tries, record: recordOf(id, all) };
}
