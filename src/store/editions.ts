/** Personal editions: printed values of a game that the owner of a copy entered. They stay on this device. */
import * as v from 'valibot';
import { hash as hashOf, isHash, type Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import { read, write } from './db.ts';
import { announce } from './news.ts';
import { fitting, jsonObject, time } from './records.ts';

export type Edition = {
  /** Of `data`: the same data is the same edition. */
  readonly hash: Hash;
  readonly game: string;
  readonly name: string;
  readonly data: JsonObject;
  /** When it was saved last, ISO 8601. */
  readonly saved: string;
};

/** An edition from untrusted data; its hash is checked. */
export const edition: v.GenericSchema<unknown, Edition> = v.pipe(
  v.strictObject({
    hash: v.custom<Hash>(isHash),
    game: v.pipe(v.string(), v.maxLength(32)),
    name: v.pipe(v.string(), v.maxLength(80)),
    data: jsonObject,
    saved: time
  }),
  v.check(({ hash, data }) => hashOf(data) === hash, 'the data does not have the hash it is kept under')
);

/** The personal editions of one game, or of all, by name; damaged ones are left out. Throws StoreProblem. */
export async function listEditions(game?: string): Promise<Edition[]> {
  const rows = await read(['editions'], (tables) => tables.editions.toArray());
  return rows
    .map((row) => fitting(edition, row))
    .filter((row): row is Edition => row !== undefined && (game === undefined || row.game === game))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/**
 * Stores edition data under a name and returns it with its hash; the caller has had it checked by the game. The same data
 * again gets the new name. Throws StoreProblem.
 */
export async function saveEdition(game: string, name: string, data: JsonObject): Promise<Edition> {
  const row: Edition = {
    hash: hashOf(data),
    game,
    name: name.trim().slice(0, 80),
    data,
    saved: new Date().toISOString()
  };
  await write(['editions'], (tables) => tables.editions.put(row));
  announce({ about: 'settings' });
  return row;
}

/** Removes an edition. Matches played with it carry the data themselves and are not touched. Throws StoreProblem. */
export async function deleteEdition(hash: Hash): Promise<void> {
  await write(['editions'], (tables) => tables.editions.delete(hash));
  announce({ about: 'settings' });
}
