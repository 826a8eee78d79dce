import { Said } from '#engine/said.ts';
import type { GameView } from '#games/view.ts';
import { words } from '#words/play.ts';
import { fetchView } from '#shell/views.ts';

/** The table of a game and its words. Throws an Error in words if there is none. */
export async function loadView(game: string): Promise<GameView> {
  const view = await fetchView(game);
  if (!view) throw new Said(words.open.noGame);
  return view;
}
