/** The edition that an aid goes by: what it kept, though that may be deleted since, or refused by newer rules. */
import type { Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { Said } from '#engine/said.ts';
import { loadGame } from '#games/index.ts';
import type { KeptAid } from '#store/aids.ts';
import type { Edition } from '#store/editions.ts';

/** An edition that is not among the stored ones any more: no hash is like this. */
export const GONE = 'gone';

/** What stands for the edition in a list of the stored ones; empty for the one that the app ships. */
export function shownAs(kept: KeptAid | undefined, editions: readonly Edition[]): string {
  if (!kept?.edition) return '';
  const wanted = hash(kept.edition);
  return editions.some((one) => one.hash === wanted) ? wanted : GONE;
}

type Taken = {
  readonly game: Game;
  readonly kept: KeptAid | undefined;
  /** The rules refuse the edition: the aid begins anew with the one that the app ships. */
  readonly refused: boolean;
};

/** The game for what an aid kept. Throws where the game cannot be had at all. */
export async function gameFor(id: string, kept: KeptAid | undefined): Promise<Taken> {
  if (!kept?.edition) return { game: await loadGame(id), kept, refused: false };
  try {
    return { game: await loadGame(id, kept.edition), kept, refused: false };
  } catch (error) {
    if (!(error instanceof Said)) throw error;
    return { game: await loadGame(id), kept: undefined, refused: true };
  }
}
