/** What aids at a table with the real box have in progress: one row for each aid. */
import * as v from 'valibot';
import { isObject, type JsonObject } from '#engine/json.ts';
import { read, write, type Tables } from './db.ts';
import { fitting, jsonObject, time } from './records.ts';

export type KeptAid = {
  /** Data of the edition it goes by; null for the one that the app ships. */
  readonly edition: JsonObject | null;
  /** Only the aid knows what it means, and checks it; null when nothing is in progress. */
  readonly state: JsonObject | null;
};

/** What an aid kept, as it travels: when that was, ISO 8601, is null where an earlier Wayside kept it. */
export type AidRow = KeptAid & { readonly game: string; readonly aid: string; readonly saved: string | null };

const name = v.pipe(v.string(), v.regex(/^[^:]{1,64}$/));
export const aidRow: v.GenericSchema<unknown, AidRow> = v.strictObject({
  game: name,
  aid: name,
  edition: v.nullable(jsonObject),
  state: v.nullable(jsonObject),
  saved: v.fallback(v.nullable(time), null)
});

const prefix = 'aid:';
const keyOf = (game: string, aid: string): string => `${prefix}${game}:${aid}`;

/** A row of the store; undefined if it is damaged. */
function rowOf(stored: unknown): AidRow | undefined {
  const { key, value } = isObject(stored) ? stored : {};
  const [, game, aid] = typeof key === 'string' ? key.split(':') : [];
  return isObject(value) ? fitting(aidRow, { saved: null, ...value, game, aid }) : undefined;
}

const put = (tables: Tables, { game, aid, ...value }: AidRow): Promise<string> =>
  tables.settings.put({ key: keyOf(game, aid), value });

/** What an aid kept, if it is there and whole. Throws StoreProblem. */
export async function readAid(game: string, aid: string): Promise<KeptAid | undefined> {
  const row = rowOf(await read(['settings'], (tables) => tables.settings.get(keyOf(game, aid))));
  return row && { edition: row.edition, state: row.state };
}

/** Keeps this for an aid, in place of what it kept before. Throws StoreProblem. */
export async function keepAid(game: string, aid: string, { edition, state }: KeptAid): Promise<void> {
  const saved = new Date().toISOString();
  await write(['settings'], (tables) => put(tables, { game, aid, edition, state, saved }));
}

/** Whatever is in progress; what is damaged is left out. Throws StoreProblem. */
export async function listAids(): Promise<AidRow[]> {
  const rows = await read(['settings'], (tables) => tables.settings.where('key').startsWith(prefix).toArray());
  return rows.flatMap((stored) => rowOf(stored) ?? []).filter(({ state }) => state !== null);
}

/** Takes what is in progress from elsewhere, within a transaction, unless it may be older than what is here; true if it did. */
export async function takeAid(tables: Tables, one: AidRow): Promise<boolean> {
  const here = rowOf(await tables.settings.get(keyOf(one.game, one.aid)));
  if (one.state === null || (here && !isLater(one, here))) return false;
  await put(tables, one);
  return true;
}

/** Where nobody knows when it was kept, only what is not in progress gives way. */
function isLater({ saved }: AidRow, here: AidRow): boolean {
  if (here.saved === null) return here.state === null;
  return saved !== null && Date.parse(saved) > Date.parse(here.saved);
}
