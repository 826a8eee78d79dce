/** Looking back at a stored match, entry by entry. */
import type { Game } from '#engine/game.ts';
import type { Header, Player } from '#engine/log.ts';
import type { Hash } from '#engine/hash.ts';
import type { Json, JsonObject } from '#engine/json.ts';
import { loadMatch } from '#store/matches.ts';
import { carry, type Frame, type Happening } from '#engine/timeline.ts';
import { devicesAfter } from '#sync/devices.ts';
import { gameOf } from './game-of.ts';
import { ledgerOf } from './log.ts';

export interface Replay {
  readonly id: string;
  readonly game: Game;
  readonly header: Header;
  /** Data of the edition if it is not the one that the app ships. */
  readonly edition: Json | null;
  /** Hash of the whole log. */
  readonly tip: Hash;
  /** It has come to its end, by the rules or by agreement. */
  readonly over: boolean;
  /** It was begun by “try from here” out of another. */
  readonly trial: boolean;
  /** The log cannot be read to its end: this is everything up to its last good entry. */
  readonly damaged: boolean;
  /** One for each entry, oldest first. */
  readonly history: readonly Happening[];
  /** The position after the first `entries` entries, 0 … history.length. Not to be changed. */
  at(entries: number): JsonObject;
  /** Who played the seats then. */
  players(entries: number): readonly Player[];
  /** The moments of entry number `n` as it is carried out; the last is `at(n + 1)` at rest. */
  frames(n: number): readonly Frame[];
}

/** Opens the log of a match for looking only; a damaged one up to its last good entry. Throws StoreProblem. */
export async function openReplay(id: string): Promise<Replay> {
  const loaded = await loadMatch(id);
  const game = await gameOf(loaded.charter);
  const { history, state, turn, tip, entries: log } = ledgerOf(game, loaded);
  const happening = (n: number): Happening => {
    const found = history[n];
    if (!found) throw new RangeError(`there is no entry ${n}`);
    return found;
  };
  return {
    id,
    game,
    header: loaded.charter.header,
    edition: loaded.charter.edition,
    tip: tip.hash,
    over: turn === 'over',
    trial: loaded.charter.copy === 'trial',
    damaged: loaded.damage !== undefined,
    history,
    at: (entries) => (entries === history.length ? state : happening(entries).before),
    players: (entries) => devicesAfter(loaded.charter, log.slice(0, history[entries]?.n)).players,
    frames: (n) => carry(game, happening(n).before, happening(n).move, happening(n)).frames
  };
}
