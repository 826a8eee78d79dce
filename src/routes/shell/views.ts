/**
 * The tables of the games, in a browser only: what no page built beforehand can show, none of them brings the styles of
 * (SvelteKit links those of whatever the building of a page could reach).
 */
import type { GameView } from '#games/view.ts';
import { views } from '#games/views.ts';

/** The table of this game, or undefined if this version has none. */
export function fetchView(game: string): Promise<GameView> | undefined {
  return !import.meta.env.SSR && Object.hasOwn(views, game) ? views[game]!() : undefined;
}
