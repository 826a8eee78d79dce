/** Editions as data: the one a game ships, what the game says about another, and the file one travels in. */
import { isObject, type Json, type JsonObject } from '#engine/json.ts';
import { Said } from '#engine/said.ts';
import { games } from '#games/index.ts';
import type { Edition } from '#store/editions.ts';
import type { ExportFile } from '#match/transfer.ts';
import { more } from '#words/settings.ts';

const FORMAT = 'wayside.edition/1';
const LARGEST = 2_000_000;

async function rulesOf(game: string) {
  const entry = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!entry) throw new Said(more.editions.otherGame);
  return entry.rules();
}

/** A copy of the data that the game ships. */
export async function standardData(game: string): Promise<JsonObject> {
  return structuredClone((await rulesOf(game)).game.edition);
}

/** What keeps the game from being played with this data, in words; empty if nothing does. */
export async function wrongWith(game: string, data: Json): Promise<readonly string[]> {
  const made = (await rulesOf(game)).withEdition(data);
  return 'id' in made ? unread(data, made.edition).slice(0, 5).map(more.editions.unread) : made;
}

/** Where the data says something that the game did not take over; what is only text is a note of its owner's. */
function unread(data: unknown, taken: unknown, path = ''): string[] {
  if (Array.isArray(data)) {
    const read: readonly unknown[] = Array.isArray(taken) ? taken : [];
    return data.flatMap((one, n) => unread(one, read[n], `${path}[${n}]`));
  }
  if (!isObject(data)) return taken === undefined && typeof data !== 'string' ? [path] : [];
  if (!isObject(taken)) return [path];
  return Object.entries(data).flatMap(([key, one]) => unread(one, taken[key], path === '' ? key : `${path}.${key}`));
}

export function editionFile({ game, name, data }: Edition): ExportFile {
  const plain = name.normalize('NFKD').replace(/[^\w]+/g, '-');
  return {
    name: `wayside-edition-${game}-${plain}.json`,
    type: 'application/json',
    text: JSON.stringify({ format: FORMAT, game, name, data }, undefined, 1)
  };
}

/** Reads an edition file; a string says why not. The data itself is judged by the game (`wrongWith`). */
export function readEdition(text: string): { game: string; name: string; data: JsonObject } | string {
  if (text.length > LARGEST) return more.imported.refused.large;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return more.imported.refused.unreadable;
  }
  if (!isObject(value) || value.format !== FORMAT || !isObject(value.data)) return more.editions.foreign;
  const { game, name, data } = value;
  if (typeof name !== 'string' || !name.trim() || name.length > 60) return more.editions.foreign;
  if (typeof game !== 'string' || !Object.hasOwn(games, game)) return more.editions.otherGame;
  return { game, name: name.trim(), data: data as JsonObject };
}
