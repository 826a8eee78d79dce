/** The pictures of positions, and everything else of a game's table: only when there is a match to show. */
import type { GameView } from '#games/view.ts';
import { views } from '#games/views.ts';

/** The view of a game, or undefined if this version has none or it cannot be loaded now. */
export async function loadView(id: string): Promise<GameView | undefined> {
  try {
    return await views[id]?.();
  } catch {
    return undefined;
  }
}
