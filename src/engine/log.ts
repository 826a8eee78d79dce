/**
 * The match log: a header and an append-only list of entries, each chained to the one before by hash. The log is the
 * only truth of a match; the position is always the fold of its entries over the set-up.
 */
import { hash, type Hash } from './hash.ts';
import type { Move, Seat } from './game.ts';
import type { JsonObject } from './json.ts';

/** Who plays a seat when the match begins. `level` is set for bots only. */
export type Player = { readonly name: string; readonly kind: 'person' | 'bot'; readonly level: string | null };

/** What is agreed before the first entry. Everything that decides how the entries are read is in here. */
export type Header = {
  readonly format: 'wayside.match/1';
  /** A random name, unique over all devices. */
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Hash of the edition's data; the data itself travels beside the log when it is not one the app ships. */
  readonly edition: Hash;
  readonly options: JsonObject;
  readonly players: readonly Player[];
  /** Ends of the hash chains that chance values are made from (see sync/dice.ts), one for each device taking part. */
  readonly dice: readonly Hash[];
  /** When the match was made, ISO 8601. */
  readonly created: string;
};

/** A decision of a seat, or a draw of chance with the links of the dice chains that prove it. */
export type Entry =
  | { readonly n: number; readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly n: number; readonly type: 'draw'; readonly move: Move; readonly links: readonly Hash[] };

/** The hash a log starts from. */
export const headerHash = (header: Header): Hash => hash(header);

/** The hash after `entry`, given the one before it. */
export const entryHash = (previous: Hash, entry: Entry): Hash => hash({ previous, entry });

/** The hashes after each entry, beginning with the header's: one longer than `entries`. */
export function chain(header: Header, entries: readonly Entry[]): Hash[] {
  const hashes = [headerHash(header)];
  for (const entry of entries) hashes.push(entryHash(hashes[hashes.length - 1]!, entry));
  return hashes;
}
