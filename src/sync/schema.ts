/** The shape of everything that is stored, exported or sent about a match: what is read is checked before it is believed. */
import * as v from 'valibot';
import type { Move } from '#engine/game.ts';
import { isHash, type Hash } from '#engine/hash.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Accord, Entry, Header, Player } from '#engine/log.ts';
import type { Past } from './record.ts';

/** True for plain JSON data, at most `depth` levels deep, without the key `__proto__`. */
function isJson(value: unknown, depth = 32): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isJson(item, depth - 1));
}
/** Browsers differ in what they make of the 31st of February: it is none. */
function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text.slice(0, 10);
}
const isJsonObject = (value: unknown): value is JsonObject =>
  isJson(value) && value !== null && !Array.isArray(value) && typeof value === 'object';

export const hash = v.custom<Hash>(isHash, 'no hash');
export const json = v.custom<Json>((value) => isJson(value), 'no JSON');
export const jsonObject = v.custom<JsonObject>(isJsonObject, 'no JSON object');
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const seat = v.pipe(count, v.maxValue(31));
/** As many devices as there can be seats. */
export const place = v.pipe(count, v.maxValue(7));
export const id = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z_-]{1,64}$/));
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/));
/** A moment that there is: of one that only looks like it no page could say when that was. */
export const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/),
  v.check((text) => isMoment(text), 'no such moment')
);
export const name = v.pipe(v.string(), v.maxLength(64));
export const move = v.custom<Move>((value) => isJsonObject(value) && typeof value['type'] === 'string', 'no move');

export const player: v.GenericSchema<unknown, Player> = v.strictObject({
  name,
  kind: v.picklist(['person', 'bot']),
  level: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  temper: v.exactOptional(v.pipe(v.string(), v.maxLength(32)))
});

const common = {
  id,
  game: gameId,
  rulesVersion: count,
  edition: hash,
  options: jsonObject,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(8)),
  dice: v.pipe(v.array(hash), v.minLength(1), v.maxLength(8)),
  created: time
};
/** A date of the calendar, as `2026-11-21`. */
const day = v.pipe(v.string(), v.isoDate());

export const header: v.GenericSchema<unknown, Header> = v.variant('format', [
  v.strictObject({ format: v.literal('wayside.match/1'), ...common }),
  v.strictObject({
    format: v.literal('wayside.match/2'),
    ...common,
    devices: v.pipe(v.array(v.strictObject({ id, name })), v.minLength(1), v.maxLength(8)),
    holders: v.pipe(v.array(place), v.maxLength(8))
  }),
  v.strictObject({
    format: v.literal('wayside.match/3'),
    ...common,
    dice: v.pipe(v.array(hash), v.maxLength(0)),
    day
  })
]);

export const accord: v.GenericSchema<unknown, Accord> = v.variant('type', [
  v.strictObject({ type: v.literal('back'), to: count }),
  v.strictObject({ type: v.literal('end') }),
  v.strictObject({ type: v.literal('hand'), seat, to: place, player }),
  v.strictObject({ type: v.literal('rest'), place }),
  v.strictObject({ type: v.literal('device'), place, id, name, dice: hash })
]);

export const entry: v.GenericSchema<unknown, Entry> = v.variant('type', [
  v.strictObject({ n: count, type: v.literal('move'), seat, move }),
  v.strictObject({ n: count, type: v.literal('draw'), move, links: v.pipe(v.array(hash), v.maxLength(8)) }),
  v.strictObject({
    n: count,
    type: v.literal('accord'),
    by: place,
    with: v.pipe(v.array(place), v.minLength(1), v.maxLength(8)),
    what: accord
  })
]);

export const past: v.GenericSchema<unknown, Past> = v.strictObject({ header, until: count });

/** The value if it fits the schema, otherwise undefined. */
export function fitting<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
