/** The tables of the games, in a browser only: pages are built beforehand without them, and without their styles. */
import type { GameView } from '#games/view.ts';
import { games } from '#games/index.ts';

/** The table of this game, or undefined if this version has none. */
export function fetchView(game: string): Promise<GameView> | undefined {
  return !import.meta.env.SSR && Object.hasOwn(games, game) ? games[game]!.view() : undefined;
}
