/** The pictures of positions, and everything else of a game's table: only when there is a match to show. */
import type { Game } from '#engine/game.ts';
import { loadGame } from '#games/index.ts';
import type { GameView } from '#games/view.ts';
import type { MatchSummary } from '#store/matches.ts';
import { fetchView } from '#shell/views.ts';

/** What shows a position: the view of its game, and the game for the edition that it is played with. */
export type Art = { readonly view: GameView; readonly game: Game };
/** By edition: see `artKey`. */
export type Gallery = Readonly<Record<string, Art | undefined>>;

/** Matches of one edition look alike. */
export const artKey = ({ game, edition, rulesVersion }: MatchSummary): string => `${game} ${rulesVersion} ${edition}`;

/** The view of a game, or undefined if this version has none or it cannot be loaded now. */
export async function loadView(id: string): Promise<GameView | undefined> {
  try {
    return await fetchView(id);
  } catch {
    return undefined;
  }
}

/** What shows these matches. */
export async function loadArt(matches: readonly MatchSummary[]): Promise<Gallery> {
  const wanted = new Map(matches.map((match) => [artKey(match), match]));
  return Object.fromEntries(
    await Promise.all([...wanted].map(async ([key, match]) => [key, await artOf(match)] as const))
  );
}

async function artOf(match: MatchSummary): Promise<Art | undefined> {
  const view = await loadView(match.game);
  const game = view && (await playedBy(match).catch(() => undefined));
  return view && game && { view, game };
}

/** The game for the edition of a match: an owner's travels with the match. */
async function playedBy({ id, game, edition, rulesVersion }: MatchSummary): Promise<Game> {
  const [standard, { hash }] = await Promise.all([loadGame(game, undefined, rulesVersion), import('#engine/hash.ts')]);
  if (hash(standard.edition) === edition) return standard;
  const [{ gameOf }, { loadMatch }] = await Promise.all([import('#match/game-of.ts'), import('#store/matches.ts')]);
  return gameOf((await loadMatch(id)).charter);
}
