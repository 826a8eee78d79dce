/** Beginning a match: a new one, a rematch, a trial from the middle of another. Each returns the new match's id. */
import type { Json, JsonObject } from '#engine/json.ts';
import type { Player } from '#engine/log.ts';

export type NewMatch = {
  readonly game: string;
  readonly players: readonly Player[];
  /** As the game's `parseOptions` takes them; `{}` for the standard game. */
  readonly options: JsonObject;
  /** Data of a personal edition; without it the one that the app ships. */
  readonly edition?: Json;
};

/**
 * Stores a new match, with the first draws of chance made, and returns its id. Throws an Error in words if options,
 * seats or edition do not fit the game; StoreProblem if it cannot be stored.
 */
export function createMatch(_wanted: NewMatch): Promise<string> {
  return Promise.reject(new Error('not built yet'));
}

/** The same players and options again. Where an option `first` names the seat that begins, the next seat begins. */
export function rematch(_id: string): Promise<string> {
  return Promise.reject(new Error('not built yet'));
}

/** “Try from here”: a copy of a match as it stood after its first `entries` entries, to be played on. */
export function branch(_id: string, _entries: number): Promise<string> {
  return Promise.reject(new Error('not built yet'));
}

/** A copy of a damaged match up to its last good entry, to be played on. The damaged one stays as it is. */
export function continueFromLastGood(_id: string): Promise<string> {
  return Promise.reject(new Error('not built yet'));
}
