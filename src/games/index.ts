/** Every game Wayside knows. Metas come at once; rules, bots and views only when asked for. */
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import { Said } from '#engine/said.ts';
import * as list from '#games/list.ts';
import { words } from '#words/misfits.ts';
import type { GameEntry } from './entry.ts';
import type { GameMeta } from './meta.ts';

export type { GameEntry, RulesModule, World } from './entry.ts';

/** The games that can be played, by id, in the order of the shelf. */
export const games: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  Object.values<GameEntry>(list)
    .sort(({ meta: a }, { meta: b }) => (a.id < b.id ? -1 : 1))
    .map((entry) => [entry.meta.id, entry])
);

export const shelf: readonly GameMeta[] = Object.values(games).map(({ meta }) => meta);

/**
 * The game with this id and edition (the standard one without), in the version of its rules that a match began with, if it is
 * still kept, else the newest. Throws an Error in words if there is none.
 */
export async function loadGame(id: string, edition?: Json, version?: number): Promise<Game> {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry) throw new Said(words.noGame(id));
  const { game, withEdition } = await entry.rules();
  const earlier = version !== undefined && version !== game.rulesVersion;
  if (edition === undefined && !earlier) return game;
  const made = withEdition(edition ?? game.edition, version);
  if ('id' in made) return made;
  throw new Said(made.join(' '));
}
