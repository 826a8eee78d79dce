/** Personal editions: printed values of a game that the owner of a copy entered. They stay on this device. */
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';

export type Edition = {
  /** Of `data`: the same data is the same edition. */
  readonly hash: Hash;
  readonly game: string;
  readonly name: string;
  readonly data: JsonObject;
  /** When it was saved last, ISO 8601. */
  readonly saved: string;
};

/** The personal editions of one game, by name. */
export function listEditions(_game: string): Promise<Edition[]> {
  return Promise.resolve([]);
}

/** Stores edition data under a name (the caller has had it checked by the game) and returns it with its hash. */
export function saveEdition(_game: string, _name: string, _data: JsonObject): Promise<Edition> {
  return Promise.reject(new Error('not built yet'));
}

/** Removes an edition. Matches played with it carry the data themselves and are not touched. */
export function deleteEdition(_hash: Hash): Promise<void> {
  return Promise.resolve();
}
