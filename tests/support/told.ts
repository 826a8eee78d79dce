/** What is told of a move: in events, and in words. */
import assert from 'node:assert/strict';
import { playChecked, type GameEvent, type Move, type Rules } from '#engine/game.ts';
import type { JsonObject } from '#engine/json.ts';

/** Whoever is named in what is said, it carries that one's mark, and none if several are. */
export function assertMarked(
  names: readonly string[],
  { text, seat }: { readonly text: string; readonly seat: number | undefined }
): void {
  const named = names.filter((name) => text.includes(name));
  if (named.length > 1) assert.equal(seat, undefined, text);
  if (named.length === 1) assert.equal(seat, names.indexOf(named[0]!), text);
}

/** A move as every scene plays it: checked, told in full, and to the same position if it is told to nobody. */
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
