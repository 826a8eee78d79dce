/** What a session needs from the match it belongs to, and what it says of itself. */
import type { Move, Seat } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Entry, Place } from '#engine/log.ts';
import type { Clock } from './clock.ts';
import type { chainOf, Entropy, Keys } from './keys.ts';
import type { Ledger, LogTip } from './ledger.ts';
import type { emotes } from './messages.ts';

export type Emote = (typeof emotes)[number];

/**
 * A consent: to the entry that makes the log with hash `at` one with hash `to`. Once told it counts until the log grows, even if
 * the question is taken back: it may be on its way into the log. `binds`: another device is to write it.
 */
export type Consent = { readonly at: Hash; readonly to: Hash; readonly binds: boolean };

/** What a session needs of the match it belongs to. */
export interface Desk {
  /** Stores entries durably at the end of the log; they count when it resolves, and not if it rejects. */
  store(entries: readonly Entry[], after: Ledger): Promise<void>;
  /** Replaces the log by another of the same match, durably, keeping the old one as a copy. */
  adopt(log: Ledger): Promise<void>;
  /** Stores what this device has agreed to, durably: it is told when this resolves. */
  agree(agreed: readonly Consent[]): Promise<void>;
  /** Stores keys; a token has come. */
  keep(keys: Keys): void;
  /** This device has moved itself: what it knows of its own moves is up to date. */
  caughtUp(): void;
  /** Entries are in the log and may be shown. */
  appended(entries: readonly Entry[]): void;
  /** Something else to be seen has changed. */
  changed(): void;
  /** Table talk, by a device id. */
  said(device: string, seat: Seat | null, emote: Emote): void;
  nudged(device: string): void;
  /** What another device says of the decision of this moment. */
  aside(aside: Aside): void;
}

export type SessionSetup = {
  readonly ledger: Ledger;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly desk: Desk;
  /** What this device agreed to before. */
  readonly agreed?: readonly Consent[];
  /** Makes the chains of this device; tests keep them. */
  readonly chains?: typeof chainOf;
  /** The log was restored from an older copy: our own moves may come back from others (LINK-LOG-05). */
  readonly lagging?: boolean;
};

/**
 * What stops play: `mismatch`: two programs disagree on a position; `store`: entries could not be stored; `dice`: our chain is
 * lost or used up; `elsewhere`: another device that has our key takes part in our place.
 */
export type Trouble = 'mismatch' | 'store' | 'dice' | 'elsewhere';
/** The unfinished turn of another device. */
export type Ghost = {
  readonly place: Place;
  readonly tip: LogTip;
  readonly moves: readonly Move[];
  readonly state: JsonObject;
};

/**
 * What a device says of the outcome of the world that is entry `n`, after which the log has that hash: whether it computed the
 * same. The log stands either way; a difference is for people to know.
 */
export type Receipt = { readonly place: Place; readonly n: number; readonly hash: Hash; readonly same: boolean };

/**
 * Beside the log, in games where time counts: `time`: how many milliseconds the device that decides has left after the first `n`
 * entries, and whether its time stands still; `help`: a device asks the one that decides to enter a move, or, without one, to
 * let its time stand still.
 */
export type Aside =
  | { readonly t: 'time'; readonly n: number; readonly left: number; readonly stands: boolean }
  | { readonly t: 'help'; readonly from: Place; readonly move: Move | null };

/** Why a session does not do what it was asked to. */
export class LinkRefused extends Error {
  constructor(readonly why: 'fork' | 'mismatch' | 'elsewhere' | 'turn' | 'accord' | 'gone' | 'closed') {
    super(`link: ${why}`);
    this.name = 'LinkRefused';
  }
}
