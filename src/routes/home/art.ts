/** The pictures of positions, and everything else of a game's table: only when there is a match to show. */
import type { GameView } from '#games/view.ts';
import { fetchView } from '../shell/views.ts';

/** The view of a game, or undefined if this version has none or it cannot be loaded now. */
export async function loadView(id: string): Promise<GameView | undefined> {
  try {
    return await fetchView(id);
  } catch {
    return undefined;
  }
}
