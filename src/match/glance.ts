/** The summary of a position for lists. */
import { standing, total, type Game, type Turn } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';
import type { Glance } from '#store/matches.ts';

/** What lists show of a position; `turn` is `over` as well when a match was ended by agreement. */
export function glanceAt(game: Game, state: JsonObject, turn: Turn = game.turn(state)): Glance {
  const { lines, places } = standing(game, state);
  return { turn, scores: lines.map(total), places, state };
}
