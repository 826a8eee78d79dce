/** The game that a stored match is played by. */
import type { Game } from '#engine/game.ts';
import { hash } from '#engine/hash.ts';
import { loadGame } from '#games/index.ts';
import type { Charter } from '#store/matches.ts';
import { StoreProblem } from '#store/problem.ts';

/** Throws StoreProblem `rules` if this Wayside has another version of the game, or none. */
export async function gameOf({ header, edition }: Charter): Promise<Game> {
  const game = await loadGame(header.game, edition ?? undefined, header.rulesVersion).catch((error: unknown) => {
    throw new StoreProblem('rules', (error as Error).message, error);
  });
  if (game.rulesVersion !== header.rulesVersion || hash(game.edition) !== header.edition)
    throw new StoreProblem('rules', `This match needs version ${header.rulesVersion} of the rules of ${header.game}.`);
  return game;
}
