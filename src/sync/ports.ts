/** What a session needs from the match it belongs to, and what it says of itself. */
import type { Move, Seat } from '#engine/game.ts';
import type { Hash } from '#engine/hash.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Place } from '#engine/log.ts';
import type { Step } from '#engine/timeline.ts';
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

/** The log that a session is about. The session keeps none of its own: whoever holds this is the one that writes. */
export interface LogPort {
  /** What is stored. */
  readonly ledger: Ledger;
  /** The turn in the making that is stored beside it. */
  readonly drafted: readonly Move[];
  /** Stores what `ahead`, a copy carried on, has more, and makes it the log; nothing has changed if it rejects. */
  write(ahead: Ledger): Promise<void>;
  /** Replaces the log by another of the same match, durably, keeping the old one as a copy. */
  adopt(theirs: Ledger): Promise<void>;
}

/** What else a session needs of the match it belongs to. */
export interface MatchPort {
  /** Stores what this device has agreed to, durably: it is told when this resolves. */
  agree(agreed: readonly Consent[]): Promise<void>;
  /** Stores keys; a token has come. */
  keep(keys: Keys): void;
  /** This device has moved itself: what it knows of its own moves is up to date. */
  caughtUp(): void;
  /** Something to be seen beside the log has changed. */
  changed(): void;
  /** Table talk, by a device id. */
  said(device: string, seat: Seat | null, emote: Emote): void;
  nudged(device: string): void;
  /** What another device says of the decision of this moment. */
  aside(aside: Aside): void;
}

export type SessionSetup = {
  readonly log: LogPort;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly port: MatchPort;
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
  readonly steps: readonly Step[];
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

type Why = 'fork' | 'mismatch' | 'elsewhere' | 'turn' | 'accord' | 'gone' | 'closed';

/** Why a session does not do what it was asked to. */
export class LinkRefused extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(`link: ${why}`);
    this.why = why;
    this.name = 'LinkRefused';
  }
}
