/** The table this device has invited to and that has not begun: a page that is closed meanwhile opens it again. */
import * as v from 'valibot';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Player } from '#engine/log.ts';
import { count, gameId, id, json, jsonObject, name, player } from '#sync/schema.ts';
import { isObject } from '#engine/json.ts';
import { read, write } from './db.ts';
import { fitting } from './records.ts';

export type OpenTable = {
  readonly room: string;
  readonly match: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly players: readonly Player[];
  /** Seats of persons on this device. */
  readonly mine: readonly number[];
  readonly name: string;
  /** Data of a personal edition. */
  readonly edition: Json | null;
};

const schema: v.GenericSchema<unknown, OpenTable> = v.strictObject({
  room: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/)),
  match: id,
  game: gameId,
  options: jsonObject,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(8)),
  mine: v.pipe(v.array(count), v.maxLength(8)),
  name,
  edition: v.nullable(json)
});

const key = 'invitation';

/** Stores the open table; there is one at a time. Throws StoreProblem. */
export async function saveTable(table: OpenTable): Promise<void> {
  await write(['settings'], (tables) => tables.settings.put({ key, value: table }));
}

/** The open table, if there is one. Throws StoreProblem. */
export async function loadTable(): Promise<OpenTable | undefined> {
  const row: unknown = await read(['settings'], (tables) => tables.settings.get(key));
  return isObject(row) ? fitting(schema, row['value']) : undefined;
}

/** It has begun, or is called off. Throws StoreProblem. */
export async function dropTable(): Promise<void> {
  await write(['settings'], (tables) => tables.settings.delete(key));
}
