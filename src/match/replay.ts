/** Looking back at a stored match, entry by entry. */
import type { Game } from '#engine/game.ts';
import type { Header } from '#engine/log.ts';
import type { JsonObject } from '#engine/json.ts';
import { loadMatch } from '#store/matches.ts';
import { carry } from './carry.ts';
import type { Frame, Happening } from './live.ts';
import { gameOf } from './game-of.ts';
import { Sheet } from './sheet.ts';

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

/** Opens the log of a match for looking only; a damaged one up to its last good entry. Throws StoreProblem. */
export async function openReplay(id: string): Promise<Replay> {
  const loaded = await loadMatch(id);
  const game = await gameOf(loaded.charter);
  const sheet = new Sheet(game, { ...loaded, draft: { moves: [], undone: [] } });
  const { history, state } = sheet;
  const happening = (n: number): Happening => {
    const found = history[n];
    if (!found) throw new RangeError(`there is no entry ${n}`);
    return found;
  };
  return {
    id,
    game,
    header: loaded.charter.header,
    history,
    at: (entries) => (entries === history.length ? state : happening(entries).before),
    frames: (n) => carry(game, happening(n).before, happening(n).move, happening(n)).frames
  };
}
