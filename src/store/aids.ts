/** What aids at a table with the real box have in progress: one row for each aid. */
import { isObject, type JsonObject } from '#engine/json.ts';
import { read, write } from './db.ts';

export type KeptAid = {
  /** Data of the edition it goes by; null for the one that the app ships. */
  readonly edition: JsonObject | null;
  /** Only the aid knows what it means, and checks it; null when nothing is in progress. */
  readonly state: JsonObject | null;
};

const fits = (value: unknown): value is JsonObject | null => value === null || isObject(value);
const keyOf = (game: string, aid: string): string => `aid:${game}:${aid}`;

/** What an aid kept, if it is there and whole. Throws StoreProblem. */
export async function readAid(game: string, aid: string): Promise<KeptAid | undefined> {
  const row = await read(['settings'], (tables) => tables.settings.get(keyOf(game, aid)));
  const value = isObject(row) ? row['value'] : undefined;
  if (!isObject(value)) return undefined;
  const { edition, state } = value;
  if (!fits(edition) || !fits(state)) return undefined;
  return { edition, state };
}

/** Keeps this for an aid, in place of what it kept before. Throws StoreProblem. */
export async function keepAid(game: string, aid: string, value: KeptAid): Promise<void> {
  await write(['settings'], (tables) => tables.settings.put({ key: keyOf(game, aid), value }));
}
