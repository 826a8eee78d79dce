/** What this device keeps of rooms of link play: the secret, its own key, the tokens of others. Never in the file of one match. */
import * as v from 'valibot';
import type { Keys } from '#sync/keys.ts';
import type { Json } from '#engine/json.ts';
import type { Consent } from '#sync/ports.ts';
import { invitation, type Invitation } from '#sync/messages.ts';
import { hash, id, json } from '#sync/schema.ts';
import { read, write, type Tables } from './db.ts';
import { StoreProblem } from './problem.ts';
import { fitting } from './records.ts';

export type LinkRow = {
  readonly room: string;
  /** The match played in it, once it has begun. */
  readonly match: string | null;
  readonly keys: Keys;
  /** The log here was restored and may be behind the others'. */
  readonly lagging: boolean;
  /** What this device agreed to lately. */
  readonly agreed: readonly Consent[];
  /** The table this device opened, until the match in it has begun; with the edition's data if it is not one the app ships. */
  readonly table: { readonly invitation: Invitation; readonly edition: Json | null } | null;
};

const text = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12,32}$/));
export const linkRow: v.GenericSchema<unknown, LinkRow> = v.strictObject({
  room: text,
  match: v.nullable(id),
  keys: v.strictObject({ room: text, secret: text, key: hash, tokens: v.record(id, hash) }),
  lagging: v.boolean(),
  agreed: v.optional(v.array(v.strictObject({ at: hash, to: hash, binds: v.boolean() })), []),
  table: v.optional(v.nullable(v.strictObject({ invitation, edition: v.nullable(json) })), null)
});

/**
 * The match of this room is played in another room here already (LINK-URL-02): whoever made up a second one with its name must
 * not have theirs taken for its keys.
 */
export async function isTaken(tables: Tables, { room, match }: LinkRow): Promise<boolean> {
  if (match === null) return false;
  const rooms = await tables.links.where('match').equals(match).primaryKeys();
  return rooms.length > 0 && !rooms.includes(room);
}

/**
 * Changes what is kept of a room, as it is stored at that moment: another tab may have changed it meanwhile. `change` gives what
 * is to be kept, or undefined to leave it as it is. Returns what is kept then. Throws StoreProblem, `room` if its match is that
 * of another one.
 */
export function changeLink(
  room: string,
  change: (now: LinkRow | undefined) => LinkRow | undefined
): Promise<LinkRow | undefined> {
  return write(['links'], async (tables) => {
    const now = fitting(linkRow, await tables.links.get(room));
    const next = change(now);
    if (next && (await isTaken(tables, next)))
      throw new StoreProblem('room', 'The match of this room is played in another one.');
    if (next) await tables.links.put(next);
    return next ?? now;
  });
}

/** Keys of one device with all that was learnt of others, here or in another tab. */
export const withTokens = (now: Keys, learnt: Keys): Keys => ({
  ...now,
  tokens: { ...now.tokens, ...learnt.tokens }
});

/** What is kept of a room, or of the room of a match. Throws StoreProblem. */
export async function loadLink(
  by: { readonly room: string } | { readonly match: string }
): Promise<LinkRow | undefined> {
  const row = await read(['links'], (tables) =>
    'room' in by ? tables.links.get(by.room) : tables.links.where('match').equals(by.match).first()
  );
  return fitting(linkRow, row);
}

/** Everything kept of rooms; what cannot be read is left out. Throws StoreProblem. */
export async function listLinks(): Promise<LinkRow[]> {
  const rows = await read(['links'], (tables) => tables.links.toArray());
  return rows.flatMap((row) => fitting(linkRow, row) ?? []);
}
