/** The matches kept on this device. */
import type { Turn } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Player } from '#engine/log.ts';

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

/** A match as lists show it. */
export type MatchSummary = {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: readonly Player[];
  /** ISO 8601. */
  readonly created: string;
  readonly updated: string;
  readonly status: 'open' | 'over';
  /** Number of entries in the log. */
  readonly entries: number;
  /** Missing when the row is damaged; the match may still open. */
  readonly glance: Glance | undefined;
  /** Where a copy comes from: the id of the other match, the entry it was copied up to, and why. */
  readonly origin: {
    readonly match: string;
    readonly entries: number;
    readonly why: 'trial' | 'repair' | 'fork';
  } | null;
  readonly damaged: boolean;
};

/** Every match, last played first. A damaged one is listed too, marked as such. */
export function listMatches(): Promise<MatchSummary[]> {
  return Promise.resolve([]);
}

/** Removes a match and its log for good. Deleting one that is not there is no error. */
export function deleteMatch(_id: string): Promise<void> {
  return Promise.resolve();
}
