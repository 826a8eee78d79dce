/** The shape of everything stored or exported about a match, as schemas: what is read is checked before it is believed. */
import * as v from 'valibot';
import type { DraftMoves } from '#engine/draft.ts';
import type { Turn } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import type { Entry, Header, Player } from '#engine/log.ts';
import type { Past } from '#sync/record.ts';
import { count, entry, hash, header, id, json, jsonObject, move, past, player, seat, time } from '#sync/schema.ts';
export { entry, fitting, jsonObject, time } from '#sync/schema.ts';

/** Why a match is a copy of another: tried from the middle, rescued from damage, or one arm of a fork. */
const copyReasons = ['trial', 'repair', 'fork'] as const;
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

/** An entry as stored, with the hash of the log up to it. */
export type EntryRow = { readonly match: string; readonly n: number; readonly hash: Hash; readonly entry: Entry };
export const entryRow: v.GenericSchema<unknown, EntryRow> = v.strictObject({ match: id, n: count, hash, entry });

export const draftMoves: v.GenericSchema<unknown, DraftMoves> = v.strictObject({
  moves: v.pipe(v.array(move), v.maxLength(10_000)),
  undone: v.pipe(v.array(move), v.maxLength(10_000)),
  groups: v.exactOptional(v.pipe(v.array(v.pipe(count, v.minValue(1))), v.maxLength(10_000)))
});

/** Who plays the seats now; `mixed`: a seat went from a person to a bot, from a bot to a person, or to a bot of another level. */
export type Hands = { readonly players: readonly Player[]; readonly mixed: boolean };

/** What a list shows of a position: raw fields, to be put into words by whoever shows them. */
export type Glance = {
  /** Who is to act. */
  readonly turn: Turn;
  /** Points per seat, and after them those of an opponent without a seat. */
  readonly scores: readonly number[];
  /** Final places likewise once over, a forecast before. */
  readonly places: readonly number[];
  /** The position with drafted moves: for `doing` and the small picture. A cache, never the truth. */
  readonly state: JsonObject;
  /** Only where a seat has changed hands. */
  readonly hands?: Hands;
};
const glance: v.GenericSchema<unknown, Glance> = v.strictObject({
  turn: v.union([seat, v.picklist(['chance', 'world', 'over'])]),
  scores: v.array(v.number()),
  places: v.array(v.number()),
  state: jsonObject,
  hands: v.exactOptional(v.strictObject({ players: v.pipe(v.array(player), v.maxLength(8)), mixed: v.boolean() }))
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
