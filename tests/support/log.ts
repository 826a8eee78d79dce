/** Reading logs in tests. */
import type { Entry, PlayedEntry } from '#engine/log.ts';

/** The moves and draws of a log, without what devices agreed on. */
export const played = (entries: readonly Entry[]): PlayedEntry[] =>
  entries.filter((entry): entry is PlayedEntry => entry.type !== 'accord');
