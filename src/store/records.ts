/** The shape of everything stored or exported about a match, as schemas: what is read is checked before it is believed. */
import * as v from 'valibot';
import type { Move, Turn } from '#engine/game.ts';
import { isHash, type Hash } from '#engine/hash.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Entry, Header, Player } from '#engine/log.ts';
import type { Past } from '#sync/record.ts';

/** True for plain JSON data, at most `depth` levels deep, without the key `__proto__`. */
function isJson(value: unknown, depth = 32): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isJson(item, depth - 1));
}
const isJsonObject = (value: unknown): value is JsonObject =>
  isJson(value) && value !== null && !Array.isArray(value) && typeof value === 'object';

const hash = v.custom<Hash>(isHash, 'no hash');
const json = v.custom<Json>((value) => isJson(value), 'no JSON');
export const jsonObject = v.custom<JsonObject>(isJsonObject, 'no JSON object');
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(count, v.maxValue(31));
export const id = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z_-]{1,64}$/));
const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/));
export const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/));
const move = v.custom<Move>((value) => isJsonObject(value) && typeof value['type'] === 'string', 'no move');

const player: v.GenericSchema<unknown, Player> = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(64)),
  kind: v.picklist(['person', 'bot']),
  level: v.nullable(v.pipe(v.string(), v.maxLength(32)))
});

export const header: v.GenericSchema<unknown, Header> = v.strictObject({
  format: v.literal('wayside.match/1'),
  id,
  game: gameId,
  rulesVersion: count,
  edition: hash,
  options: jsonObject,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(8)),
  dice: v.pipe(v.array(hash), v.minLength(1), v.maxLength(8)),
  created: time
});

export const entry: v.GenericSchema<unknown, Entry> = v.variant('type', [
  v.strictObject({ n: count, type: v.literal('move'), seat, move }),
  v.strictObject({ n: count, type: v.literal('draw'), move, links: v.pipe(v.array(hash), v.maxLength(8)) })
]);

const past: v.GenericSchema<unknown, Past> = v.strictObject({ header, until: count });

/** Why a match is a copy of another: tried from the middle, rescued from damage, or one arm of a fork. */
export const copyReasons = ['trial', 'repair', 'fork'] as const;
export type CopyReason = (typeof copyReasons)[number];

/** What never changes of a match once it is made. */
export type Charter = {
  readonly header: Header;
  readonly past: readonly Past[];
  /** Data of the edition if it is not the one that the app ships. */
  readonly edition: Json | null;
  /** The secrets behind `header.dice`; null for the dice of other devices. */
  readonly secrets: readonly (Hash | null)[];
  readonly copy: CopyReason | null;
};
export const charter: v.GenericSchema<unknown, Charter> = v.strictObject({
  header,
  past: v.pipe(v.array(past), v.maxLength(64)),
  edition: v.nullable(json),
  secrets: v.pipe(v.array(v.nullable(hash)), v.maxLength(8)),
  copy: v.nullable(v.picklist(copyReasons))
});
export const record: v.GenericSchema<unknown, { readonly match: string; readonly charter: Charter }> = v.strictObject({
  match: id,
  charter
});

export const entryRow: v.GenericSchema<
  unknown,
  { readonly match: string; readonly n: number; readonly hash: Hash; readonly entry: Entry }
> = v.strictObject({ match: id, n: count, hash, entry });

/** The moves of an unfinished turn, and those taken back, the next to be played again last. */
export type DraftMoves = { readonly moves: readonly Move[]; readonly undone: readonly Move[] };
export const draftMoves: v.GenericSchema<unknown, DraftMoves> = v.strictObject({
  moves: v.pipe(v.array(move), v.maxLength(10_000)),
  undone: v.pipe(v.array(move), v.maxLength(10_000))
});

/** What a list shows of a position: raw fields, to be put into words by whoever shows them. */
export type Glance = {
  /** Who is to act. */
  readonly turn: Turn;
  /** Points per seat. */
  readonly scores: readonly number[];
  /** Final places per seat once over, a forecast before. */
  readonly places: readonly number[];
  /** The position with drafted moves: for `doing` and the small picture. A cache, never the truth. */
  readonly state: JsonObject;
};
const glance: v.GenericSchema<unknown, Glance> = v.strictObject({
  turn: v.union([seat, v.picklist(['chance', 'world', 'over'])]),
  scores: v.array(v.number()),
  places: v.array(v.number()),
  state: jsonObject
});

/** The changing part of a match beside its log. */
export type MatchRow = {
  readonly id: string;
  readonly updated: string;
  /** Length and last hash of the log. */
  readonly count: number;
  readonly tip: Hash;
  readonly draft: DraftMoves;
  readonly glance: Glance;
};
export const matchRow: v.GenericSchema<unknown, MatchRow> = v.strictObject({
  id,
  updated: time,
  count,
  tip: hash,
  draft: draftMoves,
  glance
});

/** The value if it fits the schema, otherwise undefined. */
export function fitting<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
