/**
 * The match log: a header and an append-only list of entries, each chained to the one before by hash. The log is the
 * only truth of a match; the position is always the fold of its entries over the set-up.
 */
import { hash, type Hash } from './hash.ts';
import type { Move, Seat } from './game.ts';
import type { JsonObject } from './json.ts';

/** Who plays a seat when the match begins. `level` is set for bots only, `temper` for those of them that have one. */
export type Player = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level: string | null;
  readonly temper?: string;
};

/** A device that takes part, by its number in `LinkHeader.devices`. */
export type Place = number;

type Common = {
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

/** A match of one device. */
export type LocalHeader = Common & { readonly format: 'wayside.match/1' };

/** A match of several devices. `dice` has one commitment for each of them, `holders` the place of each seat. */
export type LinkHeader = Common & {
  readonly format: 'wayside.match/2';
  readonly devices: readonly { readonly id: string; readonly name: string }[];
  readonly holders: readonly Place[];
};

/** A match of the day: of one device, with draws that follow from the date, the same for everybody. It has no dice. */
export type DayHeader = Common & {
  readonly format: 'wayside.match/3';
  /** A date, `2026-11-21`. */
  readonly day: string;
};

/** What is agreed before the first entry. Everything that decides how the entries are read is in here. */
export type Header = LocalHeader | LinkHeader | DayHeader;

/**
 * What devices may agree on beside moves:
 * - `back`: the position becomes the one after the first `to` entries;
 * - `end`: the match is over as it stands;
 * - `hand`: a seat is played by somebody else, or from another device;
 * - `rest`: a device is away, and the dice do without it;
 * - `device`: a place is taken by this device from now on, with dice of its own.
 */
export type Accord =
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'end' }
  | { readonly type: 'hand'; readonly seat: Seat; readonly to: Place; readonly player: Player }
  | { readonly type: 'rest'; readonly place: Place }
  | {
      readonly type: 'device';
      readonly place: Place;
      readonly id: string;
      readonly name: string;
      readonly dice: Hash;
    };

/**
 * A decision of a seat; a draw of chance with the links of the dice chains that prove it; or something devices agreed on:
 * who asked, and who agreed, in rising order.
 */
export type Entry =
  | { readonly n: number; readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly n: number; readonly type: 'draw'; readonly move: Move; readonly links: readonly Hash[] }
  | {
      readonly n: number;
      readonly type: 'accord';
      readonly by: Place;
      readonly with: readonly Place[];
      readonly what: Accord;
    };

/** An entry that changes the position by the rules of the game. */
export type PlayedEntry = Extract<Entry, { type: 'move' | 'draw' }>;

/** The hash a log starts from. */
export const headerHash = (header: Header): Hash => hash(header);

/** What was worked out last for an entry: the table, its store and the other devices ask for the same hash in turn. */
const worked = new WeakMap<Entry, { readonly previous: Hash; readonly hash: Hash }>();

/** The hash after `entry`, given the one before it. Entries do not change. */
export function entryHash(previous: Hash, entry: Entry): Hash {
  const before = worked.get(entry);
  if (before?.previous === previous) return before.hash;
  const after = { previous, hash: hash({ previous, entry }) };
  worked.set(entry, after);
  return after.hash;
}

/** The hashes after each entry, beginning with the header's: one longer than `entries`. */
export function chain(header: Header, entries: readonly Entry[]): Hash[] {
  const hashes = [headerHash(header)];
  for (const entry of entries) hashes.push(entryHash(hashes[hashes.length - 1]!, entry));
  return hashes;
}
