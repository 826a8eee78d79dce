/** Looking back at a stored match, entry by entry. */
import type { Game } from '#engine/game.ts';
import type { Header } from '#engine/log.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Frame, Happening } from './live.ts';

export interface Replay {
  readonly id: string;
  readonly game: Game;
  readonly header: Header;
  /** One for each entry, oldest first. */
  readonly history: readonly Happening[];
  /** The position after the first `entries` entries, 0 … history.length. Not to be changed. */
  at(entries: number): JsonObject;
  /** The moments of entry number `n` as it is carried out; the last is `at(n + 1)` at rest. */
  frames(n: number): readonly Frame[];
}

/** Opens the log of a match for looking only; a damaged one up to its last good entry. */
export function openReplay(_id: string): Promise<Replay> {
  return Promise.reject(new Error('not built yet'));
}
