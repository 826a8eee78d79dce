/** Matches kept from earlier states of the house, in tests/games/records. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Move } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

export type Kept = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: JsonObject;
  /** The hash of the position it ended in, and the points of each seat. */
  readonly end: string;
  readonly points: readonly number[];
  readonly moves: readonly Move[];
};

const folder = new URL('../games/records/', import.meta.url);

/** Their names, without the ending of the file. */
export const keptNames: readonly string[] = readdirSync(folder).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);

export const readKept = (name: string): Kept =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Kept;
