/** A move as every scene plays it: checked, told in full, and to the same position if it is told to nobody. */
import assert from 'node:assert/strict';
import { playChecked, type GameEvent, type Move, type Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

export function playTold<S extends JsonObject, M extends Move>(
  game: Rules<S, M>,
  state: S,
  move: M,
  events: GameEvent[]
): void {
  const silent = game.clone(state);
  playChecked(game, state, move, (event) => {
    assert.equal(typeof event.type, 'string');
    events.push(event);
  });
  game.play(silent, move);
  assert.deepEqual(silent, state);
}
