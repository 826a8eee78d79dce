/** What can go wrong with storage, by kind. The interface looks the kinds up in its own catalogue of messages. */

/**
 * - `full`: no room left on the device.
 * - `lost`: the browser lost its database connection and several attempts to open it again failed.
 * - `newer`: the data was written by a newer Wayside, or another tab is upgrading it: reload.
 * - `blocked`: another tab holds an older Wayside open and keeps this one from opening the data.
 * - `damaged`: stored data does not read back as it was written.
 * - `conflict`: another tab has written to this match in the meantime.
 * - `missing`: there is no such match or edition on this device.
 * - `unavailable`: this browser lets the page store nothing (a private window, storage switched off).
 * - `rules`: the match needs a game, rules version or edition that this Wayside does not have.
 * - `room`: the match is played in another room of link play on this device.
 * - `large`: everything together is more than one file may hold.
 * - `unknown`: anything else; the cause is attached.
 */
export type StoreProblemKind =
  | 'full'
  | 'lost'
  | 'newer'
  | 'blocked'
  | 'damaged'
  | 'conflict'
  | 'missing'
  | 'unavailable'
  | 'rules'
  | 'room'
  | 'large'
  | 'unknown';

/** A failure of storage that a person may have to know about. The message is English, for logs and as a last resort. */
export class StoreProblem extends Error {
  readonly kind: StoreProblemKind;

  constructor(kind: StoreProblemKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.name = 'StoreProblem';
  }
}
