/** Everything devices say to one another, as schemas: strict, bounded, and believed only after they fit (LINK-LIMIT-01). */
import * as v from 'valibot';
import { parseJson, type Json } from '#engine/json.ts';
import type { Entry } from '#engine/log.ts';
import {
  accord,
  count,
  entry,
  fitting,
  gameId,
  hash,
  header,
  id,
  json,
  jsonObject,
  move,
  name,
  past,
  place,
  player,
  seat
} from './schema.ts';

/** Raised whenever devices of different versions would misunderstand one another. */
export const protocol = 1;

const maxMessage = 256 * 1024;
/** Entries are sent in messages of at most this many characters, what stands around them included; a longer one goes alone. */
const chunk = 48 * 1024;
const envelope = 300;
export const maxEntries = 20_000;

/** As many devices as one remembers in a room. */
export const maxKnown = 32;

/** Why a connection was ended by one side. */
const byes = [
  'protocol',
  'secret',
  'rules',
  'edition',
  'match',
  'impostor',
  'malformed',
  'flood',
  'log',
  'busy',
  'twice',
  'replaced',
  'late',
  'leaving'
] as const;
export type Bye = (typeof byes)[number];

/** Table talk; what they look like is for the interface. */
export const emotes = ['hello', 'well-played', 'thanks', 'thinking', 'oops', 'wow', 'laugh', 'good-game'] as const;

const rules = v.strictObject({ game: gameId, version: count, edition: hash });
const tip = { n: v.pipe(count, v.maxValue(maxEntries)), hash };
/** Names a question: unique for its asker. */
const question = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const entries = v.pipe(v.array(entry), v.maxLength(1000));

export const invitation = v.strictObject({
  match: id,
  rules,
  options: jsonObject,
  players: v.pipe(v.array(player), v.minLength(1), v.maxLength(8)),
  /** Who holds each seat: a device id, or nobody yet. */
  holders: v.pipe(v.array(v.nullable(id)), v.maxLength(8)),
  devices: v.pipe(v.array(v.strictObject({ id, name, dice: hash })), v.minLength(1), v.maxLength(8))
});
export type Invitation = v.InferOutput<typeof invitation>;

const message = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), protocol: count, nonce: hash }),
  v.strictObject({ t: v.literal('proof'), mac: hash }),
  v.strictObject({
    t: v.literal('who'),
    device: id,
    /** New with every start of the page. */
    boot: hash,
    known: v.pipe(v.array(id), v.maxLength(maxKnown)),
    match: v.nullable(id),
    rules: v.nullable(rules)
  }),
  v.strictObject({ t: v.literal('token'), mac: hash, token: v.nullable(hash) }),
  v.strictObject({ t: v.literal('bye'), why: v.picklist(byes) }),

  v.strictObject({ t: v.literal('beat') }),
  v.strictObject({ t: v.literal('offer'), invitation }),
  v.strictObject({
    t: v.literal('claim'),
    name,
    seats: v.pipe(v.array(v.strictObject({ seat, name })), v.maxLength(8)),
    dice: hash
  }),
  v.strictObject({ t: v.literal('ask-edition') }),
  v.strictObject({ t: v.literal('edition'), data: json }),
  v.strictObject({ t: v.literal('start'), header, past: v.pipe(v.array(past), v.maxLength(0)) }),

  v.strictObject({
    t: v.literal('have'),
    ...tip,
    state: hash,
    link: v.nullable(hash),
    parted: v.boolean(),
    ask: v.boolean()
  }),
  v.strictObject({ t: v.literal('log'), from: count, before: hash, entries }),
  v.strictObject({ t: v.literal('want'), from: count }),
  v.strictObject({ t: v.literal('arm'), from: count, entries, ...tip }),
  v.strictObject({ t: v.literal('ghost'), ...tip, moves: v.pipe(v.array(move), v.maxLength(200)) }),
  v.strictObject({ t: v.literal('ask'), id: question, by: place, ...tip, what: accord }),
  v.strictObject({ t: v.literal('answer'), id: question, ...tip, yes: v.boolean() }),
  v.strictObject({ t: v.literal('withdraw'), id: question }),
  v.strictObject({ t: v.literal('say'), seat: v.nullable(seat), emote: v.picklist(emotes) }),
  v.strictObject({ t: v.literal('nudge') }),
  v.strictObject({ t: v.literal('receipt'), ...tip, same: v.boolean() }),
  v.strictObject({ t: v.literal('time'), ...tip, left: count, stands: v.boolean() }),
  v.strictObject({ t: v.literal('help'), move: v.nullable(move) })
]);
export type Message = v.InferOutput<typeof message>;

/** Reads a message from anywhere; undefined if it is none. */
export function readMessage(text: unknown): Message | undefined {
  if (typeof text !== 'string' || text.length > maxMessage) return undefined;
  const value: Json | undefined = parseJson(text);
  return value === undefined ? undefined : fitting(message, value);
}

/** A hello of any version, so that a difference can be named. */
export function readHello(text: unknown): { protocol: number } | undefined {
  if (typeof text !== 'string' || text.length > 4096) return undefined;
  return fitting(v.object({ t: v.literal('hello'), protocol: count }), parseJson(text));
}

/** Entries from number `from` on, as many as fit a message. */
export function slice(all: readonly Entry[], from: number): Entry[] {
  const entries: Entry[] = [];
  let size = envelope;
  for (const one of all.slice(from, from + 1000)) {
    size += JSON.stringify(one).length + 1;
    if (entries.length > 0 && size > chunk) break;
    entries.push(one);
  }
  return entries;
}
