import type { GameView } from '#games/view.ts';
import { views } from '#games/views.ts';
import { words } from '#ui/words-play.ts';

/** The table of a game and its words. Throws an Error in words if there is none. */
export async function loadView(game: string): Promise<GameView> {
  const load = Object.hasOwn(views, game) ? views[game] : undefined;
  if (!load) throw new Error(words.open.noGame);
  return load();
}
